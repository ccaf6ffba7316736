# The command language: the words typed, help, questions, and what is said about a command that will
# not do.

## Words a player may type for each command, with spaces between them: the natural one first, then
## other words and short forms of one letter. English words are understood in every language, and any
## unmistakable beginning of a word, with or without accents, will do.

verb-draw = dober d
verb-take = vezmi najmi v
verb-band = skupina vylož zahraj s
verb-place = umísti polož u
verb-move = posuň
verb-free = zdarma
verb-orc = ork
verb-troll = troll
verb-stop = stop dost
verb-keep = nech nechej ponech
verb-wizard = čaroděj
verb-raid = rabuj
verb-wait = čekej
verb-pass = pas
verb-hint = rada poraď r
verb-why = proč
verb-undo = zpět z
verb-tribes = národy
verb-rules = pravidla p
verb-log = historie h
verb-score = body skóre výsledek stav b
verb-table = stůl
verb-sort = seřaď
verb-memory = paměť
verb-confirm = potvrzuj
verb-save = ulož
verb-help = pomoc nápověda ?
verb-quit = odejdi konec k

## Words typed after a command, or as an answer: again the natural one first

typed-yes = ano a jo ok
typed-no = ne n
typed-none = nic žádný žádné žádnou 0
typed-all = vše všechno všechny
# Between the cards of a band and the one that leads it
typed-lead = vede vůdce pod
# Between a tribe and its kingdom
typed-of = z ze
typed-on = zap zapnout
typed-off = vyp vypnout
typed-tribe = národ
typed-kingdom = království
typed-random = náhodné
typed-beginner = úvodní
typed-calm = klidná klidné
typed-fierce = nelítostná nelítostné
typed-short = krátká krátké
typed-long = dlouhá dlouhé
typed-options = možnosti

## One line of help for each command

help-draw = dober: najmi vrchní kartu z balíčku
help-take = vezmi 3, vezmi červeného elfa: najmi kartu z nabídky
help-band = skupina 1 4 5 vede 4, skupina elfové vede červený: vylož skupinu a urči vůdce
help-place = umísti červená: dej žeton skupiny do království
help-move = posuň 3: postup na stupnici mořského lidu
help-free = zdarma červená, zdarma nic: dej žeton zdarma do libovolného království, nebo se ho vzdej
help-orc = ork ano, ork ne: dej žeton na svou desku orčí hordy, nebo ho nech být
help-troll = troll 4, troll nic: vezmi si žeton trollů, nebo žádný
help-stop = stop: další skupinu nevykládej
help-keep = nech 2 3, nech nic: nech si tyto karty, ostatní odlož
help-wizard = čaroděj, čaroděj nic: dober si karty čaroděje, nebo žádné
help-raid = rabuj, rabuj ne: odeber za slávu všechny žetony z desky orčí hordy, nebo počkej
help-wait = čekej: nech si orčí žetony na později
help-pass = pas: jen když nejde nic jiného
help-hint = rada: co by na tvém místě udělal bot
help-why = proč: proč bot naposledy zahrál právě tohle
help-undo = zpět: vezmi zpět své poslední rozhodnutí
help-tribes = národy: co umějí národy ve hře
help-rules = pravidla trollové, pravidla R38: přečti si kapitolu nebo odstavec pravidel
help-log = historie, historie 30: co se zatím stalo
help-score = body: odkud je sláva a co by vynesl věk, kdyby teď skončil
help-table = stůl: ukaž znovu celý stůl
help-sort = seřaď národ, seřaď království: uspořádej své karty
help-memory = paměť zap, paměť vyp: ukazuj karty, které si ostatní vzali před tvýma očima
help-confirm = potvrzuj zap, potvrzuj vyp: před vyložením skupiny se zeptej
help-save = ulož SOUBOR: ulož kopii hry
help-help = pomoc: tento seznam
help-quit = odejdi: odejdi od stolu; hra je uložená

## Questions. $size and $count belong to the band just played

