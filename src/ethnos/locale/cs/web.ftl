# The game in a browser. Two asterisks at each end make a **stronger** part of a sentence.

## Everywhere

web-title = Ethnos
web-title-turn = Jsi na tahu · Ethnos
web-loading = Moment…
web-close = Zavřít
web-yes = Ano
web-no = Ne
web-cancel = Zrušit
web-back-home = Na úvodní stránku
web-rule = Zobrazit pravidlo { $clause }

## Who sits where

web-bot = bot
web-bot-kind = bot, { $level }
web-you = ty
# $why: timeout, left or replaced
web-standing-in = { $why ->
    [timeout] čas vypršel, hraje bot
    [left] je pryč, hraje bot
   *[replaced] hraje bot
}
web-offline = bez spojení
web-absent = { $name } tu už minutu není.
web-absent-replace = Ať hraje bot
web-absent-wait = Počkat

## Cards and kingdoms

web-card-tribe = { $tribe ->
    [centaur] Kentaur
    [dwarf] Trpaslík
    [elf] Elf
    [giant] Obr
    [halfling] Hobit
    [merfolk] Mořský lid
    [minotaur] Mínotaur
    [orc] Ork
    [skeleton] Kostlivec
    [troll] Troll
    [wingfolk] Opeřenec
   *[wizard] Čaroděj
}
web-card-any = každá barva
web-group-tribe = { $tribe ->
    [centaur] Kentauři
    [dwarf] Trpaslíci
    [elf] Elfové
    [giant] Obři
    [halfling] Hobiti
    [merfolk] Mořský lid
    [minotaur] Mínotauři
    [orc] Orkové
    [skeleton] Kostlivci
    [troll] Trollové
    [wingfolk] Opeřený lid
   *[wizard] Čarodějové
}
web-group-kingdom = { $kingdom ->
    [none] Kostlivci
   *[other] { kingdom-name }
}
web-card-unfit = nehodí se

## The bar at the top

web-age = { word-age }. věk
web-age-short = { word-age }
web-age-score = Bodování { word-age }. věku
web-tribe-sheet = Co národy umějí
web-theme = Světlý nebo tmavý vzhled
web-rules = Pravidla
web-menu = Menu
web-settings = Nastavení
web-leave = Odejít od stolu
web-leave-sure = Odejít od stolu? Zahraje za tebe bot a můžeš se vrátit.
web-leave-yes = Odejít
web-leave-no = Zůstat
web-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}

## Players

web-players = Hráči
web-glory = sláva
web-in-hand = { $count ->
   *[other] v ruce
}
web-player-label = { $name }: { word-glory }, { word-cards } v ruce
web-projected = +{ $glory }, kdyby věk skončil teď
web-giant-token = Žeton obrů, skupina { word-size-genitive }
web-troll-tokens = Žetony trollů: { $tokens }
web-merfolk-space = Stupnice mořského lidu: políčko { $space }
web-orc-count = Deska orčí hordy: { $count } ze 6
web-known = V ruce určitě: { $cards }
web-no-bands = v tomto věku bez skupiny
web-band-label = { word-band-label }

## The map

