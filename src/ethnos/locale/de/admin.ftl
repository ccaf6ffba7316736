### The page of the operator.

admin-title = Betreiber
admin-key = Der Schlüssel des Betreibers
admin-key-text = Der Server gibt ihn beim Start aus.
admin-enter = Eintreten
admin-leave = Verlassen
admin-lists = Was zu sehen ist
admin-name = Titel oder Name
admin-state = Zustand
admin-find = Suchen
admin-network = Ein Netz oder eine Adresse, etwa 192.0.2.0/24
admin-none = Hier ist nichts.
admin-more = Mehr zeigen
admin-why = Warum (für das Protokoll)
admin-command = Als Befehl
admin-for = Für wie lange
admin-until = bis { $text }
admin-from = verbunden von { $text }
admin-room-dates = eröffnet { $opened }, zuletzt geändert { $changed }, { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} Protokoll
admin-guest-dates = hier seit { $since }, { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
admin-tab = { $tab ->
    [rooms] Tische
    [guests] Gäste
    [reports] Meldungen
    [bans] Sperren
   *[audit] Protokoll
}
admin-filter = { $filter ->
    [any] alle
    [lobby] wartet
    [playing] läuft
    [finished] zu Ende
    [paused] angehalten
    [hidden] verborgen
   *[closed] geschlossen
}
admin-act = { $act ->
    [close] Tisch schließen
    [pause] Anhalten
    [release] Freigeben
    [hide] Verbergen
    [show] Zeigen
    [ban] Sperren
    [mute] Stumm schalten
    [lift] Aufheben
    [settle] Erledigt
    [export] Daten exportieren
   *[erase] Daten löschen
}
admin-act-text = { $act ->
    [close] Alle werden getrennt, und niemand kann den Tisch öffnen, bis er freigegeben wird.
    [pause] Die Uhr steht still, und die Spieler können nur chatten.
    [release] Die Partie geht weiter, wo sie war, mit der Zeit, die übrig war.
    [hide] Der Tisch wird nicht mehr aufgelistet. Sein Link gilt weiter.
    [show] Der Tisch wird wieder aufgelistet, wenn sein Gastgeber das wollte.
    [ban] Verbindungen werden überall getrennt; solange die Sperre gilt, gibt es keine Rückkehr.
    [mute] Spielen geht, chatten nicht.
    [lift] Die Sperre endet jetzt.
    [settle] Die Meldung verschwindet aus dieser Liste.
    [export] Alles, was über diesen Gast gespeichert ist.
   *[erase] Name, Chat und Geräte werden endgültig gelöscht. Partien bleiben, mit einem Strich statt des Namens. Das lässt sich nicht zurücknehmen.
}
admin-time = { $time ->
    [hour] eine Stunde
    [day] einen Tag
    [week] eine Woche
    [month] dreißig Tage
   *[ever] für immer
}
admin-by = { $who ->
    [command] mit dem Befehl, { $text }
   *[page] auf der Seite, { $text }
}
