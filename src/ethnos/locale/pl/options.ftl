# The rules a table may agree on before a game. For each: its name, short enough for a label; one line
# on what it is about; and its values, the usual one first. The rules explain them under “Options”.

option-merfolk-scoring = Tor morskiego ludu
option-merfolk-scoring-about = Kto na koniec ery dostaje punkty za tor morskiego ludu.
option-merfolk-scoring-kingdom = jak w królestwie
option-merfolk-scoring-leader-only = tylko pierwsze miejsce

option-merfolk-zero-ranks = Pole 0 toru
option-merfolk-zero-ranks-about = Czy gracz, który wciąż stoi na polu 0 toru morskiego ludu, może tam zająć miejsce. Przy dwóch graczach nikt nie jest wtedy na torze bez rywala.
option-merfolk-zero-ranks-false = bez miejsca
option-merfolk-zero-ranks-true = miejsce jak każde inne

option-merfolk-two-player-sole-bonus = Bez rywala na torze
option-merfolk-two-player-sole-bonus-about = Czy jedyny z dwóch graczy, który ruszył z pola 0, dostaje w erze II obie wartości. Bez znaczenia, gdy pole 0 daje miejsce jak każde inne.
option-merfolk-two-player-sole-bonus-true = obie wartości
option-merfolk-two-player-sole-bonus-false = tylko pierwsza

option-merfolk-symbols = Symbole na torze
option-merfolk-symbols-about = Ile darmowych znaczników może dać jeden ruch na torze morskiego ludu.
option-merfolk-symbols-each = jeden za każdy symbol
option-merfolk-symbols-one-per-move = jeden za ruch

option-merfolk-move = Ruch na torze
option-merfolk-move-about = Czy oddział morskiego ludu musi przesunąć znacznik o tyle pól, ile ma kart.
option-merfolk-move-exact = dokładnie o tyle
option-merfolk-move-up-to = można mniej

option-troll-scope = Zasięg trolli
option-troll-scope-about = Które remisy rozstrzygają żetony trolli.
option-troll-scope-kingdoms-and-merfolk = w królestwach i na torze
option-troll-scope-kingdoms-only = tylko w królestwach
option-troll-scope-all-end-of-age-ties = wszystkie na koniec ery

option-troll-depth = Kolejność według trolli
option-troll-depth-about = Czy żetony trolli ustawiają w kolejności wszystkich remisujących, czy tylko wskazują pierwszego.
option-troll-depth-full-order = wszystkich
option-troll-depth-winner-only = tylko pierwszego

option-ten-skeletons = Dziesięć szkieletów
option-ten-skeletons-about = Co znaczy dziesięć szkieletów na ręku.
option-ten-skeletons-instant-win = wygrywa grę
option-ten-skeletons-illegal = to nie oddział

option-two-player-tie = Remis we dwoje
option-two-player-tie-about = Co w grze na dwie osoby dzieli się przy remisie w królestwie w erze II.
option-two-player-tie-top-token-only = wyższy żeton
option-two-player-tie-both-tokens = oba żetony

option-orc-raid = Plądrowanie
option-orc-raid-about = Ile znaczników zdejmuje się z planszy hordy orków przy plądrowaniu.
option-orc-raid-all-or-nothing = wszystkie albo żadnego
option-orc-raid-any-number = dowolną liczbę

option-orc-raid-order = Kolejność plądrowania
option-orc-raid-order-about = Czy przed plądrowaniem wiesz, co postanowili inni.
option-orc-raid-order-first-player-clockwise = po kolei
option-orc-raid-order-simultaneous = wszyscy w tajemnicy

option-marker-placement = Znaczniki
option-marker-placement-about = Czy trzeba umieścić znacznik, jeśli tylko można.
option-marker-placement-mandatory = trzeba umieścić
option-marker-placement-optional = można umieścić

option-marker-supply = Zapas znaczników
option-marker-supply-about = Czy znaczniki mogą ci się skończyć.
option-marker-supply-limited = ograniczony
option-marker-supply-unlimited = bez limitu

option-centaur-trigger = Centaury
option-centaur-trigger-about = Kiedy oddział centaura pozwala zagrać kolejny; ma znaczenie tylko tam, gdzie znaczników nie trzeba umieszczać.
option-centaur-trigger-placed = gdy umieszczono znacznik
option-centaur-trigger-eligible = gdy można było go umieścić

option-centaur-chain = Kolejne oddziały
option-centaur-chain-about = Ile oddziałów mogą dodać centaury w jednej turze.
option-centaur-chain-unlimited = bez limitu
option-centaur-chain-single-extra = jeden

option-wizard-draw = Czarodzieje
option-wizard-draw-about = Ile kart dobiera oddział czarodzieja.
option-wizard-draw-exact-or-none = wszystkie albo żadnej
option-wizard-draw-up-to = można mniej

option-giant-tie = Żeton olbrzymów
option-giant-tie-about = Jak duży oddział olbrzyma przejmuje żeton od innego.
option-giant-tie-strictly-larger = większy
option-giant-tie-equal-takes = wystarczy równy

option-final-band-size = Remis na koniec gry
option-final-band-size-about = Jak mierzy się oddziały, gdy na koniec gry chwała i znaczniki są równe.
option-final-band-size-as-played = wszystkie karty
option-final-band-size-without-skeletons = bez szkieletów
option-final-band-size-as-scored = tak jak punktowały

option-empty-pool = Pusta pula
option-empty-pool-about = Ile dobierasz z talii, gdy pula jest pusta.
option-empty-pool-deck-only = jedną kartę
option-empty-pool-draw-two = dwie karty

## Variants: numbers of the house

option-hand-limit = Limit kart na ręku
option-hand-limit-about = Z tyloma kartami na ręku musisz zagrać oddział.

option-marker-count = Liczba znaczników
option-marker-count-about = Ile znaczników ma każdy gracz; liczą się też te na torze punktów i torze morskiego ludu.

option-age-count = Ery
option-age-count-about = Ile er trwa gra. Każde królestwo dostaje tyle żetonów chwały.

option-printed = { $count } (z instrukcji)

## How they are chosen

option-group = { $group ->
    [cards] Karty
    [markers] Znaczniki
    [merfolk] Morski lud
    [tribes] Inne plemiona
   *[end] Remisy i koniec
}
option-usual = zwykle
option-changed = zmienione
option-idle = W tej grze nie ma to znaczenia.
option-rulebook = Jak w instrukcji
option-reset = Wszystko jak zwykle
option-set = { $option }: { $value }
