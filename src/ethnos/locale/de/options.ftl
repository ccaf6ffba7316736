# The rules a table may agree on before a game. For each: its name, short enough for a label; one line
# on what it is about; and its values, the usual one first. The rules explain them under “Optionen”.

option-merfolk-scoring = Meerwesen-Leiste
option-merfolk-scoring-about = Wer am Ende eines Zeitalters Ruhm für die Meerwesen-Leiste bekommt.
option-merfolk-scoring-kingdom = wie ein Königreich
option-merfolk-scoring-leader-only = nur Platz 1

option-merfolk-zero-ranks = Feld 0 der Leiste
option-merfolk-zero-ranks-about = Ob auf der Meerwesen-Leiste einen Platz belegen kann, wer noch auf Feld 0 steht. Zu zweit ist dann auch niemand allein auf der Leiste.
option-merfolk-zero-ranks-false = kein Platz
option-merfolk-zero-ranks-true = ein Platz wie jeder andere

option-merfolk-two-player-sole-bonus = Allein auf der Leiste
option-merfolk-two-player-sole-bonus-about = Ob zu zweit in Zeitalter II beide Werte bekommt, wer als Einziger Feld 0 verlassen hat. Ist Feld 0 ein Platz wie jeder andere, entscheidet das nichts.
option-merfolk-two-player-sole-bonus-true = bringt beide Werte
option-merfolk-two-player-sole-bonus-false = bringt nur den ersten

option-merfolk-symbols = Symbole der Leiste
option-merfolk-symbols-about = Wie viele Gratismarker eine Bewegung auf der Meerwesen-Leiste bringen kann.
option-merfolk-symbols-each = einer je Symbol
option-merfolk-symbols-one-per-move = einer je Bewegung

option-merfolk-move = Meerwesen-Bewegung
option-merfolk-move-about = Ob ein Verband der Meerwesen so weit vorrücken muss, wie er Karten hat.
option-merfolk-move-exact = genau so weit
option-merfolk-move-up-to = auch weniger weit

option-troll-scope = Reichweite der Trolle
option-troll-scope-about = Welche Gleichstände die Trollplättchen entscheiden.
option-troll-scope-kingdoms-and-merfolk = Königreiche und Leiste
option-troll-scope-kingdoms-only = nur Königreiche
option-troll-scope-all-end-of-age-ties = alle am Ende des Zeitalters

option-troll-depth = Rangfolge durch Trolle
option-troll-depth-about = Ob Trollplättchen bei Gleichstand alle ordnen oder nur Platz 1 bestimmen.
option-troll-depth-full-order = alle ordnen
option-troll-depth-winner-only = nur Platz 1 bestimmen

option-ten-skeletons = Zehn Skelette
option-ten-skeletons-about = Was eine Hand aus zehn Skeletten wert ist.
option-ten-skeletons-instant-win = gewinnen die Partie
option-ten-skeletons-illegal = sind kein Verband

option-two-player-tie = Gleichstand zu zweit
option-two-player-tie-about = Was ihr zu zweit teilt, wenn in Zeitalter II in einem Königreich Gleichstand herrscht.
option-two-player-tie-top-token-only = das höhere Plättchen
option-two-player-tie-both-tokens = beide Plättchen

option-orc-raid = Raubzug der Orks
option-orc-raid-about = Wie viele Marker ein Raubzug von der Orkhorde nimmt.
option-orc-raid-all-or-nothing = alle oder keinen
option-orc-raid-any-number = beliebig viele

option-orc-raid-order = Reihenfolge der Raubzüge
option-orc-raid-order-about = Ob du vor deinem Raubzug weißt, wie andere sich entscheiden.
option-orc-raid-order-first-player-clockwise = nacheinander
option-orc-raid-order-simultaneous = alle geheim

option-marker-placement = Marker
option-marker-placement-about = Ob du einen Marker setzen musst, wenn du es kannst.
option-marker-placement-mandatory = sind Pflicht
option-marker-placement-optional = sind freiwillig

option-marker-supply = Markervorrat
option-marker-supply-about = Ob dir die Marker ausgehen können.
option-marker-supply-limited = begrenzt
option-marker-supply-unlimited = geht nie aus

option-centaur-trigger = Zentauren
option-centaur-trigger-about = Wann ein Verband der Zentauren dir einen weiteren erlaubt; nur wichtig, wo Marker freiwillig sind.
option-centaur-trigger-placed = wenn der Marker gesetzt wurde
option-centaur-trigger-eligible = wenn er möglich war

option-centaur-chain = Weitere Verbände
option-centaur-chain-about = Wie viele Verbände Zentauren an einen Zug anhängen können.
option-centaur-chain-unlimited = beliebig viele
option-centaur-chain-single-extra = einen

option-wizard-draw = Zauberer
option-wizard-draw-about = Wie viele Karten ein Verband der Zauberer zieht.
option-wizard-draw-exact-or-none = alle oder keine
option-wizard-draw-up-to = auch weniger

option-giant-tie = Riesenplättchen
option-giant-tie-about = Wie groß ein Verband der Riesen sein muss, um einem anderen das Plättchen abzunehmen.
option-giant-tie-strictly-larger = größer
option-giant-tie-equal-takes = gleich groß genügt

option-final-band-size = Letzter Vergleich
option-final-band-size-about = Wie Verbände gemessen werden, wenn am Ende Ruhm und Marker gleich sind.
option-final-band-size-as-played = alle Karten
option-final-band-size-without-skeletons = ohne Skelette
option-final-band-size-as-scored = wie gewertet

option-empty-pool = Leere Auslage
option-empty-pool-about = Was du vom Stapel ziehst, solange die Auslage leer ist.
option-empty-pool-deck-only = eine Karte
option-empty-pool-draw-two = zwei Karten

## Variants: numbers of the house

option-hand-limit = Handkartenlimit
option-hand-limit-about = Mit so vielen Handkarten musst du einen Verband spielen.

option-marker-count = Zahl der Marker
option-marker-count-about = Wie viele Marker jeder hat; der für die Punkte und der auf der Meerwesen-Leiste zählen mit.

option-age-count = Zeitalter
option-age-count-about = Wie viele Zeitalter gespielt werden. Jedes Königreich bekommt so viele Ruhmesplättchen.

option-printed = { $count } (gedruckt)

## How they are chosen

option-group = { $group ->
    [cards] Karten
    [markers] Marker
    [merfolk] Meerwesen
    [tribes] Andere Stämme
   *[end] Gleichstand und Ende
}
option-usual = üblich
option-changed = geändert
option-idle = In diesem Spiel macht das keinen Unterschied.
option-rulebook = Wie in der Anleitung
option-reset = Alles wie üblich
option-set = { $option }: { $value }
