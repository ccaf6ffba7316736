# The command language: the words typed, help, questions, and what is said about a command that will
# not do.

## Words a player may type for each command, with spaces between them: the natural one first, then
## other words and short forms of one letter. English words are understood in every language, and any
## unmistakable beginning of a word, with or without accents, will do.

verb-draw = dobierz d
verb-take = weź bierz zwerbuj werbuj w
verb-band = zagraj oddział graj z o
verb-place = umieść u
verb-move = przesuń
verb-free = darmowy gratis
verb-orc = ork
verb-troll = troll
verb-stop = stop zakończ dość
verb-keep = zatrzymaj zachowaj
verb-wizard = czarodziej
verb-raid = plądruj
verb-wait = czekaj
verb-pass = pas pasuj
verb-hint = podpowiedz rada p
verb-why = dlaczego czemu
verb-undo = cofnij c
verb-tribes = plemiona
verb-rules = zasady
verb-log = kronika dziennik k
verb-score = punkty wynik wyniki punktacja
verb-table = stół
verb-sort = sortuj
verb-memory = pamięć
verb-confirm = potwierdzaj
verb-save = zapisz
verb-help = pomoc ?
verb-quit = wyjdź koniec q

## Words typed after a command, or as an answer: again the natural one first

typed-yes = tak t ok
typed-no = nie n
typed-none = nic żaden żadne żadna żadnej brak 0
typed-all = wszystkie wszystko
# Between the cards of a band and the one that leads it
typed-lead = dowodzi dowódca dowodzą prowadzi pod
# Between a tribe and its kingdom
typed-of = z ze
typed-on = tak włącz
typed-off = nie wyłącz
typed-tribe = plemię plemiona
typed-kingdom = królestwo królestwa kolor
typed-random = losowe
typed-beginner = startowe
typed-calm = spokojnie spokojne
typed-fierce = bezlitośnie bezlitosne
typed-short = krótko krótkie
typed-long = długo długie
typed-options = opcje

## One line of help for each command

help-draw = dobierz: zwerbuj kartę z wierzchu talii
help-take = weź 3, weź czerwonego elfa: zwerbuj kartę z puli
help-band = zagraj 1 4 5 dowodzi 4, zagraj elfy dowodzi czerwony: zagraj oddział pod wodzą dowódcy
help-place = umieść czerwony: umieść znacznik oddziału w królestwie
help-move = przesuń 3: przesuń znacznik na torze morskiego ludu
help-free = darmowy czerwony, darmowy nic: umieść darmowy znacznik w dowolnym królestwie albo z niego zrezygnuj
help-orc = ork tak, ork nie: połóż znacznik na swojej planszy hordy orków albo nie
help-troll = troll 4, troll nic: weź żeton trolli albo z niego zrezygnuj
help-stop = stop: nie zagrywaj kolejnego oddziału
help-keep = zatrzymaj 2 3, zatrzymaj nic: zatrzymaj te karty, resztę odrzuć
help-wizard = czarodziej, czarodziej nic: dobierz karty za czarodzieja albo nie dobieraj
help-raid = plądruj, plądruj nic: zdejmij wszystkie znaczniki z planszy hordy orków i zdobądź chwałę albo poczekaj
help-wait = czekaj: zostaw znaczniki orków na później
help-pass = pas: tylko gdy nie da się zrobić nic innego
help-hint = podpowiedz: co na twoim miejscu zrobiłby bot
help-why = dlaczego: czemu bot ostatnio zagrał właśnie tak
help-undo = cofnij: cofnij swoją ostatnią decyzję
help-tribes = plemiona: co potrafią plemiona w tej grze
help-rules = zasady trolle, zasady R38: przeczytaj część albo punkt zasad
help-log = kronika, kronika 30: co się dotąd wydarzyło
help-score = punkty: skąd wzięła się chwała i ile dałaby era, gdyby skończyła się teraz
help-table = stół: pokaż jeszcze raz cały stół
help-sort = sortuj plemię, sortuj królestwo: pogrupuj swoje karty
help-memory = pamięć tak, pamięć nie: pokazuj karty, które inni wzięli na twoich oczach
help-confirm = potwierdzaj tak, potwierdzaj nie: pytaj przed zagraniem oddziału
help-save = zapisz PLIK: zapisz kopię gry
help-help = pomoc: ta lista
help-quit = wyjdź: odejdź od stołu; gra jest zapisana

## Questions. $size and $count belong to the band just played

