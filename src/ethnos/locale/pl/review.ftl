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
review-better-alone = **Lepiej: { $what }** (−{ $loss }%: szansa na wygraną { $after }% zamiast { $before }%)
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
cli-review-try = Tak spróbujesz jednej z tych decyzji jeszcze raz, przeciw botom: { $command }

## Na stronie

review-page-heading = Omówienie
review-page-title = Omówienie mojej gry
review-page-other = Omówienie gry
review-page-text = Najlepszy bot przechodzi przez każdą decyzję gracza, tylko z tym, co gracz wtedy wiedział: ile kosztowała i co byłoby lepsze.
review-page-whose = Gracz
review-page-mine = Omów moją grę
review-page-theirs = Omów tego gracza
review-page-nobody = Nikt
review-page-ahead = { $count ->
    [one] Przed nim jest { $count } inne omówienie.
    [few] Przed nim są { $count } inne omówienia.
   *[many] Przed nim jest { $count } innych omówień.
}
review-page-begin = Gra jest odczytywana …
review-page-progress = Ocenione decyzje: { $count } z { $total }
review-page-again = Spróbuj ponownie
review-page-accuracy = Dokładność
review-page-percent = { $percent }%
review-page-loss = −{ $loss }%
review-page-worst = Co kosztowało najwięcej
review-page-chosen = Wybrano: { $what }
review-page-replay = Przejdź krok po kroku
review-page-previous = Poprzedni błąd
review-page-next = Następny błąd
review-page-mistakes = { $count ->
    [0] Nic oznaczonego
    [one] { $count } oznaczona decyzja
    [few] { $count } oznaczone decyzje
   *[many] { $count } oznaczonych decyzji
}
review-page-no-decision = Tutaj ten gracz nie podejmował decyzji.
review-page-curve = Szansa na wygraną krok po kroku; tutaj { $percent }%.
