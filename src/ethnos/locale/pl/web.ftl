# The game in a browser. Two asterisks at each end make a **stronger** part of a sentence.

## Everywhere

web-title = Ethnos
web-title-turn = Twoja tura · Ethnos
web-loading = Chwileczkę…
web-close = Zamknij
web-yes = Tak
web-no = Nie
web-cancel = Anuluj
web-back-home = Na stronę główną
web-rule = Zobacz zasadę { $clause }

## Who sits where

web-bot = bot
web-bot-kind = bot, { $level }
web-you = ty
# $why: timeout, left or replaced
web-standing-in = { $why ->
    [timeout] koniec czasu, dalej gra bot
    [left] nie ma przy stole, dalej gra bot
   *[replaced] dalej gra bot
}
web-offline = brak połączenia
web-absent = { $name } – brak połączenia od minuty.
web-absent-replace = Niech zagra bot
web-absent-wait = Poczekaj

## Cards and kingdoms

web-card-tribe = { $tribe ->
    [centaur] Centaur
    [dwarf] Krasnolud
    [elf] Elf
    [giant] Olbrzym
    [halfling] Niziołek
    [merfolk] Morski lud
    [minotaur] Minotaur
    [orc] Ork
    [skeleton] Szkielet
    [troll] Troll
    [wingfolk] Skrzydlaty
   *[wizard] Czarodziej
}
web-card-any = każdy kolor
web-group-tribe = { $tribe ->
    [centaur] Centaury
    [dwarf] Krasnoludy
    [elf] Elfy
    [giant] Olbrzymy
    [halfling] Niziołki
    [merfolk] Morski lud
    [minotaur] Minotaury
    [orc] Orkowie
    [skeleton] Szkielety
    [troll] Trolle
    [wingfolk] Skrzydlaci
   *[wizard] Czarodzieje
}
web-group-kingdom = { $kingdom ->
    [none] Szkielety
   *[other] { kingdom-name }
}
web-card-unfit = nie pasuje

## The bar at the top

web-age = Era { word-age }
web-age-short = { word-age }
web-age-score = Punktacja ery { word-age }
web-tribe-sheet = Co robią plemiona
web-theme = Jasny lub ciemny wygląd
web-rules = Zasady
web-menu = Menu
web-settings = Ustawienia
web-leave = Odejdź od stołu
web-leave-sure = Odejść od stołu? Bot zagra za ciebie; możesz wrócić.
web-leave-yes = Odejdź
web-leave-no = Zostań
web-watching = { $count ->
    [one] { $count } widz
   *[other] { $count } widzów
}

## Players

web-players = Gracze
web-glory = chwała
web-in-hand = { $count ->
   *[other] na ręku
}
web-player-label = { $name }: { word-glory }, na ręku { word-cards }
web-projected = +{ $glory }, gdyby era skończyła się teraz
web-giant-token = Żeton olbrzymów, oddział z { word-size-genitive }
web-troll-tokens = Żetony trolli: { $tokens }
web-merfolk-space = Tor morskiego ludu: pole { $space }
web-orc-count = Plansza hordy orków: { $count } z 6
web-known = Na pewno na ręku: { $cards }
web-no-bands = w tej erze bez oddziału
web-band-label = { word-band-nominative }

## The map

