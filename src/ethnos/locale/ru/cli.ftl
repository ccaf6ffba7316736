# The command line: help, usage errors, results of commands.

cli-usage = Использование
cli-arguments = Аргументы
cli-options = Параметры
cli-commands = Команды
cli-command = КОМАНДА ...
cli-default = По умолчанию: { $value }.

## The commands

cli = Настольная игра Ethnos: играй, пересматривай, проверяй.
cli-play = Игра против ботов или с другими за одной клавиатурой.
cli-rules = Правила игры целиком или один раздел.
cli-serve = Сервер игры для браузеров.
cli-build-site = Игра в виде статических файлов, которым не нужен сервер.
cli-backup = Копия базы данных сервера в одном файле или её восстановление.
cli-export = Законченные игры сервера как файлы записи или как Parquet.
cli-doctor = Проверка машины, базы данных и публичного адреса сервера с советом, что делать.
cli-admin = Присмотр за столами и гостями сервера: списки, закрытие, блокировки, выгрузка, удаление.
cli-replay = Пересказ записи игры с проверкой по правилам.
cli-analyse = Показать позицию с лучшими ходами; в терминале их можно разыграть и взять назад.
cli-verify = Проверка записи: хеши, зерно и каждый ход заново.
cli-verify-more = Код выхода: 0, если запись верна; 1, если нет; 2, если её нельзя прочитать или это не запись; 3, если она цела, но игра не окончена.
cli-simulate = Много игр: со случайными игроками или скомпилированными ботами.
cli-arena = Турнир ботов: одни и те же раздачи для всех, места меняются.
cli-bench = Скорость случайной игры на одном ядре: оба движка Ethnos и движки других игр.
cli-conformance = Запуск файлов сценариев с показом каждого расхождения.
cli-perft = Подсчёт дерева решений от состояния до конца игры.

## Options of several commands

cli-help = Показать эту справку.
cli-version = Показать версию.
cli-lang = Язык: en, cs, de, pl, pt-BR или ru.
cli-tribes = Племена: random, beginner, какой должна быть игра (calm, fierce, short, long), или названия, например elf,orc,...; иначе случайные.
cli-preset = Толкования по книге правил: standard, beginner, polish, czech или portuguese.
cli-option = Именованное толкование или своё число, имя=значение; важнее набора.
cli-players = Число игроков, от 2 до 6.
cli-games = Число игр.
cli-seed = Одно и то же зерно раздаёт одни и те же карты.
cli-think = Сколько секунд бот search может думать над решением.
cli-engine = Движок, который играет.
cli-json = Вывести JSON.
cli-record = Запись игры, например game.ethnos.jsonl.
cli-data = Папка, где сервер хранит игры.
cli-database = postgresql://... для нескольких процессов; иначе файл в папке данных.

## ethnos play, rules, replay

cli-play-people = Сколько из них людей; 0, чтобы смотреть на ботов.
cli-play-names = Имена людей, например Ида,Кофи.
cli-play-bots = Боты: { cli-levels }; иначе новички.
cli-levels-fast = random ({ bot-random-name }), novice ({ bot-novice-name }), adventurer ({ bot-adventurer-name }), heuristic ({ bot-heuristic-name })
cli-levels = { cli-levels-fast }, search ({ bot-search-name })
cli-play-plain = Простой текст, по одному факту в строке, для экранных дикторов.
cli-play-colour = Использовать цвета.
cli-play-memory-aid = Перечислять карты, которые заведомо есть у других.
cli-play-confirm = Спрашивать, прежде чем сыграть группу.
cli-play-save = Файл, в который сохранить игру.
cli-play-resume = Продолжить сохранённую игру; last найдёт последнюю.
cli-rules-topic = Раздел, племя, пункт правил или толкование, например тролли, R38, D18; иначе всё.
cli-rules-topics = Только перечислить разделы.
cli-rules-plain = Простой текст, для экранных дикторов и конвейеров.
cli-analyse-file = Позиция текстом, - для стандартного ввода, или запись; game.ethnos.jsonl:57 — это запись с --move 57.
cli-analyse-move = В записи: позиция, в которой выбран этот ход; иначе последняя.
cli-analyse-seat = Раздать заново то, чего этот игрок не видит, 1 для первого.
cli-analyse-text = Вывести только позицию текстом, для файла или доски разбора.
cli-play-from = Играть дальше с хода записанной игры, например game.ethnos.jsonl:57: на месте, которое его выбрало, против ботов; чего оттуда не было видно, раздаётся заново.
cli-replay-moves = Вывести только ходы, в нотации, по одному в строке.

