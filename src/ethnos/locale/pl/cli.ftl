# The command line: help, usage errors, results of commands.

cli-usage = Użycie
cli-arguments = Argumenty
cli-options = Opcje
cli-commands = Polecenia
cli-command = POLECENIE ...
cli-default = Domyślnie: { $value }.

## The commands

cli = Gra planszowa Ethnos: graj, odtwarzaj, testuj.
cli-play = Gra z botami albo z innymi przy jednej klawiaturze.
cli-rules = Zasady gry albo jeden ich rozdział.
cli-serve = Serwer gry dla przeglądarek.
cli-build-site = Gra jako pliki statyczne, którym nie trzeba serwera.
cli-backup = Kopia bazy danych serwera w jednym pliku albo jej przywrócenie.
cli-export = Zakończone gry serwera jako zapisy albo jako plik Parquet.
cli-doctor = Sprawdzenie komputera, bazy danych i publicznego adresu serwera z radą, co zrobić.
cli-admin = Opieka nad stołami i gośćmi serwera: listy, zamykanie, blokady, eksport, usuwanie.
cli-replay = Odtworzenie zapisu gry według zasad, słowami.
cli-analyse = Pokazuje pozycję z najlepszymi ruchami; w terminalu można je rozegrać i cofnąć.
cli-verify = Sprawdzenie zapisu: skróty, ziarno i każdy ruch przez odtworzenie.
cli-verify-more = Kod wyjścia: 0, gdy zapis jest ważny, 1, gdy nie jest, 2, gdy nie da się go odczytać albo nie jest zapisem, 3, gdy jest nienaruszony, lecz gra nie jest skończona.
cli-simulate = Rozegrać wiele gier z losowymi graczami albo skompilowanymi botami.
cli-arena = Turniej botów: te same rozdania dla wszystkich, miejsca się zmieniają.
cli-bench = Pomiar losowej gry na jednym rdzeniu: oba silniki Ethnos i silniki innych gier.
cli-conformance = Uruchomienie plików scenariuszy z wykazem różnic.
cli-perft = Liczba węzłów drzewa decyzji od danego stanu do końca gry.

## Options of several commands

cli-help = Pokaż tę pomoc.
cli-version = Pokaż wersję.
cli-lang = Język: en, cs, de, pl, pt-BR albo ru.
cli-tribes = Plemiona: random, beginner, jaka ma być gra (calm, fierce, short, long), albo nazwy, np. elf,orc,...; bez tego losowe.
cli-preset = Rozstrzygnięcia według instrukcji: standard, beginner, polish, czech albo portuguese.
cli-option = Nazwane rozstrzygnięcie albo własna liczba, jako nazwa=wartość; ma pierwszeństwo przed zestawem.
cli-players = Liczba graczy, od 2 do 6.
cli-games = Liczba gier.
cli-seed = To samo ziarno rozdaje te same karty.
cli-think = Ile sekund bot search może myśleć nad decyzją.
cli-engine = Silnik, który gra.
cli-json = Wypisz JSON.
cli-record = Zapis gry, np. game.ethnos.jsonl.
cli-data = Folder, w którym serwer przechowuje gry.
cli-database = postgresql://... dla kilku procesów; bez tego plik w folderze danych.

## ethnos play, rules, replay

cli-play-people = Ilu z nich to ludzie; 0, by oglądać boty.
cli-play-names = Imiona ludzi, np. Ida,Kofi.
cli-play-bots = Boty: { cli-levels }; bez tego nowicjusze.
cli-levels-fast = random ({ bot-random-name }), novice ({ bot-novice-name }), adventurer ({ bot-adventurer-name }), heuristic ({ bot-heuristic-name })
cli-levels = { cli-levels-fast }, search ({ bot-search-name })
cli-play-plain = Zwykły tekst, jedna informacja w wierszu, dla czytników ekranu.
cli-play-colour = Używaj kolorów.
cli-play-memory-aid = Wymieniaj karty, o których wiadomo, że inni mają je na ręku.
cli-play-confirm = Pytaj, zanim oddział zostanie zagrany.
cli-play-save = Plik, w którym gra zostanie zapisana.
cli-play-resume = Wznów zapisaną grę; last znajdzie najnowszą.
cli-rules-topic = Rozdział, plemię, punkt zasad albo rozstrzygnięcie, np. trolle, R38, D18; bez tego wszystko.
cli-rules-topics = Tylko wymień rozdziały.
cli-rules-plain = Zwykły tekst, dla czytników ekranu i potoków.
cli-analyse-file = Pozycja jako tekst, - dla standardowego wejścia, albo zapis gry; game.ethnos.jsonl:57 to zapis z --move 57.
cli-analyse-move = W zapisie: pozycja, w której wybrano ten ruch; bez tego ostatnia.
cli-analyse-seat = Rozdaj na nowo to, czego ten gracz nie widzi, 1 dla pierwszego.
cli-analyse-text = Wypisz tylko pozycję jako tekst, do pliku albo na planszę analizy.
cli-play-from = Graj dalej od ruchu zapisanej gry, np. game.ethnos.jsonl:57: na miejscu, które go wybrało, przeciwko botom; to, czego stamtąd nie było widać, zostaje rozdane na nowo.
cli-replay-moves = Wypisz tylko ruchy, w notacji, po jednym w wierszu.

