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

web-name-numbered = { $name } { $number }
# What a bot is called, by the piece it plays
web-bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Celina
    [3] Darek
    [4] Elka
   *[5] Feliks
}
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
web-turn-yours = **Twoja tura.** { $decision ->
    [turn] Zagraj oddział lub werbuj.
    [marker] Umieść znacznik.
    [merfolk_move] O ile pól naprzód?
    [free_marker] Umieść darmowy znacznik.
    [orc_marker] Kładziesz znacznik orków?
    [troll_token] Wybierz żeton trolli.
    [further_band] Kolejny oddział czy koniec?
    [keep] Które karty zatrzymujesz?
    [wizard_draw] Dobierasz karty?
    [raid] Plądrujesz czy czekasz?
   *[other] { "" }
}
web-turn-full = **Twoja tura.** Musisz zagrać oddział.
web-turn-recruit = **Twoja tura.** Zwerbuj kartę.
web-turn-other = { $decision ->
    [turn] Teraz gra { $name }.
    [raid] { $name } decyduje o plądrowaniu.
   *[other] { $name } decyduje.
}
web-turn-over = Koniec gry.
web-tribe-sheet = Co robią plemiona
web-theme = Jasny czy ciemny
web-rules = Zasady
web-menu = Menu
web-settings = Ustawienia
web-leave = Odejdź od stołu
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
web-leads = { $name } prowadzi: { word-glory }
web-leads-trolls = { $name } prowadzi dzięki żetonom trolli: { word-glory }
web-ties = { $names } remisują: dla każdego { $sum } = { word-glory }
web-nobody = nikogo tu jeszcze nie ma
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

web-track = Tor morskiego ludu
web-orcs = Plansza hordy orków
web-orc-cell = { $name }, { word-colour-plural } pole: { $taken ->
    [yes] znacznik
   *[no] puste
}
web-log = Kronika
web-log-empty = Jeszcze nic się nie wydarzyło.
web-chat = Czat
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-chat-empty = Na razie cisza.
web-tabs = Więcej ze stołu

## Log

web-log-undo-asked = { $name } chce cofnąć ostatni ruch.
web-log-undo-answered = { $yes ->
    [yes] { $name } się zgadza.
   *[no] { $name } się nie zgadza.
}
web-log-undone = { $name } cofa ostatni ruch.
web-log-stand-in = { $why ->
    [timeout] { $name }: koniec czasu, dalej gra bot.
    [left] { $name } odchodzi od stołu, dalej gra bot.
    [replaced] Zamiast gracza { $name } dalej gra bot.
   *[back] { $name } wraca do gry.
}
web-log-sat = { $name } siada do stołu.
web-moment-age = Era { word-age } dobiegła końca

## The hand and what can be done

web-hand = Twoja ręka
web-hand-empty = Nie masz kart na ręku.
web-hand-count = { $name } { $count }
web-hand-chosen = { $name } { $count } · wybrane: { $chosen }
web-hand-own = Twoja kolejność
web-sort = { $grouping ->
    [tribe] Plemiona
    [kingdom] Królestwa
   *[own] Po mojemu
}
web-sort-label = Układ twoich kart
web-move-left = Przesuń kartę w lewo
web-move-right = Przesuń kartę w prawo
web-watching-only = Oglądasz grę. Teraz gra { $name }.
web-leader = Dowódca
web-leaders = Kto dowodzi?
web-leader-marker = znacznik w { word-kingdom-locative }
web-leader-markers = znacznik, gdzie chcesz
web-leader-none = bez znacznika
web-leader-effect = { $where }, { word-glory }
web-play = Zagraj oddział
web-play-first = Wybierz karty
web-draw = Dobierz
web-undo = Cofnij
web-hint = Podpowiedź
web-stop = Zakończ
web-pass = Pas
web-none-marker = Bez znacznika
web-go-without = Zrezygnuj
web-take-none = Żaden
web-orc-yes = Połóż
web-orc-no = Nie kładź
web-keep = { $count ->
    [0] Nic nie zatrzymuj
   *[other] Zatrzymaj { word-cards-accusative }
}
web-wizard = Dobierz { word-cards-accusative }
web-wizard-no = Nie dobieraj
web-raid-do = Plądruj
web-raid-wait = Czekaj
web-confirm = Potwierdź
web-troll = Żeton trolli

