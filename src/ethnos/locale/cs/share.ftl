### Co ukáže chat u odkazu na stůl nebo výsledek.

link-table = Stůl hráče { $name }
link-seats = { $count ->
    [0] Všechna místa jsou obsazená.
    [one] Volné je { $count } místo z { $players }.
    [few] Volná jsou { $count } místa z { $players }.
    [many] Volno je { $count } místa z { $players }.
   *[other] Volných je { $count } míst z { $players }.
}
link-playing = Hrají: { $names }.
link-over = Hra skončila.
link-result = Jak hra dopadla
link-scores = Sláva: { $names }.
link-score = { $name } { $glory }

## Buttons below a result

share-result = Sdílet výsledek
share-picture = Uložit jako obrázek
share-log = Uložit průběh jako text
