### The page of the operator.

admin-title = Provozovatel
admin-key = Klíč provozovatele
admin-key-text = Server ho vypíše při startu.
admin-enter = Vstoupit
admin-leave = Odejít
admin-lists = Co zobrazit
admin-name = Název nebo jméno
admin-state = Stav
admin-find = Hledat
admin-network = Síť nebo adresa, třeba 192.0.2.0/24
admin-none = Nic tu není.
admin-more = Zobrazit další
admin-why = Proč (do protokolu)
admin-command = Jako příkaz
admin-for = Na jak dlouho
admin-until = do { $text }
admin-from = připojení z { $text }
admin-room-dates = otevřeno { $opened }, poslední změna { $changed }, záznam má { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
}
admin-guest-dates = tady od { $since }, { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
admin-tab = { $tab ->
    [rooms] Stoly
    [guests] Hosté
    [reports] Hlášení
    [bans] Zákazy
   *[audit] Protokol
}
admin-filter = { $filter ->
    [any] všechny
    [lobby] čeká
    [playing] hraje se
    [finished] skončeno
    [paused] pozastaveno
    [hidden] skryto
   *[closed] zavřeno
}
admin-act = { $act ->
    [close] Zavřít stůl
    [pause] Pozastavit
    [release] Uvolnit
    [hide] Skrýt
    [show] Ukázat
    [ban] Vyloučit
    [mute] Umlčet
    [lift] Zrušit zákaz
    [settle] Vyřízeno
    [export] Exportovat data
   *[erase] Smazat data
}
admin-act-text = { $act ->
    [close] Všichni budou odpojeni a stůl nikdo neotevře, dokud ho neuvolníš.
    [pause] Hodiny stojí a hráči si mohou jen psát.
    [release] Hra pokračuje tam, kde byla, se zbylým časem.
    [hide] Stůl už nebude v seznamu. Odkaz na něj dál platí.
    [show] Stůl bude zase v seznamu, pokud to jeho hostitel chtěl.
    [ban] Spojení se všude přeruší a po tu dobu není návratu.
    [mute] Hrát jde, psát do chatu ne.
    [lift] Zákaz teď končí.
    [settle] Hlášení zmizí z tohoto seznamu.
    [export] Vše, co je o tomto hostovi uloženo.
   *[erase] Jméno, chat a zařízení se smažou natrvalo. Hry zůstanou, místo jména s pomlčkou. Nejde to vrátit.
}
admin-time = { $time ->
    [hour] hodinu
    [day] den
    [week] týden
    [month] třicet dní
   *[ever] navždy
}
admin-by = { $who ->
    [command] příkazem, { $text }
   *[page] na stránce, { $text }
}
