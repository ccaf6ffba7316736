# What happens, sentence by sentence. $name is the player who acts.

event-game-began = Zaczyna się gra dla { $players ->
    [one] { $players } gracza
   *[other] { $players } graczy
}. Plemiona: { $tribes }.
event-age-began = Początek ery { word-age }. Zaczyna { $name }; w talii: { word-cards }.
event-dealt = { $name } dostaje { word-card-accusative }.
event-pool = W puli: { $cards }.
event-drawn = { $name } dobiera z talii { word-card-accusative }.
event-drawn-unseen = { $name } dobiera kartę z talii.
event-recruited = { $name } werbuje z puli { word-card-accusative }.
event-dragon = { $number ->
    [1] { $name } wyciąga pierwszego smoka.
    [2] { $name } wyciąga drugiego smoka.
   *[3] { $name } wyciąga trzeciego smoka!
}
event-band = { $name } zagrywa { word-band }.
event-band-marker = { $name } zagrywa { word-band } i umieszcza znacznik w { word-kingdom-locative } (ma tam teraz { $markers }).
# $why: declined, never (halflings lead), impossible (too small, or no marker left)
event-band-no-marker = { $why ->
    [declined] { $name } zagrywa { word-band } i rezygnuje ze znacznika.
    [never] { $name } zagrywa { word-band }: niziołek nie umieszcza znacznika.
   *[impossible] { $name } zagrywa { word-band }, bez znacznika.
}
event-marker = { $name } umieszcza znacznik w { word-kingdom-locative } (ma tam teraz { $markers }).
event-no-marker = { $name } nie umieszcza znacznika w { word-kingdom-locative }.
event-free-marker = { $name } umieszcza darmowy znacznik w { word-kingdom-locative } (ma tam teraz { $markers }).
event-free-marker-declined = { $name } rezygnuje z darmowego znacznika.
event-giant-token = { $name } ma największy w tej erze oddział olbrzyma ({ word-size }): żeton olbrzymów i { word-glory }.
event-giant-token-won = { $name } przejmuje żeton olbrzymów od gracza { $other } dzięki oddziałowi z { word-size-genitive }: { word-glory }.
event-merfolk = { $name } przesuwa znacznik na torze morskiego ludu o { word-spaces-moved }, na pole { $space }.
# $number: how many symbols, $symbols: which
event-merfolk-symbols = { $name } przesuwa znacznik na torze morskiego ludu o { word-spaces-moved }, na pole { $space }, i dociera do { $number ->
    [one] symbolu na polu { $symbols }
   *[other] symboli na polach { $symbols }
}.
event-orc-marker = { $name } kładzie znacznik na polu { kingdom-name } swojej planszy hordy orków.
event-troll-token = { $name } bierze żeton trolli { $token }.
event-kept = { $name } zatrzymuje { word-cards-accusative }: { $cards }.
event-kept-unseen = { $count ->
    [0] { $name } nie zatrzymuje żadnej karty.
   *[other] { $name } zatrzymuje { word-cards-accusative }.
}
event-discarded = { $name } odrzuca do puli { word-cards-accusative }: { $cards }.
event-passed = { $name } nie może nic zrobić i pasuje.
event-age-ended = { $name } ma trzeciego smoka: era { word-age } dobiega końca. Wszyscy odrzucają karty z ręki.
event-raid-decided = { $name } podejmuje decyzję o plądrowaniu.
