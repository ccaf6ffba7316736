### Stránka denního rozdání.

daily-title = Denní rozdání
daily-same = Pro všechny stejné karty a národy. Každý den má podle času UTC jedno rozdání.
daily-bots = Hráčů: { $players }, ty a boti úrovně „{ $level }“. Na stejné tahy odpovídají stejně.
daily-once = Jeden pokus: nic se nebere zpět, nikdo neradí a nikdo se nedívá. Když odejdeš, hra počká.
daily-tribes = Národy dne
daily-practice = Hrát na zkoušku
daily-practice-text = Tento den už skončil. Kdo jeho rozdání hraje teď, hraje jen na zkoušku, mimo srovnání.
daily-practiced = Odehráno na zkoušku, mimo srovnání.
daily-late = Rozdání je uzavřené: co dohraješ teď, je jen na zkoušku.
daily-begun = Jeden pokus: hra se počítá, pokud skončí do { $text }.

## The comparison

daily-others = Ty a všichni ostatní
daily-place = Podle slávy: { $place }. místo z { $count }
daily-nobody = Toto rozdání nikdo nedohrál včas.
daily-finished = { $count ->
    [0] Zatím ho nikdo nedohrál.
    [one] Dohrál ho { $count } hráč.
    [few] Dohráli ho { $count } hráči.
   *[other] Dohrálo ho { $count } hráčů.
}
daily-after = Jak si vedli ostatní, uvidíš po své vlastní hře.
daily-wins = { $percent } % z nich porazilo boty.
daily-bar = Sláva { $first } až { $last }: { $count }
daily-you = Ty
daily-chart = Jak často se které slávy dosáhlo

## Sharing without giving anything away

daily-share-line = { $rank }. místo z { $players }, sláva { $glory }
daily-share-place = V tento den: { $place }. místo z { $count }

## The calendar

daily-calendar = Kalendář
daily-earlier = Předchozí měsíc
daily-later = Následující měsíc
daily-day = { $text }: neodehráno
daily-day-played = { $text }: { $rank }. místo, sláva { $glory }
daily-day-practiced = { $text }: { $rank }. místo, sláva { $glory }, na zkoušku
daily-legend = Číslo je tvoje místo ve hře. V závorce: na zkoušku. Dny bez odkazu neměly rozdání.

## The proof

daily-fair-text = Před první kartou se ukáže tento otisk zamíchání, pro všechny stejný; nikdo k němu nepřidává vlastní náhodu, jinak by se rozdání lišila. Samotné zamíchání se odhalí, až se rozdání uzavře, hodinu po konci dne: pak lze každou hru toho dne přehrát, rozebrat a ověřit. Zamíchání volí jen server; a kdo se přihlásí dvakrát, mohl by to zkusit dvakrát.
daily-fair-local = Bez serveru není nic tajné: zamíchání plyne z data a v každém prohlížeči je stejné. Proto tu není srovnání s ostatními, jen tvůj vlastní kalendář.
daily-opens = Záznam, rozbor a důkaz se otevřou { $text }.
daily-none = V tento den žádné rozdání nebylo.
daily-again = Denní rozdání
