# The game at a terminal.

## Setting up

setup-welcome = Vítej v Ethnosu. Odpověď v závorce potvrdíš klávesou Enter.
setup-names = Kdo hraje u této klávesnice? Jedno jméno, nebo víc oddělených čárkami [{ $default }]
# $about: one line on its style of play
setup-bot = { $name }: { $about }
# $bot: the name of a kind of bot
setup-bots = Kolik botů a jakých? [{ $count } { $bot }]
setup-tribes = Které národy: náhodné, úvodní, pro hru, která bude klidná, nelítostná, krátká či dlouhá, nebo { $count ->
    [one] { $count } název
    [few] { $count } názvy oddělené čárkami
   *[other] { $count } názvů oddělených čárkami
}? Domácí pravidla ukáže „možnosti“ [náhodné]
# $option: the name of an option as it is typed; $title: in words; $about: a line on it
setup-option = { $option } · { $title }. { $about }
# $value: as it is typed; $text: in words
setup-value = { $value } ({ $text })
setup-values = Hodnoty: { $values }
setup-numbers = Hodnoty: { $least } až { $most }; tištěno: { $count }. Varianta, v žádných pravidlech není.
setup-options = Možnost jako název=hodnota, nebo Enter pro pokračování
setup-option-chosen = Platí: { $option }.
default-name-of-many = Hráč { $number }
saving = Hra se po každém rozhodnutí ukládá do { $file }.
setup-help-line = Příkazy vypíše „pomoc“, „rada“ ti poradí a pravidla ukáže „pravidla“.
setup-watch-line = Hrají jen boti a ty se díváš. Ctrl+C hru opustí; je uložená.
resumed = Pokračuje hra { $file }.

## What cannot be set up, saved or read

setup-error-players = Počet hráčů { $count } nejde: hra je pro 2 až 6 hráčů ({ $clause }).
setup-error-tribe-twice = Jeden národ je uvedený dvakrát: { $tribes } ({ $clause }).
setup-error-tribe-count = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} je potřeba { $needed ->
    [one] { $needed } národ
    [few] { $needed } národy
   *[other] { $needed } národů
}, ne { $count } ({ $clause }).
setup-error-tribe = Národ „{ $word }“ není. Na výběr: { $tribes }.
setup-error-option = Možnost „{ $word }“ není. Na výběr: { $choices }.
setup-error-value = Možnost { $option } nemůže být „{ $word }“. Na výběr: { $choices }.
setup-error-number = Možnost { $option } je číslo od { $least } do { $most }, ne „{ $word }“ ({ $clause }).
setup-error-option-form = Možnost se píše název=hodnota, třeba orc_raid=any_number; tohle je „{ $word }“.
setup-error-people = { $players ->
    [one] { $players } člověk
    [few] { $players } lidé
   *[other] { $players } lidí
}, ale { $count ->
    [one] { $count } jméno
    [few] { $count } jména
   *[other] { $count } jmen
}.
setup-error-names = Každý hráč potřebuje vlastní jméno.
setup-error-seats = Do hry pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} se { $count ->
    [one] { $count } člověk nevejde
    [few] { $count } lidé nevejdou
   *[other] { $count } lidí nevejde
}.
setup-error-bot = Bot „{ $word }“ není. Na výběr: { $choices }; vlastního zadej jako modul:Třída.
setup-error-bot-broken = Bota „{ $word }“ nejde použít: { $error }
setup-error-nobody = Žádný bot není uvedený.
# $error: what the operating system says
file-unreadable = { $file } nejde přečíst: { $error }
file-unwritable = { $file } nejde zapsat: { $error }
file-exists = { $file } už existuje.
file-exists-resume = { $file } už existuje; pokračuj v něm pomocí --resume { $file }
file-nowhere = Sem hru uložit nejde; urči soubor pomocí --save SOUBOR.
file-none-saved = V { $file } žádná uložená hra není.
file-secret = Rozdání této hry je ještě tajné, takže v ní tady pokračovat nejde.
# $error: a technical detail, in English
file-no-record = { $file } není záznam hry, nebo je poškozený: { $error }

## Status

age-number = { $age ->
    [1] jednoho
    [2] dvou
   *[3] tří
}
status-age = { word-age }. věk ze { $ages }
status-dragons = Draci: { $count } ze { $all }
# $safe: cards on top of the deck that cannot be dragons
status-deck-safe = Balíček { $count }: { $safe ->
    [one] příští { $safe } karta bez draka
    [few] příští { $safe } karty bez draka
   *[other] příštích { $safe } karet bez draka
}
# $dragon, $ends: chances for the next draw
status-deck-risk = Balíček { $count }: příští karta drak { $dragon }, konec věku { $ends }
percent = { $count } %
percent-small = pod 1 %

