# What happens, sentence by sentence. $name is the player who acts.

event-game-began = Eine Partie { $players ->
    [one] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] mit { $players } Leuten
} beginnt. Mit dabei: { $tribes }.
event-age-began = Zeitalter { word-age } beginnt. { $name } fängt an; im Stapel { $count ->
    [one] liegt noch { $count } Karte
   *[other] liegen { $count } Karten
}.
event-dealt = { $name } bekommt { word-a-card-accusative }.
event-pool = In der Auslage: { $cards }.
event-drawn = { $name } zieht { word-a-card-accusative }.
event-drawn-unseen = { $name } zieht vom Stapel.
event-recruited = { $name } nimmt { word-a-card-accusative } aus der Auslage.
event-dragon = { $number ->
    [1] { $name } zieht den ersten Drachen.
    [2] { $name } zieht den zweiten Drachen.
   *[3] { $name } zieht den dritten Drachen!
}
event-band = { $name } spielt { word-band }.
event-band-marker = { $name } spielt { word-band-and } setzt einen Marker nach { kingdom-name } (dort jetzt { $markers }).
# $why: declined, never (halflings lead), impossible (too small, or no marker left)
event-band-no-marker = { $why ->
    [declined] { $name } spielt { word-band-and } verzichtet auf den Marker.
    [never] { $name } spielt { word-band }: Halblinge setzen keinen Marker.
   *[impossible] { $name } spielt { word-band }, ohne Marker.
}
event-marker = { $name } setzt einen Marker nach { kingdom-name } (dort jetzt { $markers }).
event-no-marker = { $name } setzt keinen Marker nach { kingdom-name }.
event-free-marker = { $name } setzt einen Gratismarker nach { kingdom-name } (dort jetzt { $markers }).
event-free-marker-declined = { $name } verzichtet auf den Gratismarker.
event-giant-token = { $name } hat mit { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
} den größten Riesen-Verband des Zeitalters: Riesenplättchen und { $glory } Ruhm.
event-giant-token-won = { $name } schnappt sich mit { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
} das Riesenplättchen von { $other }: { $glory } Ruhm.
event-merfolk = { $name } rückt auf der Meerwesen-Leiste um { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} auf Feld { $space } vor.
# $number: how many symbols, $symbols: which
event-merfolk-symbols = { $name } rückt auf der Meerwesen-Leiste um { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} auf Feld { $space } vor und erreicht { $number ->
    [one] das Symbol auf { $symbols }
   *[other] die Symbole auf { $symbols }
}.
event-orc-marker = { $name } legt einen Marker auf das Feld { kingdom-name } der Orkhorde.
event-troll-token = { $name } nimmt Trollplättchen { $token }.
event-kept = { $name } behält { word-cards }: { $cards }.
event-kept-unseen = { $count ->
    [0] { $name } behält nichts.
   *[other] { $name } behält { word-cards }.
}
event-discarded = { $name } legt { word-cards } in die Auslage: { $cards }.
event-passed = { $name } kann nichts tun und passt.
event-age-ended = { $name } hat den dritten Drachen gezogen: Zeitalter { word-age } ist vorbei. Alle Handkarten werden abgeworfen.
event-raid-decided = { $name } hat über einen Raubzug entschieden.