## ethnos simulate, arena, bench, conformance, perft

cli-simulate-bots = Боты на всех местах, через запятую: { cli-levels-fast }; один играет на каждом месте. Без указания — случайные игроки.
cli-simulate-digest = Добавить хеш всех состояний.
cli-simulate-engine = Движок, который играет; если не указан — более быстрый для этого числа партий.
cli-simulate-export = Записать игры в файл Parquet; нужен ethnos[rl].
cli-simulate-records = Экспортировать и целые записи.
cli-simulate-observations = Экспортировать и то, что видели игроки.
cli-arena-bots = Боты, через запятую: { cli-levels }, или модуль:Класс.
cli-arena-players = Игроков в игре; иначе столько, сколько ботов.
cli-arena-playouts = Пробных игр на решение вместо времени: воспроизводимо.
cli-arena-workers = Число процессов; 0 — по одному на ядро.
cli-arena-ray = Играть на Ray; нужен ethnos[ray].
cli-arena-results = Записывать каждую партию в этот файл, как только она закончится.
cli-arena-resume = Продолжить партии из файла --results.
cli-arena-export = Записать партии в файл Parquet; нужен ethnos[rl].
cli-arena-html = Записать отчёт с графиками.
cli-arena-tribe-report = Показать, какие племена сопутствуют победе.
cli-bench-only = Какие движки измерять, например rules,fast; иначе все.
cli-bench-seconds = Сколько секунд измерять каждый движок.
cli-bench-yardstick = Нативная программа, играющая те же партии, для сравнения; её собирает make bench.
cli-conformance-files = Файлы сценариев.
cli-perft-files = Состояния с числами (*.perft); без них раздаётся крошечное состояние.
cli-perft-depth = Глубина в решениях; иначе до конца игры.

## ethnos serve, backup

cli-build-site-folder = Папка, в которую записать игру, в том числе заново.
cli-build-site-base = Где папка будет лежать на хостинге, например /ethnos/.
cli-backup-file = Файл для записи или восстановления.
cli-backup-restore = Наоборот, скопировать файл в пустую базу.
cli-export-target = Папка для файлов записи или файл, который кончается на .parquet.
cli-doctor-origin = Адрес, которым пользуются игроки; там проверяются прокси, сжатие и сокеты.
cli-doctor-json = Вывести результаты в формате JSON.
cli-admin-what = Что сделать: rooms, guests, bans, reports, audit; close, pause, release, hide, show; ban, mute, lift; settle; export, erase.
cli-admin-subject = С чем: номер стола, гостя, блокировки или жалобы, либо сеть, например 192.0.2.0/24.
cli-admin-server = Обратиться к работающему серверу по этому адресу, с его ключом.
cli-admin-key = Ключ оператора этого сервера.
cli-admin-state = Только столы в этом состоянии: lobby, playing, finished, paused, hidden, closed.
cli-admin-name = Только те, у кого это есть в названии или имени.
cli-admin-guest = Только этот гость или его столы.
cli-admin-older = Только то, что старше.
cli-admin-younger = Только то, что новее.
cli-admin-idle = Только там, где столько времени ничего не происходило.
cli-admin-all = Также рассмотренные жалобы.
cli-admin-limit = Сколько вывести.
cli-admin-skip = Сколько первых пропустить.
cli-admin-for = Сколько действует блокировка; иначе бессрочно.
cli-admin-why = Почему, для журнала действий.
cli-admin-yes = Сделать то, чего не отменить.
cli-admin-json = Вывести ответ в формате JSON.
cli-serve-host = Адрес, который слушать.
cli-serve-port = Порт, который слушать.
cli-serve-direct-database = PostgreSQL без пулера, для уведомлений от других процессов.
cli-serve-origin = Где игроки открывают страницу, например https://example.org.
cli-serve-proxies = Прокси, чьему X-Forwarded-For можно верить.
cli-serve-admin-key = Ключ страницы оператора, не короче 16 знаков; иначе при каждом запуске выводится новый; off — без страницы.
cli-serve-words = Файл со словами, нежелательными в именах, названиях и чате.
cli-serve-keep-games = Через сколько дней после конца партия удаляется; 0 — никогда.
cli-serve-keep-chat = Через сколько дней после последнего изменения стол теряет чат; 0 — никогда.
cli-serve-archive-after = Через сколько дней после последнего изменения законченная игра уходит в архив; 0 — никогда.
cli-serve-webhooks = Разрешить игрокам указать URL, который вызывается в их ход.
cli-serve-push = Разрешить браузерам уведомлять игроков об их ходе.
cli-serve-push-contact = Адрес (mailto: или https:), по которому могут писать службы push; пусто — источник.
cli-serve-passkeys = Разрешить гостям входить на других устройствах по ключу доступа.
cli-serve-tracing = Трассировать каждую команду через OpenTelemetry.
cli-serve-bot-pause = Сколько секунд бот ждёт перед ходом.
cli-serve-bot-think = Сколько секунд бот может думать.
cli-serve-rooms-per-guest = Предел ожидающих комнат на гостя.
cli-serve-sockets-per-guest = Предел соединений на гостя.
cli-serve-messages-per-second = Предел сообщений в секунду на гостя.
cli-serve-log-level = Записывать сообщения начиная с этого уровня; info выводит и все настройки.
cli-serve-open = Открыть браузер.
cli-serve-schema = Вывести JSON Schema всех сообщений.