## The table

head-kingdom = Království
head-tokens = Hodnoty
head-markers = Žetony
head-need = Potřebuješ
head-player = Jméno
head-glory = Sláva
head-hand = Ruka
head-bands = Skupiny
head-troll = Trollové
head-orc = Orkové
head-merfolk = Mořský lid
head-giant = Obři
head-kingdoms = Království
head-raids = Rabování
head-sum = Celkem
head-pool = { $count ->
    [0] Nabídka je prázdná.
   *[other] Nabídka
}
head-own-hand = Tvoje ruka, { $count } z { $limit }
table-kingdom = { kingdom-letter } { kingdom-name } { kingdom-colour }
table-need = { word-cards-accusative }
# Without the heading “head-need” above it
table-need-alone = potřebuješ { word-cards-accusative }
# $title: the heading of a column, where a narrow screen has no columns
table-fact = { $title }: { $value }
player-you = { $name } (ty)
# $level: the name of a kind of bot
player-bot = { $name } ({ $level })
known = { $name } má určitě v ruce: { $cards }.
memory-off = Karty, které si ostatní vzali před tvýma očima, se už nevypisují.
known-nothing = U ostatních není známá žádná karta v ruce.
hand-of = { $name } má v ruce: { $cards }.

## The table in plain words

# $token: the best this age pays; $needed: 0 for somebody who only watches
plain-kingdom = { kingdom-title }: hodnoty { $tokens }, první místo teď vynáší { $token }. { $players ->
    [0] Žádné žetony.
   *[other] Žetony: { $markers }.
}{ $needed ->
    [0] { "" }
   *[other] { " " }Potřebuješ skupinu { word-needed-genitive }.
}
plain-markers = { $name } { $count }
plain-player = { $name }: { word-glory }, { word-cards } v ruce.
plain-no-band = { $name } v tomto věku nemá žádnou skupinu.
# $bands: a list of bands, each with its leader
plain-bands = { $name } má vyložené skupiny, počty karet: { $bands }.
plain-band = { $tribe ->
    [skeleton] { $size } ({ word-skeletons })
   *[other] { $skeletons ->
        [0] { $size } (vede { card })
       *[other] { $size } (vede { card }, { word-skeletons })
    }
}
plain-trolls = { $name } má žetony trollů: { $tokens }.
plain-orcs = { $name } má orčí žetony: { $spaces }.
plain-merfolk = { $name } je na stupnici mořského lidu na políčku { $space }.
plain-giant = { $name } má žeton obrů na skupině { word-size-genitive }.
plain-pool = V nabídce { $count ->
    [one] je jedna karta
    [few] jsou { word-cards }
   *[other] je { word-cards }
}: { $cards }.
plain-pool-empty = Nabídka je prázdná.
plain-card = ({ $number }) { $count ->
    [one] { card }
   *[other] { card } ({ $count }×)
}
plain-hand = { $count ->
    [0] Nemáš v ruce žádné karty.
   *[other] Karty v ruce, { $count } z { $limit }:
}
plain-group = { $title }: { $cards }.
plain-number = ({ $number }) { $card }

## What a tribe does when it leads a band of X cards


## Playing

prompt = { $name }: { $question }
press-enter = Pokračuj klávesou Enter
enter-first = Teď ne: nejdřív stiskni Enter.
hand-over = Klávesou Enter skryješ karty a předáš hru (na řadě je { $name }); nebo napiš „zpět“
hand-over-ready = Na tahu je { $name }. Až obrazovku nikdo jiný neuvidí, stiskni Enter
leader-choice = vede { $number }: { $outlook }
confirm-band = Vyložit? (ano nebo ne)
confirm-again = Odpověz prosím ano, nebo ne.
confirm-set = { $state ->
    [on] Odteď se před vyložením skupiny zeptám.
   *[off] Skupiny se vykládají bez ptaní.
}
undone = { $name } se rozhoduje znovu.
undo-impossible = Není co vzít zpět: žádné dřívější rozhodnutí není, nebo už se mezitím ukázaly skryté karty.
# $command: what to type; $chance: to win the game
hint = { $command } (šance na výhru { $chance }): { $reason }
analysis-help = Rozhoduješ za všechny. „rada“ zjistí nejlepší tahy, „zpět“ vrátí tah, „ulož SOUBOR“ zapíše záznam, „odejdi“ skončí.
# $count: how many moves the record has
analysis-moment = Na tahu { $number } z { $count }: { $name }. Zvoleno bylo: { $what }
analysis-moment-open = Na tahu { $number }, po posledním z { $count }: { $name }.
analysis-dealt = Skutečné jsou karty, které vidí { $name }; všechny ostatní jsou rozdány znovu.
why-nothing = Žádný bot zatím netáhl, nebo tu bot toho jména není.
saved = Hra je uložená v { $file }.
copied = Kopie hry je v { $file }.
save-failed = Neuloženo. { $reason }
left = Hra je uložená. Pokračovat můžeš takto: ethnos play --resume { $file }
record-kept = Záznam této hry je v { $file }.

