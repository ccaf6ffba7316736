# Words for cards, kingdoms and numbers, used inside other messages.
#
# Code hands over $tribe and $kingdom as the words below in brackets, and the messages of this file
# turn them into the form a sentence needs. All twelve tribes are masculine and animate, so that the
# accusative is always the genitive.

## Tribes. $tribe: one of the twelve

word-tribe = { $tribe ->
    [centaur] кентавр
    [dwarf] гном
    [elf] эльф
    [giant] гигант
    [halfling] полурослик
    [merfolk] мерфолк
    [minotaur] минотавр
    [orc] орк
    [skeleton] скелет
    [troll] тролль
    [wingfolk] вингфолк
   *[wizard] волшебник
}
word-tribe-genitive = { $tribe ->
    [centaur] кентавра
    [dwarf] гнома
    [elf] эльфа
    [giant] гиганта
    [halfling] полурослика
    [merfolk] мерфолка
    [minotaur] минотавра
    [orc] орка
    [skeleton] скелета
    [troll] тролля
    [wingfolk] вингфолка
   *[wizard] волшебника
}
word-tribe-instrumental = { $tribe ->
    [centaur] кентавром
    [dwarf] гномом
    [elf] эльфом
    [giant] гигантом
    [halfling] полуросликом
    [merfolk] мерфолком
    [minotaur] минотавром
    [orc] орком
    [skeleton] скелетом
    [troll] троллем
    [wingfolk] вингфолком
   *[wizard] волшебником
}
word-tribes = { $tribe ->
    [centaur] кентавры
    [dwarf] гномы
    [elf] эльфы
    [giant] гиганты
    [halfling] полурослики
    [merfolk] мерфолки
    [minotaur] минотавры
    [orc] орки
    [skeleton] скелеты
    [troll] тролли
    [wingfolk] вингфолки
   *[wizard] волшебники
}
word-tribes-genitive = { $tribe ->
    [centaur] кентавров
    [dwarf] гномов
    [elf] эльфов
    [giant] гигантов
    [halfling] полуросликов
    [merfolk] мерфолков
    [minotaur] минотавров
    [orc] орков
    [skeleton] скелетов
    [troll] троллей
    [wingfolk] вингфолков
   *[wizard] волшебников
}
# The name of a tribe as such: in a list of the tribes in play, above a group of cards.
tribe-title = { word-tribes }

## Kingdoms. $kingdom: one of the six colours, or none for a skeleton

kingdom-name = { $kingdom ->
    [blue] Стратон
    [green] Алтея
    [grey] Пелагон
    [orange] Итис
    [purple] Дурис
   *[red] Рея
}
# Into a kingdom
word-kingdom-accusative = { $kingdom ->
    [blue] Стратон
    [green] Алтею
    [grey] Пелагон
    [orange] Итис
    [purple] Дурис
   *[red] Рею
}
# In a kingdom
word-kingdom-prepositional = { $kingdom ->
    [blue] Стратоне
    [green] Алтее
    [grey] Пелагоне
    [orange] Итисе
    [purple] Дурисе
   *[red] Рее
}
# For a kingdom
word-kingdom-genitive = { $kingdom ->
    [blue] Стратона
    [green] Алтеи
    [grey] Пелагона
    [orange] Итиса
    [purple] Дуриса
   *[red] Реи
}
# Where a card comes from
word-from-kingdom = из { word-kingdom-genitive }
kingdom-colour = { $kingdom ->
    [blue] синий
    [green] зелёный
    [grey] серый
    [orange] оранжевый
    [purple] фиолетовый
   *[red] красный
}
# One capital letter for each kingdom, six different ones: the first of its name, as on the page.
kingdom-letter = { $kingdom ->
    [blue] С
    [green] А
    [grey] П
    [orange] И
    [purple] Д
   *[red] Р
}
word-colour-feminine = { $kingdom ->
    [blue] синяя
    [green] зелёная
    [grey] серая
    [orange] оранжевая
    [purple] фиолетовая
   *[red] красная
}
# A kingdom with both its marks: the name on the board and the colour on the cards.
kingdom-title = { $kingdom ->
    [green] { kingdom-name } (зелёная)
    [red] { kingdom-name } (красная)
   *[other] { kingdom-name } ({ kingdom-colour })
}

## Cards

card = { $tribe ->
    [skeleton] скелет
   *[other] { word-tribe } { word-from-kingdom }
}
# To take, or to lack, a card
word-card-genitive = { $tribe ->
    [skeleton] скелета
   *[other] { word-tribe-genitive } { word-from-kingdom }
}
word-card-instrumental = { $tribe ->
    [skeleton] скелетом
   *[other] { word-tribe-instrumental } { word-from-kingdom }
}
# An entry of a list: one card, or several equal ones.
cards = { $count ->
    [1] { card }
    [one] { $count } { card }
    [few] { $tribe ->
        [skeleton] { $count } скелета
       *[other] { $count } { word-tribe-genitive } { word-from-kingdom }
    }
   *[many] { $tribe ->
        [skeleton] { $count } скелетов
       *[other] { $count } { word-tribes-genitive } { word-from-kingdom }
    }
}
# A card below a heading that already names its tribe, or its kingdom.
card-in-tribe = { $tribe ->
    [skeleton] скелет
   *[other] { kingdom-name }
}
card-in-kingdom = { word-tribe }

