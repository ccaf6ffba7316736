# The game in a browser. Two asterisks at each end make a **stronger** part of a sentence.

## Everywhere

web-title = Этнос
web-title-turn = Твой ход · Этнос
web-loading = Минутку…
web-close = Закрыть
web-yes = Да
web-no = Нет
web-cancel = Отмена
web-back-home = На главную
web-rule = См. правило { $clause }

## Who sits where

web-bot = бот
web-bot-kind = бот, { $level }
web-you = ты
# $why: timeout, left or replaced
web-standing-in = { $why ->
    [timeout] время вышло, играет бот
    [left] место пусто, играет бот
   *[replaced] играет бот
}
web-offline = не в сети
web-absent = { $name } не в сети уже минуту.
web-absent-replace = Пусть играет бот
web-absent-wait = Подождать

## Cards and kingdoms

web-card-tribe = { $tribe ->
    [centaur] Кентавр
    [dwarf] Гном
    [elf] Эльф
    [giant] Гигант
    [halfling] Полурослик
    [merfolk] Мерфолк
    [minotaur] Минотавр
    [orc] Орк
    [skeleton] Скелет
    [troll] Тролль
    [wingfolk] Вингфолк
   *[wizard] Волшебник
}
web-card-any = любой цвет
web-group-tribe = { $tribe ->
    [centaur] Кентавры
    [dwarf] Гномы
    [elf] Эльфы
    [giant] Гиганты
    [halfling] Полурослики
    [merfolk] Мерфолки
    [minotaur] Минотавры
    [orc] Орки
    [skeleton] Скелеты
    [troll] Тролли
    [wingfolk] Вингфолки
   *[wizard] Волшебники
}
web-group-kingdom = { $kingdom ->
    [none] Скелеты
   *[other] { kingdom-name }
}
web-card-unfit = не подходит

## The bar at the top

web-age = Эпоха { word-age }
web-age-short = { word-age }
web-age-score = Счёт эпохи { word-age }
web-tribe-sheet = Что умеют племена
web-theme = Светлая или тёмная тема
web-rules = Правила
web-menu = Меню
web-settings = Настройки
web-leave = Уйти из-за стола
web-leave-sure = Уйти из-за стола? За тебя будет играть бот; можно вернуться.
web-leave-yes = Уйти
web-leave-no = Остаться
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}

## Players

web-players = Игроки
web-glory = слава
web-in-hand = { $count ->
   *[other] в руке
}
web-player-label = { $name }: { word-glory }, { word-cards } в руке
web-projected = +{ $glory }, если бы эпоха кончилась сейчас
web-giant-token = Жетон гиганта, группа из { word-size-genitive }
web-troll-tokens = Жетоны троллей: { $tokens }
web-merfolk-space = Трек мерфолков: клетка { $space }
web-orc-count = Поле орды: { $count } из 6
web-known = Точно в руке: { $cards }
web-no-bands = в этой эпохе без групп
web-band-label = { word-band-nominative }

## The map

web-map = Карта шести королевств
web-coin = Эпоха { word-age }: { $value ->
    [one] { $value } очко славы
    [few] { $value } очка славы
   *[many] { $value } очков славы
}
web-need = нужна группа из { $count }
web-need-met = группа из { $count } ✓
web-no-markers = маркеров нет
# $leads: yes where this player is first, $shared: yes in a tie
web-marker-label = { $name }: { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
}
web-kingdom-label = { kingdom-title }: первое место в этой эпохе даёт { word-first-glory }. { $markers } Тебе нужна группа из { word-needed-genitive }.
web-kingdom-watch = { kingdom-title }: первое место в этой эпохе даёт { word-first-glory }. { $markers }
word-first-glory = { $first ->
    [one] { $first } очко славы
    [few] { $first } очка славы
   *[many] { $first } очков славы
}
web-choose-kingdom = Выбрать: { kingdom-title }

## The pool and the deck

web-pool = Ряд
web-pool-empty = Ряд пуст.
web-deck = Тянуть из колоды
web-deck-left = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
web-dragons = драконов { $count } из 3
web-deck-safe = { $count ->
    [one] ещё { $count } карта без дракона
    [few] ещё { $count } карты без дракона
   *[many] ещё { $count } карт без дракона
}
web-dragon-chance = дракон следующей картой: { $percent }%
web-age-chance = эпоха кончится со следующей картой: { $percent }%

## The right-hand column and its tabs

web-orcs = Поле орды
web-orc-cell = { $name }, { kingdom-name }: { $taken ->
    [yes] маркер
   *[no] пусто
}
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-sending = Отправляется…
web-chat = Чат
web-chat-say = Скажи что-нибудь
web-chat-send = Сказать
web-chat-empty = Пока все молчат.
web-tabs = Ещё на столе

## The hand and what can be done

web-hand = Твоя рука
web-hand-empty = Твоя рука пуста.
web-hand-count = { $name } { $count }
web-hand-chosen = { $name }: { $chosen } из { $count }
web-hand-own = Твой порядок
web-sort = { $grouping ->
    [tribe] По племенам
    [kingdom] По цветам
   *[own] Свой порядок
}
web-sort-label = Порядок твоих карт
web-move-left = Сдвинуть карту влево
web-move-right = Сдвинуть карту вправо
web-watching-only = Ты зритель.
web-leader = Лидер
web-leaders = Кто лидер?
web-play = Играть
web-play-first = Выбери карты
web-draw = Тянуть
web-undo = Отменить
web-hint = Совет
web-confirm = Да
web-troll = Жетон тролля

