### Sentences of the table: what is asked, offered and advised, told by ethnos.talk.

## The players

# What a bot is called, by the piece it plays
bot-called = { $seat ->
    [0] Ада
    [1] Бруно
    [2] Козима
    [3] Дарио
    [4] Элька
   *[5] Фальк
}
name-numbered = { $name } { $number }

## What is asked

turn-yours = **Твой ход.** { $decision ->
    [turn] Наём или группа?
    [marker] Куда поставить маркер?
    [merfolk_move] Сколько клеток плыть?
    [free_marker] Куда бонусный маркер?
    [orc_marker] Маркер на поле орды?
    [troll_token] Выбери жетон тролля.
    [further_band] Ещё одну группу?
    [keep] Что оставишь?
    [wizard_draw] Взять карты?
    [raid] Налёт или ждать?
   *[other] { "" }
}
turn-full = **Твой ход.** Рука полна: играй группу.
turn-recruit = **Твой ход.** Найми карту.
turn-other = { $decision ->
    [turn] Ходит { $name }.
    [raid] { $name } решает, быть ли налёту.
   *[other] { $name } принимает решение.
}
turn-over = Игра окончена.
live-turn = **Выбери карты для группы,** возьми карту из ряда или тяни из колоды.
live-turn-no-pool = **Выбери карты для группы** или тяни из колоды.
live-turn-no-band = **Возьми карту из ряда** или тяни из колоды.
live-turn-deck = **Тяни карту из колоды.**
live-turn-full = **Рука полна.** Выбери карты для группы.
live-turn-only-band = **Выбери карты для группы.**
live-turn-pass = **Сделать ничего нельзя.** Остаётся пасовать.
live-further-band = **Ещё одну группу?** Выбери для неё карты или остановись.
live-marker = **Куда поставить маркер?** Выбери одно из подсвеченных королевств.
live-merfolk-move = **На сколько клеток плыть по треку мерфолков?**
live-free-marker = **Бонусный маркер!** Выбери любое подсвеченное королевство или откажись.
live-orc-marker = **Поставить маркер на клетку { word-kingdom-genitive } на твоём поле орды?**
live-troll-token = **Какой жетон тролля?** Он решает ничьи в конце этой эпохи в твою пользу.
live-keep = **Оставь до { word-cards-genitive }.** { $chosen ->
    [0] Выбери их; остальные уйдут в ряд.
   *[other] Выбрано { $chosen }; остальные уйдут в ряд.
}
live-wizard-draw = { $free ->
    [yes] **Взять до { word-cards-genitive } из колоды?**
   *[no] **Взять { word-cards-accusative } из колоды?**
} Риск дракона на каждой карте — { $percent }%.
live-raid = **Налёт сейчас?** { $count ->
    [1] За один маркер, который вернётся в запас,
    [one] За { $count } маркер, который вернётся в запас,
    [few] За { $count } маркера, которые вернутся в запас,
   *[many] За { $count } маркеров, которые вернутся в запас,
} дадут { word-glory }. Или подожди: чем больше маркеров, тем больше за них дают.
live-wait = **Ходит { $name }.**
live-wait-raid = **{ $name } решает, быть ли налёту.**
live-undo-asked = { $name } просит отменить последнее действие. Разрешаешь?
live-undo-waiting = Спрашиваем остальных, разрешат ли они отмену.
live-over = **Игра окончена.**

## What would happen

live-band = **Ты играешь { word-band }:** { $marker }; { $ability }; { $discard }; в конце эпохи — { word-glory }.
live-skeletons = **Десять скелетов:** немедленная победа.
live-take = **Взять из ряда { word-card-genitive }?**
live-draw = **Тянуть из колоды?** { $percent ->
    [0] Дракона там сейчас быть не может.
   *[other] Вероятность дракона — { $percent }%.
}
live-place = **Маркер в { word-kingdom-accusative }?**
# $what: the action as a short sentence
live-do = **Подтверждаешь?** { $what }
brief = { $where }, { word-glory }
brief-marker = маркер в { word-kingdom-accusative }
brief-markers = маркер куда угодно
brief-no-marker = без маркера