ask-turn = dobierz kartę, weź kartę z puli albo zagraj oddział
ask-turn-no-band = dobierz kartę albo weź kartę z puli
ask-turn-no-pool = dobierz kartę albo zagraj oddział
ask-turn-deck = dobierz kartę
ask-turn-full = masz pełną rękę: zagraj oddział
ask-turn-only-band = zagraj oddział
ask-turn-pass = nic nie da się zrobić: pas
ask-marker = gdzie umieszczasz znacznik? ({ $kingdoms })
ask-merfolk-move = o ile pól przesuwasz znacznik na torze morskiego ludu? (najwyżej o { word-spaces-moved })
ask-free-marker = darmowy znacznik: które królestwo, a może żadne?
ask-orc-marker = znacznik na pole { kingdom-name } twojej planszy hordy orków? (tak czy nie)
ask-troll-token = żetony trolli do wyboru: { $tokens }. Który bierzesz, a może żaden?
ask-further-band = zagraj kolejny oddział albo zakończ (stop)
ask-keep = które karty zatrzymujesz? (najwyżej { word-cards-accusative } albo nic)
ask-wizard-draw = { $free ->
    [yes] dobierasz najwyżej { word-cards-accusative }? (liczba, tak czy nie)
   *[no] dobierasz { word-cards-accusative }? (tak czy nie)
}
ask-raid = plądrujesz ({ $spaces }) za { word-glory }? (plądruj albo czekaj)
ask-leader = kto dowodzi? (numer karty albo nie)

## A command that is not understood

command-empty = Wpisz polecenie; „pomoc” pokazuje wszystkie.
command-unknown = Nie ma polecenia „{ $word }”; „pomoc” pokazuje wszystkie.
command-unknown-near = Nie ma polecenia „{ $word }”. Może chodziło o „{ $near }”?
command-ambiguous = „{ $word }” może znaczyć: { $choices }.
command-usage = { $usage }.
command-number = Nie ma karty { $number }: numery idą od 1 do { $last }.
command-number-twice = Karta { $number } jest podana dwa razy.
command-no-cards = Nie ma kart do wyboru.
command-no-such-card = Nie ma tu „{ $word }” do wyboru.
command-no-card-word = „{ $word }” to ani numer karty, ani plemię, ani królestwo.
command-no-kingdom = „{ $word }” to nie królestwo: niebieski, zielony, szary, pomarańczowy, fioletowy albo czerwony.
command-one-card = Podaj jedną kartę: jej numer albo na przykład „czerwony elf”.
command-which-card = Która to ma być: { $cards }?
command-leader-not-in-band = Dowódca musi być jedną z kart oddziału.
command-who-leads = Kto dowodzi? Odpowiedz numerem albo nazwą karty, albo nie:
command-band-dropped = Oddział nie zostaje zagrany.
# $usage: the line of help of a command that answers another question
command-not-now = Nikt teraz o to nie pyta, przyda się później: { $usage }.
command-which-token = Który żeton trolli? Do wyboru: { $tokens }. Wpisz liczbę albo nic.
command-which-kingdom = Które królestwo? Znacznik może trafić tutaj: { $kingdoms }.
command-how-far = O ile pól? Wpisz liczbę od 0 do { $count }.
command-which-cards = Które karty? Wpisz ich numery, na przykład „2 3”, albo nic.

## An action that is not allowed. $clause: where to find the rule

refusal-game-over = Gra już się skończyła ({ $clause }).
refusal-age-over = Trzeci smok zakończył erę ({ $clause }).
# $decision: what has to be decided now
refusal-wrong-decision = { $decision ->
    [turn] Teraz tak nie można: zwerbuj kartę albo zagraj oddział ({ $clause }).
    [marker] Najpierw powiedz, dokąd trafi znacznik ({ $clause }).
    [merfolk_move] Najpierw powiedz, o ile pól przesuwa się znacznik na torze morskiego ludu ({ $clause }).
    [free_marker] Najpierw powiedz, dokąd trafi darmowy znacznik ({ $clause }).
    [orc_marker] Najpierw powiedz, czy chcesz położyć znacznik orków ({ $clause }).
    [troll_token] Najpierw wybierz żeton trolli albo żaden ({ $clause }).
    [further_band] Teraz możesz zagrać kolejny oddział albo zakończyć ({ $clause }).
    [keep] Najpierw powiedz, które karty zatrzymujesz ({ $clause }).
    [wizard_draw] Najpierw powiedz, czy dobierasz karty ({ $clause }).
   *[raid] Najpierw powiedz, czy plądrujesz ({ $clause }).
}
refusal-no-passing = Nie możesz spasować: zwerbuj kartę albo zagraj oddział ({ $clause }).
refusal-hand-full = Masz pełną rękę (limit { $limit }): musisz zagrać oddział ({ $clause }).
refusal-deck-empty = Talia jest pusta ({ $clause }).
refusal-not-in-pool = W puli nie ma { word-card-genitive } ({ $clause }).
refusal-not-in-hand = Nie masz na ręku { $tribe ->
    [skeleton] tylu szkieletów
   *[other] { word-card-genitive }
} ({ $clause }).
refusal-not-a-band = Te karty nie tworzą oddziału: nie łączy ich ani plemię, ani kolor ({ $clause }).
refusal-band-too-large = Oddział liczy najwyżej 10 kart ({ $clause }).
refusal-no-leader = Oddział potrzebuje dowódcy, który nie jest szkieletem ({ $clause }).
refusal-skeleton-leads = Szkielet nigdy nie może dowodzić oddziałem ({ $clause }).
refusal-band-too-small = { kingdom-name } wymaga oddziału z { word-needed-genitive }; twój ma { word-size-accusative } ({ $clause }).
# $own: the colour of the leader
refusal-wrong-kingdom = Znacznik trafia do królestwa w kolorze dowódcy: { $own ->
    [blue] Straton
    [green] Althea
    [grey] Pelagon
    [orange] Ithys
    [purple] Duris
   *[red] Rhea
} ({ $clause }).
refusal-marker-is-mandatory = Jeśli znacznik można umieścić, trzeba to zrobić ({ $clause }).
refusal-move-too-far = Znacznik na torze morskiego ludu możesz przesunąć najwyżej o { $limit ->
    [one] { $limit } pole
    [few] { $limit } pola
   *[many] { $limit } pól
} ({ $clause }).
refusal-troll-token-unavailable = Nie możesz wziąć żetonu trolli { $token }: jest zajęty albo za wysoki dla oddziału z { word-size-genitive } ({ $clause }).
refusal-too-many-kept = Możesz zatrzymać { $limit ->
    [one] { $limit } kartę
    [few] { $limit } karty
   *[many] { $limit } kart
}, a nie { $count } ({ $clause }).
refusal-wrong-draw = Dobierasz { $limit ->
    [one] { $limit } kartę
    [few] { $limit } karty
   *[many] { $limit } kart
} albo żadnej ({ $clause }).
refusal-raid-all-or-nothing = Plądrując, zdejmujesz z planszy hordy orków wszystkie znaczniki albo żadnego ({ $clause }).
refusal-space-empty = { $kingdom ->
    [none] Podaj każde pole tylko raz ({ $clause }).
   *[other] Na twojej planszy hordy orków pole { kingdom-name } jest puste ({ $clause }).
}

