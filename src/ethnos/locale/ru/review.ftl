### Разбор законченной игры.

## Что говорится о решениях, рассказывает ethnos.talk

# $kind: inaccuracy, mistake or blunder
review-kind = { $kind ->
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}
review-count = { $kind ->
    [inaccuracy] { $count ->
        [one] { $count } неточность
        [few] { $count } неточности
       *[many] { $count } неточностей
    }
    [mistake] { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
   *[blunder] { $count ->
        [one] { $count } грубая ошибка
        [few] { $count } грубые ошибки
       *[many] { $count } грубых ошибок
    }
}
review-best = **Ничего лучше не нашлось:** шанс на победу { $percent }%.
# $what: the better action as a short sentence
review-better = **Лучше: { $what }** { $reason } (−{ $loss }%: шанс на победу { $after }% вместо { $before }%)
review-better-alone = **Лучше: { $what }** (−{ $loss }%: шанс на победу { $after }% вместо { $before }%)
review-accuracy = **{ $name }: точность { $percent }%.**
review-mistakes = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}: { $mistakes }.
review-no-mistakes = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
} и ни одной ошибки.
# $judge: the bot that judged
review-judge = { $judge ->
    [search] Каждое решение проверено в мысленно сыгранных партиях, только с тем, что этот игрок тогда знал.
   *[other] Каждое решение оценено на глаз, без мысленно сыгранных партий, только с тем, что этот игрок тогда знал.
}
review-turn-own = **Это решение:** шанс на победу изменился с { $before }% до { $after }%.
review-turn-fate = **Карты и соперники:** шанс на победу изменился с { $before }% до { $after }%.
review-turned = Что решило игру

## В командной строке

cli-review = Разбор решений игрока в законченной игре.
cli-review-seat = Номер игрока, чьи решения разбираются; по умолчанию первый человек.
cli-review-try = Сыграть с одного из этих решений заново, против ботов: { $command }

## На странице

review-page-heading = Разбор
review-page-title = Разбор моей игры
review-page-other = Разбор игры
review-page-text = Лучший бот проходит по всем решениям игрока, только с тем, что тот тогда знал: чего стоило решение и что было бы лучше.
review-page-whose = Игрок
review-page-mine = Разобрать мою игру
review-page-theirs = Разобрать этого игрока
review-page-nobody = Никто
review-page-ahead = { $count ->
    [one] Перед ним { $count } другой разбор.
    [few] Перед ним { $count } других разбора.
   *[many] Перед ним { $count } других разборов.
}
review-page-begin = Игра читается …
review-page-progress = Оценено решений: { $count } из { $total }
review-page-again = Попробовать ещё раз
review-page-accuracy = Точность
review-page-percent = { $percent }%
review-page-loss = −{ $loss }%
review-page-worst = Что обошлось дороже всего
review-page-chosen = Выбрано: { $what }
review-page-replay = Пройти шаг за шагом
review-page-previous = Предыдущая ошибка
review-page-next = Следующая ошибка
review-page-mistakes = { $count ->
    [0] Ничего не отмечено
    [one] { $count } отмеченное решение
    [few] { $count } отмеченных решения
   *[many] { $count } отмеченных решений
}
review-page-no-decision = Здесь этот игрок ничего не решал.
review-page-curve = Шанс на победу шаг за шагом; здесь { $percent }%.
