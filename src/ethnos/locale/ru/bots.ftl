# Opponents: who they are, and why they do what they do.

bot-random-name = Странник
bot-random-character = ходит наугад, лишь бы по правилам
bot-novice-name = Новичок
bot-novice-character = играет толково, но думает только об этой эпохе и порой ошибается
bot-heuristic-name = Тактик
bot-heuristic-character = взвешивает славу, маркеры и риск и ходит сразу
bot-search-name = Мыслитель
bot-search-character = перед каждым ходом мысленно разыгрывает множество продолжений

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: leads, ties or behind
reason-only-choice = Другого выбора нет.
reason-at-random = Выбрано наугад.
reason-unexplained = Без объяснений.
reason-imagined = Мысленно { $playouts ->
    [one] сыграна { $playouts } партия
    [few] сыграны { $playouts } партии
   *[many] сыграно { $playouts } партий
} на несколько ходов вперёд: шанс на победу { $percent }%, в среднем { word-glory }.
reason-ten-skeletons = Десять скелетов приносят победу.
reason-band-glory = Группа из { word-size-genitive } в конце эпохи принесёт { word-glory }.
reason-band-marker = { $standing ->
    [leads] Группа из { word-size-genitive } даёт маркер в { word-kingdom-prepositional }, а с ним и первенство.
    [ties] Группа из { word-size-genitive } даёт маркер в { word-kingdom-prepositional } и догоняет первого.
   *[behind] Группа из { word-size-genitive } даёт маркер в { word-kingdom-prepositional }.
}
reason-band-ability = Группа из { word-size-genitive } во главе с { word-tribe-instrumental } окупится своей способностью.
reason-band-dragon = Эпоха может кончиться до следующего хода ({ $percent }%), поэтому группа из { word-size-genitive } нужна сейчас.
reason-band-full-hand = Рука полна, остаётся только сыграть группу.
reason-recruit-match = Если взять { word-card-genitive }, в группе будет { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
}.
reason-recruit-start = Ни к одной карте в руке не подходит, но начать новую группу лучше всего с { word-card-genitive }.
reason-recruit-deck = В ряду нет ничего лучше карты вслепую; риск вытянуть дракона — { $percent }%.
reason-marker = { $standing ->
    [leads] Маркер в { word-kingdom-prepositional } выводит вперёд, на кону { word-glory }.
    [ties] Маркер в { word-kingdom-prepositional } уравнивает силы, на кону { word-glory }.
   *[behind] Маркер в { word-kingdom-prepositional } полезнее всего, на кону { word-glory }.
}
reason-no-marker = Ни одно королевство сейчас не стоит маркера.
reason-merfolk-move = На треке мерфолков чем дальше, тем лучше.
reason-orc-marker = С маркерами { $spaces ->
    [one] { $spaces } цвета
   *[many] { $spaces } цветов
} на поле орды налёт принесёт больше.
reason-no-orc-marker = Маркер нужнее в другом месте.
reason-troll-token = Жетон тролля { $token } решает ничьи в пользу владельца.
reason-no-troll-token = Ни один жетон тролля ничего не решит.
reason-stop = Ещё одна группа сейчас не нужна.
reason-keep = { $count ->
    [1] Оставленная карта начнёт следующую группу.
    [one] Из { $count } оставленной карты сложится следующая группа.
   *[many] Из { $count } оставленных карт сложится следующая группа.
}
reason-keep-nothing = В руке нет ничего, что стоит оставить.
reason-wizard-draw = Взять { word-cards-accusative } ничего не стоит; риск, что эпоха закончится, — { $percent }%.
reason-no-wizard-draw = Добор может закончить эпоху ({ $percent }%).
reason-raid = Налёт с { $spaces ->
    [1] одним маркером
    [one] { $spaces } маркером
   *[many] { $spaces } маркерами
} сейчас даёт { word-glory }.
reason-no-raid = Если подождать, налёт принесёт больше.
