# The command language: the words typed, help, questions, and what is said about a command that will
# not do.

## Words a player may type for each command, with spaces between them: the natural one first, then
## other words and short forms of one letter. English words are understood in every language, and any
## unmistakable beginning of a word, with or without accents, will do.

verb-draw = тянуть тяни т
verb-take = взять возьми нанять в
verb-band = группа играть сыграть г
verb-place = маркер ставить поставить м
verb-move = плыть
verb-free = бонус
verb-orc = орк
verb-troll = тролль
verb-stop = хватит стоп
verb-keep = оставить
verb-wizard = волшебник
verb-raid = налёт
verb-wait = ждать
verb-pass = пас
verb-hint = совет подсказка с
verb-why = почему зачем
verb-undo = отменить отмена
verb-tribes = племена
verb-rules = правила
verb-log = журнал ж
verb-score = счёт очки результат
verb-table = стол
verb-sort = разложить
verb-memory = память
verb-confirm = уточнять
verb-save = записать сохранить
verb-help = справка помощь ?
verb-quit = выход выйти

## Words typed after a command, or as an answer: again the natural one first

typed-yes = да д
typed-no = нет н
typed-none = нет ничего 0
typed-all = все
# Between the cards of a band and the one that leads it
typed-lead = лидер лидером
# Between a tribe and its kingdom
typed-of = из
typed-on = вкл
typed-off = выкл
typed-tribe = племена племя
typed-kingdom = королевства королевство цвета цвет
typed-random = наугад
typed-beginner = начальные
typed-calm = мирная мирной мирные
typed-fierce = беспощадная беспощадной беспощадные
typed-short = короткая короткой короткие
typed-long = долгая долгой долгие
typed-options = варианты

## One line of help for each command

help-draw = тянуть: взять верхнюю карту колоды
help-take = взять 3, взять красного эльфа: нанять союзника из ряда
help-band = группа 1 4 5 лидер 4, группа эльфов лидер красный: сыграть группу и назвать её лидера
help-place = маркер красный: поставить маркер группы в королевство
help-move = плыть 3: пройти по треку мерфолков
help-free = бонус красный, бонус нет: поставить бонусный маркер мерфолков в любое королевство или отказаться
help-orc = орк да, орк нет: поставить маркер на поле орды или обойтись без него
help-troll = тролль 4, тролль нет: взять жетон тролля или обойтись без него
help-stop = хватит: больше групп не играть
help-keep = оставить 2 3, оставить нет: оставить эти карты, остальные сбросить
help-wizard = волшебник, волшебник нет: взять карты за волшебника или не брать
help-raid = налёт, налёт нет: снять с поля орды все маркеры ради славы или подождать
help-wait = ждать: приберечь маркеры орды на потом
help-pass = пас: только если больше ничего сделать нельзя
help-hint = совет: как сходил бы бот на твоём месте
help-why = почему: зачем бот сделал то, что сделал
help-undo = отменить: вернуть своё последнее решение
help-tribes = племена: что умеют племена в этой партии
help-rules = правила тролли, правила R38: прочесть раздел или пункт правил
help-log = журнал, журнал 30: что уже произошло
help-score = счёт: слава по источникам и что дала бы эпоха, кончись она сейчас
help-table = стол: показать весь стол ещё раз
help-sort = разложить племена, разложить королевства: сгруппировать твои карты
help-memory = память вкл, память выкл: показывать карты, взятые другими у всех на виду
help-confirm = уточнять вкл, уточнять выкл: переспрашивать, прежде чем сыграть группу
help-save = записать ФАЙЛ: сохранить копию партии
help-help = справка: этот список
help-quit = выход: уйти; партия сохранена

## Questions. $size and $count belong to the band just played