## What a band would do: clauses of one sentence

ask-band = Zagrać { word-band }: { $marker }; { $ability }; { $discard }; na koniec ery { word-glory }.
ask-skeletons = Dziesięć szkieletów: natychmiast wygrywasz grę.
preview-marker = znacznik w { word-kingdom-locative } (będziesz mieć tam { $markers })
preview-marker-choice = znacznik w { $count ->
    [one] jedynym dostępnym królestwie
   *[other] jednym z { $count } królestw
}
preview-marker-never = bez znacznika, bo dowodzi niziołek
preview-marker-no-supply = bez znacznika, bo nie masz już żadnego
preview-marker-too-small = bez znacznika, bo { kingdom-name } wymaga oddziału z { word-needed-genitive }
preview-marker-too-small-anywhere = bez znacznika: taki oddział jest za mały na każde królestwo
# $possible: yes or no
preview-centaur = { $possible ->
    [yes] potem możesz zagrać kolejny oddział
   *[no] bez kolejnego oddziału
}
preview-dwarf = punktuje jak oddział o 1 kartę większy
preview-elf = możesz zatrzymać do { word-cards-genitive }
preview-giant = { $possible ->
    [yes] od razu żeton olbrzymów i 2 punkty chwały
   *[no] na żeton olbrzymów trzeba więcej niż { word-size-genitive }
}
preview-halfling = bez zdolności
preview-merfolk = { $symbols ->
    [0] na torze morskiego ludu docierasz na pole { $space }
    [one] na torze morskiego ludu docierasz na pole { $space } i zdobywasz darmowy znacznik
    [few] na torze morskiego ludu docierasz na pole { $space } i zdobywasz { $symbols } darmowe znaczniki
   *[many] na torze morskiego ludu docierasz na pole { $space } i zdobywasz { $symbols } darmowych znaczników
}
preview-merfolk-up-to = na torze morskiego ludu przesuwasz się najwyżej o { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
preview-minotaur = przy znaczniku liczy się o 1 kartę więcej
preview-orc = { $possible ->
    [yes] możesz położyć znacznik na polu { kingdom-name } planszy hordy orków
   *[no] bez znacznika orków
}
preview-troll = { $possible ->
    [yes] możesz wziąć żeton trolli ({ $tokens })
   *[no] nie ma żetonu trolli do wzięcia
}
preview-wingfolk = { $possible ->
    [yes] znacznik może trafić do dowolnego królestwa
   *[no] żadne inne królestwo nie wymaga mniej kart
}
preview-wizard = potem możesz dobrać { word-cards-accusative }
preview-discard = { $count ->
    [0] nie ma czego odrzucać
   *[other] do puli { $count ->
        [few] trafiają
       *[other] trafia
    } { word-cards }
}
preview-discard-later = { $count ->
    [0] nie zostaje żadna karta
    [few] na ręku zostają { word-cards }
   *[other] na ręku zostaje { word-cards }
}
