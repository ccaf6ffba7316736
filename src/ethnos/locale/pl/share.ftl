### Co pokazuje czat przy odnośniku do stołu lub wyniku.

link-table = Stół gracza { $name }
link-seats = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Wolne jest { $count } miejsce z { $players }.
    [few] Wolne są { $count } miejsca z { $players }.
    [many] Wolnych jest { $count } miejsc z { $players }.
   *[other] Wolne jest { $count } miejsca z { $players }.
}
link-playing = Grają: { $names }.
link-over = Gra jest skończona.
link-result = Jak skończyła się gra
link-scores = Chwała: { $names }.
link-score = { $name } { $glory }

## Buttons below a result

share-result = Udostępnij wynik
share-picture = Zapisz jako obraz
share-log = Zapisz przebieg jako tekst
