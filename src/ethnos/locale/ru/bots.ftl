# Opponents: who they are, and why they do what they do.

bot-random-name = Странник
bot-random-character = ходит наугад, лишь бы по правилам
bot-novice-name = Новичок
bot-novice-character = собирает большие группы любимого племени и забывает, чем заняты остальные
bot-adventurer-name = Искатель
bot-adventurer-character = сражается за королевства и славу, но недооценивает соперников и будущие эпохи
bot-heuristic-name = Тактик
bot-heuristic-character = взвешивает славу, маркеры и риск и ходит сразу
bot-search-name = Мыслитель
bot-search-character = перед каждым ходом мысленно разыгрывает множество продолжений

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: extends (a lead), leads, ties or behind
reason-only-choice = Другого выбора нет.
reason-at-random = Выбрано наугад.
reason-unexplained = Без объяснений.
reason-imagined = { $because } Мысленно { $playouts ->
    [one] сыграна { $playouts } партия
    [few] сыграны { $playouts } партии
   *[many] сыграно { $playouts } партий
} на несколько ходов вперёд: в среднем { word-glory }.
reason-ten-skeletons = Десять скелетов приносят победу.
reason-band-glory = Группа из { word-size-genitive } в конце эпохи принесёт { word-glory }.
reason-band-marker = { $standing ->
    [extends] Группа из { word-size-genitive } даёт маркер в { word-kingdom-prepositional } и укрепляет там первенство.
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
reason-recruit-start = Ни к одной карте в руке не подходит, но { card } может возглавить новую группу.
reason-recruit-first = Рука пуста, и { card } может возглавить новую группу.
reason-skeletons = Скелет подходит к любой группе.
reason-recruit-deck = { $percent ->
    [0] В ряду нет ничего лучше карты вслепую.
   *[other] В ряду нет ничего лучше карты вслепую; риск, что эпоха закончится, — { $percent }%.
}
reason-recruit-unknown = { $percent ->
    [0] Колода даёт неизвестную карту.
   *[other] Колода даёт неизвестную карту; риск, что эпоха закончится, — { $percent }%.
}
reason-recruit-pool-empty = { $percent ->
    [0] Ряд пуст, карту можно взять только из колоды.
   *[other] Ряд пуст, карту можно взять только из колоды; риск, что эпоха закончится, — { $percent }%.
}
reason-hand-grows = { $percent ->
    [0] Карты остаются в руке, и из них может выйти группа побольше.
   *[other] Карты остаются в руке, и из них может выйти группа побольше; риск, что эпоха закончится, — { $percent }%.
}
reason-marker = { $standing ->
    [extends] Маркер в { word-kingdom-prepositional } укрепляет первенство, на кону { word-glory }.
    [leads] Маркер в { word-kingdom-prepositional } выводит вперёд, на кону { word-glory }.
    [ties] Маркер в { word-kingdom-prepositional } уравнивает силы, на кону { word-glory }.
   *[behind] Маркер в { word-kingdom-prepositional } усиливает там позицию, на кону { word-glory }.
}
reason-no-marker = Маркер остаётся в запасе.
reason-merfolk-move = { $symbols ->
    [0] { $spaces ->
        [0] Маркер мерфолков остаётся на клетке { $space }.
       *[other] Маркер мерфолков встаёт на клетку { $space }.
    }
    [1] Маркер мерфолков встаёт на клетку { $space } и даёт бонусный маркер.
    [few] Маркер мерфолков встаёт на клетку { $space } и даёт { $symbols } бонусных маркера.
   *[other] Маркер мерфолков встаёт на клетку { $space } и даёт { $symbols } бонусных маркеров.
}
reason-orc-marker = С маркерами { $spaces ->
    [one] { $spaces } цвета
   *[many] { $spaces } цветов
} на поле орды налёт принесёт больше.
reason-troll-token = { $standing ->
    [all] Жетон тролля { $token } теперь решает любую ничью в пользу владельца.
    [some] Жетон тролля { $token } теперь решает в пользу владельца ничьи с { $rivals ->
        [1] одним соперником
        [one] { $rivals } соперником
       *[many] { $rivals } соперниками
    }.
   *[none] Жетон тролля { $token } добавляет силы при ничьих.
}
reason-no-troll-token = Жетоны тролля достаются остальным.
reason-stop = Ещё одна группа сейчас не нужна.
reason-keep = { $count ->
    [1] Оставленная карта начнёт следующую группу.
    [one] Из { $count } оставленной карты сложится следующая группа.
   *[many] Из { $count } оставленных карт сложится следующая группа.
}
reason-keep-some = { $count ->
    [one] Из { $count } оставленной карты
   *[many] Из { $count } оставленных карт
} в одну группу подходят { $size }.
reason-keep-apart = Каждая оставленная карта может возглавить свою группу.
reason-keep-nothing = В руке нет ничего, что стоит оставить.
reason-discard = { $count ->
    [one] В ряд уходит { word-cards }, её могут взять другие.
    [few] В ряд уходят { word-cards }, их могут взять другие.
   *[many] В ряд уходит { word-cards }, их могут взять другие.
}
reason-wizard-draw = { $percent ->
    [0] Взять { word-cards-accusative } ничего не стоит.
   *[other] Взять { word-cards-accusative } — это новая рука; риск, что эпоха закончится, — { $percent }%.
}
reason-no-wizard-draw = { $percent ->
    [0] Карт из колоды не прибавится.
   *[other] Карт из колоды не прибавится, зато нет и риска, что эпоха закончится ({ $percent }%).
}
reason-raid = Налёт с { $spaces ->
    [1] одним маркером
    [one] { $spaces } маркером
   *[many] { $spaces } маркерами
} сейчас даёт { word-glory }.
reason-no-raid = { $ages ->
    [0] Маркеры орды остаются на месте.
   *[other] Маркеры орды остаются до следующего налёта.
}
