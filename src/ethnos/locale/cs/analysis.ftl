### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Všechny karty v ruce jsou odkryté a rozhoduješ za všechny. Zeptej se na nejlepší tahy, rozehraj je a vezmi zpět.
analysis-edit-text = Klikáním nebo jako text, anebo ji vezmi ze záznamu hry: „{ analysis-here }“.
analysis-sample = Pro začátek je tu pozice z ukázkové hry.
analysis-best = Nejlepší tahy
analysis-ask = Najít nejlepší tahy
analysis-thinking = Zkoušejí se tahy …
analysis-ahead = { $count ->
    [one] Dřív přijde na řadu { $count } jiný rozbor.
    [few] Dřív přijdou na řadu { $count } jiné rozbory.
    [many] Dřív přijde na řadu { $count } jiného rozboru.
   *[other] Dřív přijde na řadu { $count } jiných rozborů.
}
analysis-moves = Nebo zahraj kterýkoli tah
analysis-play = Zahrát
analysis-undo = Vzít zpět
analysis-over = Tady hra končí.
analysis-edit = Postavit jinou pozici
analysis-deal = Nové rozdání
analysis-players = Hráči
analysis-position = Pozice jako text
analysis-apply = Postavit tento text
analysis-place = Co změnit
analysis-place-pool = Nabídka
analysis-place-hand = Ruka: { $name }
analysis-place-bands = Skupiny: { $name }
analysis-place-markers = Žetony a sláva: { $name }
analysis-place-turn = Tah, věk a draci
analysis-add = Přidat kartu
analysis-remove = Odebrat: { $card }
analysis-empty = prázdné
analysis-new-band = Nová skupina
analysis-glory = Sláva
analysis-turn-of = Na tahu: { $name }
analysis-place-deck = Balíček
analysis-place-discarded = Odložené karty
analysis-place-known = Známé karty: { $name }
analysis-place-setting = Národy, žetony slávy a domácí pravidla
analysis-supply = Zbývá žetonů
analysis-merfolk = Stupnice mořského lidu
analysis-orcs = Deska orčí hordy
analysis-trolls = Žetony trollů
analysis-giant = Žeton obrů
analysis-giant-here = leží zde
analysis-giant-size = Velikost skupiny
analysis-age = Věk
analysis-first = Začínající hráč
analysis-decision = O čem se rozhoduje
analysis-bands-played = Skupiny v tomto tahu
analysis-free = Volné žetony
analysis-dragons = Odhalení draci
analysis-dragon-free = Karty před drakem
analysis-third = Kdo dobral třetího draka
analysis-nobody = nikdo
analysis-replace = Vyměň národ; jeho karty a žetony zmizí ze stolu.
analysis-swap = Stiskni dva žetony slávy a vymění se.
analysis-token = { kingdom-name }: { $glory }
analysis-top = Stiskni kartu a bude navrchu balíčku.
analysis-dragon = drak
analysis-decision-name = { $decision ->
    [turn] Najmout, nebo vyložit skupinu
    [marker] Kam přijde žeton
    [merfolk_move] Jak daleko se posune žeton mořského lidu
    [free_marker] Kam přijde volný žeton
    [orc_marker] Žeton na desku orčí hordy
    [troll_token] Který žeton trollů
    [further_band] Další skupina
    [keep] Které karty zůstanou
   *[wizard_draw] Zda čaroděj dobere
}
analysis-wrong = Tuto pozici nelze postavit: { $reason }
analysis-here = Rozebrat tuto pozici
