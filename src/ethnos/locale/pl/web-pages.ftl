# The pages around the game: start, lobby, result, replay, rules, settings, first game.

## Everywhere

page-title = { $title } · Ethnos
page-skip = Przejdź do treści
page-ways = Strony
page-language = Język
# $option: a code of the server
page-problem = { $option ->
    [offline] Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
    [too_many_rooms] Masz już kilka stołów, przy których gra się nie zaczęła. Najpierw zacznij grę przy którymś z nich albo od niego odejdź.
    [too_fast] Za szybko. Odczekaj chwilę i spróbuj jeszcze raz.
    [too_big] Ten plik jest za duży.
    [bad_options] Te opcje do siebie nie pasują.
    [not_finished] Ta gra jeszcze trwa.
    [sealed] Inni jeszcze grają to rozdanie. Otworzy się godzinę po końcu dnia.
    [daily] W rozdaniu dnia tego nie można.
    [no_such_room] Nie ma takiej gry. Link jest stary albo ma literówkę.
    [no_such_code] Ten kod jest błędny albo już nieważny. Poproś o nowy na drugim urządzeniu.
    [no_session] Ta przeglądarka już nie wie, kim jesteś. Odśwież stronę.
    [no_spectators] Gry przy tym stole nie można oglądać.
    [review_failed] Omówienie zostało przerwane. Spróbuj jeszcze raz.
    [bad_position] Nie ma takiej pozycji.
    [bad_record] To nie jest zapis gry albo zapis jest uszkodzony.
    [bad_name] Imię musi mieć litery.
    [seat_taken] Ktoś właśnie zajął to miejsce.
    [full] Wszystkie miejsca są zajęte.
    [already_started] Gra już się zaczęła.
    [storage] Gry nie da się teraz zapisać. Spróbuj za minutę.
    [banned] Operator serwera wykluczył ciebie albo twoją sieć.
    [room_closed] Operator serwera zamknął ten stół.
    [bad_key] To nie jest klucz operatora.
    [bad_passkey] Ten klucz dostępu tu nie działa albo już nie działa.
    [bad_words] Jest w tym słowo niechciane na tym serwerze.
   *[other] Nie udało się. Odśwież stronę i spróbuj jeszcze raz.
}

## Start

page-hero = Sześć królestw. Dwanaście plemion. Trzy smoki.
page-hero-text = Zbierz oddział, wybierz dowódcę i umieść znacznik na mapie, zanim ktoś obudzi trzeciego smoka. Dla dwóch do sześciu osób, około czterdziestu minut, bez zakładania konta.
page-bots = Zagraj od razu z botami
page-players = Gracze
page-level = Siła botów
page-level-text = Bot, który { $text }.
page-deal = Rozdaj karty
page-tribes = Plemiona
page-tribes-beginner = Pierwsza gra
page-tribes-random = Losowe
page-tribes-mood = Wg nastroju
page-tribes-own = Wybrane
page-tribes-chosen = Wybrane plemiona: { $count } z { $total }
page-tribes-drawn = { $count ->
    [one] Losujemy { $count } plemię
    [few] Losujemy { $count } plemiona
   *[many] Losujemy { $count } plemion
} spośród dwunastu.
page-friends = Zagraj ze znajomymi
page-friends-text = Otwórz stół i wyślij link. Wolne miejsca mogą zająć boty; można też grać na jednym urządzeniu.
page-friends-open = Otwórz stół
page-join = Masz kod?
page-code-example = Kod
page-join-do = Dołącz
page-join-wrong = Żaden stół nie ma takiego kodu. Może wkradła się literówka albo stołu już nie ma.
page-mine = Graj dalej
page-games = Moje gry
page-games-all = { $count ->
    [one] Wszystkie gry: { $count }
    [few] Wszystkie { $count } gry
   *[many] Wszystkie { $count } gier
}
page-learn = Pierwszy raz?
page-learn-short = Nauka
page-learn-text = Rozegraj pierwszą erę z doradcą u boku. Każdą zasadę poznasz wtedy, gdy będzie potrzebna, a wszystko zajmie pięć minut.
page-learn-do = Ucz się, grając
page-learn-rules = Przeczytaj zasady
page-learn-replay = Obejrzyj przykładową grę
page-public = Stoły otwarte dla wszystkich
page-public-none = Na razie nikt nie czeka. Otwórz własny stół i zaznacz „Otwarty dla wszystkich”.
page-credits = Ethnos to gra planszowa, którą stworzył Paolo Mori w 2017 roku. Tę darmową edycję, z własnymi rysunkami, przygotowali miłośnicy gry; nie należy do żadnego wydawcy.