## Buttons

button-stop = Хватит
button-pass = Пас
button-no-marker = Без маркера
button-go-without = Отказаться
button-no-token = Не брать
button-orc-yes = Поставить
button-orc-no = Не ставить
button-keep = { $count ->
    [0] Не оставлять
    [one] Оставить { $count } карту
    [few] Оставить { $count } карты
   *[many] Оставить { $count } карт
}
button-draw = Взять { word-cards-accusative }
button-draw-none = Не брать
button-raid = Налёт
button-wait = Ждать

## Advice

advice = **{ $what }** { $reason }
advice-draw = Тяни из колоды.
advice-take = Возьми { word-card-genitive }.
advice-band = Сыграй { word-band }.
advice-place = Поставь маркер в { word-kingdom-accusative }.
advice-troll = Возьми жетон тролля { $token }.
advice-move = Пройди { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
} по треку мерфолков.
# $what: the name of a button
advice-other = { $what }.

## Who leads in a kingdom

lead = { $name } лидирует: { word-glory }
lead-by-trolls = { $name } лидирует благодаря жетонам троллей: { word-glory }
lead-tied = { $names } делят первое место: { $sum } = { word-glory } каждому
lead-nobody = пока никого

## The steps of a scoring

merfolk-track = Трек мерфолков
step-giant = Жетон гиганта
step-raids = Налёты
step-bands = Группы

## The log, besides the events of the game

log-undo-asked = { $name } просит отменить последнее действие.
log-undo-answered = { $yes ->
    [yes] { $name } соглашается.
   *[no] { $name } не соглашается.
}
log-undone = { $name } отменяет последнее действие.
log-stand-in = { $why ->
    [timeout] У игрока { $name } вышло время; дальше играет бот.
    [left] { $name } покидает стол; дальше играет бот.
    [replaced] Игрока { $name } нет на месте; дальше играет бот.
   *[back] { $name } снова за столом.
}
log-sat = { $name } садится за стол.
# The operator of the server has paused the game, or released it
log-held = { $why ->
    [paused] Оператор сервера приостановил игру.
   *[free] Игра продолжается.
}

## Why not

# Codes of the room; those of the rules have messages of their own
room-refusal = { $code ->
    [stale] За столом уже что-то изменилось. Посмотри ещё раз.
    [not_your_turn] Сейчас не твой ход.
    [not_yours] Это решать не тебе.
    [not_host] Это может только хозяин стола.
    [full] Все места заняты.
    [seat_taken] Это место только что заняли.
    [already_started] Игра уже началась.
    [not_started] Игра ещё не началась.
    [finished] Игра окончена.
    [seats_open] Сначала нужно занять все места.
    [bad_options] Эти настройки не сочетаются.
    [no_such_bot] Такого бота нет.
    [nothing_to_undo] Отменить нечего: действий до этого не было или уже открылись тайные карты.
    [no_undo] За этим столом ходы не отменяют.
    [not_asked] Никто об этом не просил.
    [not_away] Этот игрок ещё здесь.
    [no_hints] За этим столом советов не дают.
    [daily] В раздаче дня так нельзя.
    [log_full] За этим столом уже столько произошло, что можно только продолжать игру.
    [too_fast] Слишком быстро. Подожди немного.
    [bad_action] Непонятное действие.
    [not_finished] Игра ещё не окончена.
    [storage] Партию сейчас не удаётся записать. Попробуй через минуту.
    [internal] На сервере что-то пошло не так; ничего не изменилось.
    [paused] Оператор сервера приостановил игру.
    [muted] Оператор сервера запретил тебе писать в чат.
    [room_closed] Оператор сервера закрыл этот стол.
    [bad_words] В этом есть слово, нежелательное на этом сервере.
   *[other] Не получилось. Обнови страницу и попробуй ещё раз.
}
