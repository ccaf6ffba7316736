# The game at a terminal.

## Setting up

setup-welcome = Добро пожаловать в «Этнос». Enter принимает ответ в скобках.
setup-names = Кто играет за этой клавиатурой? Одно имя или несколько через запятую [{ $default }]
# $about: one line on its style of play
setup-bot = { $name }: { $about }
# $bot: the name of a kind of bot
setup-bots = Сколько ботов и каких? [{ $count } { $bot }]
setup-tribes = Какие племена: наугад, начальные, чтобы игра вышла мирная, беспощадная, короткая или долгая, или { $count } названий через запятую? «Варианты» покажут домашние правила [наугад]
# $option: the name of an option as it is typed; $title: in words; $about: a line on it
setup-option = { $option } · { $title }. { $about }
# $value: as it is typed; $text: in words
setup-value = { $value } ({ $text })
setup-values = Значения: { $values }
setup-numbers = Значения: от { $least } до { $most }; напечатано: { $count }. Ни в одних правилах этого нет.
setup-options = Вариант в виде имя=значение или Enter, чтобы продолжить
setup-option-chosen = Решено: { $option }.
default-name-of-many = Гость { $number }
saving = Партия сохраняется в { $file } после каждого решения.
setup-help-line = «Справка» покажет команды, «совет» подскажет ход, «правила» откроют правила.
setup-watch-line = Играют только боты, а ты смотришь. Ctrl+C — выход; партия сохранена.
resumed = Продолжаем { $file }.

## What cannot be set up, saved or read

setup-error-players = Игроков { $count }, а в игре их от 2 до 6 ({ $clause }).
setup-error-tribe-twice = Племя названо дважды: { $tribes } ({ $clause }).
setup-error-tribe-count = В партии на { $players } игроков нужно { $needed } племён, а не { $count } ({ $clause }).
setup-error-tribe = Племени «{ $word }» нет. Есть такие: { $tribes }.
setup-error-option = Варианта «{ $word }» нет. Есть такие: { $choices }.
setup-error-value = Значение «{ $word }» для { $option } не подходит. Можно выбрать одно из значений: { $choices }.
setup-error-number = { $option } — число от { $least } до { $most }, а не «{ $word }» ({ $clause }).
setup-error-option-form = Вариант пишут как имя=значение, например orc_raid=any_number, а не «{ $word }».
setup-error-people = Людей { $players }, а имён { $count }.
setup-error-names = Каждому игроку нужно своё имя.
setup-error-seats = В партии на { $players } игроков всем не хватит места: людей { $count }.
setup-error-bot = Бота «{ $word }» нет. Есть такие: { $choices }; или модуль:Класс для собственного.
setup-error-bot-broken = Бот «{ $word }» не годится: { $error }
setup-error-nobody = Не назван ни один бот.
# $error: what the operating system says
file-unreadable = Не удалось прочесть { $file }: { $error }
file-unwritable = Не удалось записать { $file }: { $error }
file-exists = Файл { $file } уже есть.
file-exists-resume = Файл { $file } уже есть; продолжить его можно так: --resume { $file }
file-nowhere = Сохранить партию здесь нельзя; укажи файл: --save ФАЙЛ.
file-none-saved = В { $file } нет сохранённой партии.
file-secret = Раздача этой партии пока держится в тайне, поэтому здесь её не продолжить.
# $error: a technical detail, in English
file-no-record = { $file } — не запись партии, или запись повреждена: { $error }

## Status

age-number = { word-age }
status-age = Эпоха { word-age } из { $ages }
status-dragons = Драконов { $count } из { $all }
# $safe: cards on top of the deck that cannot be dragons
status-deck-safe = Колода { $count }: без драконов ещё { $safe }
# $dragon, $ends: chances for the next draw
status-deck-risk = Колода { $count }: дракон следующим { $dragon }, конец эпохи { $ends }
percent = { $count }%
percent-small = менее 1%

## The table

