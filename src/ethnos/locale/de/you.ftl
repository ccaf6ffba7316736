# What the reader does, in the second person: the same sentences as in events.ftl.

you-dealt = Du bekommst { word-a-card-accusative }.
you-drawn = Du ziehst { word-a-card-accusative }.
you-recruited = Du nimmst { word-a-card-accusative } aus der Auslage.
you-dragon = { $number ->
    [1] Du ziehst den ersten Drachen.
    [2] Du ziehst den zweiten Drachen.
   *[3] Du ziehst den dritten Drachen!
}
you-band = Du spielst { word-band }.
you-band-marker = Du spielst { word-band-and } setzt einen Marker nach { kingdom-name } (dort jetzt { $markers }).
you-band-no-marker = { $why ->
    [declined] Du spielst { word-band-and } verzichtest auf den Marker.
    [never] Du spielst { word-band }: Halblinge setzen keinen Marker.
   *[impossible] Du spielst { word-band }, ohne Marker.
}
you-marker = Du setzt einen Marker nach { kingdom-name } (dort jetzt { $markers }).
you-no-marker = Du setzt keinen Marker nach { kingdom-name }.
you-free-marker = Du setzt einen Gratismarker nach { kingdom-name } (dort jetzt { $markers }).
you-free-marker-declined = Du verzichtest auf den Gratismarker.
you-giant-token = Du hast mit { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
} den größten Riesen-Verband des Zeitalters: Riesenplättchen und { $glory } Ruhm.
you-giant-token-won = Du schnappst dir mit { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
} das Riesenplättchen von { $other }: { $glory } Ruhm.
you-merfolk = Du rückst auf der Meerwesen-Leiste um { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} auf Feld { $space } vor.
you-merfolk-symbols = Du rückst auf der Meerwesen-Leiste um { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} auf Feld { $space } vor und erreichst { $number ->
    [one] das Symbol auf { $symbols }
   *[other] die Symbole auf { $symbols }
}.
you-orc-marker = Du legst einen Marker auf das Feld { kingdom-name } deiner Orkhorde.
you-troll-token = Du nimmst Trollplättchen { $token }.
you-kept = Du behältst { word-cards }: { $cards }.
you-kept-unseen = { $count ->
    [0] Du behältst nichts.
   *[other] Du behältst { word-cards }.
}
you-discarded = Du legst { word-cards } in die Auslage: { $cards }.
you-passed = Du kannst nichts tun und passt.
you-raid-decided = Du hast über einen Raubzug entschieden.

you-undo-asked = Du möchtest die letzte Aktion zurücknehmen.
you-undo-answered = { $yes ->
    [yes] Du bist einverstanden.
   *[no] Du bist nicht einverstanden.
}
you-undone = Du hast die letzte Aktion zurückgenommen.
