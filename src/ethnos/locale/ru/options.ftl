# The rules a table may agree on before a game. For each: its name, short enough for a label; one line
# on what it is about; and its values, the usual one first. The rules explain them under “Options”.

option-merfolk-scoring = Трек мерфолков
option-merfolk-scoring-about = Кто получает славу за трек мерфолков в конце эпохи.
option-merfolk-scoring-kingdom = как за королевство
option-merfolk-scoring-leader-only = только первое место

option-merfolk-zero-ranks = Клетка 0 на треке
option-merfolk-zero-ranks-about = Может ли занять место тот, кто ещё стоит на клетке 0 трека мерфолков. Вдвоём тогда никто не остаётся на треке без соперника.
option-merfolk-zero-ranks-false = места не даёт
option-merfolk-zero-ranks-true = даёт место, как любая

option-merfolk-two-player-sole-bonus = В одиночку на треке
option-merfolk-two-player-sole-bonus-about = Получает ли единственный из двух игроков, ушедший с клетки 0, обе награды в эпохе II. Если клетка 0 даёт место, как любая, это ничего не меняет.
option-merfolk-two-player-sole-bonus-true = обе награды
option-merfolk-two-player-sole-bonus-false = только первая

option-merfolk-symbols = Символы на треке
option-merfolk-symbols-about = Сколько бонусных маркеров даёт одно движение по треку мерфолков.
option-merfolk-symbols-each = по одному за символ
option-merfolk-symbols-one-per-move = один за движение

option-merfolk-move = Движение мерфолков
option-merfolk-move-about = Должна ли группа мерфолков пройти столько клеток, сколько в ней карт.
option-merfolk-move-exact = ровно столько
option-merfolk-move-up-to = можно меньше

option-troll-scope = Сила троллей
option-troll-scope-about = Какие ничьи решают жетоны троллей.
option-troll-scope-kingdoms-and-merfolk = королевства и трек
option-troll-scope-kingdoms-only = только королевства
option-troll-scope-all-end-of-age-ties = любая ничья в конце эпохи

option-troll-depth = Порядок по троллям
option-troll-depth-about = Жетоны троллей расставляют по местам всех, у кого ничья, или только находят первого.
option-troll-depth-full-order = всех по местам
option-troll-depth-winner-only = только первого

option-ten-skeletons = Десять скелетов
option-ten-skeletons-about = Чего стоят десять скелетов в руке.
option-ten-skeletons-instant-win = победа
option-ten-skeletons-illegal = это не группа

option-two-player-tie = Ничья вдвоём
option-two-player-tie-about = Что делят двое игроков при ничьей в королевстве в эпохе II.
option-two-player-tie-top-token-only = только больший жетон
option-two-player-tie-both-tokens = оба жетона

option-orc-raid = Налёт орков
option-orc-raid-about = Сколько маркеров налёт снимает с поля орды.
option-orc-raid-all-or-nothing = все или ни одного
option-orc-raid-any-number = сколько угодно

option-orc-raid-order = Порядок налётов
option-orc-raid-order-about = Известно ли перед налётом, что решили другие.
option-orc-raid-order-first-player-clockwise = по очереди
option-orc-raid-order-simultaneous = все втайне

option-marker-placement = Маркеры
option-marker-placement-about = Обязательно ли ставить маркер, если размера группы хватает.
option-marker-placement-mandatory = обязательно
option-marker-placement-optional = по желанию

option-marker-supply = Запас маркеров
option-marker-supply-about = Могут ли маркеры кончиться.
option-marker-supply-limited = ограничен
option-marker-supply-unlimited = не кончаются

option-centaur-trigger = Кентавры
option-centaur-trigger-about = Когда группа кентавров позволяет сыграть ещё одну; важно, только если маркеры ставят по желанию.
option-centaur-trigger-placed = если маркер поставлен
option-centaur-trigger-eligible = если его можно было поставить

option-centaur-chain = Группы подряд
option-centaur-chain-about = Сколько групп кентавры могут добавить за ход.
option-centaur-chain-unlimited = сколько угодно
option-centaur-chain-single-extra = одну

option-wizard-draw = Волшебники
option-wizard-draw-about = Сколько карт берёт группа волшебников.
option-wizard-draw-exact-or-none = все или ни одной
option-wizard-draw-up-to = можно меньше

option-giant-tie = Жетон гиганта
option-giant-tie-about = Какой должна быть группа гигантов, чтобы отобрать жетон у другой.
option-giant-tie-strictly-larger = больше
option-giant-tie-equal-takes = хватит равной

option-final-band-size = Ничья в конце игры
option-final-band-size-about = Как сравнивают группы, если в конце поровну и славы, и маркеров.
option-final-band-size-as-played = все карты
option-final-band-size-without-skeletons = без скелетов
option-final-band-size-as-scored = как при подсчёте

option-empty-pool = Пустой ряд
option-empty-pool-about = Сколько карт тянут из колоды, пока ряд пуст.
option-empty-pool-deck-only = одну карту
option-empty-pool-draw-two = две карты

## Variants: numbers of the house

option-hand-limit = Предел руки
option-hand-limit-about = Когда в руке столько карт, придётся сыграть группу.

option-marker-count = Число маркеров
option-marker-count-about = Сколько маркеров у каждого; маркер счёта и маркер на треке мерфолков тоже считаются.

option-age-count = Эпохи
option-age-count-about = Сколько эпох длится игра. Каждое королевство получает столько же жетонов славы.

option-printed = { $count } (по правилам)

## How they are chosen

option-group = { $group ->
    [cards] Карты
    [markers] Маркеры
    [merfolk] Мерфолки
    [tribes] Другие племена
   *[end] Ничьи и конец
}
option-usual = обычно
option-changed = изменено
option-idle = В этой игре это ничего не меняет.
option-rulebook = Как в правилах
option-reset = Всё как обычно
option-set = { $option }: { $value }