## What cannot be understood: one line each

usage-error = { $problem } Справка: { $command } --help
usage-command = Нет команды «{ $word }». Есть: { $choices }.
usage-command-near = Нет команды «{ $word }». Может быть, «{ $near }»?
usage-option = Нет параметра «{ $word }».
usage-option-near = Нет параметра «{ $word }». Может быть, «{ $near }»?
usage-surplus = «{ $word }» здесь лишнее.
usage-missing = Не хватает { $option }.
usage-value-missing = Параметру { $option } нужно значение.
usage-no-value = Параметру { $option } значение не нужно.
usage-value = { $option }: { $error }
# $error: the words of a library, in English
usage-other = Это использовать нельзя: { $error }
usage-whole = «{ $word }» — не целое число от { $least }.
usage-whole-between = «{ $word }» — не целое число от { $least } до { $most }.
usage-decimal = «{ $word }» — не конечное число от { $least }.
usage-duration = «{ $word }» — не срок вида 90s, 30m, 12h или 7d.
usage-choice = «{ $word }» — ничто из: { $choices }.
usage-language = Нет языка «{ $word }». Есть: { $choices }.
setup-error-preset = Нет набора «{ $word }». Есть: { $choices }.
extra-missing = { $word } не установлен. Установить: pip install 'ethnos[{ $name }]'
setup-error-from = «{ $word }» не указывает на ход записи; пиши ФАЙЛ:57.
setup-error-from-alone = --from продолжает записанную игру: из параметров новых игр с ним сочетаются только --bots, --seed, --think и --save.
setup-error-no-seat = Места { $number } нет: места от 1 до { $count }.
setup-error-no-move = Хода { $number } нет: ходы от 1 до { $count }.
setup-error-no-moves = { $file } — позиция или игра без ходов: выбирать не из чего.
setup-error-not-over = { $file } — незаконченная игра; разбираются только законченные. Её позиции: ethnos analyse ФАЙЛ --move 57
setup-error-export = --records и --observations пишутся в файл --export; добавь --export ФАЙЛ.
setup-error-export-engine = --export и --bots — дело быстрого движка; убери --engine rules.
setup-error-not-compiled = Бот «{ $word }» не скомпилирован. Скомпилированы: { $choices }. Партии любых ботов: ethnos arena --export ФАЙЛ.
setup-error-seats-of-bots = Названо ботов: { $count }; мест: { $seats }. Назови по одному на каждое место или одного на все.
file-too-large = { $file } больше { $count } МиБ; таких файлов в этой игре не бывает.
file-not-a-record = { $file } — не запись игры.
# $error: a technical detail, in English
file-no-scenarios = { $file } — не файл сценариев: { $error }
file-no-perft = { $file } — не состояние с числами: { $error }
output-unwritable = Вывод записать нельзя: { $error }

## Results

simulate-result = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
} за { $seconds } с: { $rate } в секунду
simulate-written = { $games ->
    [one] { $games } игра записана
    [few] { $games } игры записаны
   *[many] { $games } игр записано
} в { $file }
conformance-result = пройдено: { $passed }, не пройдено: { $failed }
site-written = Игра записана в { $file }. Попробуй: python -m http.server --directory { $file }
export-written = { $games ->
    [one] { $games } игра записана
    [few] { $games } игры записаны
   *[many] { $games } игр записано
} в { $file }
backup-copied = { $games ->
    [one] { $games } игра скопирована
    [few] { $games } игры скопированы
   *[many] { $games } игр скопировано
} в { $file }
backup-restored = { $games ->
    [one] { $games } игра восстановлена
    [few] { $games } игры восстановлены
   *[many] { $games } игр восстановлено
} из { $file }