## ethnos simulate, arena, bench, conformance, perft

cli-simulate-bots = Boty na wszystkich miejscach, po przecinku: { cli-levels-fast }; jeden gra na każdym miejscu. Bez podania losowi gracze.
cli-simulate-digest = Dodaj skrót wszystkich stanów.
cli-simulate-engine = Silnik, który gra; domyślnie szybszy dla tej liczby gier.
cli-simulate-export = Zapisz gry do pliku Parquet; wymaga ethnos[rl].
cli-simulate-records = Eksportuj też całe zapisy.
cli-simulate-observations = Eksportuj też to, co widzieli gracze.
cli-arena-bots = Boty, po przecinku: { cli-levels } albo moduł:Klasa.
cli-arena-players = Graczy w grze; bez tego tylu, ile botów.
cli-arena-playouts = Rozegrań na decyzję zamiast czasu: powtarzalne.
cli-arena-workers = Liczba procesów; 0 to jeden na rdzeń.
cli-arena-ray = Graj na Ray; wymaga ethnos[ray].
cli-arena-results = Zapisywać każdą grę do tego pliku, gdy się skończy.
cli-arena-resume = Kontynuować gry z pliku podanego w --results.
cli-arena-export = Zapisać gry do pliku Parquet; wymaga ethnos[rl].
cli-arena-html = Zapisz raport z wykresami.
cli-arena-tribe-report = Pokaż, które plemiona wiążą się z wygraną.
cli-bench-only = Silniki do zmierzenia, np. rules,fast; bez tego wszystkie.
cli-bench-seconds = Ile sekund mierzyć każdy silnik.
cli-bench-yardstick = Program natywny grający te same partie, do porównania; buduje go make bench.
cli-conformance-files = Pliki scenariuszy.
cli-perft-files = Stany z liczbami (*.perft); bez nich rozdaje się malutki stan.
cli-perft-depth = Głębokość w decyzjach; bez tego do końca gry.

## ethnos serve, backup

cli-build-site-folder = Folder, do którego gra zostanie zapisana, także ponownie.
cli-build-site-base = Gdzie folder będzie leżał na hoście, na przykład /ethnos/.
cli-backup-file = Plik do zapisania albo do przywrócenia.
cli-backup-restore = Zamiast tego skopiuj plik do pustej bazy.
cli-export-target = Folder na zapisy albo plik o końcówce .parquet.
cli-doctor-origin = Adres, którego używają gracze; tam sprawdza się proxy, kompresję i gniazda.
cli-doctor-json = Wypisać wyniki jako JSON.
cli-admin-what = Co zrobić: rooms, guests, bans, reports, audit; close, pause, release, hide, show; ban, mute, lift; settle; export, erase.
cli-admin-subject = Z czym: numer stołu, gościa, blokady albo zgłoszenia, albo sieć, np. 192.0.2.0/24.
cli-admin-server = Zapytaj działający serwer pod tym adresem, z jego kluczem.
cli-admin-key = Klucz operatora tego serwera.
cli-admin-state = Tylko stoły w tym stanie: lobby, playing, finished, paused, hidden, closed.
cli-admin-name = Tylko te, które mają to w tytule albo w imieniu.
cli-admin-guest = Tylko ten gość albo jego stoły.
cli-admin-older = Tylko to, co jest starsze.
cli-admin-younger = Tylko to, co jest nowsze.
cli-admin-idle = Tylko tam, gdzie tak długo nic się nie działo.
cli-admin-all = Także załatwione zgłoszenia.
cli-admin-limit = Ile wypisać.
cli-admin-skip = Ile pierwszych pominąć.
cli-admin-for = Jak długo trwa blokada; inaczej na zawsze.
cli-admin-why = Dlaczego, do dziennika.
cli-admin-yes = Zrób to, czego nie da się cofnąć.
cli-admin-json = Wypisać odpowiedź jako JSON.
cli-serve-host = Adres, na którym nasłuchiwać.
cli-serve-port = Port, na którym nasłuchiwać.
cli-serve-direct-database = PostgreSQL bez poolera, dla powiadomień z innych procesów.
cli-serve-origin = Gdzie gracze otwierają stronę, np. https://example.org.
cli-serve-proxies = Serwery proxy, których X-Forwarded-For jest zaufane.
cli-serve-admin-key = Klucz strony operatora, co najmniej 16 znaków; inaczej przy każdym starcie wypisuje się nowy; off oznacza brak strony.
cli-serve-words = Plik ze słowami niechcianymi w imionach, tytułach i czacie.
cli-serve-keep-games = Po ilu dniach od końca gra jest usuwana; 0 to nigdy.
cli-serve-keep-chat = Po ilu dniach od ostatniej zmiany stół traci czat; 0 to nigdy.
cli-serve-archive-after = Po ilu dniach od ostatniej zmiany zakończona gra trafia do archiwum; 0 to nigdy.
cli-serve-webhooks = Pozwól graczom podać URL wywoływany, gdy jest ich tura.
cli-serve-push = Pozwól, by przeglądarki powiadamiały graczy o ich turze.
cli-serve-push-contact = Adres (mailto: lub https:), na który mogą pisać usługi push; pusty oznacza origin.
cli-serve-passkeys = Pozwól gościom logować się na innych urządzeniach kluczem dostępu.
cli-serve-tracing = Śledź każde polecenie za pomocą OpenTelemetry.
cli-serve-bot-pause = Ile sekund bot czeka przed ruchem.
cli-serve-bot-think = Ile sekund bot może myśleć.
cli-serve-rooms-per-guest = Limit oczekujących pokojów na gościa.
cli-serve-sockets-per-guest = Limit połączeń na gościa.
cli-serve-messages-per-second = Limit wiadomości na sekundę na gościa.
cli-serve-log-level = Zapisuj komunikaty od tego poziomu; info wypisuje też wszystkie ustawienia.
cli-serve-open = Otwórz przeglądarkę.
cli-serve-schema = Wypisz JSON Schema wszystkich wiadomości.

