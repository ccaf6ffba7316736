# The pages around the game: start, lobby, result, replay, rules, settings, first game.

## Everywhere

page-title = { $title } · Ethnos
page-skip = Přejít na obsah
page-ways = Stránky
page-language = Jazyk
# $option: a code of the server
page-problem = { $option ->
    [offline] Server neodpovídá. Zkontroluj připojení a zkus to znovu.
    [too_many_rooms] Máš několik stolů, kde se ještě nezačalo. Nejdřív u některého začni hrát, nebo od něj odejdi.
    [too_fast] To bylo moc rychlé. Chvilku počkej a zkus to znovu.
    [too_big] Tento soubor je moc velký.
    [bad_options] Tyhle možnosti nejdou dohromady.
    [not_finished] Tahle hra ještě neskončila.
    [sealed] Toto rozdání ještě hrají ostatní. Otevře se hodinu po konci dne.
    [daily] To u denního rozdání nejde.
    [no_such_room] Taková hra není. Odkaz je starý nebo s překlepem.
    [no_such_code] Tento kód neplatí, nebo už vypršel. Vytvoř na druhém zařízení nový.
    [no_session] Prohlížeč už neví, kdo jsi. Načti stránku znovu.
    [no_spectators] Na hru u tohoto stolu se dívat nedá.
    [review_failed] Rozbor byl přerušen. Požádej o něj znovu.
    [bad_position] Taková pozice neexistuje.
    [bad_record] Tohle není záznam hry, nebo je poškozený.
    [bad_name] Jméno musí obsahovat písmena.
    [seat_taken] Tohle místo právě obsadil někdo jiný.
    [full] Všechna místa jsou obsazená.
    [already_started] Hra už začala.
    [storage] Hru teď nejde uložit. Zkus to za minutu.
    [banned] Provozovatel serveru vyloučil tebe nebo tvou síť.
    [room_closed] Provozovatel serveru tento stůl zavřel.
    [bad_key] Tohle není klíč provozovatele.
    [bad_passkey] Tento přístupový klíč tu neplatí, nebo už ne.
    [bad_words] Je v tom slovo, které na tomto serveru nechtějí.
   *[other] Nepovedlo se to. Načti stránku znovu a zkus to ještě jednou.
}

## Start

page-hero = Šest království. Dvanáct národů. Tři draci.
page-hero-text = Shromáždi skupinu, vyber jí vůdce a umísti žeton na mapu, než někdo probudí třetího draka. Pro dva až šest hráčů, asi čtyřicet minut, bez registrace.
page-bots = Hrát hned proti botům
page-players = Hráči
page-level = Síla botů
page-level-text = Bot, který { $text }.
page-deal = Rozdat karty
page-tribes = Národy
page-tribes-beginner = První hra
page-tribes-random = Náhodné
page-tribes-mood = Podle nálady
page-tribes-own = Vybrat
page-tribes-chosen = Vybrané národy: { $count } z { $total }
page-tribes-drawn = Z dvanácti národů se { $count ->
    [one] vylosuje { $count }
    [few] vylosují { $count }
   *[other] vylosuje { $count }
}.
page-friends = Hrát s kamarády
page-friends-text = Otevři stůl a pošli odkaz. Prázdná místa mohou obsadit boti a o jedno zařízení se můžete i dělit.
page-friends-open = Otevřít stůl
page-join = Máš kód?
page-code-example = Kód
page-join-do = Připojit se
page-join-wrong = Žádný stůl tenhle kód nemá. Možná je v něm chyba, nebo už stůl není.
page-mine = Pokračovat ve hře
page-games = Moje hry
page-games-all = Všechny hry ({ $count })
page-learn = Jsi tu poprvé?
page-learn-short = Výuka
page-learn-text = Zahraj si první věk s průvodcem po boku. Každé pravidlo se dozvíš, až ho budeš potřebovat, a celé to trvá pět minut.
page-learn-do = Učit se hraním
page-learn-rules = Přečíst pravidla
page-learn-replay = Podívat se na ukázkovou hru
page-public = Stoly otevřené všem
page-public-none = Zrovna nikdo nečeká. Otevři vlastní stůl a zaškrtni „Otevřeno všem“.
page-credits = Ethnos je desková hra Paola Moriho z roku 2017. Toto je volně šířená verze od jejích obdivovatelů, s vlastními kresbami; nepatří žádnému vydavateli.

