# What the reader does, in the second person: the same sentences as in events.ftl.

you-dealt = Dostáváš { word-card-accusative }.
you-drawn = Dobíráš si { word-card-accusative }.
you-recruited = Bereš si z nabídky { word-card-accusative }.
you-dragon = { $number ->
    [1] Dobíráš prvního draka.
    [2] Dobíráš druhého draka.
   *[3] Dobíráš třetího draka!
}
you-band = Vykládáš { word-band }.
you-band-marker = Vykládáš { word-band } a umisťuješ žeton do { word-kingdom-genitive } (máš tam teď { $markers }).
you-band-no-marker = { $why ->
    [declined] Vykládáš { word-band } a žetonu se vzdáváš.
    [never] Vykládáš { word-band }: hobit žeton neumisťuje.
   *[impossible] Vykládáš { word-band }, bez žetonu.
}
you-marker = Umisťuješ žeton do { word-kingdom-genitive } (máš tam teď { $markers }).
you-no-marker = Do { word-kingdom-genitive } žeton neumisťuješ.
you-free-marker = Umisťuješ žeton zdarma do { word-kingdom-genitive } (máš tam teď { $markers }).
you-free-marker-declined = Vzdáváš se žetonu zdarma.
you-giant-token = Máš největší skupinu věku s obrem v čele ({ word-size }): získáváš žeton obrů a { word-glory-accusative }.
you-giant-token-won = Díky skupině { word-size-genitive } přebíráš žeton obrů a získáváš { word-glory-accusative }; { $other } o žeton přichází.
you-merfolk = Postupuješ na stupnici mořského lidu o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}, na { $space }.
you-merfolk-symbols = Postupuješ na stupnici mořského lidu o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}, na { $space }, a dosahuješ { $number ->
    [one] symbolu na políčku { $symbols }
   *[other] symbolů na políčkách { $symbols }
}.
you-orc-marker = Umisťuješ žeton na políčko { kingdom-name } své desky orčí hordy.
you-troll-token = Bereš si žeton trollů { $token }.
you-kept = Necháváš si { word-cards-accusative }: { $cards }.
you-kept-unseen = { $count ->
    [0] Nenecháváš si nic.
   *[other] Necháváš si { word-cards-accusative }.
}
you-discarded = Odkládáš do nabídky { word-cards-accusative }: { $cards }.
you-passed = Nemůžeš nic udělat a vynecháváš tah.
you-raid-decided = Máš o rabování rozhodnuto.

you-undo-asked = Chceš vzít zpět poslední akci.
you-undo-answered = { $yes ->
    [yes] Souhlasíš.
   *[no] Nesouhlasíš.
}
you-undone = Bereš zpět poslední akci.
