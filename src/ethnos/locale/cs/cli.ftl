# The command line: help, usage errors, results of commands.

cli-usage = Použití
cli-arguments = Argumenty
cli-options = Volby
cli-commands = Příkazy
cli-command = PŘÍKAZ ...
cli-default = Výchozí: { $value }.

## The commands

cli = Desková hra Ethnos: hraj ji, přehrávej ji, zkoušej ji.
cli-play = Hra proti botům nebo s dalšími u jedné klávesnice.
cli-rules = Pravidla hry nebo jeden jejich oddíl.
cli-serve = Server hry pro prohlížeče.
cli-build-site = Hra jako statické soubory, které nepotřebují server.
cli-backup = Kopie databáze serveru do jednoho souboru, nebo její obnova.
cli-export = Zápis dohraných her serveru do záznamů nebo do Parquetu.
cli-doctor = Kontrola počítače, databáze a veřejné adresy serveru s radou, co dělat.
cli-admin = Péče o stoly a hosty serveru: výpisy, zavírání, zákazy, export, mazání.
cli-replay = Přehrání záznamu podle pravidel, slovy.
cli-analyse = Ukáže pozici s nejlepšími tahy; v terminálu je lze přehrát a vzít zpět.
cli-verify = Kontrola záznamu: hashe, semínko a přehráním každý tah.
cli-verify-more = Návratový kód je 0, když záznam platí, 1, když ne, 2, když nejde přečíst nebo to není záznam, 3, když je v pořádku, ale hra není dohraná.
cli-simulate = Odehrát mnoho her s náhodnými hráči nebo kompilovanými boty.
cli-arena = Turnaj botů: stejné rozdání pro všechny, místa se střídají.
cli-bench = Měření náhodné hry na jednom jádru: oba enginy Ethnosu a enginy jiných her.
cli-conformance = Spuštění souborů se scénáři, s výpisem každého rozdílu.
cli-perft = Počet uzlů stromu rozhodnutí pod stavem, až do konce hry.

## Options of several commands

cli-help = Zobrazit tuto nápovědu.
cli-version = Zobrazit verzi.
cli-lang = Jazyk: en, cs, de, pl, pt-BR nebo ru.
cli-tribes = Národy: random, beginner, jaká má hra být (calm, fierce, short, long), nebo jména jako elf,orc,...; jinak náhodné.
cli-preset = Výklad podle knížky pravidel: standard, beginner, polish, czech nebo portuguese.
cli-option = Pojmenovaný výklad nebo číslo podle domluvy, jako název=hodnota; má přednost před předvolbou.
cli-players = Počet hráčů, 2 až 6.
cli-games = Počet her.
cli-seed = Stejné semínko rozdá stejné karty.
cli-think = Kolik sekund smí bot search přemýšlet o rozhodnutí.
cli-engine = Engine, který hraje.
cli-json = Vypsat JSON.
cli-record = Záznam, například game.ethnos.jsonl.
cli-data = Složka, kam server ukládá hry.
cli-database = postgresql://... pro více procesů; jinak soubor v datové složce.

## ethnos play, rules, replay

cli-play-people = Kolik z nich jsou lidé; 0 pro sledování botů.
cli-play-names = Jména lidí, například Ida,Kofi.
cli-play-bots = Boti: { cli-levels }; jinak nováčci.
cli-levels-fast = random ({ bot-random-name }), novice ({ bot-novice-name }), adventurer ({ bot-adventurer-name }), heuristic ({ bot-heuristic-name })
cli-levels = { cli-levels-fast }, search ({ bot-search-name })
cli-play-plain = Prostý text, na každém řádku jeden údaj, pro čtečky obrazovky.
cli-play-colour = Používat barvy.
cli-play-memory-aid = Vypisovat karty, o kterých se ví, že je mají ostatní v ruce.
cli-play-confirm = Ptát se, než se vyloží skupina.
cli-play-save = Soubor, kam se hra uloží.
cli-play-resume = Pokračovat v uložené hře; last najde nejnovější.
cli-rules-topic = Oddíl, národ, pravidlo nebo výklad, například trollové, R38, D18; jinak všechno.
cli-rules-topics = Jen vypsat oddíly.
cli-rules-plain = Prostý text, pro čtečky obrazovky a roury.
cli-analyse-file = Pozice jako text, - pro standardní vstup, nebo záznam; game.ethnos.jsonl:57 je záznam s --move 57.
cli-analyse-move = V záznamu: pozice, v níž byl zvolen tento tah; jinak poslední.
cli-analyse-seat = Rozdat znovu, co tento hráč nevidí, 1 pro prvního.
cli-analyse-text = Vypsat jen pozici jako text, pro soubor nebo pro rozbor v prohlížeči.
cli-play-from = Hrát dál od tahu zaznamenané hry, třeba game.ethnos.jsonl:57: na místě, které ho zvolilo, proti botům; co odtud nebylo vidět, se rozdá znovu.
cli-replay-moves = Vypsat jen tahy, v notaci, každý na řádku.