## Help and rules

help-now = Teď:
help-always = Kdykoli:
help-short = Slova můžeš zkracovat (d, v 3, s 1 4 vede 4), karty pojmenovat (červený elf, elfové, červené) a na otázku stačí samotná odpověď.
legend = Na stole: písmeno před královstvím je první písmeno jeho jména a jeho zkratka ve sloupci Orkové, [6] je výnos prvního místa v tomto věku, ●P 2 jsou dva žetony daného hráče, „5-2 elf z Rhey“ je skupina 5 karet, kterou vede elf z Rhey, se 2 kostlivci, kteří nebodují, „1 ork ze Stratonu ×3“ jsou tři skupiny po jednom orkovi. Čísla před kartami se píší do příkazů, třeba „vezmi 3“.
tribes-heading = Co umí vůdce skupiny; X je počet karet ve skupině:
rules-topics = Kapitoly: { $topics }.
rules-unknown = Kapitola „{ $word }“ v pravidlech není. Kapitoly: { $topics }.
rules-no-clause = Ustanovení ani rozhodnutí { $word } neexistuje. Čísla jsou { $choices }.
rules-not-translated = Tento text ještě není přeložený.

## Whether a record holds: one sentence a check. $verdict: passed, failed, skipped (one player’s view), open (no end yet)

proof-chain = { $verdict ->
    [passed] Každý řádek nese správný otisk.
   *[failed] Některý řádek nese špatný otisk: záznam někdo změnil, nebo je poškozený.
}
proof-shape = { $verdict ->
    [passed] Záznam má správnou podobu a jeho akce jdou po sobě.
   *[failed] Záznam nemá podobu záznamu hry.
}
proof-complete = { $verdict ->
    [passed] Hra se dohrála do konce.
   *[open] Hra ještě neskončila, nebo záznamu chybí konec.
}
proof-seed = { $verdict ->
    [passed] Semínko je to, které se určilo před rozdáním.
    [skipped] Semínko chybí: záznam ukazuje jen pohled jednoho hráče.
    [open] Semínko zůstává do konce hry tajné.
   *[failed] Semínko není to, které se určilo před rozdáním.
}
proof-replay = { $verdict ->
    [passed] Každé rozdání i každý tah vyplývá ze semínka a z pravidel.
    [skipped] Hru nejde přehrát: záznam ukazuje jen pohled jednoho hráče.
    [open] Všechny dosavadní tahy odpovídají pravidlům; rozdání půjde ověřit, až hra skončí.
   *[failed] Takhle hra proběhnout nemohla.
}
proof-result = { $verdict ->
    [passed] Sláva i vítězové odpovídají hře.
   *[failed] Sláva nebo vítězové neodpovídají hře.
}
# $text: one of the sentences above; $error: a technical detail, in English
proof-line = { $verdict ->
    [passed] ✓ { $text }
    [skipped] – { $text }
    [open] … { $text }
   *[failed] ✗ { $text } ({ $error })
}
proof-holds = Záznam sedí.
proof-unfinished = Záznam je zatím v pořádku, ale hra není dohraná.
proof-fails = Záznam NESEDÍ.

## Scores

scoreboard-age = { word-age }. věk:
scoreboard-now = Kdyby { word-age }. věk skončil teď, bez rabování:
scoreboard-total = { $name }: teď { word-glory }, pak { $total }.
scoreboard-player = { $name }: { $points }; celkem { $glory }.
scoreboard-kingdoms = království { $glory }
scoreboard-merfolk = mořský lid { $glory }
scoreboard-giant = obři { $glory }
scoreboard-raids = rabování { $glory }
scoreboard-bands = skupiny { $glory }