## Tables in a list

page-table-of = { $names }
page-table-empty = Pusty stół
page-room-lobby = { $count ->
    [0] komplet graczy, zaraz się zacznie
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
page-room-over = koniec: { $text }
page-room-yours = twoja tura, era { word-age }
page-room-playing = gra trwa, era { word-age }
page-analysis = Plansza analizy
page-room-exercise = Ćwiczenie · { $text }
page-room-result = Wynik
page-room-continue = Dalej
page-room-join = Usiądź
page-room-watch = Oglądaj
page-games-going = W toku
page-games-over = Skończone
page-games-none = Żadna gra na ciebie nie czeka.
page-games-none-over = Nie masz jeszcze skończonej gry.
page-games-new = Nowa gra

## Lobby

page-seat-here = przy stole
page-seat-companion = Dodaj osobę obok
page-seat-clear = Zwolnij miejsce: { $name }
page-seat-clear-short = Zwolnij
page-seat-name = Zmień imię { $name }
page-seat-name-save = Zapisz
page-companion = Gość { $number }
page-companion-name = Kto gra obok ciebie
page-fill = Uzupełnij botami
page-invite = Zaproś znajomych
page-invite-text = Chodź, zagramy w Ethnos!
page-qr = Kod QR: { $text }
page-link = Link
page-link-copy = Kopiuj link
page-share = Udostępnij
page-options = W co gramy
page-clock = Czas na turę
page-clock-name = { $option ->
    [minute] minuta
    [minutes] trzy minuty
    [day] dzień
    [days] trzy dni
   *[none] bez limitu
}
page-undo = Cofanie ruchów
page-undo-name = { $option ->
    [free] zawsze
    [none] nigdy
   *[consent] za zgodą innych
}
page-option = { $option ->
    [public] Otwarty dla wszystkich
    [spectators] Inni mogą oglądać
    [memory_aid] Pokazuj karty, które ktoś na pewno ma na ręku
   *[hints] Można prosić o podpowiedzi
}
page-rulings = { $count ->
    [0] Zasady domowe: brak
    [one] Zasady domowe: jedna
   *[other] Zasady domowe: { $count }
}
page-rulings-text = Co zmienia każda z nich
page-fair = Skąd wiadomo, że rozdanie jest uczciwe
page-fair-text = Gra wybrała już swoją część tasowania i pokazuje jej odcisk. Każdy, kto siada do stołu, dokłada od siebie trochę losowości. Po grze ta część zostaje ujawniona i każdy może sam odtworzyć rozdanie.

## After the game

page-after = Wynik
page-after-none = Nie ma wyniku
page-after-replay = Obejrzyj powtórkę
page-after-table = Stół na koniec gry
page-after-record = Pobierz zapis
page-markers = { $count ->
    [one] { $count } znacznik w królestwach
    [few] { $count } znaczniki w królestwach
   *[many] { $count } znaczników w królestwach
}
page-chart = Skąd wzięła się chwała
page-chart-label = Chwała wszystkich graczy według er i źródeł; te same liczby są w tabeli poniżej.
page-chart-age = { word-age }: { $glory }
page-chart-numbers = Wszystkie liczby
page-chart-column = Era
page-curve = Jak to szło
page-curve-text = Tyle chwały każdy miałby, gdyby era skończyła się w danej chwili. Kliknij, żeby zobaczyć tę chwilę.
page-curve-label = Chwała wszystkich graczy w trakcie gry, gdyby era kończyła się w danej chwili.
page-chances = Szanse na wygraną
page-chances-text = Jakie szanse na wygraną każdy miał w danej chwili, w procentach, według bota, który patrzy tylko na to, co leży na stole. Kliknij, żeby zobaczyć tę chwilę.
page-chances-label = Szanse wszystkich graczy na wygraną w trakcie gry, w procentach.
page-swings = Co odmieniło losy gry
page-swings-text = Ile chwały zyskał ruch względem najlepszego rywala, gdyby era skończyła się w tej chwili. Żeton trolli może rozstrzygnąć remisy w kilku królestwach naraz.
page-swing = +{ word-glory } względem najlepszego rywala
page-swing-look = Zobacz
page-fair-after = Odcisk pokazany przed grą, własna część gry i to, co dołożyli gracze, muszą dać dokładnie te karty, które zostały rozdane.
page-proof = Sprawdź rozdanie
page-proof-good = Karty rozdano zgodnie z obietnicą, a każdy ruch był zgodny z zasadami.
page-proof-bad = Coś w tym zapisie się nie zgadza. Poniżej widać co.
page-proof-more = Na czym opiera się dowód
page-proof-commitment = Odcisk pokazany przed grą
page-proof-seed = Część serwera
page-proof-nonces = Co dołożyli gracze

## Replay

page-replay = Obejrzyj grę
page-replay-text = Każdą grę z tego serwera można obejrzeć ze strony jej wyniku. Plik zapisu, zachowany wcześniej albo utworzony w terminalu, otworzysz tutaj.
page-replay-file = Wybierz plik zapisu
page-replay-drop = albo upuść go tutaj; kończy się na .ethnos.jsonl
page-replay-wrong = Nie da się pokazać { $file }. { $reason }
page-replay-mine = Moje rozegrane gry
page-sample = Przykładowa gra
page-sample-text = Trzy boty rozgrywają krótką grę z plemionami na pierwszą grę i z odkrytymi kartami na ręce. Puść ją albo przejdź ruch po ruchu: w kilka minut zobaczysz, jak się gra w Ethnos.
page-sample-watch = Obejrzyj przykładową grę
page-replay-own = Zapis gry
page-replay-none = Nie ma czego oglądać
page-replay-controls = Krok po kroku przez grę
page-replay-step = Krok
page-replay-at = { $number } z { $total }
page-replay-first = Na początek (Home)
page-replay-back = Krok wstecz (←)
page-replay-next = Krok naprzód (→)
page-replay-last = Na koniec (End)
page-replay-play = Odtwarzaj (spacja)
page-replay-pause = Zatrzymaj (spacja)
page-replay-pace = Tempo
page-replay-times = { $text }×
page-replay-view = Czyimi oczami
page-view-full = Wszystkie karty odkryte
page-view-public = Jako widz
page-view-seat = Tak, jak to widzi { $name }
page-replay-link = Link do tego ruchu
page-hands = Karty wszystkich graczy
page-hand = { $name }: { $cards }

## Rules

page-rules-contents = Spis treści
page-rules-search = Szukaj w zasadach
page-rules-nothing = Nic o tym nie ma.
page-rules-clauses = { $count ->
    [one] Reguła, z której to wynika
    [few] { $count } reguły, z których to wynika
   *[many] { $count } reguł, z których to wynika
}

## Settings

page-you = Ty
page-save = Zapisz
page-name-saved = Zapisano.
page-look = Wygląd i animacje
page-speed-text = Jak szybko poruszają się karty i pionki. Jeśli w systemie masz włączone ograniczanie animacji, nic się nie porusza.
page-playing = Rozgrywka
page-confirm-name = { $option ->
    [off] Nigdy
    [on] Zawsze
   *[timed] Trzy sekundy
}
page-confirm-text = Przy „trzech sekundach” ruch wykona się sam, chyba że zmienisz zdanie.
page-device = Inne urządzenie
page-device-text = Twoje gry należą do tej przeglądarki. Kod ważny przez dziesięć minut pozwoli grać też na innym urządzeniu.
page-device-make = Utwórz kod
page-device-code = Kod dla innego urządzenia
page-device-have = Masz kod z innego urządzenia?
page-device-claim = Użyj
page-device-done = Na tym urządzeniu gra teraz { $name }.
passkey-title = Klucze dostępu
passkey-text = Klucz dostępu leży w telefonie, komputerze albo menedżerze haseł i wszędzie loguje cię jako tego samego gracza. Nie wymaga hasła ani adresu e-mail.
passkey-make = Utwórz klucz dostępu
passkey-sign-in = Zaloguj się kluczem dostępu
passkey-made = Klucz dostępu jest gotowy. Inne urządzenie może się nim zalogować.
passkey-created = Utworzony: { $day }
passkey-used = Ostatnio użyty: { $day }
passkey-delete = Usuń
passkey-deleted = Klucz dostępu jest usunięty. Usuń go też ze swojego urządzenia.
passkey-known = To urządzenie ma już klucz dostępu dla ciebie.

## The first game. Two asterisks at each end make a **stronger** part of a sentence

lesson-player = { $seat ->
    [1] Bela
   *[2] Noor
}
lesson-coach = Twoja pierwsza gra
lesson-wait = Grają pozostali…
lesson-leave = Przerwij naukę
lesson-play = Zagraj naprawdę
lesson-other-draw = Można: z talii przyjdzie karta, której nikt nie zna, albo smok. { word-ring }
lesson-other-take = Można: karta trafiłaby na twoją rękę i nikt inny nie mógłby jej wziąć. { word-ring }
lesson-other-band = Można: stałoby się to, co mówi zdanie, a reszta twojej ręki leżałaby odkryta dla wszystkich. { word-ring }
lesson-other = { word-ring }
word-ring = Tutaj próbujemy czegoś innego: szukaj złotej obwódki.
lesson-next = Dalej
lesson-not-here = Z tym poczekaj na prawdziwą grę.
lesson-take = Masz na ręku jedną kartę: olbrzyma z Rhei, czerwonego królestwa. W swojej turze bierzesz jedną kartę albo zagrywasz oddział z kart, które już masz.
    W puli leżą jeszcze dwa olbrzymy. **Weź niebieskiego.**
lesson-draw = Dwa olbrzymy pasują do siebie: oddział to karty **jednego plemienia** albo **jednego koloru**.
    Puli nikt nie uzupełnia, więc czasem trzeba dobierać w ciemno. **Dobierz z talii.**
lesson-draw-again = Szary centaur nie pasuje do żadnego z twoich olbrzymów. Na razie go zatrzymaj. Na ręku możesz mieć dziesięć kart; z dziesięcioma musisz zagrać oddział.
    Patrz, co zbierają inni, i **dobierz jeszcze raz.**
lesson-band = Trzy olbrzymy! **Wybierz wszystkie trzy,** a potem zdecyduj, **kto dowodzi**: kolor dowódcy wskazuje królestwo, do którego trafi twój znacznik.
    Rhea daje 6 punktów chwały, więcej niż pozostałe. **Niech dowodzi czerwony olbrzym. Zagraj oddział.**
lesson-discard = Twój znacznik stoi w Rhei. Plemię dowódcy też ma coś do powiedzenia: największy oddział olbrzyma zdobywa 2 punkty chwały i żeton olbrzymów. Kto go ma na koniec ery, dostaje za niego chwałę jeszcze raz.
    To ma swoją cenę: reszta twoich kart trafiła do puli i Bela ma już twojego centaura. **Weź czerwonego skrzydlatego.**
lesson-colour = Teraz pora na oddział jednego koloru. Masz czerwoną kartę; może w talii jest druga. **Dobierz.**
lesson-dragon = **Smok!** Trzy smoki śpią w dolnej połowie talii, a w tej lekcji talia jest krótka. Trzeci natychmiast kończy erę, a karty, które zostały na ręku, są nic niewarte.
    Przy okazji trafia ci się czerwony czarodziej. **Wybierz obie czerwone karty i niech dowodzi skrzydlaty:** jego znacznik może trafić do każdego królestwa.
lesson-marker = Żeby umieścić znacznik, oddział musi mieć więcej kart, niż masz tam znaczników. Althea daje 4 punkty i nikogo tam jeszcze nie ma. **Wybierz Altheę.**
    Mapa mówi wszystko: złota moneta to tyle, ile w tej erze daje pierwsze miejsce, figurka z liczbą to czyjeś znaczniki, a niżej widać, jak duży oddział jest potrzebny.
lesson-second-dragon = **Drugi smok.** Od teraz każda karta z talii może zakończyć erę; obok talii widać, jakie jest ryzyko. Karty z puli są bezpieczne.
    A teraz **weź czerwonego minotaura.**
lesson-minotaur = Masz w Rhei jeden znacznik, więc drugi wymaga dwóch kart. Ale oddział minotaura liczy się tak, jakby miał o jedną kartę więcej. **Zagraj samego minotaura,** zanim będzie za późno.
lesson-end = Noor wyciąga **trzeciego smoka.** Każde królestwo płaci temu, kto ma w nim najwięcej znaczników, a każdy oddział daje punkty według wielkości: 0, 1, 3, 6, 10, 15.
    Znaczniki zostają na następną erę, wszystkie karty tasuje się od nowa. Kto ma najwięcej chwały po ostatniej erze, wygrywa. I to cała gra: reszta to zdolności dwunastu plemion, a o nich w każdej chwili opowiedzą ikony plemion u góry ekranu.
lesson-later = W późniejszych erach punktują też **drugie i trzecie miejsca**: monetami z wcześniejszych er. A **remis oznacza podział**: monety zajętych miejsc sumuje się i dzieli, zaokrąglając w dół. Dwie osoby dzielące 8 i 4 dostają po 6; taki remis może wygrać żeton trolli.
lesson-help = **Podpowiedź** pokazuje, co zrobiłby dobry gracz i dlaczego. **Cofnij** cofa twój ostatni ruch, o ile nie pokazał ci nic nowego.
    Przytrzymaj kartę albo wskaż ją, a zobaczysz, co potrafi jej plemię.
