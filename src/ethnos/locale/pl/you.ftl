# What the reader does, in the second person: the same sentences as in events.ftl.

you-dealt = Dostajesz { word-card-accusative }.
you-drawn = Dobierasz z talii { word-card-accusative }.
you-recruited = Werbujesz z puli { word-card-accusative }.
you-dragon = { $number ->
    [1] Wyciągasz pierwszego smoka.
    [2] Wyciągasz drugiego smoka.
   *[3] Wyciągasz trzeciego smoka!
}
you-band = Zagrywasz { word-band }.
you-band-marker = Zagrywasz { word-band } i umieszczasz znacznik w { word-kingdom-locative } (masz tam teraz { $markers }).
you-band-no-marker = { $why ->
    [declined] Zagrywasz { word-band } i rezygnujesz ze znacznika.
    [never] Zagrywasz { word-band }: niziołek nie umieszcza znacznika.
   *[impossible] Zagrywasz { word-band }, bez znacznika.
}
you-marker = Umieszczasz znacznik w { word-kingdom-locative } (masz tam teraz { $markers }).
you-no-marker = Nie umieszczasz znacznika w { word-kingdom-locative }.
you-free-marker = Umieszczasz darmowy znacznik w { word-kingdom-locative } (masz tam teraz { $markers }).
you-free-marker-declined = Rezygnujesz z darmowego znacznika.
you-giant-token = Masz największy w tej erze oddział olbrzyma ({ word-size }): żeton olbrzymów i { word-glory }.
you-giant-token-won = Przejmujesz żeton olbrzymów od gracza { $other } dzięki oddziałowi z { word-size-genitive }: { word-glory }.
you-merfolk = Przesuwasz znacznik na torze morskiego ludu o { word-spaces-moved }, na pole { $space }.
you-merfolk-symbols = Przesuwasz znacznik na torze morskiego ludu o { word-spaces-moved }, na pole { $space }, i docierasz do { $number ->
    [one] symbolu na polu { $symbols }
   *[other] symboli na polach { $symbols }
}.
you-orc-marker = Kładziesz znacznik na polu { kingdom-name } swojej planszy hordy orków.
you-troll-token = Bierzesz żeton trolli { $token }.
you-kept = Zatrzymujesz { word-cards-accusative }: { $cards }.
you-kept-unseen = { $count ->
    [0] Nie zatrzymujesz żadnej karty.
   *[other] Zatrzymujesz { word-cards-accusative }.
}
you-discarded = Odrzucasz do puli { word-cards-accusative }: { $cards }.
you-passed = Nie możesz nic zrobić i pasujesz.
you-raid-decided = Podejmujesz decyzję o plądrowaniu.

you-undo-asked = Chcesz cofnąć ostatni ruch.
you-undo-answered = { $yes ->
    [yes] Zgadzasz się.
   *[no] Nie zgadzasz się.
}
you-undone = Cofasz ostatni ruch.
