# Opponents: who they are, and why they do what they do.

bot-random-name = Tulák
bot-random-character = hraje náhodně, cokoli pravidla dovolí
bot-novice-name = Nováček
bot-novice-character = sbírá velké skupiny oblíbeného národa a zapomíná, co dělají ostatní
bot-adventurer-name = Dobrodruh
bot-adventurer-character = bojuje o království i slávu, ale podceňuje soupeře a příští věky
bot-heuristic-name = Taktik
bot-heuristic-character = zváží slávu, žetony i riziko a hraje bez váhání
bot-search-name = Myslitel
bot-search-character = před každým tahem promýšlí, jak by hra mohla pokračovat

## Why a bot chose an action, or advises it. Numbers are whole; $percent is a chance

# $standing: how the markers there would stand with one more: extends (a lead), leads, ties or behind
reason-only-choice = Jiná možnost není.
reason-at-random = Vybráno náhodně.
reason-unexplained = Bez udání důvodu.
reason-imagined = { $because } { $playouts ->
    [one] V duchu rozehrána { $playouts } hra
    [few] V duchu rozehrány { $playouts } hry
   *[other] V duchu rozehráno { $playouts } her
} o pár tahů dopředu: průměrně { word-glory }.
reason-ten-skeletons = Deset kostlivců vyhrává hru.
reason-band-glory = Skupina { word-size-genitive } vynese na konci věku { word-glory-accusative }.
reason-band-marker = { $standing ->
    [extends] Skupina { word-size-genitive } přinese žeton do { word-kingdom-genitive } a upevní tam vedení.
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
reason-recruit-start = K ničemu v ruce se nehodí, ale { card } může vést novou skupinu.
reason-recruit-first = Ruka je prázdná a { card } může vést novou skupinu.
reason-skeletons = Kostlivec se hodí do každé skupiny.
reason-recruit-deck = { $percent ->
    [0] Nic v nabídce nepomůže víc než neznámá karta.
   *[other] Nic v nabídce nepomůže víc než neznámá karta; riziko konce věku je { $percent } %.
}
reason-recruit-unknown = { $percent ->
    [0] Balíček nabízí neznámou kartu.
   *[other] Balíček nabízí neznámou kartu; riziko konce věku je { $percent } %.
}
reason-recruit-pool-empty = { $percent ->
    [0] Nabídka je prázdná, kartu dá jen balíček.
   *[other] Nabídka je prázdná, kartu dá jen balíček; riziko konce věku je { $percent } %.
}
reason-hand-grows = { $percent ->
    [0] Karty zůstanou v ruce a může z nich být větší skupina.
   *[other] Karty zůstanou v ruce a může z nich být větší skupina; riziko konce věku je { $percent } %.
}
reason-marker = { $standing ->
    [extends] Žeton do { word-kingdom-genitive } upevní vedení, jde o { word-glory-accusative }.
    [leads] Žeton do { word-kingdom-genitive } znamená vedení, jde o { word-glory-accusative }.
    [ties] Žeton do { word-kingdom-genitive } srovná síly, jde o { word-glory-accusative }.
   *[behind] Žeton do { word-kingdom-genitive } tam posílí pozici, jde o { word-glory-accusative }.
}
reason-no-marker = Žeton zůstane v zásobě.
reason-merfolk-move = { $symbols ->
    [0] { $spaces ->
        [0] Žeton mořského lidu zůstane na { $space }.
       *[other] Žeton mořského lidu se posune na { $space }.
    }
    [one] Žeton mořského lidu se posune na { $space } a vynese žeton zdarma.
    [few] Žeton mořského lidu se posune na { $space } a vynese { $symbols } žetony zdarma.
   *[other] Žeton mořského lidu se posune na { $space } a vynese { $symbols } žetonů zdarma.
}
reason-orc-marker = Za { $spaces ->
    [one] jednu barvu
    [few] { $spaces } barvy
   *[other] { $spaces } barev
} na desce orčí hordy vynese rabování víc.
reason-troll-token = { $standing ->
    [all] Žeton trollů { $token } teď rozhoduje každou remízu ve prospěch toho, kdo ho má.
    [some] Žeton trollů { $token } teď ve prospěch toho, kdo ho má, rozhoduje remízy proti { $rivals ->
        [one] jednomu soupeři
       *[other] { $rivals } soupeřům
    }.
   *[none] Žeton trollů { $token } přidá na síle při remízách.
}
reason-no-troll-token = Žetony trollů zůstanou ostatním.
reason-stop = Další skupinu se teď vykládat nevyplatí.
reason-keep = { $count ->
    [one] Základem další skupiny bude ponechaná karta.
    [few] Základem další skupiny budou { $count } ponechané karty.
   *[other] Základem další skupiny bude { $count } ponechaných karet.
}
reason-keep-some = { $count ->
    [one] Zůstane { word-cards }
    [few] Zůstanou { word-cards }
   *[other] Zůstane { word-cards }
}, do jedné skupiny se hodí { $size }.
reason-keep-apart = Každá ponechaná karta může vést vlastní skupinu.
reason-keep-nothing = V ruce není nic, co by stálo za to si nechat.
reason-discard = { $count ->
    [few] Ostatním v nabídce zůstanou { word-cards }.
   *[other] Ostatním v nabídce zůstane { word-cards }.
}
reason-wizard-draw = { $percent ->
    [0] Dobrat si { word-cards-accusative } nic nestojí.
   *[other] Dobrat si { word-cards-accusative } znamená mít zase plnější ruku; riziko konce věku je { $percent } %.
}
reason-no-wizard-draw = { $percent ->
    [0] Nic se nedobírá.
   *[other] Nic se nedobírá, takže odpadá riziko konce věku ({ $percent } %).
}
reason-raid = Rabování teď vynese { word-glory-accusative } za { $spaces ->
    [one] jeden žeton
    [few] { $spaces } žetony
   *[other] { $spaces } žetonů
}.
reason-no-raid = { $ages ->
    [0] Orčí žetony zůstanou, kde jsou.
   *[other] Orčí žetony zůstanou na pozdější rabování.
}
