### Sentences of the table: what is asked, offered and advised, told by ethnos.talk.

## The players

# What a bot is called, by the piece it plays
bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Cosima
    [3] Dario
    [4] Elka
   *[5] Falk
}
name-numbered = { $name } { $number }

## What is asked

turn-yours = **Jsi na tahu.** { $decision ->
    [turn] Vylož skupinu, nebo najmi kartu.
    [marker] Kam přijde žeton?
    [merfolk_move] O kolik políček postoupíš?
    [free_marker] Kam přijde žeton zdarma?
    [orc_marker] Přidáš orčí žeton?
    [troll_token] Vyber si žeton trollů.
    [further_band] Další skupina, nebo stačí?
    [keep] Které karty si necháš?
    [wizard_draw] Dobereš si karty?
    [raid] Rabovat, nebo počkat?
   *[other] { "" }
}
turn-full = **Jsi na tahu.** Plná ruka: vylož skupinu.
turn-recruit = **Jsi na tahu.** Najmi si kartu.
turn-other = { $decision ->
    [turn] Na tahu je { $name }.
    [raid] { $name } rozhoduje o rabování.
   *[other] { $name } se rozhoduje.
}
turn-over = Hra skončila.
live-turn = **Vyber karty do skupiny,** vezmi si kartu z nabídky, nebo dober z balíčku.
live-turn-no-pool = **Vyber karty do skupiny,** nebo dober z balíčku.
live-turn-no-band = **Vezmi si kartu z nabídky,** nebo dober z balíčku.
live-turn-deck = **Dober kartu z balíčku.**
live-turn-full = **Máš plnou ruku.** Vyber karty do skupiny.
live-turn-only-band = **Vyber karty do skupiny.**
live-turn-pass = **Nemůžeš nic udělat.** Musíš vynechat tah.
live-further-band = **Další skupina?** Vyber do ní karty, nebo to nech být.
live-marker = **Kam přijde žeton?** Vyber jedno ze zvýrazněných království.
live-merfolk-move = **O kolik se posune tvůj žeton mořského lidu?**
live-free-marker = **Žeton zdarma!** Vyber kterékoli zvýrazněné království, nebo žeton odmítni.
live-orc-marker = **Dáš žeton na políčko { kingdom-name } své desky orčí hordy?**
live-troll-token = **Který žeton trollů?** Na konci věku rozhoduje remízy ve tvůj prospěch.
live-keep = **Můžeš si nechat až { word-cards-accusative }.** { $chosen ->
    [0] Vyber je; ostatní půjdou do nabídky.
   *[other] Vybráno: { $chosen }; ostatní půjdou do nabídky.
}
live-wizard-draw = { $free ->
    [yes] **Dobrat z balíčku až { word-cards-accusative }?**
   *[no] **Dobrat z balíčku { word-cards-accusative }?**
} Riziko draka je u každé karty { $percent } %.
live-raid = **Rabovat hned?** { $count ->
    [one] Jeden žeton se vrátí
    [few] { $count } žetony se vrátí
   *[other] { $count } žetonů se vrátí
} do tvé zásoby za { word-glory-accusative }. Nebo počkej: víc žetonů vynese víc.
live-wait = **Na tahu je { $name }.**
live-wait-raid = **{ $name } rozhoduje o rabování.**
live-undo-asked = { $name } chce vzít zpět poslední akci. Souhlasíš?
live-undo-waiting = Ptáme se ostatních, jestli můžeš akci vzít zpět.
live-over = **Hra skončila.**

## What would happen

live-band = **Vykládáš { word-band }:** { $marker }; { $ability }; { $discard }; na konci věku za { word-glory-accusative }.
live-skeletons = **Deset kostlivců:** okamžitě vyhráváš hru.
live-take = **Vzít si z nabídky { word-card-accusative }?**
live-draw = **Dobrat z balíčku?** { $percent ->
    [0] Drak teď přijít nemůže.
   *[other] Riziko, že příští karta bude drak, je { $percent } %.
}
live-place = **Žeton do { word-kingdom-genitive }?**
# $what: the action as a short sentence
live-do = **Opravdu?** { $what }
brief = { $where }, { word-glory }
brief-marker = žeton do { word-kingdom-genitive }
brief-markers = žeton, kam chceš
brief-no-marker = bez žetonu

