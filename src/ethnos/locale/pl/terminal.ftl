# The game at a terminal.

## Setting up

setup-welcome = Witaj w Ethnos. Enter przyjmuje odpowiedź z nawiasu.
setup-names = Kto gra przy tej klawiaturze? Jedno imię albo kilka po przecinku [{ $default }]
# $about: one line on its style of play
setup-bot = { $name }: { $about }
# $bot: the name of a kind of bot
setup-bots = Ile botów i jakich? [{ $count } { $bot }]
setup-tribes = Które plemiona: losowe, startowe, takie, żeby było spokojnie, bezlitośnie, krótko albo długo, czy { $count ->
    [one] { $count } nazwa
    [few] { $count } nazwy
   *[many] { $count } nazw
} po przecinku? Zasady domowe pokaże słowo „opcje” [losowe]
# $option: the name of an option as it is typed; $title: in words; $about: a line on it
setup-option = { $option } · { $title }. { $about }
# $value: as it is typed; $text: in words
setup-value = { $value } ({ $text })
setup-values = Wartości: { $values }
setup-numbers = Wartości: od { $least } do { $most }; drukowana: { $count }. Wariant, nie ma go w żadnej instrukcji.
setup-options = Opcja jako nazwa=wartość albo Enter, żeby przejść dalej
setup-option-chosen = Ustalone: { $option }.
default-name-of-many = Gracz { $number }
saving = Gra zapisuje się w { $file } po każdej decyzji.
setup-help-line = „pomoc” pokaże polecenia, „podpowiedz” doradzi ruch, „zasady” otworzą zasady gry.
setup-watch-line = Grają same boty, a ty patrzysz. Ctrl+C kończy; gra jest zapisana.
resumed = Wracamy do gry { $file }.

## What cannot be set up, saved or read

setup-error-players = W Ethnos gra od 2 do 6 osób, a nie { $count } ({ $clause }).
setup-error-tribe-twice = Jedno plemię jest podane dwa razy: { $tribes } ({ $clause }).
setup-error-tribe-count = Gra dla { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
} wymaga { $needed ->
    [one] { $needed } plemienia
   *[other] { $needed } plemion
}, a nie { $count } ({ $clause }).
setup-error-tribe = Nie ma plemienia „{ $word }”. Są takie: { $tribes }.
setup-error-option = Nie ma opcji „{ $word }”. Są takie: { $choices }.
setup-error-value = Opcja { $option } nie może mieć wartości „{ $word }”. Do wyboru: { $choices }.
setup-error-number = Opcja { $option } to liczba od { $least } do { $most }, a nie „{ $word }” ({ $clause }).
setup-error-option-form = Opcję zapisuje się jako nazwa=wartość, na przykład orc_raid=any_number; tu jest „{ $word }”.
setup-error-people = { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
   *[many] { $players } osób
}, ale { $count ->
    [one] { $count } imię
    [few] { $count } imiona
   *[many] { $count } imion
}.
setup-error-names = Każdy gracz musi mieć inne imię.
setup-error-seats = { $count ->
    [one] { $count } osoba nie zmieści
    [few] { $count } osoby nie zmieszczą
   *[many] { $count } osób nie zmieści
} się w grze dla { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
}.
setup-error-bot = Nie ma bota „{ $word }”. Są takie: { $choices }; albo moduł:Klasa, jeśli masz własnego.
setup-error-bot-broken = Bot „{ $word }” nie działa: { $error }
setup-error-nobody = Nie podano żadnego bota.
# $error: what the operating system says
file-unreadable = Nie da się odczytać pliku { $file }: { $error }
file-unwritable = Nie da się zapisać pliku { $file }: { $error }
file-exists = Plik { $file } już istnieje.
file-exists-resume = Plik { $file } już istnieje; grę wznowisz przez --resume { $file }
file-nowhere = Tutaj nie da się zapisać gry; podaj plik przez --save PLIK.
file-none-saved = W { $file } nie ma zapisanej gry.
file-secret = Rozdanie w tej grze jest jeszcze tajne, więc nie można jej tu kontynuować.
# $error: a technical detail, in English
file-no-record = { $file } nie jest zapisem gry albo jest uszkodzony: { $error }

## Status

age-number = { word-age }
status-age = Era { word-age } z { $ages }
status-dragons = smoki: { $count } z { $all }
# $safe: cards on top of the deck that cannot be dragons
status-deck-safe = Talia { $count }: bez smoka przez { $safe ->
    [one] { $safe } kartę
    [few] { $safe } karty
   *[many] { $safe } kart
}
# $dragon, $ends: chances for the next draw
status-deck-risk = Talia { $count }: smok { $dragon }, koniec ery { $ends }
percent = { $count }%
percent-small = poniżej 1%