head-kingdom = Королевство
head-tokens = Жетоны
head-markers = Маркеры
head-need = Нужно
head-player = Имя
head-glory = Слава
head-hand = Рука
head-bands = Группы
head-troll = Тролли
head-orc = Орки
head-merfolk = Мерфолки
head-giant = Гигант
head-kingdoms = Королевства
head-raids = Налёты
head-sum = Сумма
head-pool = { $count ->
    [0] Ряд пуст.
   *[other] Ряд
}
head-own-hand = Твоя рука, { $count } из { $limit }
table-kingdom = { kingdom-letter } { kingdom-name } { $kingdom ->
    [green] { word-colour-feminine }
    [red] { word-colour-feminine }
   *[other] { kingdom-colour }
}
table-need = { word-cards }
# Without the heading “head-need” above it
table-need-alone = нужна группа из { $count }
# $title: the heading of a column, where a narrow screen has no columns
table-fact = { $title }: { $value }
player-you = { $name } (ты)
# $level: the name of a kind of bot
player-bot = { $name } ({ $level })
known = У игрока { $name } точно в руке: { $cards }.
memory-off = Карты, взятые другими у всех на виду, больше не показываются.
known-nothing = О картах в чужих руках ничего не известно.
hand-of = У игрока { $name } в руке: { $cards }.

## The table in plain words

# $token: the best this age pays; $needed: 0 for somebody who only watches
plain-kingdom = { kingdom-title }: жетоны { $tokens }, первое место сейчас приносит { $token }. { $players ->
    [0] Маркеров нет.
   *[other] Маркеры: { $markers }.
}{ $needed ->
    [0] { "" }
   *[other] { " " }Тебе нужна группа из { word-needed-genitive }.
}
plain-markers = { $name } { $count }
plain-player = { $name }: { word-glory }, { word-cards } в руке.
plain-no-band = { $name } в этой эпохе пока без групп.
# $bands: a list of bands, each with its leader
plain-bands = { $name }, группы по числу карт: { $bands }.
plain-band = { $tribe ->
    [skeleton] { $size } ({ word-skeletons })
   *[other] { $skeletons ->
        [0] { $size } (лидер: { card })
       *[other] { $size } (лидер: { card }, { word-skeletons })
    }
}
plain-trolls = { $name } владеет жетонами троллей: { $tokens }.
plain-orcs = { $name } держит маркеры на поле орды: { $spaces }.
plain-merfolk = { $name } стоит на клетке { $space } трека мерфолков.
plain-giant = { $name } владеет жетоном гиганта за группу из { word-size-genitive }.
plain-pool = { $count ->
    [1] В ряду одна карта: { $cards }.
   *[other] В ряду { word-cards }: { $cards }.
}
plain-pool-empty = Ряд пуст.
plain-card = ({ $number }) { $count ->
    [1] { card }
   *[other] { card } (всего { $count })
}
plain-hand = { $count ->
    [0] Твоя рука пуста.
   *[other] Твоя рука, { $count } из { $limit } карт:
}
plain-group = { $title }: { $cards }.
plain-number = ({ $number }) { $card }

## What a tribe does when it leads a band of X cards


## Playing

prompt = { $name }: { $question }
press-enter = Нажми Enter, чтобы продолжить
enter-first = Не сейчас: сначала нажми Enter.
hand-over = Нажми Enter, чтобы скрыть карты (следующий ход делает { $name }), или введи «отменить»
hand-over-ready = { $name }, твой ход. Когда никто больше не видит экран, нажми Enter
leader-choice = лидер { $number }: { $outlook }
confirm-band = Играем? (да или нет)
confirm-again = Ответь, пожалуйста, да или нет.
confirm-set = { $state ->
    [on] Теперь перед каждой группой будет вопрос.
   *[off] Группы играются без вопросов.
}
undone = { $name } решает заново.
undo-impossible = Отменить нечего: решений до этого не было или уже открылись тайные карты.
# $command: what to type; $chance: to win the game
hint = { $command } (шанс на победу { $chance }): { $reason }
analysis-help = Ты решаешь за всех. «совет» спросит о лучших ходах, «отменить» вернёт ход, «записать ФАЙЛ» сохранит запись, «выход» закончит.
# $count: how many moves the record has
analysis-moment = { $name } выбирает ход { $number } из { $count }. Был выбран: { $what }
analysis-moment-open = { $name } выбирает ход { $number }, после последнего из { $count }.
analysis-dealt = Настоящие — карты, которые видит { $name }; все остальные розданы заново.
why-nothing = Ни один бот ещё не ходил, или бота с таким именем нет.
saved = Партия сохранена в { $file }.
copied = Копия партии лежит в { $file }.
save-failed = Не сохранено. { $reason }
left = Партия сохранена. Чтобы продолжить: ethnos play --resume { $file }
record-kept = Запись этой партии: { $file }.