## ethnos simulate, arena, bench, conformance, perft

cli-simulate-bots = Boti na všech místech, oddělení čárkami: { cli-levels-fast }; jediný hraje na každém místě. Bez uvedení náhodní hráči.
cli-simulate-digest = Přidat otisk přes všechny stavy.
cli-simulate-engine = Engine, který hraje; jinak ten, který je pro tento počet her rychlejší.
cli-simulate-export = Zapsat hry do souboru Parquet; vyžaduje ethnos[rl].
cli-simulate-records = Exportovat i celé záznamy.
cli-simulate-observations = Exportovat i to, co hráči viděli.
cli-arena-bots = Boti, oddělení čárkami: { cli-levels }, nebo modul:Třída.
cli-arena-players = Hráčů v jedné hře; jinak tolik, kolik je botů.
cli-arena-playouts = Počet odehrání na rozhodnutí místo času: lze zopakovat.
cli-arena-workers = Počet procesů; 0 znamená jeden na jádro.
cli-arena-ray = Hrát na Ray; vyžaduje ethnos[ray].
cli-arena-results = Zapsat každou hru do tohoto souboru, jakmile skončí.
cli-arena-resume = Pokračovat ve hrách v souboru volby --results.
cli-arena-export = Zapsat hry do souboru Parquet; potřebuje ethnos[rl].
cli-arena-html = Zapsat zprávu s grafy.
cli-arena-tribe-report = Ukázat, které národy jdou s výhrou ruku v ruce.
cli-bench-only = Které enginy měřit, například rules,fast; jinak všechny.
cli-bench-seconds = Kolik sekund měřit každý engine.
cli-bench-yardstick = Nativní program, který hraje stejné hry, pro srovnání; sestaví ho make bench.
cli-conformance-files = Soubory se scénáři.
cli-perft-files = Stavy s počty (*.perft); bez nich se rozdá malinký stav.
cli-perft-depth = Hloubka v rozhodnutích; jinak do konce hry.

## ethnos serve, backup

cli-build-site-folder = Složka, do které se hra zapíše, třeba i znovu.
cli-build-site-base = Kde bude složka na hostiteli ležet, například /ethnos/.
cli-backup-file = Soubor, do kterého se kopíruje nebo ze kterého se obnovuje.
cli-backup-restore = Naopak zkopírovat soubor do prázdné databáze.
cli-export-target = Složka pro záznamy, nebo soubor, který končí na .parquet.
cli-doctor-origin = Adresa, kterou používají hráči; tam se kontroluje proxy, komprese a sokety.
cli-doctor-json = Vypsat nálezy jako JSON.
cli-admin-what = Co udělat: rooms, guests, bans, reports, audit; close, pause, release, hide, show; ban, mute, lift; settle; export, erase.
cli-admin-subject = S čím: číslo stolu, hosta, zákazu nebo hlášení, anebo síť, třeba 192.0.2.0/24.
cli-admin-server = Zeptat se běžícího serveru na této adrese, s jeho klíčem.
cli-admin-key = Klíč provozovatele toho serveru.
cli-admin-state = Jen stoly v tomto stavu: lobby, playing, finished, paused, hidden, closed.
cli-admin-name = Jen ty, které to mají v názvu nebo ve jménu.
cli-admin-guest = Jen tento host, nebo jeho stoly.
cli-admin-older = Jen co je starší.
cli-admin-younger = Jen co je novější.
cli-admin-idle = Jen kde se tak dlouho nic nestalo.
cli-admin-all = I vyřízená hlášení.
cli-admin-limit = Kolik jich vypsat.
cli-admin-skip = Kolik prvních vynechat.
cli-admin-for = Jak dlouho zákaz platí; jinak navždy.
cli-admin-why = Proč, do protokolu.
cli-admin-yes = Udělat, co nejde vrátit.
cli-admin-json = Vypsat odpověď jako JSON.
cli-serve-host = Adresa, na které server naslouchá.
cli-serve-port = Port, na kterém server naslouchá.
cli-serve-direct-database = PostgreSQL bez pooleru, pro oznámení od jiných procesů.
cli-serve-origin = Kde hráči stránku otevírají, např. https://example.org.
cli-serve-proxies = Proxy, jejichž X-Forwarded-For se věří.
cli-serve-admin-key = Klíč stránky provozovatele, aspoň 16 znaků; jinak se při každém startu vypíše nový; off znamená bez stránky.
cli-serve-words = Soubor se slovy, která nemají být ve jménech, názvech a chatu.
cli-serve-keep-games = Za kolik dní po skončení se hra smaže; 0 znamená nikdy.
cli-serve-keep-chat = Za kolik dní po poslední změně přijde stůl o chat; 0 znamená nikdy.
cli-serve-archive-after = Za kolik dní po poslední změně přejde dohraná hra do archivu; 0 znamená nikdy.
cli-serve-webhooks = Dovolit hráčům uvést URL, které se zavolá, když jsou na tahu.
cli-serve-push = Dovolit, aby hráče na jejich tah upozornil prohlížeč.
cli-serve-push-contact = Adresa (mailto: nebo https:), na kterou mohou psát služby push; prázdná znamená origin.
cli-serve-passkeys = Dovolit hostům přihlásit se na jiných zařízeních přístupovým klíčem.
cli-serve-tracing = Sledovat každý příkaz pomocí OpenTelemetry.
cli-serve-bot-pause = Kolik sekund bot počká, než zahraje.
cli-serve-bot-think = Kolik sekund smí bot přemýšlet.
cli-serve-rooms-per-guest = Nejvyšší počet čekajících místností na hosta.
cli-serve-sockets-per-guest = Nejvyšší počet spojení na hosta.
cli-serve-messages-per-second = Nejvyšší počet zpráv za sekundu na hosta.
cli-serve-log-level = Protokolovat zprávy od této úrovně; info vypíše i všechna nastavení.
cli-serve-open = Otevřít prohlížeč.
cli-serve-schema = Vypsat JSON Schema všech zpráv.

