### A served game that is played in the browser alone, because the server cannot be reached.

offline-title = Bez připojení
offline-text = Ulož si hru do tohoto prohlížeče (6 MB) a budeš moci hrát proti botům nebo si předávat zařízení, i když je server nedostupný. Tyto hry zůstanou v tomto zařízení.
offline-keep = Uložit hru sem
offline-keeping = Hra se načítá …
offline-kept = Hra je uložena v tomto prohlížeči.
offline-failed = Hru se nepodařilo načíst. Je k dispozici připojení a místo v zařízení?
offline-play = Hrát na tomto zařízení
offline-lost = Server je nedostupný.
offline-here = Hraješ na tomto zařízení, bez serveru. Hry odehrané zde tu také zůstanou.
offline-back = Zpět na server
