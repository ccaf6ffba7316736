# What happens, sentence by sentence. $name is the player who acts.

event-game-began = Začíná hra { $players ->
    [one] { $players } hráče
   *[other] { $players } hráčů
}. Národy ve hře: { $tribes }.
event-age-began = Začíná { word-age }. věk. První je na tahu { $name }; v balíčku { $count ->
    [one] je { word-cards }
    [few] jsou { word-cards }
   *[other] je { word-cards }
}.
event-dealt = { $name } dostává { word-card-accusative }.
event-pool = V nabídce: { $cards }.
event-drawn = { $name } si dobírá { word-card-accusative }.
event-drawn-unseen = { $name } si dobírá z balíčku.
event-recruited = { $name } si bere z nabídky { word-card-accusative }.
event-dragon = { $number ->
    [1] { $name } dobírá prvního draka.
    [2] { $name } dobírá druhého draka.
   *[3] { $name } dobírá třetího draka!
}
event-band = { $name } vykládá { word-band }.
event-band-marker = { $name } vykládá { word-band } a umisťuje žeton do { word-kingdom-genitive } (má tam teď { $markers }).
# $why: declined, never (halflings lead), impossible (too small, or no marker left)
event-band-no-marker = { $why ->
    [declined] { $name } vykládá { word-band } a žetonu se vzdává.
    [never] { $name } vykládá { word-band }: hobit žeton neumisťuje.
   *[impossible] { $name } vykládá { word-band }, bez žetonu.
}
event-marker = { $name } umisťuje žeton do { word-kingdom-genitive } (má tam teď { $markers }).
event-no-marker = { $name } do { word-kingdom-genitive } žeton neumisťuje.
event-free-marker = { $name } umisťuje žeton zdarma do { word-kingdom-genitive } (má tam teď { $markers }).
event-free-marker-declined = { $name } se vzdává žetonu zdarma.
event-giant-token = { $name } má největší skupinu věku s obrem v čele ({ word-size }): získává žeton obrů a { word-glory-accusative }.
event-giant-token-won = { $name } díky skupině { word-size-genitive } přebírá žeton obrů a získává { word-glory-accusative }; { $other } o žeton přichází.
event-merfolk = { $name } postupuje na stupnici mořského lidu o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}, na { $space }.
# $number: how many symbols, $symbols: which
event-merfolk-symbols = { $name } postupuje na stupnici mořského lidu o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}, na { $space }, a dosahuje { $number ->
    [one] symbolu na políčku { $symbols }
   *[other] symbolů na políčkách { $symbols }
}.
event-orc-marker = { $name } umisťuje žeton na políčko { kingdom-name } své desky orčí hordy.
event-troll-token = { $name } si bere žeton trollů { $token }.
event-kept = { $name } si nechává { word-cards-accusative }: { $cards }.
event-kept-unseen = { $count ->
    [0] { $name } si nenechává nic.
   *[other] { $name } si nechává { word-cards-accusative }.
}
event-discarded = { $name } odkládá do nabídky { word-cards-accusative }: { $cards }.
event-passed = { $name } nemůže nic udělat a vynechává tah.
event-age-ended = { $name } má třetího draka: { word-age }. věk končí. Všichni odkládají karty z ruky.
event-raid-decided = { $name } má o rabování rozhodnuto.