web-advice-chance = шанс { $percent }%
web-advice-do = Сделать

## Connection and places that are not there

web-lost = **Связь потеряна.** Новая попытка { $seconds ->
    [0] сейчас…
    [one] через { $seconds } секунду…
    [few] через { $seconds } секунды…
   *[many] через { $seconds } секунд…
}
web-lost-offline = **Нет сети.** Игра продолжится, как только связь вернётся.
web-connecting = **Подключаемся…**
web-retry = Повторить
web-ending = { $ending ->
    [gone] Такого стола нет
    [not_welcome] За столом нет мест
    [signed_out] Сеанс завершён
    [reload] Вышла новая версия
    [damaged] Эту партию не удаётся прочесть
    [closed] Этот стол закрыт
    [banned] Доступ закрыт
   *[broken] Что-то пошло не так
}
web-ending-text = { $ending ->
    [gone] Ссылка устарела, в ней опечатка, или стол уже убрали.
    [not_welcome] Игра началась, все места заняты, а смотреть со стороны нельзя.
    [signed_out] Этот браузер тебя больше не узнаёт. Обнови страницу, чтобы войти новым гостем.
    [reload] Сервер обновился. Обнови страницу и играй с того же места.
    [damaged] То, что от неё сохранено, повреждено. Другие твои партии это не затронуло.
    [closed] Оператор сервера закрыл этот стол.
    [banned] Оператор сервера заблокировал тебя или твою сеть.
   *[broken] Страница и сервер не понимают друг друга. Обнови страницу.
}
web-reload = Обновить
web-not-found = Такой страницы нет
web-not-found-text = В адресе опечатка, или он из прошлой эпохи.

## Hot seat

# The player's turn is over; the next one sits at the same screen
web-hand-over-next = **Следующий ход: { $name }.** Посмотри свои карты и передай устройство.
web-hand-over-now = Передать: { $name }
web-hand-over = { $name }, твой ход
web-hand-over-text = Возьми устройство. Карты скрыты, пока ты их не откроешь.
web-hand-over-look = Показать карты

## Scoring

web-walk = Подсчёт эпохи { word-age }
web-walk-skip = Закрыть
web-walk-totals = После эпохи { word-age }
web-walk-gained = +{ $glory }

## The end

web-over-details = Полный результат
web-rematch = Ещё раз
web-rematch-open = Новая игра с теми же людьми открыта.
web-replay = Запись

## Help

web-sheet = Племена в этой игре
web-sheet-x = X — число карт в группе.
web-sheet-kingdoms = Буква на щите — первая буква названия королевства латиницей.
web-keys = Клавиши
web-key-cards = выбрать карты
web-key-pool = взять из ряда
web-key-draw = тянуть
web-key-play = сыграть, подтвердить
web-key-leader = другой лидер
web-key-kingdom = королевство, по букве на щите
web-key-undo = отменить
web-key-hint = совет
web-key-clear = снять выбор
web-key-sort = другой порядок
web-key-sheet = эта памятка
web-key-command = ввести команду
web-command = Команда
web-command-hint = тянуть, взять 3, группа 1 4 5 лидер 4, маркер красный, справка …
web-command-no-score = Ни одна эпоха ещё не подсчитана. Маленькое число рядом со славой игрока показывает, что эта эпоха принесла бы сейчас.
# A command of the terminal that is done otherwise here
web-command-elsewhere = { $verb ->
    [sort] Порядок карт меняют кнопки над твоей рукой.
    [table] Весь стол перед тобой.
    [memory] Наведи указатель на число карт игрока, чтобы увидеть, какие из них тебе известны.
    [confirm] Спрашивать ли заранее, выбирают в меню.
    [save] Игра сохраняется после каждого действия.
    [why] Здесь бот не объясняет свои действия; попроси подсказку.
   *[quit] Из-за стола можно уйти через меню.
}
web-skip = К твоим картам

## Waiting for players

web-lobby = Собираемся за столом
web-seat-open = Свободно
web-seat-take = Сесть
web-seat-bot = Позвать бота
web-seat-leave = Встать
web-start = Раздать карты
web-start-first = Нужно занять все места
web-wait-host = Игру начнёт { $name }.
web-code = Код
web-link = Ссылка для друзей
web-link-here = Эта ссылка открывается только на этом компьютере. Сервер, запущенный командой { $command }, называет адрес для других устройств: открой игру по нему, и ссылка подойдёт друзьям.
web-copied = Скопировано
web-copy-by-hand = Скопировать не удалось: выдели ссылку и скопируй её вручную.
web-name = Твоё имя
web-source = { $source ->
    [kingdoms] королевства
    [merfolk] трек мерфолков
    [giant] жетон гиганта
    [raids] налёты
   *[bands] группы
}
web-bands-tab = Группы
web-track-tab = Трек
web-orcs-tab = Орки
web-log-tab = Журнал
web-chat-tab = Чат
web-theme-name = { $theme ->
    [auto] Как в системе
    [light] Светлая
   *[dark] Тёмная
}
web-speed = Анимация
web-speed-name = { $speed ->
    [off] Нет
    [slow] Медленная
    [normal] Обычная
   *[fast] Быстрая
}
web-ask-first = Спрашивать, прежде чем взять карту
web-sound = Звуки
web-notify = Сообщать, когда мой ход
web-notify-denied = Браузер не разрешает этой странице уведомления.
web-commands = Строка для команд
web-come-back = Вернуться на место