ask-turn = dober, vezmi kartu, nebo vylož skupinu
ask-turn-no-band = dober, nebo vezmi kartu
ask-turn-no-pool = dober, nebo vylož skupinu
ask-turn-deck = dober kartu
ask-turn-full = máš plnou ruku: vylož skupinu
ask-turn-only-band = vylož skupinu
ask-turn-pass = nejde nic udělat: pas
ask-marker = kam přijde žeton? ({ $kingdoms })
ask-merfolk-move = o kolik se posune tvůj žeton mořského lidu? (nejvýš o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
})
ask-free-marker = žeton zdarma: do kterého království? (nebo nic)
ask-orc-marker = dáš žeton na políčko { kingdom-name } své desky orčí hordy? (ano nebo ne)
ask-troll-token = žetony trollů na výběr: { $tokens }. Který si vezmeš? (nebo nic)
ask-further-band = vylož další skupinu, nebo stop
ask-keep = které karty si necháš? (nejvýš { word-cards-accusative }, nebo nic)
ask-wizard-draw = { $free ->
    [yes] dobereš si až { word-cards-accusative }? (číslo, ano nebo ne)
   *[no] dobereš si { word-cards-accusative }? (ano nebo ne)
}
ask-raid = rabovat ({ $spaces }) za { word-glory-accusative }? (rabuj, nebo čekej)
ask-leader = kdo povede? (číslo karty, nebo ne)

## A command that is not understood

command-empty = Napiš příkaz; všechny vypíše „pomoc“.
command-unknown = Příkaz „{ $word }“ neznám; všechny vypíše „pomoc“.
command-unknown-near = Příkaz „{ $word }“ neznám. Nemáš na mysli „{ $near }“?
command-ambiguous = „{ $word }“ může znamenat: { $choices }.
command-usage = { $usage }.
command-number = Karta číslo { $number } tu není: čísla jdou od 1 do { $last }.
command-number-twice = Karta { $number } je uvedená dvakrát.
command-no-cards = Není z čeho vybírat.
command-no-such-card = Nic takového na výběr není: „{ $word }“.
command-no-card-word = „{ $word }“ není číslo karty, národ ani království.
command-no-kingdom = „{ $word }“ není království: modrá, zelená, šedá, oranžová, fialová nebo červená.
command-one-card = Urči jednu kartu, číslem nebo třeba „červeného elfa“.
command-which-card = Kterou z nich: { $cards }?
command-leader-not-in-band = Vůdce musí být jednou z karet skupiny.
command-who-leads = Kdo povede? Odpověz číslem nebo jménem karty, nebo ne:
command-band-dropped = Skupina se nevykládá.
# $usage: the line of help of a command that answers another question
command-not-now = Na to se teď nikdo neptá; bude se hodit později: { $usage }.
command-which-token = Který žeton trollů? Na výběr: { $tokens }. Napiš číslo, nebo nic.
command-which-kingdom = Které království? Žeton může sem: { $kingdoms }.
command-how-far = O kolik? Napiš číslo od 0 do { $count }.
command-which-cards = Které karty? Napiš jejich čísla, třeba „2 3“, nebo nic.

## An action that is not allowed. $clause: where to find the rule

refusal-game-over = Hra skončila ({ $clause }).
refusal-age-over = Třetí drak ukončil věk ({ $clause }).
# $decision: what has to be decided now
refusal-wrong-decision = { $decision ->
    [turn] To teď nejde: najmi spojence, nebo vylož skupinu ({ $clause }).
    [marker] Nejdřív řekni, kam přijde žeton ({ $clause }).
    [merfolk_move] Nejdřív řekni, o kolik se posune žeton mořského lidu ({ $clause }).
    [free_marker] Nejdřív řekni, kam přijde žeton zdarma ({ $clause }).
    [orc_marker] Nejdřív řekni, jestli chceš orčí žeton ({ $clause }).
    [troll_token] Nejdřív si vyber žeton trollů, nebo žádný ({ $clause }).
    [further_band] Teď můžeš vyložit další skupinu, nebo skončit ({ $clause }).
    [keep] Nejdřív řekni, které karty si necháš ({ $clause }).
    [wizard_draw] Nejdřív řekni, jestli si dobereš karty ({ $clause }).
   *[raid] Nejdřív řekni, jestli rabuješ ({ $clause }).
}
refusal-no-passing = Vynechat tah nejde: najmi spojence, nebo vylož skupinu ({ $clause }).
refusal-hand-full = Máš plnou ruku (limit { $limit }): musíš vyložit skupinu ({ $clause }).
refusal-deck-empty = Balíček je prázdný ({ $clause }).
refusal-not-in-pool = V nabídce není { card } ({ $clause }).
refusal-not-in-hand = Nemáš v ruce { $tribe ->
    [skeleton] tolik kostlivců
   *[other] { word-card-accusative }
} ({ $clause }).
refusal-not-a-band = Tyto karty nejsou skupina: nespojuje je národ ani barva ({ $clause }).
refusal-band-too-large = Skupina má nejvýš 10 karet ({ $clause }).
refusal-no-leader = Skupina potřebuje vůdce, který není kostlivec ({ $clause }).
refusal-skeleton-leads = Kostlivec nikdy nemůže vést skupinu ({ $clause }).
refusal-band-too-small = Do { word-kingdom-genitive } je potřeba skupina { word-needed-genitive }; tvoje má { word-size-accusative } ({ $clause }).
# $own: the colour of the leader
refusal-wrong-kingdom = Žeton patří do království v barvě vůdce, a to je { $own ->
    [blue] Straton
    [green] Althea
    [grey] Pelagon
    [orange] Ithys
    [purple] Duris
   *[red] Rhea
} ({ $clause }).
refusal-marker-is-mandatory = Když žeton umístit můžeš, umístit ho musíš ({ $clause }).
refusal-move-too-far = Tvůj žeton mořského lidu se může posunout nejvýš o { $limit ->
    [one] { $limit } políčko
    [few] { $limit } políčka
   *[other] { $limit } políček
} ({ $clause }).
refusal-troll-token-unavailable = Žeton trollů { $token } mít nemůžeš: je zabraný, nebo moc vysoký pro skupinu { word-size-genitive } ({ $clause }).
refusal-too-many-kept = Nechat si můžeš nejvýš { $limit ->
    [one] { $limit } kartu
    [few] { $limit } karty
   *[other] { $limit } karet
}, ne { $count } ({ $clause }).
refusal-wrong-draw = Dobíráš si { $limit ->
    [one] { $limit } kartu
    [few] { $limit } karty
   *[other] { $limit } karet
}, nebo nic ({ $clause }).
refusal-raid-all-or-nothing = Rabování odebere z desky orčí hordy všechny žetony, nebo žádný ({ $clause }).
refusal-space-empty = { $kingdom ->
    [none] Uveď každé políčko jen jednou ({ $clause }).
   *[other] Na tvé desce orčí hordy je políčko { kingdom-name } prázdné ({ $clause }).
}

