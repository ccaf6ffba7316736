### The page of the operator.

admin-title = Operator
admin-key = Klucz operatora
admin-key-text = Serwer wypisuje go przy starcie.
admin-enter = Wejdź
admin-leave = Wyjdź
admin-lists = Co pokazać
admin-name = Tytuł albo imię
admin-state = Stan
admin-find = Szukaj
admin-network = Sieć albo adres, np. 192.0.2.0/24
admin-none = Nic tu nie ma.
admin-more = Pokaż więcej
admin-why = Dlaczego (do dziennika)
admin-command = Jako polecenie
admin-for = Na jak długo
admin-until = do { $text }
admin-from = połączenie z { $text }
admin-room-dates = otwarto { $opened }, ostatnia zmiana { $changed }, zapis ma { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
}
admin-guest-dates = tutaj od { $since }, { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
admin-tab = { $tab ->
    [rooms] Stoły
    [guests] Goście
    [reports] Zgłoszenia
    [bans] Blokady
   *[audit] Dziennik
}
admin-filter = { $filter ->
    [any] wszystkie
    [lobby] czeka
    [playing] trwa
    [finished] po grze
    [paused] wstrzymana
    [hidden] ukryta
   *[closed] zamknięta
}
admin-act = { $act ->
    [close] Zamknij stół
    [pause] Wstrzymaj
    [release] Zwolnij
    [hide] Ukryj
    [show] Pokaż
    [ban] Zablokuj
    [mute] Wycisz
    [lift] Zdejmij blokadę
    [settle] Załatwione
    [export] Eksportuj dane
   *[erase] Usuń dane
}
admin-act-text = { $act ->
    [close] Wszyscy zostaną rozłączeni i nikt nie otworzy stołu, dopóki go nie zwolnisz.
    [pause] Zegar stoi, a gracze mogą tylko czatować.
    [release] Gra toczy się dalej od tego samego miejsca, z czasem, który został.
    [hide] Stołu nie będzie na liście. Jego link nadal działa.
    [show] Stół znów będzie na liście, jeśli gospodarz tego chciał.
    [ban] Połączenia zostaną wszędzie zerwane i do końca blokady nie ma powrotu.
    [mute] Grać można, czatować nie.
    [lift] Blokada kończy się teraz.
    [settle] Zgłoszenie znika z tej listy.
    [export] Wszystko, co zapisano o tym gościu.
   *[erase] Imię, czat i urządzenia zostaną usunięte na zawsze. Gry zostaną, z kreską zamiast imienia. Tego nie da się cofnąć.
}
admin-time = { $time ->
    [hour] godzinę
    [day] dzień
    [week] tydzień
    [month] trzydzieści dni
   *[ever] na zawsze
}
admin-by = { $who ->
    [command] poleceniem, { $text }
   *[page] na stronie, { $text }
}