## Bands. $band: what the cards have in common; $size counts all cards, $skeletons the skeletons
## among them, $named the others; $tribe and $kingdom belong to the leader

# To play a band
word-band = { $band ->
    [single] одного { word-card-genitive }
    [tribe] { $skeletons ->
        [0] { $size } { word-tribes-genitive } во главе с { word-card-instrumental }
       *[other] { $named } { word-tribes-genitive } и { word-skeletons-accusative } во главе с { word-card-instrumental }
    }
    [kingdom] { $skeletons ->
        [0] { $size ->
            [one] { $size } карту { word-from-kingdom }
            [few] { $size } карты { word-from-kingdom }
           *[many] { $size } карт { word-from-kingdom }
        } во главе с { word-tribe-instrumental }
       *[other] { $named ->
            [one] { $named } карту { word-from-kingdom }
            [few] { $named } карты { word-from-kingdom }
           *[many] { $named } карт { word-from-kingdom }
        } и { word-skeletons-accusative } во главе с { word-tribe-instrumental }
    }
    [same] { $skeletons ->
        [0] { $size } { word-tribes-genitive } { word-from-kingdom }
       *[other] { $named ->
            [1] { word-card-genitive } и { word-skeletons-accusative }
           *[other] { $named } { word-tribes-genitive } { word-from-kingdom } и { word-skeletons-accusative }
        }
    }
   *[skeletons] десять скелетов
}
word-skeletons-accusative = { $skeletons ->
    [one] { $skeletons } скелета
   *[many] { $skeletons } скелетов
}
# A band that lies there
word-band-nominative = { $band ->
    [single] один { card }
    [tribe] { $skeletons ->
        [0] { $size ->
            [one] { $size } { word-tribe }
            [few] { $size } { word-tribe-genitive }
           *[many] { $size } { word-tribes-genitive }
        } во главе с { word-card-instrumental }
       *[other] { $named ->
            [one] { $named } { word-tribe }
            [few] { $named } { word-tribe-genitive }
           *[many] { $named } { word-tribes-genitive }
        } и { word-skeletons } во главе с { word-card-instrumental }
    }
    [kingdom] { $skeletons ->
        [0] { $size ->
            [one] { $size } карта { word-from-kingdom }
            [few] { $size } карты { word-from-kingdom }
           *[many] { $size } карт { word-from-kingdom }
        } во главе с { word-tribe-instrumental }
       *[other] { $named ->
            [one] { $named } карта { word-from-kingdom }
            [few] { $named } карты { word-from-kingdom }
           *[many] { $named } карт { word-from-kingdom }
        } и { word-skeletons } во главе с { word-tribe-instrumental }
    }
    [same] { $skeletons ->
        [0] { $size ->
            [one] { $size } { card }
            [few] { $size } { word-tribe-genitive } { word-from-kingdom }
           *[many] { $size } { word-tribes-genitive } { word-from-kingdom }
        }
       *[other] { $named ->
            [1] { card }
            [one] { $named } { card }
            [few] { $named } { word-tribe-genitive } { word-from-kingdom }
           *[many] { $named } { word-tribes-genitive } { word-from-kingdom }
        } и { word-skeletons }
    }
   *[skeletons] десять скелетов
}
word-skeletons = { $skeletons ->
    [one] { $skeletons } скелет
    [few] { $skeletons } скелета
   *[many] { $skeletons } скелетов
}

## Small things

item = { $text }
glory = { $count ->
    [one] { $count } очко славы
    [few] { $count } очка славы
   *[many] { $count } очков славы
}
# The same for sentences that call the number $glory
word-glory = { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
   *[many] { $glory } очков славы
}
word-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
word-cards-accusative = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
# Up to so many cards
word-cards-genitive = { $count ->
    [one] { $count } карты
   *[many] { $count } карт
}
# A band of so many cards: из 3 карт
word-size-genitive = { $size ->
    [one] { $size } карты
   *[many] { $size } карт
}
word-needed-genitive = { $needed ->
    [one] { $needed } карты
   *[many] { $needed } карт
}
word-age = { $age ->
    [1] I
    [2] II
   *[3] III
}
word-rank = { $rank ->
    [1] Первое место
    [2] Второе место
    [3] Третье место
    [4] Четвёртое место
    [5] Пятое место
   *[6] Шестое место
}
default-name = Гость
tribe-ability = { $tribe ->
    [centaur] Кентавры: если маркер поставлен, можно тут же сыграть ещё одну группу.
    [dwarf] Гномы: в конце эпохи группа приносит славу, как если бы в ней было на карту больше.
    [elf] Эльфы: можно оставить в руке до X карт.
    [giant] Гиганты: самая большая группа с лидером-гигантом получает 2 очка славы и жетон гиганта.
    [halfling] Полурослики: никогда не ставят маркер на поле, зато их 24.
    [merfolk] Мерфолки: пройди X клеток по треку мерфолков; символы на нём дают бонусные маркеры.
    [minotaur] Минотавры: для маркера нужно на карту меньше.
    [orc] Орки: ещё и маркер на поле орды; потом налёт превратит его в славу.
    [skeleton] Скелеты: подходят к любой группе, не бывают лидером и исчезают перед подсчётом групп.
    [troll] Тролли: можно взять жетон тролля не больше X; жетоны решают ничьи в твою пользу.
    [wingfolk] Вингфолки: маркер можно поставить в любое королевство.
   *[wizard] Волшебники: после сброса можно взять X карт из колоды.
}