web-map = Mapa sześciu królestw
web-coin = Era { word-age }: { $value ->
    [one] { $value } punkt chwały
    [few] { $value } punkty chwały
   *[many] { $value } punktów chwały
}
web-need = trzeba { word-cards-genitive }
web-need-met = oddział z { word-cards-genitive } ✓
web-no-markers = brak znaczników
# $leads: yes where this player is first, $shared: yes in a tie
web-marker-label = { $name }: { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
web-kingdom-label = { kingdom-title }: pierwsze miejsce daje w tej erze { word-first-glory }. { $markers } Potrzebujesz oddziału z { word-needed-genitive }.
web-kingdom-watch = { kingdom-title }: pierwsze miejsce daje w tej erze { word-first-glory }. { $markers }
word-first-glory = { $first ->
    [one] { $first } punkt chwały
    [few] { $first } punkty chwały
   *[many] { $first } punktów chwały
}
web-choose-kingdom = Wybierz: { kingdom-title }

## The pool and the deck

web-pool = Pula
web-pool-empty = Pula jest pusta.
web-deck = Dobierz z talii
web-deck-left = { $count ->
    [one] została { word-cards }
    [few] zostały { word-cards }
   *[many] zostało { word-cards }
}
web-dragons = smoki: { $count } z 3
web-deck-safe = bez smoka przez { word-cards-accusative }
web-dragon-chance = następna karta to smok: { $percent }%
web-age-chance = następna karta kończy erę: { $percent }%

## The right-hand column and its tabs

web-orcs = Plansza hordy orków
web-orc-cell = { $name }, pole { kingdom-name }: { $taken ->
    [yes] znacznik
   *[no] puste
}
web-log = Kronika
web-log-empty = Jeszcze nic się nie wydarzyło.
web-sending = Wysyłanie…
web-chat = Czat
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-chat-empty = Na razie cisza.
web-tabs = Więcej ze stołu

## The hand and what can be done

web-hand = Twoja ręka
web-hand-empty = Nie masz kart na ręku.
web-hand-count = { $name } { $count }
web-hand-chosen = { $name }: { $chosen } z { $count }
web-hand-own = Twoja kolejność
web-sort = { $grouping ->
    [tribe] Plemiona
    [kingdom] Królestwa
   *[own] Po mojemu
}
web-sort-label = Układ twoich kart
web-move-left = Przesuń kartę w lewo
web-move-right = Przesuń kartę w prawo
web-watching-only = Oglądasz grę.
web-leader = Dowódca
web-leaders = Kto dowodzi?
web-play = Zagraj oddział
web-play-first = Wybierz karty
web-draw = Dobierz
web-undo = Cofnij
web-hint = Podpowiedź
web-confirm = Potwierdź
web-troll = Żeton trolli

web-advice-chance = szansa { $percent }%
web-advice-do = Zagraj tak

## Connection and places that are not there

web-lost = **Połączenie zerwane.** Kolejna próba { $seconds ->
    [0] teraz…
    [one] za { $seconds } sekundę…
    [few] za { $seconds } sekundy…
   *[many] za { $seconds } sekund…
}
web-lost-offline = **Nie masz połączenia z siecią.** Gra ruszy dalej, gdy tylko wrócisz.
web-connecting = **Łączenie…**
web-retry = Spróbuj teraz
web-ending = { $ending ->
    [gone] Nie ma takiego stołu
    [not_welcome] Ten stół jest pełny
    [signed_out] Już cię nie pamiętamy
    [reload] Jest nowsza wersja
    [damaged] Tej gry nie da się odczytać
    [closed] Ten stół jest zamknięty
    [banned] Nie masz dostępu
   *[broken] Coś poszło nie tak
}
web-ending-text = { $ending ->
    [gone] Link jest stary albo ma literówkę, albo stół już sprzątnięto.
    [not_welcome] Gra się zaczęła, wszystkie miejsca są zajęte, a oglądać jej nie można.
    [signed_out] Ta przeglądarka już nie wie, kim jesteś. Odśwież stronę, żeby usiąść jako nowy gość.
    [reload] Serwer jest po aktualizacji. Odśwież stronę i graj dalej od tego samego miejsca.
    [damaged] To, co z niej zapisano, jest uszkodzone. Nie dotyczy to twoich innych gier.
    [closed] Operator serwera zamknął ten stół.
    [banned] Operator serwera wykluczył ciebie albo twoją sieć.
   *[broken] Strona i serwer się nie rozumieją. Odśwież stronę.
}
web-reload = Odśwież
web-not-found = Nie ma takiej strony
web-not-found-text = Adres ma literówkę albo pochodzi z innej epoki.

## Hot seat

# The player's turn is over; the next one sits at the same screen
web-hand-over-next = **Teraz kolej na: { $name }.** Obejrzyj swoje karty i przekaż urządzenie.
web-hand-over-now = Przekaż: { $name }
web-hand-over = { $name }, twoja kolej
web-hand-over-text = Przekaż urządzenie. Karty są zakryte, dopóki nie zajrzysz.
web-hand-over-look = Pokaż moje karty

## Scoring

web-walk = Punktacja ery { word-age }
web-walk-skip = Zamknij
web-walk-totals = Po erze { word-age }
web-walk-gained = +{ $glory }

## The end

web-over-details = Pełny wynik
web-rematch = Jeszcze raz
web-rematch-open = Nowa gra z tymi samymi osobami jest otwarta.
web-replay = Powtórka

## Help

web-sheet = Plemiona w tej grze
web-sheet-x = X to liczba kart w oddziale.
web-sheet-kingdoms = Litera na tarczy to pierwsza litera nazwy królestwa.
web-keys = Klawisze
web-key-cards = wybór kart
web-key-pool = weź z puli
web-key-draw = dobierz
web-key-play = zagraj, potwierdź
web-key-leader = inny dowódca
web-key-kingdom = królestwo, według litery na tarczy
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-clear = anuluj wybór
web-key-sort = inny układ
web-key-sheet = ta ściąga
web-key-command = wpisz polecenie
web-command = Polecenie
web-command-hint = dobierz, weź 3, zagraj 1 4 5 dowodzi 4, umieść czerwony, pomoc …
web-command-no-score = Żadna era nie została jeszcze podliczona. Mała liczba obok chwały gracza mówi, ile dałaby teraz ta era.
# A command of the terminal that is done otherwise here
web-command-elsewhere = { $verb ->
    [sort] Kolejność kart zmienisz przyciskami nad swoją ręką.
    [table] Cały stół masz przed sobą.
    [memory] Wskaż liczbę kart gracza, aby zobaczyć, które z nich znasz.
    [confirm] To, czy gra ma najpierw pytać, ustawisz w menu.
    [save] Gra zapisuje się po każdej akcji.
    [why] Tutaj bot nie uzasadnia swoich akcji; poproś o podpowiedź.
   *[quit] Od stołu odejdziesz przez menu.
}
web-skip = Przejdź do swoich kart

## Waiting for players

web-lobby = Szykujemy stół
web-seat-open = Wolne miejsce
web-seat-take = Usiądź
web-seat-bot = Dodaj bota
web-seat-leave = Wstań
web-start = Rozdaj karty
web-start-first = Trzeba obsadzić wszystkie miejsca
web-wait-host = Grę rozpocznie { $name }.
web-code = Kod
web-link = Link dla znajomych
web-link-here = Ten link otwiera się tylko na tym komputerze. Serwer uruchomiony poleceniem { $command } wypisuje adres dla innych urządzeń: otwórz grę pod tym adresem, a link zadziała także u znajomych.
web-copied = Skopiowano
web-copy-by-hand = Nie udało się skopiować: zaznacz link i skopiuj go samodzielnie.
web-name = Twoje imię
web-source = { $source ->
    [kingdoms] królestwa
    [merfolk] tor morskiego ludu
    [giant] żeton olbrzymów
    [raids] plądrowanie
   *[bands] oddziały
}
web-bands-tab = Oddziały
web-track-tab = Tor
web-orcs-tab = Horda
web-log-tab = Kronika
web-chat-tab = Czat
web-theme-name = { $theme ->
    [auto] Jak w systemie
    [light] Jasny
   *[dark] Ciemny
}
web-speed = Animacje
web-speed-name = { $speed ->
    [off] Brak
    [slow] Wolne
    [normal] Zwykłe
   *[fast] Szybkie
}
web-ask-first = Pytaj przed wzięciem kart
web-sound = Dźwięki
web-notify = Powiadom mnie o mojej turze
web-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-commands = Wiersz poleceń
web-come-back = Wracam na swoje miejsce