## The table

head-kingdom = Królestwo
head-tokens = Żetony
head-markers = Znaczniki
head-need = Potrzeba
head-player = Imię
head-glory = Chwała
head-hand = Ręka
head-bands = Oddziały
head-troll = Trolle
head-orc = Orkowie
head-merfolk = Tor
head-giant = Olbrzym
head-kingdoms = Królestwa
head-raids = Plądrowanie
head-sum = Suma
head-pool = { $count ->
    [0] Pula jest pusta.
   *[other] Pula
}
head-own-hand = Twoja ręka, { $count } z { $limit }
table-kingdom = { kingdom-letter } { kingdom-name } { kingdom-colour }
table-need = { word-cards }
# Without the heading “head-need” above it
table-need-alone = potrzeba: { word-cards }
# $title: the heading of a column, where a narrow screen has no columns
table-fact = { $title }: { $value }
player-you = { $name } (ty)
# $level: the name of a kind of bot
player-bot = { $name } ({ $level })
known = { $name } na pewno ma na ręku: { $cards }.
memory-off = Karty, które inni wzięli na twoich oczach, nie są już pokazywane.
known-nothing = Nie znasz żadnej karty na ręku innych graczy.
hand-of = { $name } ma na ręku: { $cards }.

## The table in plain words

# $token: the best this age pays; $needed: 0 for somebody who only watches
plain-kingdom = { kingdom-title }: żetony { $tokens }, pierwsze miejsce daje teraz { $token }. { $players ->
    [0] Brak znaczników.
   *[other] Znaczniki: { $markers }.
}{ $needed ->
    [0] { "" }
   *[other] { " " }Potrzebujesz oddziału z { word-needed-genitive }.
}
plain-markers = { $name } { $count }
plain-player = { $name }: { word-glory }, na ręku { word-cards }.
plain-no-band = W tej erze { $name } nie ma jeszcze oddziału.
# $bands: a list of bands, each with its leader
plain-bands = { $name }, oddziały w tej erze (liczba kart): { $bands }.
plain-band = { $tribe ->
    [skeleton] { $size } ({ word-skeletons })
   *[other] { $skeletons ->
        [0] { $size } (dowodzi { card })
       *[other] { $size } (dowodzi { card }, { word-skeletons })
    }
}
plain-trolls = { $name } ma żetony trolli: { $tokens }.
plain-orcs = { $name } ma znaczniki orków: { $spaces }.
plain-merfolk = { $name } jest na polu { $space } toru morskiego ludu.
plain-giant = { $name } ma żeton olbrzymów na oddziale z { word-size-genitive }.
plain-pool = W puli { $count ->
    [one] jedna karta
   *[other] { word-cards }
}: { $cards }.
plain-pool-empty = Pula jest pusta.
plain-card = ({ $number }) { $count ->
    [one] { card }
   *[other] { card } (razem { $count })
}
plain-hand = { $count ->
    [0] Nie masz kart na ręku.
   *[other] Karty na ręku, { $count } z { $limit }:
}
plain-group = { $title }: { $cards }.
plain-number = ({ $number }) { $card }

## What a tribe does when it leads a band of X cards


## Playing

prompt = { $name }: { $question }
press-enter = Enter: dalej
enter-first = Nie teraz: najpierw naciśnij Enter.
hand-over = Naciśnij Enter, żeby ukryć karty (teraz gra { $name }), albo wpisz „cofnij”
hand-over-ready = { $name }, twoja kolej. Gdy nikt inny nie widzi ekranu, naciśnij Enter
leader-choice = dowodzi { $number }: { $outlook }
confirm-band = Zagrywasz? (tak czy nie)
confirm-again = Odpowiedz tak albo nie.
confirm-set = { $state ->
    [on] Od teraz zagranie oddziału wymaga potwierdzenia.
   *[off] Oddziały zagrywa się bez pytania.
}
undone = { $name } decyduje jeszcze raz.
undo-impossible = Nie ma czego cofnąć: brak wcześniejszej decyzji albo od tamtej pory ktoś zobaczył zakryte karty.
# $command: what to type; $chance: to win the game
hint = { $command } (szansa na wygraną { $chance }): { $reason }
analysis-help = Decydujesz za wszystkich. „podpowiedz” pyta o najlepsze ruchy, „cofnij” cofa ruch, „zapisz PLIK” zapisuje grę, „wyjdź” kończy.
# $count: how many moves the record has
analysis-moment = { $name } wybiera ruch { $number } z { $count }. Wybrano: { $what }
analysis-moment-open = { $name } wybiera ruch { $number }, po ostatnim z { $count }.
analysis-dealt = Prawdziwe są karty, które widzi { $name }; wszystkie inne są rozdane na nowo.
why-nothing = Żaden bot jeszcze nie grał albo nie ma bota o tym imieniu.
saved = Gra jest zapisana w { $file }.
copied = Kopia gry jest w { $file }.
save-failed = Nie zapisano gry. { $reason }
left = Gra jest zapisana. Wrócisz do niej tak: ethnos play --resume { $file }
record-kept = Zapis tej gry: { $file }.

