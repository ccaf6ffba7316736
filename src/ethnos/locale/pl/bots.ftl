# Opponents: who they are, and why they do what they do.

bot-random-name = Wędrowiec
bot-random-character = gra na chybił trafił, byle zgodnie z zasadami
bot-novice-name = Nowicjusz
bot-novice-character = zbiera duże oddziały ulubionego plemienia i zapomina, co robią inni
bot-adventurer-name = Śmiałek
bot-adventurer-character = walczy o królestwa i chwałę, ale nie docenia rywali i kolejnych er
bot-heuristic-name = Taktyk
bot-heuristic-character = ocenia chwałę, znaczniki i ryzyko, a potem gra bez zwlekania
bot-search-name = Myśliciel
bot-search-character = przed każdym ruchem rozważa, jak gra może się potoczyć

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: extends (a lead), leads, ties or behind
reason-only-choice = Nie ma innego wyboru.
reason-at-random = Wybór losowy.
reason-unexplained = Bez podania powodu.
reason-imagined = { $because } Rozegrano w myślach { $playouts ->
    [one] { $playouts } partię
    [few] { $playouts } partie
   *[many] { $playouts } partii
} na kilka tur naprzód: średnio { word-glory }.
reason-ten-skeletons = Dziesięć szkieletów wygrywa grę.
reason-band-glory = Oddział z { word-size-genitive } da na koniec ery { word-glory }.
reason-band-marker = { $standing ->
    [extends] Oddział z { word-size-genitive } daje znacznik w { word-kingdom-locative } i umacnia tam prowadzenie.
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
reason-recruit-start = Do niczego na ręku nie pasuje, ale { card } może dowodzić nowym oddziałem.
reason-recruit-first = Ręka jest pusta, a { card } może dowodzić nowym oddziałem.
reason-skeletons = Szkielet pasuje do każdego oddziału.
reason-recruit-deck = { $percent ->
    [0] Nic w puli nie pomoże bardziej niż nieznana karta.
   *[other] Nic w puli nie pomoże bardziej niż nieznana karta; ryzyko, że era się skończy, to { $percent }%.
}
reason-recruit-unknown = { $percent ->
    [0] Talia daje nieznaną kartę.
   *[other] Talia daje nieznaną kartę; ryzyko, że era się skończy, to { $percent }%.
}
reason-recruit-pool-empty = { $percent ->
    [0] Pula jest pusta, kartę da tylko talia.
   *[other] Pula jest pusta, kartę da tylko talia; ryzyko, że era się skończy, to { $percent }%.
}
reason-hand-grows = { $percent ->
    [0] Karty zostają na ręku i może z nich być większy oddział.
   *[other] Karty zostają na ręku i może z nich być większy oddział; ryzyko, że era się skończy, to { $percent }%.
}
reason-marker = { $standing ->
    [extends] Znacznik w { word-kingdom-locative } umacnia prowadzenie; stawka: { word-glory }.
    [leads] Znacznik w { word-kingdom-locative } daje prowadzenie; stawka: { word-glory }.
    [ties] Znacznik w { word-kingdom-locative } daje remis o prowadzenie; stawka: { word-glory }.
   *[behind] Znacznik w { word-kingdom-locative } wzmacnia tam pozycję; stawka: { word-glory }.
}
reason-no-marker = Znacznik zostaje w zapasie.
reason-merfolk-move = { $symbols ->
    [0] { $spaces ->
        [0] Znacznik morskiego ludu zostaje na polu { $space }.
       *[other] Znacznik morskiego ludu dociera na pole { $space }.
    }
    [one] Znacznik morskiego ludu dociera na pole { $space } i daje darmowy znacznik.
    [few] Znacznik morskiego ludu dociera na pole { $space } i daje { $symbols } darmowe znaczniki.
   *[many] Znacznik morskiego ludu dociera na pole { $space } i daje { $symbols } darmowych znaczników.
}
reason-orc-marker = Znaczniki orków w { $spaces ->
    [one] { $spaces } kolorze
   *[other] { $spaces } kolorach
} zwiększają łup z plądrowania.
reason-troll-token = { $standing ->
    [all] Żeton trolli { $token } wygrywa teraz każdy remis.
    [some] Żeton trolli { $token } wygrywa teraz remisy z { $rivals ->
        [one] jednym rywalem
       *[other] { $rivals } rywalami
    }.
   *[none] Żeton trolli { $token } zwiększa siłę przy remisach.
}
reason-no-troll-token = Żetony trolli zostają dla pozostałych.
reason-stop = Nie warto teraz zagrywać kolejnego oddziału.
reason-keep = { $count ->
    [one] Zatrzymana karta to zalążek następnego oddziału.
    [few] { $count } zatrzymane karty to zalążek następnego oddziału.
   *[many] { $count } zatrzymanych kart to zalążek następnego oddziału.
}
reason-keep-some = Z { $count } zatrzymanych kart { $size ->
    [one] { $size } pasuje
    [few] { $size } pasują
   *[many] { $size } pasuje
} do jednego oddziału.
reason-keep-apart = Każda zatrzymana karta może dowodzić własnym oddziałem.
reason-keep-nothing = Na ręku nie ma nic, co warto zatrzymać.
reason-discard = { $count ->
    [few] Do puli trafiają { word-cards }, do wzięcia dla pozostałych.
   *[other] Do puli trafia { word-cards }, do wzięcia dla pozostałych.
}
reason-wizard-draw = { $percent ->
    [0] Dobranie { word-cards-genitive } nic nie kosztuje.
   *[other] Dobranie { word-cards-genitive } daje nową rękę; ryzyko, że era się skończy, to { $percent }%.
}
reason-no-wizard-draw = { $percent ->
    [0] Nic nie zostaje dobrane.
   *[other] Nic nie zostaje dobrane, więc znika ryzyko, że era się skończy ({ $percent }%).
}
reason-raid = Plądrowanie z { $spaces ->
    [one] jednym znacznikiem
   *[other] { $spaces } znacznikami
} daje teraz { word-glory }.
reason-no-raid = { $ages ->
    [0] Znaczniki orków zostają na miejscu.
   *[other] Znaczniki orków zostają na późniejsze plądrowanie.
}