## What cannot be understood: one line each

usage-error = { $problem } Zobacz: { $command } --help
usage-command = Nie ma polecenia „{ $word }”. Są: { $choices }.
usage-command-near = Nie ma polecenia „{ $word }”. Może „{ $near }”?
usage-option = Nie ma opcji „{ $word }”.
usage-option-near = Nie ma opcji „{ $word }”. Może „{ $near }”?
usage-surplus = „{ $word }” to o jedno słowo za dużo.
usage-missing = Brakuje { $option }.
usage-value-missing = { $option } wymaga wartości.
usage-no-value = { $option } nie przyjmuje wartości.
usage-value = { $option }: { $error }
# $error: the words of a library, in English
usage-other = Tego nie da się użyć: { $error }
usage-whole = „{ $word }” nie jest liczbą całkowitą od { $least } wzwyż.
usage-whole-between = „{ $word }” nie jest liczbą całkowitą od { $least } do { $most }.
usage-decimal = „{ $word }” nie jest skończoną liczbą od { $least } wzwyż.
usage-duration = „{ $word }” to nie czas taki jak 90s, 30m, 12h albo 7d.
usage-choice = „{ $word }” to nic z: { $choices }.
usage-language = Nie ma języka „{ $word }”. Są: { $choices }.
setup-error-preset = Nie ma zestawu „{ $word }”. Są: { $choices }.
extra-missing = { $word } nie jest zainstalowane. Instaluje to: pip install 'ethnos[{ $name }]'
setup-error-from = „{ $word }” nie wskazuje ruchu w zapisie; napisz PLIK:57.
setup-error-from-alone = --from kontynuuje zapisaną grę: z opcji nowych gier pasują do niego tylko --bots, --seed, --think i --save.
setup-error-no-seat = Nie ma miejsca { $number }: są miejsca od 1 do { $count }.
setup-error-no-move = Nie ma ruchu { $number }: są ruchy od 1 do { $count }.
setup-error-no-moves = { $file } to pozycja albo gra bez ruchu: nie ma z czego wybierać.
setup-error-not-over = { $file } to niedokończona gra; omawiane są tylko zakończone. Jej pozycje: ethnos analyse PLIK --move 57
setup-error-export = --records i --observations trafiają do pliku z --export; dodaj --export PLIK.
setup-error-export-engine = --export i --bots to zadanie szybkiego silnika; pomiń --engine rules.
setup-error-not-compiled = Bot „{ $word }” nie jest skompilowany. Skompilowane są: { $choices }. Gry dowolnych botów: ethnos arena --export PLIK.
setup-error-seats-of-bots = Podane boty: { $count }; miejsca: { $seats }. Podaj jednego na każde miejsce albo jednego na wszystkie.
file-too-large = { $file } ma ponad { $count } MiB; żaden plik tej gry nie jest tak duży.
file-not-a-record = { $file } nie jest zapisem gry.
# $error: a technical detail, in English
file-no-scenarios = { $file } nie jest plikiem scenariuszy: { $error }
file-no-perft = { $file } nie jest stanem z liczbami: { $error }
output-unwritable = Wyniku nie da się zapisać: { $error }

## Results

simulate-result = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
} w { $seconds } s: { $rate } na sekundę
simulate-written = { $games ->
    [one] { $games } gra zapisana
    [few] { $games } gry zapisane
   *[many] { $games } gier zapisanych
} w { $file }
conformance-result = zaliczone: { $passed }, niezaliczone: { $failed }
site-written = Gra została zapisana w { $file }. Wypróbuj: python -m http.server --directory { $file }
export-written = { $games ->
    [one] { $games } gra zapisana
    [few] { $games } gry zapisane
   *[many] { $games } gier zapisanych
} do { $file }
backup-copied = { $games ->
    [one] { $games } gra skopiowana
    [few] { $games } gry skopiowane
   *[many] { $games } gier skopiowanych
} do { $file }
backup-restored = { $games ->
    [one] { $games } gra przywrócona
    [few] { $games } gry przywrócone
   *[many] { $games } gier przywróconych
} z { $file }