## What cannot be understood: one line each

usage-error = { $problem } Viz: { $command } --help
usage-command = Příkaz „{ $word }“ není. Jsou: { $choices }.
usage-command-near = Příkaz „{ $word }“ není. Nemyslíš „{ $near }“?
usage-option = Volba „{ $word }“ není.
usage-option-near = Volba „{ $word }“ není. Nemyslíš „{ $near }“?
usage-surplus = „{ $word }“ je navíc.
usage-missing = Chybí { $option }.
usage-value-missing = { $option } potřebuje hodnotu.
usage-no-value = { $option } nemá žádnou hodnotu.
usage-value = { $option }: { $error }
# $error: the words of a library, in English
usage-other = Tohle nejde použít: { $error }
usage-whole = „{ $word }“ není celé číslo od { $least } výš.
usage-whole-between = „{ $word }“ není celé číslo od { $least } do { $most }.
usage-decimal = „{ $word }“ není konečné číslo od { $least } výš.
usage-duration = „{ $word }“ není doba jako 90s, 30m, 12h nebo 7d.
usage-choice = „{ $word }“ není nic z tohoto: { $choices }.
usage-language = Jazyk „{ $word }“ není. Jsou: { $choices }.
setup-error-preset = Předvolba „{ $word }“ není. Jsou: { $choices }.
extra-missing = { $word } není nainstalováno. Nainstaluje to: pip install 'ethnos[{ $name }]'
setup-error-from = „{ $word }“ neoznačuje tah záznamu; piš SOUBOR:57.
setup-error-from-alone = --from pokračuje v zaznamenané hře: z voleb pro nové hry k němu patří jen --bots, --seed, --think a --save.
setup-error-no-seat = Místo { $number } není: místa jsou 1 až { $count }.
setup-error-no-move = Tah { $number } není: tahy jsou 1 až { $count }.
setup-error-no-moves = { $file } je pozice nebo hra bez tahu: není z čeho vybírat.
setup-error-not-over = { $file } je nedohraná hra; rozebírají se jen dohrané. Její pozice: ethnos analyse SOUBOR --move 57
setup-error-export = --records a --observations patří do souboru volby --export; přidej --export SOUBOR.
setup-error-export-engine = --export a --bots jsou práce rychlého enginu; vynech --engine rules.
setup-error-not-compiled = Bot „{ $word }“ není kompilovaný. Kompilovaní jsou: { $choices }. Hry libovolných botů: ethnos arena --export SOUBOR.
setup-error-seats-of-bots = Uvedených botů: { $count }; míst: { $seats }. Uveď jednoho pro každé místo, nebo jediného pro všechna.
file-too-large = { $file } má přes { $count } MiB; tak velký žádný soubor této hry není.
file-not-a-record = { $file } není záznam hry.
# $error: a technical detail, in English
file-no-scenarios = { $file } není soubor se scénáři: { $error }
file-no-perft = { $file } není stav s počty: { $error }
output-unwritable = Výstup nejde zapsat: { $error }

## Results

simulate-result = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $count ->
    [one] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
} za { $seconds } s: { $rate } za sekundu
simulate-written = { $games ->
    [one] { $games } hra je zapsána
    [few] { $games } hry jsou zapsány
   *[other] { $games } her je zapsáno
} do { $file }
conformance-result = prošlo: { $passed }, neprošlo: { $failed }
site-written = Hra je zapsána do { $file }. Vyzkoušejte: python -m http.server --directory { $file }
export-written = { $games ->
    [one] { $games } hra zapsána
    [few] { $games } hry zapsány
   *[other] { $games } her zapsáno
} do { $file }
backup-copied = { $games ->
    [one] { $games } hra zkopírována
    [few] { $games } hry zkopírovány
   *[other] { $games } her zkopírováno
} do { $file }
backup-restored = { $games ->
    [one] { $games } hra obnovena
    [few] { $games } hry obnoveny
   *[other] { $games } her obnoveno
} z { $file }
