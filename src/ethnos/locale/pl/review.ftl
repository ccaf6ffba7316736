### Omówienie zakończonej gry.

## Co mówi się o decyzjach, opowiada ethnos.talk

# $kind: inaccuracy, mistake or blunder
review-kind = { $kind ->
    [inaccuracy] Niedokładność
    [mistake] Błąd
   *[blunder] Poważny błąd
}
review-count = { $kind ->
    [inaccuracy] { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
       *[many] { $count } niedokładności
    }
    [mistake] { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
   *[blunder] { $count ->
        [one] { $count } poważny błąd
        [few] { $count } poważne błędy
       *[many] { $count } poważnych błędów
    }
}
review-best = **Nie znaleziono nic lepszego:** szansa na wygraną { $percent }%.
# $what: the better action as a short sentence
review-better = **Lepiej: { $what }** { $reason } (−{ $loss }%: szansa na wygraną { $after }% zamiast { $before }%)
review-accuracy = **{ $name }: dokładność { $percent }%.**
review-mistakes = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}: { $mistakes }.
review-no-mistakes = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
} i ani jednego błędu.
# $judge: the bot that judged
review-judge = { $judge ->
    [search] Każdą decyzję wypróbowano w rozegranych w myślach partiach, tylko z tym, co ten gracz wtedy wiedział.
   *[other] Każdą decyzję oceniono na pierwszy rzut oka, bez partii rozegranych w myślach, tylko z tym, co ten gracz wtedy wiedział.
}
review-turn-own = **Ta decyzja:** szansa na wygraną zmieniła się z { $before }% na { $after }%.
review-turn-fate = **Karty i rywale:** szansa na wygraną zmieniła się z { $before }% na { $after }%.
review-turned = Co odmieniło losy gry

## W wierszu poleceń

cli-review = Omówienie decyzji gracza w zakończonej grze.
cli-review-seat = Numer gracza, którego decyzje są omawiane; domyślnie pierwszy człowiek.