web-live-turn = { $hand ->
    [yes] { $pool ->
        [yes] **Wybierz karty na oddział,** weź kartę z puli albo dobierz z talii.
       *[no] **Wybierz karty na oddział** albo dobierz z talii.
    }
   *[no] { $pool ->
        [yes] **Weź kartę z puli** albo dobierz z talii.
       *[no] **Dobierz kartę z talii.**
    }
}
web-live-full = **Masz pełną rękę.** Wybierz karty na oddział.
web-live-only-band = **Wybierz karty na oddział.**
web-live-further = **Kolejny oddział?** Wybierz karty albo zakończ.
web-live-marker = **Gdzie umieszczasz znacznik?** Wybierz podświetlone królestwo.
web-live-merfolk-move = **O ile pól przesuwasz znacznik na torze morskiego ludu?**
web-live-free-marker = **Darmowy znacznik!** Wybierz dowolne podświetlone królestwo albo zrezygnuj.
web-live-orc-marker = **Znacznik na { word-colour-plural } pole twojej planszy hordy orków?**
web-live-troll-token = **Który żeton trolli?** Wygrywa remisy na koniec ery.
web-live-keep = **Możesz zatrzymać najwyżej { word-cards-accusative }.** { $chosen ->
    [0] Wybierz je; reszta trafi do puli.
   *[other] Wybrane: { $chosen }; reszta trafi do puli.
}
web-live-wizard-draw = **Dobierasz { word-cards-accusative } z talii?** Ryzyko smoka przy każdej karcie: { $percent }%.
web-live-raid = **Plądrujesz teraz?** { $count ->
    [one] Jeden znacznik wróci
    [few] { $count } znaczniki wrócą
   *[many] { $count } znaczników wróci
} do twojego zapasu za { word-glory }. Albo poczekaj: im więcej znaczników, tym większy łup.
web-live-wait = **Teraz gra { $name }.**
web-live-wait-raid = **{ $name } decyduje o plądrowaniu.**
web-live-over = **Koniec gry.**
web-live-passing = **Nie możesz nic zrobić.** Musisz spasować.
web-live-band = **Zagrywasz { word-band }:** { $marker }; { $ability }; { $discard }; na koniec ery { word-glory }.
web-live-skeletons = **Dziesięć szkieletów:** natychmiast wygrywasz grę.
web-live-too-small = bez znacznika, bo { kingdom-name } wymaga oddziału z { word-needed-genitive }
web-live-too-small-anywhere = bez znacznika: taki oddział jest za mały na każde królestwo
web-live-take = **Bierzesz z puli { word-card-accusative }?**
web-live-draw = **Dobierasz z talii?** { $percent ->
    [0] Teraz nie trafisz na smoka.
   *[other] Ryzyko smoka: { $percent }%.
}
web-live-do = **Na pewno?**
web-live-place = **Znacznik w { word-kingdom-locative }?**
web-advice = **{ $what }** { $reason } (szansa na wygraną { $percent }%)
web-advice-draw = Dobierz z talii.
web-advice-take = Weź { word-card-accusative }.
web-advice-band = Zagraj { word-band }.
web-advice-place = Umieść znacznik w { word-kingdom-locative }.
web-advice-troll = Weź żeton trolli { $token }.
web-advice-move = Przesuń znacznik na torze morskiego ludu o { word-spaces-moved }.
# $what: the name of a button
web-advice-other = { $what }.
web-advice-chance = szansa { $percent }%
web-advice-do = Zagraj tak

## Undo

web-undo-asked = { $name } chce cofnąć ostatni ruch. Zgadzasz się?
web-undo-waiting = Pytamy pozostałych, czy możesz cofnąć ruch.

## Why not

