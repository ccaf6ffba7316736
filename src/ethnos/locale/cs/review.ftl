### Rozbor dohrané hry.

## Co se říká o rozhodnutích, vypráví ethnos.talk

# $kind: inaccuracy, mistake or blunder
review-kind = { $kind ->
    [inaccuracy] Nepřesnost
    [mistake] Chyba
   *[blunder] Hrubá chyba
}
review-count = { $kind ->
    [inaccuracy] { $count ->
        [one] { $count } nepřesnost
        [few] { $count } nepřesnosti
       *[other] { $count } nepřesností
    }
    [mistake] { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }
   *[blunder] { $count ->
        [one] { $count } hrubá chyba
        [few] { $count } hrubé chyby
       *[other] { $count } hrubých chyb
    }
}
review-best = **Nic lepšího se nenašlo:** šance na výhru { $percent } %.
# $what: the better action as a short sentence
review-better = **Lepší: { $what }** { $reason } (−{ $loss } %: šance na výhru { $after } % místo { $before } %)
review-better-alone = **Lepší: { $what }** (−{ $loss } %: šance na výhru { $after } % místo { $before } %)
review-accuracy = **{ $name }: přesnost { $percent } %.**
review-mistakes = { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}: { $mistakes }.
review-no-mistakes = { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
} a ani jedna chyba.
# $judge: the bot that judged
review-judge = { $judge ->
    [search] Každé rozhodnutí bylo vyzkoušeno v rozehraných hrách jen s tím, co tento hráč tehdy věděl.
   *[other] Každé rozhodnutí bylo posouzeno na první pohled, bez rozehraných her, jen s tím, co tento hráč tehdy věděl.
}
review-turn-own = **Toto rozhodnutí:** z { $before } % šance na výhru zbylo { $after } %.
review-turn-fate = **Karty a soupeři:** šance na výhru se změnila z { $before } % na { $after } %.
review-turned = Co hru zvrátilo

## Na příkazové řádce

cli-review = Rozbor rozhodnutí jednoho hráče v dohrané hře.
cli-review-seat = Číslo hráče, jehož rozhodnutí se rozebírají; jinak první člověk.
cli-review-try = Některé z těch rozhodnutí si zkusíš znovu, proti botům: { $command }

## Na stránce

review-page-heading = Rozbor
review-page-title = Rozbor mé hry
review-page-other = Rozbor hry
review-page-text = Nejlepší bot projde každé rozhodnutí hráče jen s tím, co hráč tehdy věděl: co stálo a co by bylo lepší.
review-page-whose = Hráč
review-page-mine = Rozebrat mou hru
review-page-theirs = Rozebrat tohoto hráče
review-page-nobody = Nikdo
review-page-ahead = { $count ->
    [one] Před ním je { $count } jiný rozbor.
    [few] Před ním jsou { $count } jiné rozbory.
   *[other] Před ním je { $count } jiných rozborů.
}
review-page-begin = Hra se čte …
review-page-progress = Posouzená rozhodnutí: { $count } z { $total }
review-page-again = Zkusit znovu
review-page-accuracy = Přesnost
review-page-percent = { $percent } %
review-page-loss = −{ $loss } %
review-page-worst = Co stálo nejvíc
review-page-chosen = Zvoleno: { $what }
review-page-replay = Projít krok za krokem
review-page-previous = Předchozí chyba
review-page-next = Další chyba
review-page-mistakes = { $count ->
    [0] Nic označeného
    [one] { $count } označené rozhodnutí
    [few] { $count } označená rozhodnutí
   *[other] { $count } označených rozhodnutí
}
review-page-no-decision = Tady tento hráč nerozhodoval.
review-page-curve = Šance na výhru krok za krokem; tady { $percent } %.