## Buttons

button-stop = Stačí
button-pass = Vynechat
button-no-marker = Bez žetonu
button-go-without = Odmítnout
button-no-token = Žádný
button-orc-yes = Umístit
button-orc-no = Neumisťovat
button-keep = { $count ->
    [0] Nic si nenechat
   *[other] Nechat si { word-cards-accusative }
}
button-draw = Dobrat { word-cards-accusative }
button-draw-none = Nedobírat
button-raid = Rabovat
button-wait = Počkat

## Advice

advice = **{ $what }** { $reason }
advice-draw = Dober z balíčku.
advice-take = Vezmi si { word-card-accusative }.
advice-band = Vylož { word-band }.
advice-place = Dej žeton do { word-kingdom-genitive }.
advice-troll = Vezmi si žeton trollů { $token }.
advice-move = Postup na stupnici mořského lidu o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}.
# $what: the name of a button
advice-other = { $what }.

## Who leads in a kingdom

lead = Vede { $name }: { word-glory }
lead-by-trolls = Díky žetonům trollů vede { $name }: { word-glory }
lead-tied = O vedení se dělí { $names }: { $sum } = { word-glory } pro každého
lead-nobody = zatím tu nikdo není

## The steps of a scoring

merfolk-track = Stupnice mořského lidu
step-giant = Žeton obrů
step-raids = Rabování
step-bands = Skupiny

## The log, besides the events of the game

log-undo-asked = { $name } chce vzít zpět poslední akci.
log-undo-answered = { $yes ->
    [yes] { $name } souhlasí.
   *[no] { $name } nesouhlasí.
}
log-undone = { $name } bere zpět poslední akci.
log-stand-in = { $why ->
    [timeout] { $name }: čas vypršel; dál hraje bot.
    [left] { $name } odchází; dál hraje bot.
    [replaced] { $name } je pryč; dál hraje bot.
   *[back] { $name } je zpátky.
}
log-sat = { $name } usedá ke stolu.
# The operator of the server has paused the game, or released it
log-held = { $why ->
    [paused] Provozovatel serveru hru pozastavil.
   *[free] Hra pokračuje.
}

## Why not

# Codes of the room; those of the rules have messages of their own
room-refusal = { $code ->
    [stale] Stůl se mezitím změnil. Podívej se znovu.
    [not_your_turn] Nejsi na tahu.
    [not_yours] O tom nerozhoduješ ty.
    [not_host] To může jen zakladatel stolu.
    [full] Všechna místa jsou obsazená.
    [seat_taken] Tohle místo právě obsadil někdo jiný.
    [already_started] Hra už začala.
    [not_started] Hra ještě nezačala.
    [finished] Hra skončila.
    [seats_open] Nejdřív musí být obsazená všechna místa.
    [bad_options] Tyhle možnosti nejdou dohromady.
    [no_such_bot] Takový bot není.
    [nothing_to_undo] Není co vzít zpět: žádná dřívější akce není, nebo už se mezitím ukázaly skryté karty.
    [no_undo] U tohoto stolu se nic zpět nebere.
    [not_asked] Nikdo se neptal.
    [not_away] Tento hráč tu pořád je.
    [no_hints] U tohoto stolu se neradí.
    [daily] To u denního rozdání nejde.
    [log_full] U tohoto stolu se toho stalo už tolik, že jde jen hrát dál.
    [too_fast] To bylo moc rychlé. Chvilku počkej.
    [bad_action] Tomu nerozumím.
    [not_finished] Hra ještě neskončila.
    [storage] Hru teď nejde uložit. Zkus to za minutu.
    [internal] Na serveru se něco pokazilo; nic se nezměnilo.
    [paused] Provozovatel serveru hru pozastavil.
    [muted] Provozovatel serveru ti zakázal psát do chatu.
    [room_closed] Provozovatel serveru tento stůl zavřel.
    [bad_words] Je v tom slovo, které na tomto serveru nechtějí.
   *[other] Nepovedlo se to. Načti stránku znovu a zkus to ještě jednou.
}
