### Keeping games: in this browser, as files, on other devices.

keep-title = Tvé hry v tomto zařízení
keep-promised = Tento prohlížeč slíbil, že tvé hry uchová, dokud je nesmažeš.
keep-may-go = Tento prohlížeč může tvé hry smazat, když v zařízení dojde místo. Občas je ulož do souboru; nainstalovaná hra je uchována spolehlivěji.
keep-seven-days = Safari po sedmi dnech bez návštěvy vše smaže, pokud hra není na ploše.
keep-text = Soubor obsahuje všechny hry, záznamy a nastavení tohoto prohlížeče. Kdo ho čte, vidí skryté karty rozehraných her.
keep-save = Uložit vše do souboru
keep-saved = { $count ->
    [one] V souboru je { $count } hra.
    [few] V souboru jsou { $count } hry.
   *[other] V souboru je { $count } her.
}
keep-lost = { $count ->
    [one] { $count } položku nešlo přečíst a chybí.
    [few] { $count } položky nešlo přečíst a chybějí.
   *[other] { $count } položek nešlo přečíst a chybí.
}
keep-open-title = Pokračovat v uložené hře
keep-open-text = Otevři rozehranou hru uloženou jinde, nebo soubor se vším z jiného prohlížeče.
keep-open-text-server = Otevři rozehranou hru uloženou jinde: na jiném serveru, nebo v prohlížeči bez serveru.
keep-open = Otevřít soubor
keep-added = { $count ->
    [one] Přibyla { $count } hra.
    [few] Přibyly { $count } hry.
   *[other] Přibylo { $count } her.
}
keep-wrong = Tento soubor tu nelze otevřít, nebo je poškozený; nic se nezměnilo. Záznamy dohraných her se otevírají v části „Záznam“.
keep-game = Hrát dál jinde
keep-game-save = Uložit tuto hru do souboru
keep-game-text = Soubor otevři v „Moje hry“ na jiném zařízení nebo serveru. Kdo ho čte, vidí každou skrytou kartu. Hra zůstane i tady: pokračuj jen na jednom místě.
keep-full = Úložiště tohoto prohlížeče je plné. Tvůj poslední tah se nepodařilo uložit; nic před ním se neztratilo. Uvolni v zařízení místo a zkus to znovu.
keep-damaged = Úložiště hry v tomto prohlížeči je poškozené.
keep-damaged-save = Uložit, co zbylo
keep-damaged-clear = Začít znovu
keep-damaged-sure = Všechny hry v tomto prohlížeči se smažou. Máš soubor?
keep-damaged-yes = Smazat
keep-install-title = Jako aplikace
keep-install-text = Nainstalovaná hra má vlastní okno, spustí se bez připojení a její hry jsou uchovány spolehlivěji.
keep-install = Nainstalovat hru
keep-install-ios = Na iPhonu nebo iPadu: klepni na „Sdílet“ a pak na „Přidat na plochu“.
keep-replay-text = Každou dohranou hru si můžeš přehrát ze stránky s výsledkem. Tady otevřeš soubor se záznamem, který máš uložený, i ze serveru nebo z terminálu.
