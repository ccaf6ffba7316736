# Opponents: who they are, and why they do what they do.

bot-random-name = Wędrowiec
bot-random-character = gra na chybił trafił, byle zgodnie z zasadami
bot-novice-name = Nowicjusz
bot-novice-character = gra rozsądnie, ale myśli tylko o tej erze i czasem się myli
bot-heuristic-name = Taktyk
bot-heuristic-character = ocenia chwałę, znaczniki i ryzyko, a potem gra bez zwlekania
bot-search-name = Myśliciel
bot-search-character = przed każdym ruchem rozważa, jak gra może się potoczyć

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: leads, ties or behind
reason-only-choice = Nie ma innego wyboru.
reason-at-random = Wybór losowy.
reason-unexplained = Bez podania powodu.
reason-imagined = Rozegrano w myślach { $playouts ->
    [one] { $playouts } partię
    [few] { $playouts } partie
   *[many] { $playouts } partii
} na kilka tur naprzód: szansa na wygraną { $percent }%, średnio { word-glory }.
reason-ten-skeletons = Dziesięć szkieletów wygrywa grę.
reason-band-glory = Oddział z { word-size-genitive } da na koniec ery { word-glory }.
reason-band-marker = { $standing ->
    [leads] Oddział z { word-size-genitive } daje znacznik w { word-kingdom-locative }, a z nim prowadzenie.
    [ties] Oddział z { word-size-genitive } daje znacznik w { word-kingdom-locative } i remis o prowadzenie.
   *[behind] Oddział z { word-size-genitive } daje znacznik w { word-kingdom-locative }.
}
reason-band-ability = Oddział z { word-size-genitive } { word-with-tribe } na czele opłaca się dzięki zdolności dowódcy.
reason-band-dragon = Era może się skończyć przed następną turą ({ $percent }%), więc oddział z { word-size-genitive } trzeba zagrać już teraz.
reason-band-full-hand = Ręka jest pełna, więc trzeba zagrać oddział.
reason-recruit-match = { $tribe ->
    [skeleton] Razem ze szkieletem
   *[other] Razem z { word-card-instrumental }
} będzie oddział z { word-size-genitive }.
reason-recruit-start = Do niczego na ręku nie pasuje, ale { card } to najlepszy początek nowego oddziału.
reason-recruit-deck = Nic w puli nie pomoże bardziej niż nieznana karta; ryzyko smoka to { $percent }%.
reason-marker = { $standing ->
    [leads] Znacznik w { word-kingdom-locative } daje prowadzenie; stawka: { word-glory }.
    [ties] Znacznik w { word-kingdom-locative } daje remis o prowadzenie; stawka: { word-glory }.
   *[behind] Znacznik w { word-kingdom-locative } pomaga najbardziej; stawka: { word-glory }.
}
reason-no-marker = Żadne królestwo nie jest teraz warte znacznika.
reason-merfolk-move = Im dalej na torze morskiego ludu, tym lepiej.
reason-orc-marker = Znaczniki orków w { $spaces ->
    [one] { $spaces } kolorze
   *[other] { $spaces } kolorach
} zwiększają łup z plądrowania.
reason-no-orc-marker = Znacznik przyda się gdzie indziej.
reason-troll-token = Żeton trolli { $token } rozstrzyga remisy na korzyść tego, kto go ma.
reason-no-troll-token = Żaden żeton trolli o niczym by nie zdecydował.
reason-stop = Nie warto teraz zagrywać kolejnego oddziału.
reason-keep = { $count ->
    [one] Zatrzymana karta to zalążek następnego oddziału.
    [few] { $count } zatrzymane karty to zalążek następnego oddziału.
   *[many] { $count } zatrzymanych kart to zalążek następnego oddziału.
}
reason-keep-nothing = Na ręku nie ma nic, co warto zatrzymać.
reason-wizard-draw = Dobranie { word-cards-genitive } nic nie kosztuje; ryzyko, że era się skończy, to { $percent }%.
reason-no-wizard-draw = Dobieranie może zakończyć erę ({ $percent }%).
reason-raid = Plądrowanie z { $spaces ->
    [one] jednym znacznikiem
   *[other] { $spaces } znacznikami
} daje teraz { word-glory }.
reason-no-raid = Kto zaczeka, może splądrować więcej.