## What a band would do: clauses of one sentence

ask-band = Vyložit { word-band }: { $marker }; { $ability }; { $discard }; na konci věku za { word-glory-accusative }.
ask-skeletons = Deset kostlivců: okamžitě vyhráváš hru.
preview-marker = tvůj { $markers }. žeton do { word-kingdom-genitive }
preview-marker-choice = žeton podle tvého výběru ({ $count } království)
preview-marker-never = bez žetonu, protože vede hobit
preview-marker-no-supply = bez žetonu, protože ti žádný nezbyl
preview-marker-too-small = bez žetonu, protože do { word-kingdom-genitive } je potřeba skupina { word-needed-genitive }
preview-marker-too-small-anywhere = bez žetonu: na žádné království není skupina dost velká
# $possible: yes or no
preview-centaur = { $possible ->
    [yes] pak můžeš vyložit další skupinu
   *[no] bez další skupiny
}
preview-dwarf = boduje jako o kartu větší
preview-elf = můžeš si nechat až { word-cards-accusative }
preview-giant = { $possible ->
    [yes] žeton obrů a hned 2 slávy
   *[no] na žeton obrů je potřeba víc než { word-size }
}
preview-halfling = bez schopnosti
preview-merfolk = { $symbols ->
    [0] tvůj žeton mořského lidu se posune na { $space }
    [one] tvůj žeton mořského lidu se posune na { $space } a vynese žeton zdarma
    [few] tvůj žeton mořského lidu se posune na { $space } a vynese { $symbols } žetony zdarma
   *[other] tvůj žeton mořského lidu se posune na { $space } a vynese { $symbols } žetonů zdarma
}
preview-merfolk-up-to = tvůj žeton mořského lidu se posune až o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}
preview-minotaur = pro žeton se počítá jako o kartu větší
preview-orc = { $possible ->
    [yes] můžeš dát žeton na políčko { kingdom-name } své desky orčí hordy
   *[no] bez orčího žetonu
}
preview-troll = { $possible ->
    [yes] můžeš si vzít žeton trollů ({ $tokens })
   *[no] žádný žeton trollů není k mání
}
preview-wingfolk = { $possible ->
    [yes] žeton smí do kteréhokoli království
   *[no] jinde méně karet nestačí
}
preview-wizard = pak si můžeš dobrat { word-cards-accusative }
preview-discard = { $count ->
    [0] nic neodložíš
   *[other] do nabídky odložíš { word-cards-accusative }
}
preview-discard-later = { $count ->
    [0] v ruce nezbude nic
    [one] v ruce zbude { word-cards }
    [few] v ruce zbudou { word-cards }
   *[other] v ruce zbude { word-cards }
}
