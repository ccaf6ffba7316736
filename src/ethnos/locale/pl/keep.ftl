### Keeping games: in this browser, as files, on other devices.

keep-title = Twoje gry na tym urządzeniu
keep-promised = Ta przeglądarka obiecała zachować twoje gry, dopóki ich nie usuniesz.
keep-may-go = Ta przeglądarka może usunąć twoje gry, gdy na urządzeniu zabraknie miejsca. Zapisuj je czasem do pliku; zainstalowana gra jest zachowywana pewniej.
keep-seven-days = Safari usuwa wszystko po siedmiu dniach bez odwiedzin, chyba że gra jest na ekranie początkowym.
keep-text = Plik zawiera wszystkie gry, zapisy i ustawienia tej przeglądarki. Kto go czyta, widzi zakryte karty trwających gier.
keep-save = Zapisz wszystko do pliku
keep-saved = { $count ->
    [one] W pliku jest { $count } gra.
    [few] W pliku są { $count } gry.
   *[many] W pliku jest { $count } gier.
}
keep-lost = { $count ->
    [one] { $count } wpisu nie udało się odczytać i go brakuje.
    [few] { $count } wpisów nie udało się odczytać i ich brakuje.
   *[many] { $count } wpisów nie udało się odczytać i ich brakuje.
}
keep-open-title = Kontynuuj zapisaną grę
keep-open-text = Otwórz trwającą grę zapisaną gdzie indziej albo plik ze wszystkim z innej przeglądarki.
keep-open-text-server = Otwórz trwającą grę zapisaną gdzie indziej: na innym serwerze albo w przeglądarce bez serwera.
keep-open = Otwórz plik
keep-added = { $count ->
    [one] Przybyła { $count } gra.
    [few] Przybyły { $count } gry.
   *[many] Przybyło { $count } gier.
}
keep-wrong = Tego pliku nie da się tu otworzyć albo jest uszkodzony; nic się nie zmieniło. Zapisy zakończonych gier otwiera się w „Powtórce”.
keep-game = Graj dalej gdzie indziej
keep-game-save = Zapisz tę grę do pliku
keep-game-text = Otwórz plik w „Moje gry” na innym urządzeniu lub serwerze. Kto go czyta, widzi każdą zakrytą kartę. Gra zostaje też tutaj: graj dalej tylko w jednym miejscu.
keep-full = Pamięć tej przeglądarki jest pełna. Nie udało się zachować ostatniego ruchu; nic wcześniejszego nie przepadło. Zwolnij miejsce na urządzeniu i spróbuj ponownie.
keep-damaged = Pamięć gry w tej przeglądarce jest uszkodzona.
keep-damaged-save = Zapisz, co zostało
keep-damaged-clear = Zacznij od nowa
keep-damaged-sure = Wszystkie gry w tej przeglądarce zostaną usunięte. Czy masz plik?
keep-damaged-yes = Usuń
keep-install-title = Jako aplikacja
keep-install-text = Zainstalowana gra ma własne okno, uruchamia się bez połączenia, a jej gry są zachowywane pewniej.
keep-install = Zainstaluj grę
keep-install-ios = Na iPhonie lub iPadzie: stuknij „Udostępnij”, potem „Do ekranu początkowego”.
keep-replay-text = Każdą zakończoną grę można obejrzeć ze strony jej wyniku. Zachowany plik zapisu, także z serwera lub terminala, otworzysz tutaj.
