# The rules a table may agree on before a game. For each: its name, short enough for a label; one line
# on what it is about; and its values, the usual one first. The rules explain them under “Options”.

option-merfolk-scoring = Stupnice mořského lidu
option-merfolk-scoring-about = Komu stupnice mořského lidu na konci věku zaplatí.
option-merfolk-scoring-kingdom = jako království
option-merfolk-scoring-leader-only = jen prvnímu místu

option-merfolk-zero-ranks = Políčko 0 stupnice
option-merfolk-zero-ranks-about = Jestli se může umístit i ten, kdo je na stupnici mořského lidu ještě na políčku 0. Ve dvou hráčích pak také nikdo není na stupnici sám.
option-merfolk-zero-ranks-false = bez umístění
option-merfolk-zero-ranks-true = místo jako každé jiné

option-merfolk-two-player-sole-bonus = Bez soupeře na stupnici
option-merfolk-two-player-sole-bonus-about = Jestli jediný ze dvou hráčů mimo políčko 0 získá ve II. věku obě hodnoty. Platí-li i políčko 0 za umístění, nerozhoduje o ničem.
option-merfolk-two-player-sole-bonus-true = získá obě hodnoty
option-merfolk-two-player-sole-bonus-false = získá jen první

option-merfolk-symbols = Symboly na stupnici
option-merfolk-symbols-about = Kolik žetonů zdarma může přinést jeden postup po stupnici mořského lidu.
option-merfolk-symbols-each = jeden za každý symbol
option-merfolk-symbols-one-per-move = jeden za postup

option-merfolk-move = Postup mořského lidu
option-merfolk-move-about = Jestli skupina s mořským lidem v čele musí postoupit o tolik políček, kolik má karet.
option-merfolk-move-exact = přesně o tolik
option-merfolk-move-up-to = i o méně

option-troll-scope = Dosah trollů
option-troll-scope-about = Které remízy žetony trollů rozhodují.
option-troll-scope-kingdoms-and-merfolk = v královstvích a na stupnici
option-troll-scope-kingdoms-only = jen v královstvích
option-troll-scope-all-end-of-age-ties = všechny na konci věku

option-troll-depth = Pořadí podle trollů
option-troll-depth-about = Jestli žetony trollů seřadí všechny remizující hráče, nebo jen určí prvního z nich.
option-troll-depth-full-order = seřadí všechny
option-troll-depth-winner-only = určí jen prvního

option-ten-skeletons = Deset kostlivců
option-ten-skeletons-about = Co zmůže deset kostlivců v ruce.
option-ten-skeletons-instant-win = vyhrává hru
option-ten-skeletons-illegal = není skupina

option-two-player-tie = Remíza ve dvou
option-two-player-tie-about = O co se dva hráči dělí při remíze v království ve II. věku.
option-two-player-tie-top-token-only = o vyšší žeton slávy
option-two-player-tie-both-tokens = o oba žetony slávy

option-orc-raid = Rabování orků
option-orc-raid-about = Kolik žetonů rabování odebere z desky orčí hordy.
option-orc-raid-all-or-nothing = všechny, nebo žádný
option-orc-raid-any-number = kolik chceš

option-orc-raid-order = Pořadí rabování
option-orc-raid-order-about = Jestli před rabováním víš, jak se rozhodli ostatní.
option-orc-raid-order-first-player-clockwise = jeden po druhém
option-orc-raid-order-simultaneous = všichni tajně

option-marker-placement = Žetony kontroly
option-marker-placement-about = Jestli musíš žeton umístit, kdykoli můžeš.
option-marker-placement-mandatory = musí se umístit
option-marker-placement-optional = může se umístit

option-marker-supply = Zásoba žetonů
option-marker-supply-about = Jestli ti mohou žetony dojít.
option-marker-supply-limited = omezená
option-marker-supply-unlimited = nikdy nedojde

option-centaur-trigger = Kentauři
option-centaur-trigger-about = Kdy skupina s kentaurem v čele dovolí vyložit další; záleží na tom, jen když žetony nejsou povinné.
option-centaur-trigger-placed = když se žeton umístil
option-centaur-trigger-eligible = když se umístit mohl

option-centaur-chain = Další skupiny
option-centaur-chain-about = Kolik skupin mohou kentauři do tahu přidat.
option-centaur-chain-unlimited = kolik chceš
option-centaur-chain-single-extra = jednu

option-wizard-draw = Čarodějové
option-wizard-draw-about = Kolik karet si dobereš za skupinu s čarodějem v čele.
option-wizard-draw-exact-or-none = všechny, nebo žádnou
option-wizard-draw-up-to = i méně

option-giant-tie = Žeton obrů
option-giant-tie-about = Jak velká musí být skupina s obrem v čele, aby převzala žeton od jiné.
option-giant-tie-strictly-larger = větší
option-giant-tie-equal-takes = stačí stejná

option-final-band-size = Remíza na konci hry
option-final-band-size-about = Jak se měří skupiny, když je na konci stejně slávy i žetonů.
option-final-band-size-as-played = všechny karty
option-final-band-size-without-skeletons = bez kostlivců
option-final-band-size-as-scored = tak, jak bodovaly

option-empty-pool = Prázdná nabídka
option-empty-pool-about = Co si dobereš z balíčku, když je nabídka prázdná.
option-empty-pool-deck-only = jednu kartu
option-empty-pool-draw-two = dvě karty

## Variants: numbers of the house

option-hand-limit = Limit karet v ruce
option-hand-limit-about = S tolika kartami v ruce musíš vyložit skupinu.

option-marker-count = Počet žetonů
option-marker-count-about = Kolik žetonů má každý hráč; počítá se i ten na slávu a ten na stupnici mořského lidu.

option-age-count = Věky
option-age-count-about = Kolik věků se hraje. Každé království dostane tolik žetonů slávy.

option-printed = { $count } (tištěno)

## How they are chosen

option-group = { $group ->
    [cards] Karty
    [markers] Žetony kontroly
    [merfolk] Mořský lid
    [tribes] Ostatní národy
   *[end] Remízy a konec
}
option-usual = obvykle
option-changed = změněno
option-idle = V této hře na tom nezáleží.
option-rulebook = Jako v pravidlech
option-reset = Vše obvykle
option-set = { $option }: { $value }