## Help and rules

help-now = Сейчас:
help-always = В любой момент:
help-short = Слова можно сокращать (т, в 3, г 1 4 лидер 4), карты называть (красный эльф, эльфы, красный), а на вопрос отвечать одним словом.
legend = На столе: буква перед королевством — первая буква его названия, она обозначает его среди орков игрока, [6] — награда за первое место в этой эпохе, ●И 2 — два маркера игрока, «5-2 эльф из Реи» — группа из 5 карт, её лидер — эльф из Реи, а 2 скелета не принесут славы, «1 орк из Стратона ×3» — три группы из одного орка. Номера перед картами нужны для команд, например «взять 3».
tribes-heading = Что даёт лидер группы; X — число карт в группе:
rules-topics = Разделы: { $topics }.
rules-unknown = Раздела «{ $word }» в правилах нет. Разделы: { $topics }.
rules-no-clause = Пункта или решения { $word } нет. Есть номера { $choices }.
rules-not-translated = Этот текст ещё не переведён.

## Whether a record holds: one sentence a check. $verdict: passed, failed, skipped (one player’s view), open (no end yet)

proof-chain = { $verdict ->
    [passed] У каждой строки верный хеш.
   *[failed] У строки неверный хеш: запись изменили или повредили.
}
proof-shape = { $verdict ->
    [passed] Запись полна по форме, и действия идут по порядку.
   *[failed] По форме это не запись партии.
}
proof-complete = { $verdict ->
    [passed] Партия доиграна до конца.
   *[open] Партия ещё не окончена, или её конец отрезан.
}
proof-seed = { $verdict ->
    [passed] Зерно то самое, что выбрано до раздачи.
    [skipped] Зерно опущено: запись показывает игру глазами одного игрока.
    [open] Зерно остаётся тайной до конца партии.
   *[failed] Зерно не то, что было выбрано до раздачи.
}
proof-replay = { $verdict ->
    [passed] Каждая раздача и каждый ход следуют из зерна и правил.
    [skipped] Партию не переиграть: запись показывает игру глазами одного игрока.
    [open] Все ходы до сих пор следуют правилам; раздачу можно будет проверить, когда партия закончится.
   *[failed] Так партия пройти не могла.
}
proof-result = { $verdict ->
    [passed] Слава и победители именно те, к которым привела игра.
   *[failed] Слава или победители не те, к которым привела игра.
}
# $text: one of the sentences above; $error: a technical detail, in English
proof-line = { $verdict ->
    [passed] ✓ { $text }
    [skipped] – { $text }
    [open] … { $text }
   *[failed] ✗ { $text } ({ $error })
}
proof-holds = Запись сходится.
proof-unfinished = Запись пока в порядке, но партия не окончена.
proof-fails = Запись НЕ сходится.

## Scores

scoreboard-age = Эпоха { word-age }:
scoreboard-now = Если бы эпоха { word-age } кончилась сейчас, без налётов:
scoreboard-total = { $name }: сейчас { word-glory }, тогда { $total }.
scoreboard-player = { $name }: { $points }; вместе { $glory }.
scoreboard-kingdoms = королевства { $glory }
scoreboard-merfolk = мерфолки { $glory }
scoreboard-giant = гигант { $glory }
scoreboard-raids = налёты { $glory }
scoreboard-bands = группы { $glory }