ask-turn = тяни, возьми карту или сыграй группу
ask-turn-no-band = тяни или возьми карту
ask-turn-no-pool = тяни или сыграй группу
ask-turn-deck = тяни карту
ask-turn-full = рука полна: сыграй группу
ask-turn-only-band = сыграй группу
ask-turn-pass = ничего сделать нельзя: пас
ask-marker = куда поставить маркер? ({ $kingdoms })
ask-merfolk-move = на сколько клеток плыть по треку мерфолков? (до { $count })
ask-free-marker = бонусный маркер: в какое королевство? (цвет или «нет»)
ask-orc-marker = маркер на клетку { word-kingdom-genitive } на твоём поле орды? (да или нет)
ask-troll-token = можно взять жетон тролля: { $tokens }. Какой возьмёшь? (число или «нет»)
ask-further-band = сыграй ещё одну группу или скажи «хватит»
ask-keep = какие карты оставишь? (до { $count } или «нет»)
ask-wizard-draw = { $free ->
    [yes] взять до { word-cards-genitive }? (число, да или нет)
   *[no] взять { word-cards-accusative }? (да или нет)
}
ask-raid = налёт с маркерами ({ $spaces }): { word-glory }? (налёт или ждать)
ask-leader = кто лидер? (номер карты или «нет»)

## A command that is not understood

command-empty = Введи команду; «справка» покажет весь список.
command-unknown = Неизвестная команда: «{ $word }»; «справка» покажет весь список.
command-unknown-near = Неизвестная команда: «{ $word }». Может, «{ $near }»?
command-ambiguous = «{ $word }» может значить: { $choices }.
command-usage = { $usage }.
command-number = Карты { $number } нет: номера идут от 1 до { $last }.
command-number-twice = Карта { $number } названа дважды.
command-no-cards = Выбирать не из чего: карт нет.
command-no-such-card = Выбрать «{ $word }» нельзя: такой карты здесь нет.
command-no-card-word = «{ $word }» не номер карты, не племя и не королевство.
command-no-kingdom = Королевства «{ $word }» нет: синий, зелёный, серый, оранжевый, фиолетовый или красный.
command-one-card = Назови одну карту: номером или как «красный эльф».
command-which-card = Какую именно: { $cards }?
command-leader-not-in-band = Лидером должна быть одна из карт группы.
command-who-leads = Кто лидер? Ответь номером или названием карты либо «нет»:
command-band-dropped = Группа не сыграна.
# $usage: the line of help of a command that answers another question
command-not-now = Сейчас об этом не спрашивают, это на потом: { $usage }.
command-which-token = Какой жетон тролля? Доступны: { $tokens }. Введи число или «нет».
command-which-kingdom = Какое королевство? Маркер можно поставить сюда: { $kingdoms }.
command-how-far = На сколько клеток? Введи число от 0 до { $count }.
command-which-cards = Какие карты? Введи их номера, например «2 3», или «нет».

## An action that is not allowed. $clause: where to find the rule

refusal-game-over = Игра окончена ({ $clause }).
refusal-age-over = Третий дракон завершил эпоху ({ $clause }).
# $decision: what has to be decided now
refusal-wrong-decision = { $decision ->
    [turn] Сейчас так нельзя: найми союзника или сыграй группу ({ $clause }).
    [marker] Сначала скажи, куда поставить маркер ({ $clause }).
    [merfolk_move] Сначала скажи, на сколько клеток плыть по треку мерфолков ({ $clause }).
    [free_marker] Сначала скажи, куда поставить бонусный маркер ({ $clause }).
    [orc_marker] Сначала скажи, нужен ли маркер на поле орды ({ $clause }).
    [troll_token] Сначала выбери жетон тролля или откажись ({ $clause }).
    [further_band] Теперь можно сыграть ещё одну группу или остановиться ({ $clause }).
    [keep] Сначала скажи, какие карты оставишь ({ $clause }).
    [wizard_draw] Сначала скажи, берёшь ли карты ({ $clause }).
   *[raid] Сначала скажи, будет ли налёт ({ $clause }).
}
refusal-no-passing = Пасовать нельзя: найми союзника или сыграй группу ({ $clause }).
refusal-hand-full = Рука полна (предел { $limit }): придётся сыграть группу ({ $clause }).
refusal-deck-empty = Колода пуста ({ $clause }).
refusal-not-in-pool = В ряду нет { word-card-genitive } ({ $clause }).
refusal-not-in-hand = У тебя нет { $tribe ->
    [skeleton] столько скелетов
   *[other] такой карты: { card }
} ({ $clause }).
refusal-not-a-band = Это не группа: у карт нет ни общего племени, ни общего цвета ({ $clause }).
refusal-band-too-large = В группе не больше 10 карт ({ $clause }).
refusal-no-leader = Группе нужен лидер, а скелет им быть не может ({ $clause }).
refusal-skeleton-leads = Скелет не может быть лидером ({ $clause }).
refusal-band-too-small = Для { word-kingdom-genitive } нужна группа из { word-needed-genitive }, а в твоей { $size } ({ $clause }).
# $own: the colour of the leader
refusal-wrong-kingdom = Маркер ставят в королевство цвета лидера: в { $own ->
    [blue] Стратон
    [green] Алтею
    [grey] Пелагон
    [orange] Итис
    [purple] Дурис
   *[red] Рею
} ({ $clause }).
refusal-marker-is-mandatory = Если маркер можно поставить, его ставят ({ $clause }).
refusal-move-too-far = Твой маркер мерфолков может пройти от 0 до { $limit ->
    [one] { $limit } клетки
   *[many] { $limit } клеток
} ({ $clause }).
refusal-troll-token-unavailable = Жетон тролля { $token } недоступен: он занят или слишком велик для группы из { word-size-genitive } ({ $clause }).
refusal-too-many-kept = Оставить можно не больше { $limit ->
    [one] { $limit } карты
   *[many] { $limit } карт
}, а выбрано { $count } ({ $clause }).
refusal-wrong-draw = Можно взять { $limit ->
    [one] { $limit } карту
    [few] { $limit } карты
   *[many] { $limit } карт
} или ни одной ({ $clause }).
refusal-raid-all-or-nothing = Налёт снимает с поля орды все маркеры или ни одного ({ $clause }).
refusal-space-empty = { $kingdom ->
    [none] Называй каждую клетку один раз ({ $clause }).
   *[other] На твоём поле орды клетка { word-kingdom-genitive } пуста ({ $clause }).
}