## Help and rules

help-now = Teraz:
help-always = W każdej chwili:
help-short = Słowa można skracać (d, w 3, zag 1 4 dowodzi 4), karty nazywać (czerwony elf, elfy, czerwony), a na pytanie odpowiadać samą odpowiedzią.
legend = Na stole: litera przed królestwem to pierwsza litera jego nazwy i jego skrót w kolumnie Orkowie, [6] to tyle, ile w tej erze daje pierwsze miejsce, ●P 2 to dwa znaczniki tego gracza, „5-2 elf z Rhei” to oddział z 5 kart, którym dowodzi elf z Rhei, w tym 2 szkielety, które nie punktują, „1 ork ze Stratonu ×3” to trzy oddziały po jednym orku. Numery przed kartami wpisuje się w poleceniach, na przykład „weź 3”.
tribes-heading = Co daje dowódca oddziału; X to liczba kart w oddziale:
rules-topics = Tematy: { $topics }.
rules-unknown = W zasadach nie ma części „{ $word }”. Tematy: { $topics }.
rules-no-clause = Nie ma reguły ani rozstrzygnięcia { $word }. Numery to { $choices }.
rules-not-translated = Ten tekst nie jest jeszcze przetłumaczony.

## Whether a record holds: one sentence a check. $verdict: passed, failed, skipped (one player’s view), open (no end yet)

proof-chain = { $verdict ->
    [passed] Każdy wiersz ma właściwy skrót.
   *[failed] Jeden z wierszy ma zły skrót: zapis zmieniono albo uszkodzono.
}
proof-shape = { $verdict ->
    [passed] Zapis ma poprawną formę, a ruchy są po kolei.
   *[failed] Zapis nie ma formy zapisu gry.
}
proof-complete = { $verdict ->
    [passed] Gra została rozegrana do końca.
   *[open] Gra jeszcze się nie skończyła albo brakuje jej końca.
}
proof-seed = { $verdict ->
    [passed] Ziarno jest tym, które ustalono przed rozdaniem.
    [skipped] Ziarno pominięto: zapis pokazuje tylko to, co widział jeden gracz.
    [open] Ziarno pozostaje tajne do końca gry.
   *[failed] Ziarno nie jest tym, które ustalono przed rozdaniem.
}
proof-replay = { $verdict ->
    [passed] Każde rozdanie i każdy ruch wynika z ziarna i zasad.
    [skipped] Tej gry nie da się odtworzyć: zapis pokazuje tylko to, co widział jeden gracz.
    [open] Wszystkie dotychczasowe ruchy są zgodne z zasadami; rozdanie będzie można sprawdzić po zakończeniu gry.
   *[failed] Ta gra nie mogła się tak potoczyć.
}
proof-result = { $verdict ->
    [passed] Chwała i zwycięzcy zgadzają się z przebiegiem gry.
   *[failed] Chwała albo zwycięzcy nie zgadzają się z przebiegiem gry.
}
# $text: one of the sentences above; $error: a technical detail, in English
proof-line = { $verdict ->
    [passed] ✓ { $text }
    [skipped] – { $text }
    [open] … { $text }
   *[failed] ✗ { $text } ({ $error })
}
proof-holds = Zapis się zgadza.
proof-unfinished = Zapis jest jak dotąd w porządku, ale gra nie jest skończona.
proof-fails = Zapis się NIE zgadza.

## Scores

scoreboard-age = Era { word-age }:
scoreboard-now = Gdyby era { word-age } skończyła się teraz, bez plądrowania:
scoreboard-total = { $name }: teraz { word-glory }, wtedy { $total }.
scoreboard-player = { $name }: { $points }; razem { $glory }.
scoreboard-kingdoms = królestwa { $glory }
scoreboard-merfolk = morski lud { $glory }
scoreboard-giant = olbrzym { $glory }
scoreboard-raids = plądrowanie { $glory }
scoreboard-bands = oddziały { $glory }