web-map = Mapa šesti království
web-coin = { word-age }. věk: { $value ->
    [one] { $value } sláva
   *[other] { $value } slávy
}
web-need = potřeba { word-cards }
web-need-met = { word-cards } ✓
web-no-markers = žádné žetony
# $leads: yes where this player is first, $shared: yes in a tie
web-marker-label = { $name }: { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
word-first-accusative = { $first ->
    [one] { $first } slávu
   *[other] { $first } slávy
}
web-kingdom-label = { kingdom-title }: první místo v tomto věku vynese { word-first-accusative }. { $markers } Potřebuješ skupinu { word-needed-genitive }.
web-kingdom-watch = { kingdom-title }: první místo v tomto věku vynese { word-first-accusative }. { $markers }
web-choose-kingdom = Vybrat: { kingdom-title }

## The pool and the deck

web-pool = Nabídka
web-pool-empty = Nabídka je prázdná.
web-deck = Dobrat z balíčku
web-deck-left = { $count ->
    [one] zbývá { word-cards }
    [few] zbývají { word-cards }
   *[other] zbývá { word-cards }
}
web-dragons = draci: { $count } ze 3
web-deck-safe = { $count ->
    [one] příští { $count } karta bez draka
    [few] příští { $count } karty bez draka
   *[other] příštích { $count } karet bez draka
}
web-dragon-chance = příští karta je drak: { $percent } %
web-age-chance = příští karta ukončí věk: { $percent } %

## The right-hand column and its tabs

web-orcs = Deska orčí hordy
web-orc-cell = { $name }, { kingdom-name }: { $taken ->
    [yes] žeton
   *[no] prázdné
}
web-log = Historie
web-log-empty = Zatím se nic nestalo.
web-sending = Odesílám…
web-chat = Chat
web-chat-say = Napiš něco
web-chat-send = Poslat
web-chat-empty = Zatím nikdo nic neřekl.
web-tabs = Další části stolu

## The hand and what can be done

web-hand = Tvoje ruka
web-hand-empty = Nemáš v ruce žádné karty.
web-hand-count = { $name } { $count }
web-hand-chosen = { $name }: { $chosen } { $count ->
    [2] ze
    [3] ze
    [4] ze
    [6] ze
    [7] ze
   *[other] z
} { $count }
web-hand-own = Vlastní pořadí
web-sort = { $grouping ->
    [tribe] Podle národů
    [kingdom] Podle království
   *[own] Po svém
}
web-sort-label = Pořadí karet
web-move-left = Posunout kartu doleva
web-move-right = Posunout kartu doprava
web-watching-only = Jen se díváš.
web-leader = Vůdce
web-leaders = Kdo povede?
web-play = Vyložit
web-play-first = Vyber karty
web-draw = Dobrat
web-undo = Zpět
web-hint = Rada
web-confirm = Potvrdit
web-troll = Žeton trollů

web-advice-chance = šance { $percent } %
web-advice-do = Poslechnout

## Connection and places that are not there

web-lost = **Spojení je přerušené.** Další pokus { $seconds ->
    [0] právě teď…
    [one] za { $seconds } sekundu…
    [few] za { $seconds } sekundy…
   *[other] za { $seconds } sekund…
}
web-lost-offline = **Nemáš připojení.** Hra bude pokračovat, jakmile se připojíš.
web-connecting = **Připojování…**
web-retry = Zkusit hned
web-ending = { $ending ->
    [gone] Takový stůl není
    [not_welcome] Stůl je plný
    [signed_out] Přihlášení vypršelo
    [reload] Je tu novější verze
    [damaged] Tuto hru nelze přečíst
    [closed] Stůl je zavřený
    [banned] Nemáš přístup
   *[broken] Něco se pokazilo
}
web-ending-text = { $ending ->
    [gone] Odkaz je starý nebo s překlepem, anebo už je stůl uklizený.
    [not_welcome] Hra začala, všechna místa jsou obsazená a dívat se na ni nedá.
    [signed_out] Prohlížeč už neví, kdo jsi. Načti stránku znovu a usedni jako nový host.
    [reload] Server se obnovil. Načti stránku znovu a pokračuj tam, kde hra stojí.
    [damaged] Co je z ní uloženo, je poškozené. Tvých ostatních her se to netýká.
    [closed] Provozovatel serveru tento stůl zavřel.
    [banned] Provozovatel serveru vyloučil tebe nebo tvou síť.
   *[broken] Stránka a server si nerozumějí. Načti stránku znovu.
}
web-reload = Načíst znovu
web-not-found = Taková stránka není
web-not-found-text = V adrese je překlep, nebo už dávno neplatí.

## Hot seat

# The player's turn is over; the next one sits at the same screen
web-hand-over-next = **Na řadě je { $name }.** Až si prohlédneš své karty, předej zařízení.
web-hand-over-now = Předat: { $name }
web-hand-over = Na tahu je { $name }
web-hand-over-text = Předej zařízení dál. Karty zůstanou skryté, dokud si je další hráč neukáže.
web-hand-over-look = Ukázat moje karty

## Scoring

web-walk = Bodování { word-age }. věku
web-walk-skip = Zavřít
web-walk-totals = Po { word-age }. věku
web-walk-gained = +{ $glory }

## The end

web-over-details = Celý výsledek
web-rematch = Hrát znovu
web-rematch-open = Nová hra se stejnými lidmi je otevřená.
web-replay = Záznam

## Help

web-sheet = Národy v této hře
web-sheet-x = X je počet karet ve skupině.
web-sheet-kingdoms = Písmeno na štítu je začáteční písmeno jména království.
web-keys = Klávesy
web-key-cards = vybrat karty
web-key-pool = vzít z nabídky
web-key-draw = dobrat
web-key-play = vyložit, potvrdit
web-key-leader = jiný vůdce
web-key-kingdom = království, podle písmene na štítu
web-key-undo = vzít zpět
web-key-hint = rada
web-key-clear = zrušit výběr
web-key-sort = jiné pořadí
web-key-sheet = tento přehled
web-key-command = napsat příkaz
web-command = Příkaz
web-command-hint = dober, vezmi 3, skupina 1 4 5 vede 4, umísti červená, pomoc…
web-command-no-score = Žádný věk zatím nebyl bodován. Malé číslo vedle slávy hráče ukazuje, co by tento věk přinesl teď.
# A command of the terminal that is done otherwise here
web-command-elsewhere = { $verb ->
    [sort] Pořadí karet změníš tlačítky nad svou rukou.
    [table] Celý stůl máš před sebou.
    [memory] Najeď na počet karet hráče a uvidíš, které z nich znáš.
    [confirm] Zda se má hra předem ptát, nastavíš v nabídce.
    [save] Hra se ukládá po každé akci.
    [why] Tady bot své akce nevysvětluje; zkus nápovědu.
   *[quit] Od stolu odejdeš přes nabídku.
}
web-skip = Přejít na své karty

## Waiting for players

web-lobby = Stůl se připravuje
web-seat-open = Volné místo
web-seat-take = Posadit se
web-seat-bot = Přidat bota
web-seat-leave = Vstát
web-start = Rozdat karty
web-start-first = Všechna místa musí být obsazená
web-wait-host = Hru spustí { $name }.
web-code = Kód
web-link = Odkaz pro kamarády
web-link-here = Tento odkaz se otevře jen na tomto počítači. Server spuštěný příkazem { $command } vypíše adresu pro ostatní zařízení: otevři hru na ní a odkaz bude platit i pro kamarády.
web-copied = Zkopírováno
web-copy-by-hand = Zkopírovat se nepodařilo: označ odkaz a zkopíruj ho ručně.
web-name = Tvoje jméno
web-source = { $source ->
    [kingdoms] království
    [merfolk] stupnice mořského lidu
    [giant] žeton obrů
    [raids] rabování
   *[bands] skupiny
}
web-bands-tab = Skupiny
web-track-tab = Stupnice
web-orcs-tab = Orkové
web-log-tab = Historie
web-chat-tab = Chat
web-theme-name = { $theme ->
    [auto] Podle systému
    [light] Světlý
   *[dark] Tmavý
}
web-speed = Animace
web-speed-name = { $speed ->
    [off] Žádné
    [slow] Pomalé
    [normal] Normální
   *[fast] Rychlé
}
web-ask-first = Ptát se, než si vezmu karty
web-sound = Zvuky
web-notify = Upozornit, když jsem na tahu
web-notify-denied = Prohlížeč této stránce upozornění nepovoluje.
web-commands = Řádek pro psané příkazy
web-come-back = Vrátit se na své místo
