### A served game that is played in the browser alone, because the server cannot be reached.

offline-title = Bez połączenia
offline-text = Zachowaj grę w tej przeglądarce (6 MB), a zagrasz z botami lub podając sobie urządzenie nawet wtedy, gdy serwer jest nieosiągalny. Takie gry zostają na tym urządzeniu.
offline-keep = Zachowaj grę tutaj
offline-keeping = Gra się wczytuje …
offline-kept = Gra jest zachowana w tej przeglądarce.
offline-failed = Nie udało się wczytać gry. Czy jest połączenie i miejsce na urządzeniu?
offline-play = Graj na tym urządzeniu
offline-lost = Serwer jest nieosiągalny.
offline-here = Grasz na tym urządzeniu, bez serwera. Gry rozegrane tutaj zostają tutaj.
offline-back = Wróć na serwer