# Codes of the server; those of the rules have messages of their own
web-why = { $code ->
    [stale] Na stole coś się zmieniło. Spójrz jeszcze raz.
    [not_your_turn] To nie twoja tura.
    [not_yours] To nie twoja decyzja.
    [not_host] To może zrobić tylko gospodarz.
    [full] Wszystkie miejsca są zajęte.
    [seat_taken] Ktoś właśnie zajął to miejsce.
    [already_started] Gra już się zaczęła.
    [not_started] Gra jeszcze się nie zaczęła.
    [finished] Gra jest skończona.
    [seats_open] Najpierw trzeba obsadzić wszystkie miejsca.
    [bad_options] Te opcje do siebie nie pasują.
    [no_such_bot] Nie ma takiego bota.
    [nothing_to_undo] Nie ma czego cofnąć: brak wcześniejszego ruchu albo od tamtej pory ktoś zobaczył zakryte karty.
    [no_undo] Przy tym stole nie cofa się ruchów.
    [not_asked] Nikt o to nie prosił.
    [not_away] Ta osoba wciąż tu jest.
    [no_hints] Przy tym stole nie ma podpowiedzi.
    [too_fast] Za szybko. Chwileczkę.
    [bad_action] To niezrozumiałe polecenie.
    [not_finished] Ta gra jeszcze trwa.
    [storage] Serwer nie może teraz niczego zapisać. Spróbuj za minutę.
    [internal] Coś poszło nie tak na serwerze; nic się nie zmieniło.
    [lesson] { $reason }
   *[other] Nie udało się. Odśwież stronę i spróbuj jeszcze raz.
}

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
   *[broken] Coś poszło nie tak
}
web-ending-text = { $ending ->
    [gone] Link jest stary albo ma literówkę, albo stół już sprzątnięto.
    [not_welcome] Gra się zaczęła, wszystkie miejsca są zajęte, a oglądać jej nie można.
    [signed_out] Ta przeglądarka już nie wie, kim jesteś. Odśwież stronę, żeby usiąść jako nowy gość.
    [reload] Serwer jest po aktualizacji. Odśwież stronę i graj dalej od tego samego miejsca.
   *[broken] Strona i serwer się nie rozumieją. Odśwież stronę.
}
web-reload = Odśwież
web-not-found = Nie ma takiej strony
web-not-found-text = Adres ma literówkę albo pochodzi z innej epoki.

## Hot seat

web-hand-over = { $name }, twoja kolej
web-hand-over-text = Przekaż urządzenie. Karty są zakryte, dopóki nie zajrzysz.
web-hand-over-look = Pokaż moje karty

## Scoring

web-walk = Punktacja ery { word-age }
web-walk-next = Dalej
web-walk-back = Wstecz
web-walk-skip = Zamknij
web-walk-bands = Oddziały
web-walk-giant = Żeton olbrzymów
web-walk-raids = Plądrowanie
web-walk-totals = Po erze { word-age }
web-walk-gained = +{ $glory }
web-walk-nobody = Nikt nie ma tu znacznika.

## The end

web-over-winner = { $count ->
    [one] { $names } wygrywa
   *[other] { $names } dzielą się zwycięstwem
}
web-over-details = Pełny wynik
web-rematch = Jeszcze raz
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
web-key-clear = odłóż wybrane
web-key-sort = inny układ
web-key-sheet = ta ściąga
web-key-command = wpisz polecenie
web-command = Polecenie
web-command-hint = dobierz, weź 3, zagraj 1 4 5 dowodzi 4, umieść czerwony, pomoc …
web-skip = Do twojej ręki

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
web-link-here = Ten link otwiera się tylko na tym komputerze. Aby wpuścić znajomych, uruchom serwer poleceniem { $command } i otwórz stronę pod adresem, jaki twój komputer ma w sieci: wtedy link zadziała także u nich.
web-copied = Skopiowano
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
web-confirm-name = { $confirm ->
    [off] Nigdy
    [on] Zawsze
   *[timed] Trzy sekundy na zmianę zdania
}
web-more = Więcej
web-sound = Dźwięki
web-notify = Powiadom mnie o mojej turze
web-commands = Wiersz poleceń
web-come-back = Wracam na swoje miejsce
