# Opponents: who they are, and why they do what they do.

bot-random-name = Tulák
bot-random-character = hraje náhodně, cokoli pravidla dovolí
bot-novice-name = Nováček
bot-novice-character = hraje rozumně, ale myslí jen na tento věk a občas chybuje
bot-heuristic-name = Taktik
bot-heuristic-character = zváží slávu, žetony i riziko a hraje bez váhání
bot-search-name = Myslitel
bot-search-character = před každým tahem promýšlí, jak by hra mohla pokračovat

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: leads, ties or behind
reason-only-choice = Jiná možnost není.
reason-at-random = Vybráno náhodně.
reason-unexplained = Bez udání důvodu.
reason-imagined = { $playouts ->
    [one] V duchu rozehrána { $playouts } hra
    [few] V duchu rozehrány { $playouts } hry
   *[other] V duchu rozehráno { $playouts } her
} o pár tahů dopředu: šance na výhru { $percent } %, průměrně { word-glory }.
reason-ten-skeletons = Deset kostlivců vyhrává hru.
reason-band-glory = Skupina { word-size-genitive } vynese na konci věku { word-glory-accusative }.
reason-band-marker = { $standing ->
    [leads] Skupina { word-size-genitive } přinese žeton do { word-kingdom-genitive } a s ním i vedení.
    [ties] Skupina { word-size-genitive } přinese žeton do { word-kingdom-genitive } a srovná tam síly.
   *[behind] Skupina { word-size-genitive } přinese žeton do { word-kingdom-genitive }.
}
reason-band-ability = Skupina { word-size-genitive } { word-led-by-tribe } se vyplatí díky schopnosti vůdce.
reason-band-dragon = Věk může skončit ještě před dalším tahem ({ $percent } %), proto skupina { word-size-genitive } hned teď.
reason-band-full-hand = Ruka je plná, takže se musí vyložit skupina.
reason-recruit-match = Spolu { word-with-card } to { $size ->
    [one] je { word-size }, která
    [few] jsou { word-size }, které
   *[other] je { word-size }, které
} k sobě jdou.
reason-recruit-start = K ničemu v ruce se nehodí, ale na začátek nové skupiny je nejlepší { card }.
reason-recruit-deck = Nic v nabídce nepomůže víc než neznámá karta; riziko draka je { $percent } %.
reason-marker = { $standing ->
    [leads] Žeton do { word-kingdom-genitive } znamená vedení, jde o { word-glory-accusative }.
    [ties] Žeton do { word-kingdom-genitive } srovná síly, jde o { word-glory-accusative }.
   *[behind] Žeton do { word-kingdom-genitive } pomůže nejvíc, jde o { word-glory-accusative }.
}
reason-no-marker = Žádné království teď za žeton nestojí.
reason-merfolk-move = Čím dál na stupnici mořského lidu, tím líp.
reason-orc-marker = Za { $spaces ->
    [one] jednu barvu
    [few] { $spaces } barvy
   *[other] { $spaces } barev
} na desce orčí hordy vynese rabování víc.
reason-no-orc-marker = Žeton je potřeba jinde.
reason-troll-token = Žeton trollů { $token } rozhoduje remízy ve prospěch toho, kdo ho má.
reason-no-troll-token = Žádný žeton trollů by nic nerozhodl.
reason-stop = Další skupinu se teď vykládat nevyplatí.
reason-keep = { $count ->
    [one] Základem další skupiny bude ponechaná karta.
    [few] Základem další skupiny budou { $count } ponechané karty.
   *[other] Základem další skupiny bude { $count } ponechaných karet.
}
reason-keep-nothing = V ruce není nic, co by stálo za to si nechat.
reason-wizard-draw = Dobrat si { word-cards-accusative } nic nestojí; riziko konce věku je { $percent } %.
reason-no-wizard-draw = Dobírání by mohlo ukončit věk ({ $percent } %).
reason-raid = Rabování teď vynese { word-glory-accusative } za { $spaces ->
    [one] jeden žeton
    [few] { $spaces } žetony
   *[other] { $spaces } žetonů
}.
reason-no-raid = Když se počká, může rabování vynést víc.