## What a band would do: clauses of one sentence

ask-band = Сыграть { word-band }: { $marker }; { $ability }; { $discard }; в конце эпохи — { word-glory }.
ask-skeletons = Десять скелетов: немедленная победа.
preview-marker = маркер в { word-kingdom-accusative }, твой { $markers }-й там
preview-marker-choice = { $count ->
    [1] маркер по желанию
    [one] маркер в одно из { $count } королевства
   *[other] маркер в одно из { $count } королевств
}
preview-marker-never = без маркера, ведь лидер — полурослик
preview-marker-no-supply = без маркера, они у тебя кончились
preview-marker-too-small = без маркера, для { word-kingdom-genitive } нужна группа из { word-needed-genitive }
preview-marker-too-small-anywhere = без маркера: для любого королевства группа слишком мала
# $possible: yes or no
preview-centaur = { $possible ->
    [yes] потом можно сыграть ещё одну группу
   *[no] больше групп в этот ход не будет
}
preview-dwarf = при подсчёте славы на карту больше
preview-elf = можно оставить до { word-cards-genitive }
preview-giant = { $possible ->
    [yes] жетон гиганта и сразу 2 очка славы
   *[no] для жетона гиганта нужно больше { word-size-genitive }
}
preview-halfling = без способности
preview-merfolk = { $symbols ->
    [0] твой маркер мерфолков встаёт на клетку { $space }
    [1] твой маркер мерфолков встаёт на клетку { $space } и даёт бонусный маркер
    [few] твой маркер мерфолков встаёт на клетку { $space } и даёт { $symbols } бонусных маркера
   *[other] твой маркер мерфолков встаёт на клетку { $space } и даёт { $symbols } бонусных маркеров
}
preview-merfolk-up-to = твой маркер мерфолков продвинется не больше чем на { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}
preview-minotaur = для маркера считается на карту больше
preview-orc = { $possible ->
    [yes] при желании маркер на клетку { word-kingdom-genitive } на поле орды
   *[no] маркер на поле орды не поставить
}
preview-troll = { $possible ->
    [yes] при желании жетон тролля ({ $tokens })
   *[no] подходящего жетона тролля нет
}
preview-wingfolk = { $possible ->
    [yes] маркер можно поставить куда угодно
   *[no] в других королевствах нужна группа не меньше
}
preview-wizard = потом можно взять { word-cards-accusative } из колоды
preview-discard = { $count ->
    [0] сбрасывать нечего
   *[other] сброс в ряд: { word-cards }
}
preview-discard-later = { $count ->
    [0] в руке ничего не останется
    [one] в руке останется { $count } карта
    [few] в руке останутся { $count } карты
   *[many] в руке останется { $count } карт
}