## Tables in a list

page-table-of = { $names }
page-table-empty = Prázdný stůl
page-room-lobby = { $count ->
    [0] všechna místa obsazená, brzy se začne
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
page-room-over = dohráno { $text }
page-room-yours = jsi na tahu, { word-age }. věk
page-room-playing = hraje se, { word-age }. věk
page-analysis = Rozbor pozic
page-room-exercise = Cvičení · { $text }
page-room-result = Výsledek
page-room-continue = Pokračovat
page-room-join = Posadit se
page-room-watch = Dívat se
page-games-going = Rozehrané
page-games-over = Dohrané
page-games-none = Žádná hra na tebe nečeká.
page-games-none-over = Zatím nemáš dohranou žádnou hru.
page-games-new = Nová hra

## Lobby

page-seat-here = je tu
page-seat-companion = Sdílet zařízení
page-seat-clear = Uvolnit místo: { $name }
page-seat-clear-short = Uvolnit
page-seat-name = Změnit jméno { $name }
page-seat-name-save = Uložit
page-companion = Host { $number }
page-companion-name = Jméno spoluhráče
page-fill = Doplnit boty
page-invite = Pozvi kamarády
page-invite-text = Pojď si se mnou zahrát Ethnos.
page-qr = QR kód pro { $text }
page-link = Odkaz
page-link-copy = Kopírovat odkaz
page-share = Sdílet
page-options = Co se hraje
page-clock = Čas na tah
page-clock-name = { $option ->
    [minute] jedna minuta
    [minutes] tři minuty
    [day] jeden den
    [days] tři dny
   *[none] bez omezení
}
page-undo = Vracení tahů
page-undo-name = { $option ->
    [free] vždy
    [none] nikdy
   *[consent] se souhlasem ostatních
}
page-option = { $option ->
    [public] Otevřeno všem
    [spectators] Ostatní se mohou dívat
    [memory_aid] Ukazovat karty, které má někdo určitě v ruce
   *[hints] Povolit rady
}
page-rulings = { $count ->
    [0] Domácí pravidla: žádná
    [one] Domácí pravidla: jedno
   *[other] Domácí pravidla: { $count }
}
page-rulings-text = Co které z nich mění
page-fair = Jak se dokáže, že se rozdává poctivě
page-fair-text = Hra už si zvolila svou část zamíchání a ukazuje její otisk. Kdo usedne ke stolu, přidá kousek vlastní náhody. Po hře svou část odhalí a kdokoli si může rozdání přepočítat.

## After the game

page-after = Výsledek
page-after-none = Výsledek tu není
page-after-replay = Přehrát záznam
page-after-table = Konečný stav stolu
page-after-record = Stáhnout záznam
page-markers = { $count ->
    [one] { $count } žeton v královstvích
    [few] { $count } žetony v královstvích
   *[other] { $count } žetonů v královstvích
}
page-chart = Odkud je sláva
page-chart-label = Sláva všech hráčů podle věků a zdrojů; stejná čísla jsou v tabulce níže.
page-chart-age = { word-age }: { $glory }
page-chart-numbers = Všechna čísla
page-chart-column = Věk
page-curve = Jak to šlo
page-curve-text = Kolik slávy by kdo měl, kdyby věk skončil právě v té chvíli. Kliknutím si tu chvíli zobrazíš.
page-curve-label = Sláva všech hráčů v průběhu hry, kdyby věk skončil v dané chvíli.
page-chances = Šance na výhru
page-chances-text = Jakou šanci na výhru kdo v dané chvíli měl, v procentech. Odhaduje ji bot podle toho, co leží na stole. Kliknutím si tu chvíli zobrazíš.
page-chances-label = Šance všech hráčů na výhru v průběhu hry, v procentech.
page-swings = Co hru zvrátilo
page-swings-text = Kolik slávy tah získal oproti nejlepšímu soupeři, kdyby věk skončil v té chvíli. Žeton trollů může rozhodnout remízy v několika královstvích najednou.
page-swing = +{ word-glory } oproti nejlepšímu soupeři
page-swing-look = Ukázat
page-fair-after = Otisk ukázaný před hrou, vlastní část zamíchání a to, co přidali hráči, musí dát přesně ty karty, které se rozdaly.
page-proof = Ověřit rozdání
page-proof-good = Karty se rozdaly, jak bylo slíbeno, a každý tah byl podle pravidel.
page-proof-bad = Tento záznam nesedí. Co je špatně, najdeš níže.
page-proof-more = O co se důkaz opírá
page-proof-commitment = Otisk ukázaný před hrou
page-proof-seed = Část od serveru
page-proof-nonces = Co přidali hráči

## Replay

page-replay = Přehrát hru
page-replay-text = Každou hru z tohoto serveru si můžeš přehrát ze stránky s výsledkem. Tady otevřeš soubor se záznamem, který máš uložený nebo ho zapsala hra v terminálu.
page-replay-file = Vybrat soubor se záznamem
page-replay-drop = nebo ho přetáhni sem; končí na .ethnos.jsonl
page-replay-wrong = { $file } nejde zobrazit. { $reason }
page-replay-mine = Moje odehrané hry
page-sample = Ukázková hra
page-sample-text = Tři boti hrají krátkou hru s národy pro první hru a s odkrytými kartami v ruce. Nech ji běžet, nebo ji projdi tah po tahu: za pár minut uvidíš, jak se Ethnos hraje.
page-sample-watch = Podívat se na ukázkovou hru
page-replay-own = Záznam hry
page-replay-none = Není co přehrát
page-replay-controls = Procházet hru po krocích
page-replay-step = Krok
page-replay-at = { $number } / { $total }
page-replay-first = Na začátek (Home)
page-replay-back = O krok zpět (←)
page-replay-next = O krok dál (→)
page-replay-last = Na konec (End)
page-replay-play = Přehrávat (mezerník)
page-replay-pause = Zastavit (mezerník)
page-replay-pace = Rychlost
page-replay-times = { $text }×
page-replay-view = Čí pohled
page-view-full = Všechny karty odkryté
page-view-public = Jako divák
page-view-seat = Jak to vidí { $name }
page-replay-link = Odkaz na tento tah
page-hands = Všechny ruce
page-hand = { $name }: { $cards }

## Rules

page-rules-contents = Obsah
page-rules-search = Hledat v pravidlech
page-rules-nothing = O tom tu nic není.
page-rules-clauses = { $count ->
    [one] Ustanovení, o které se kapitola opírá
   *[other] { $count } ustanovení, o která se kapitola opírá
}

## Settings

page-you = Ty
page-save = Uložit
page-name-saved = Uloženo.
page-look = Vzhled a animace
page-speed-text = Jak rychle se pohybují karty a žetony. Pokud máš v systému zapnuté omezení pohybu, nepohybuje se nic.
page-playing = Hraní
page-confirm-name = { $option ->
    [off] Nikdy
    [on] Vždy
   *[timed] Tři sekundy
}
page-confirm-text = S volbou „Tři sekundy“ se tah provede sám, pokud si to nerozmyslíš.
page-device = Další zařízení
page-device-text = Tvoje hry patří tomuto prohlížeči. S kódem, který platí deset minut, se může přidat další zařízení.
page-device-make = Vytvořit kód
page-device-code = Kód pro další zařízení
page-device-have = Máš kód z jiného zařízení?
page-device-claim = Použít
page-device-done = Na tomto zařízení teď hraje { $name }.
passkey-title = Přístupové klíče
passkey-text = Přístupový klíč leží v telefonu, v počítači nebo ve správci hesel a kdekoli tě přihlásí jako téhož hráče. Nepotřebuje heslo ani e-mailovou adresu.
passkey-make = Vytvořit přístupový klíč
passkey-sign-in = Přihlásit se klíčem
passkey-made = Přístupový klíč je vytvořen. Jiné zařízení se jím může přihlásit.
passkey-created = Vytvořen: { $day }
passkey-used = Naposledy použit: { $day }
passkey-delete = Smazat
passkey-deleted = Přístupový klíč je smazán. Odeber ho i ze svého zařízení.
passkey-known = Toto zařízení už pro tebe přístupový klíč má.

## The first game. Two asterisks at each end make a **stronger** part of a sentence

lesson-player = { $seat ->
    [1] Bela
   *[2] Noor
}
lesson-coach = Tvoje první hra
lesson-wait = Hrají ostatní…
lesson-leave = Opustit lekci
lesson-play = Zahrát si doopravdy
lesson-other-draw = Šlo by to: z balíčku přijde karta, kterou nikdo nezná, nebo drak. { word-ring }
lesson-other-take = Šlo by to: karta by ti přišla do ruky a nikdo jiný by si ji už nevzal. { word-ring }
lesson-other-band = Šlo by to: stalo by se, co řekla věta, a zbytek tvé ruky by ležel odkrytý pro všechny. { word-ring }
lesson-other = { word-ring }
word-ring = Tady zkoušíme něco jiného: drž se zlatého kroužku.
lesson-next = Dál
lesson-not-here = To musí počkat na opravdovou hru.
lesson-take = Držíš jednu kartu: obra z Rhey, červeného království. Ve svém tahu si buď vezmeš jednu kartu, nebo z karet v ruce vyložíš skupinu.
    V nabídce leží další dva obři. **Vezmi si modrého.**
lesson-draw = Dva obři jdou k sobě: skupinu tvoří karty **jednoho národa**, nebo **jedné barvy**.
    Nabídku nikdo nedoplňuje, a tak si někdy musíš dobrat naslepo. **Dober z balíčku.**
lesson-draw-again = Šedý kentaur nejde ani k jednomu z tvých obrů. Zatím si ho nech. V ruce můžeš mít deset karet; s deseti musíš vyložit skupinu.
    Sleduj, co sbírají ostatní, a **dober ještě jednou.**
lesson-band = Tři obři! **Vyber všechny tři** a pak urči, **kdo povede**: barva vůdce určuje, do kterého království přijde tvůj žeton.
    Rhea vynáší 6 slávy, víc než ostatní. **Ať vede červený obr. Vylož skupinu.**
lesson-discard = Tvůj žeton stojí v Rhee. Ke slovu se dostane i národ vůdce: největší skupina s obrem v čele získává 2 slávy a žeton obrů. Kdo ho drží, dostane na konci věku zaplaceno znovu.
    A cena? Zbytek ruky putoval do nabídky a tvého kentaura už má Bela. **Vezmi si červeného opeřence.**
lesson-colour = Teď zkus skupinu jedné barvy. Jednu červenou kartu držíš; třeba je v balíčku další. **Dober.**
lesson-dragon = **Drak!** Tři draci spí v dolní polovině balíčku a v této lekci je balíček krátký. Třetí okamžitě ukončí věk a karty, které zůstanou v ruce, nemají žádnou cenu.
    Přišel ti i červený čaroděj. **Vyber obě červené karty a ať je vede opeřenec:** ten smí do kteréhokoli království.
lesson-marker = Na žeton potřebuješ skupinu s více kartami, než kolik žetonů v království máš. Althea vynáší 4 a nikdo tam ještě není. **Vyber Altheu.**
    Mapa říká vše: zlatá mince je to, co v tomto věku vynáší první místo, figurka s číslem počítá něčí žetony a pod tím stojí, jak velkou skupinu potřebuješ.
lesson-second-dragon = **Druhý drak.** Odteď může věk ukončit kterákoli karta z balíčku; šance je napsaná vedle něj. Karty z nabídky jsou bezpečné.
    Teď si **vezmi červeného mínotaura.**
lesson-minotaur = V Rhee máš jeden žeton, takže na druhý potřebuješ dvě karty. Jenže skupina s mínotaurem v čele se počítá jako o kartu větší. **Vylož mínotaura samotného,** než bude pozdě.
lesson-end = Přichází **třetí drak**, dobírá ho Noor. Každé království zaplatí tomu, kdo v něm má nejvíc žetonů, a každá skupina vynese podle velikosti: 0, 1, 3, 6, 10, 15.
    Žetony zůstávají do dalšího věku; všechny karty se znovu zamíchají. Kdo má po posledním věku nejvíc slávy, vyhrává. To je celá hra: zbytek je na dvanácti národech a co umějí, ti kdykoli řeknou národy nahoře na obrazovce.
lesson-later = V dalších věcích vynášejí i **druhá a třetí místa**: mince předchozích věků. A **při shodě se dělí**: mince sdílených míst se sečtou a vydělí, zaokrouhleno dolů. Dva, kteří se dělí o 8 a 4, dostanou po 6; takovou shodu může vyhrát žeton trollů.
lesson-help = **Rada** ukáže, co by udělal dobrý hráč a proč. **Zpět** vrátí tvou poslední akci, pokud ti neukázala nic nového.
    Podrž kartu nebo na ni ukaž a uvidíš, co její národ umí.
