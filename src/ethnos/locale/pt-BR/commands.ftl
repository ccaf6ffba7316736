# The command language: the words typed, help, questions, and what is said about a command that will
# not do.

## Words a player may type for each command, with spaces between them: the natural one first, then
## other words and short forms of one letter. English words are understood in every language, and any
## unmistakable beginning of a word, with or without accents, will do.

verb-draw = sacar saque comprar s
verb-take = pegar pegue recrutar p
verb-band = bando jogar jogue b
verb-place = colocar coloque
verb-move = mover mova avançar
verb-free = grátis
verb-orc = orc
verb-troll = troll
verb-stop = parar pare
verb-keep = manter mantenha
verb-wizard = feiticeiro
verb-raid = pilhar pilhe pilhagem
verb-wait = esperar espere
verb-pass = passar passe
verb-hint = dica d
verb-why = motivo porque porquê
verb-undo = desfazer voltar
verb-tribes = tribos
verb-rules = regras r
verb-log = histórico h
verb-score = placar pontos pontuação pontuações
verb-table = mesa
verb-sort = ordenar
verb-memory = memória
verb-confirm = confirmação confirmar
verb-save = salvar
verb-help = ajuda ?
verb-quit = sair

## Words typed after a command, or as an answer: again the natural one first

typed-yes = sim s ok
typed-no = não n
typed-none = nada nenhum nenhuma 0
typed-all = tudo todos todas
# Between the cards of a band and the one that leads it
typed-lead = líder lidera liderado liderados lideradas sob
# Between a tribe and its kingdom
typed-of = de do
typed-on = ligada ligado ligar
typed-off = desligada desligado desligar
typed-tribe = tribo
typed-kingdom = reino
typed-random = sorteio aleatório aleatórias
typed-beginner = iniciante
typed-calm = calmo calma
typed-fierce = implacável
typed-short = curto curta
typed-long = longo longa
typed-options = opções

## One line of help for each command

help-draw = sacar: recruta a carta do topo do deck
help-take = pegar 3, pegar elfo vermelho: recruta uma carta da oferta
help-band = bando 1 4 5 líder 4, bando elfos líder vermelho: joga um bando com seu líder
help-place = colocar vermelho: põe o marcador do bando em um reino
help-move = mover 3: avança na trilha do Povo do Mar
help-free = grátis vermelho, grátis nada: põe um marcador grátis do Povo do Mar em qualquer reino, ou abre mão dele
help-orc = orc sim, orc não: põe um marcador na sua horda de orcs, ou não
help-troll = troll 4, troll nada: pega uma ficha de troll, ou nenhuma
help-stop = parar: não joga mais bandos
help-keep = manter 2 3, manter nada: fica com estas cartas e descarta as outras
help-wizard = feiticeiro, feiticeiro nada: saca as cartas do feiticeiro, ou nenhuma
help-raid = pilhar, pilhar nada: troca todos os marcadores da sua horda de orcs por glória, ou espera
help-wait = esperar: deixa os marcadores da horda para mais tarde
help-pass = passar: só quando não há mais nada a fazer
help-hint = dica: o que um bot faria no seu lugar
help-why = motivo: por que um bot fez a última jogada
help-undo = desfazer: volta atrás na sua última decisão
help-tribes = tribos: o que fazem as tribos em jogo
help-rules = regras trolls, regras R38: mostra uma seção ou um item das regras
help-log = histórico, histórico 30: o que já aconteceu
help-score = placar: de onde veio a glória, e quanto a era pagaria se acabasse agora
help-table = mesa: mostra a mesa inteira de novo
help-sort = ordenar tribo, ordenar reino: agrupa suas cartas
help-memory = memória ligada, memória desligada: mostra as cartas que você viu os outros pegarem
help-confirm = confirmação ligada, confirmação desligada: pergunta antes de jogar um bando
help-save = salvar ARQUIVO: salva uma cópia da partida
help-help = ajuda: esta lista
help-quit = sair: deixa a mesa; a partida fica salva

## Questions. $size and $count belong to the band just played

ask-turn = saque, pegue uma carta ou jogue um bando
ask-turn-no-band = saque ou pegue uma carta
ask-turn-no-pool = saque ou jogue um bando
ask-turn-deck = saque uma carta
ask-turn-full = sua mão está cheia: jogue um bando
ask-turn-only-band = jogue um bando
ask-turn-pass = não há nada a fazer: passe
ask-marker = onde colocar o marcador? ({ $kingdoms })
ask-merfolk-move = quanto avança seu marcador do Povo do Mar? (até { $count ->
    [1] { $count } espaço
   *[other] { $count } espaços
})
ask-free-marker = um marcador grátis: em qual reino, ou nenhum?
ask-orc-marker = um marcador no espaço { kingdom-name } da sua horda de orcs? (sim ou não)
ask-troll-token = qual ficha de troll você pega? ({ $tokens }, ou nenhuma)
ask-further-band = jogue outro bando ou diga “parar”
ask-keep = quais cartas você mantém? (até { $count }, ou nenhuma)
ask-wizard-draw = { $free ->
    [yes] sacar até { word-cards }? (um número, sim ou não)
   *[no] sacar { word-cards }? (sim ou não)
}
ask-raid = pilhar com { $spaces } por { $glory } de glória? (pilhar ou esperar)
ask-leader = quem lidera? (um número, ou não)

## A command that is not understood

command-empty = Digite um comando; “ajuda” mostra todos.
command-unknown = Não existe o comando “{ $word }”; “ajuda” mostra todos.
command-unknown-near = Não existe o comando “{ $word }”. Você quis dizer “{ $near }”?
command-ambiguous = “{ $word }” pode ser { $choices }.
command-usage = { $usage }.
command-number = Não existe a carta { $number }: os números vão de 1 a { $last }.
command-number-twice = A carta { $number } aparece duas vezes.
command-no-cards = Não há cartas para escolher.
command-no-such-card = Não há nenhuma carta “{ $word }” para escolher.
command-no-card-word = “{ $word }” não é número de carta, nem tribo, nem reino.
command-no-kingdom = “{ $word }” não é um reino: azul, verde, cinza, laranja, roxo ou vermelho.
command-one-card = Diga uma só carta, pelo número ou como em “elfo vermelho”.
command-which-card = Qual delas: { $cards }?
command-leader-not-in-band = O líder tem que ser uma das cartas do bando.
command-who-leads = Quem lidera? Responda com o número ou o nome da carta, ou não:
command-band-dropped = O bando não foi jogado.
# $usage: the line of help of a command that answers another question
command-not-now = Ninguém perguntou isso agora; é para mais tarde: { $usage }.
command-which-token = Qual ficha de troll? Ao seu alcance: { $tokens }. Digite o número, ou nenhuma.
command-which-kingdom = Qual reino? Abertos ao marcador: { $kingdoms }.
command-how-far = Quanto? Digite um número de 0 a { $count }.
command-which-cards = Quais cartas? Digite os números, como “2 3”, ou nenhuma.

## An action that is not allowed. $clause: where to find the rule

refusal-game-over = A partida acabou ({ $clause }).
refusal-age-over = O terceiro dragão encerrou a era ({ $clause }).
# $decision: what has to be decided now
refusal-wrong-decision = { $decision ->
    [turn] Isso não dá agora: recrute ou jogue um bando ({ $clause }).
    [marker] Primeiro diga onde colocar o marcador ({ $clause }).
    [merfolk_move] Primeiro diga quanto avança o marcador do Povo do Mar ({ $clause }).
    [free_marker] Primeiro diga onde colocar o marcador grátis ({ $clause }).
    [orc_marker] Primeiro diga se quer o marcador na horda de orcs ({ $clause }).
    [troll_token] Primeiro escolha uma ficha de troll, ou nenhuma ({ $clause }).
    [further_band] Agora você pode jogar outro bando ou parar ({ $clause }).
    [keep] Primeiro diga quais cartas você mantém ({ $clause }).
    [wizard_draw] Primeiro diga se vai sacar cartas ({ $clause }).
   *[raid] Primeiro diga se vai pilhar ({ $clause }).
}
refusal-no-passing = Não dá para passar: recrute ou jogue um bando ({ $clause }).
refusal-hand-full = Sua mão está cheia (limite { $limit }): é preciso jogar um bando ({ $clause }).
refusal-deck-empty = O deck está vazio ({ $clause }).
refusal-not-in-pool = Não há nenhum { card } na oferta ({ $clause }).
refusal-not-in-hand = Você não tem { $tribe ->
    [skeleton] tantos esqueletos
   *[other] esse { card }
} na mão ({ $clause }).
refusal-not-a-band = Estas cartas não formam um bando: não são da mesma tribo nem da mesma cor ({ $clause }).
refusal-band-too-large = Um bando tem no máximo 10 cartas ({ $clause }).
refusal-no-leader = Um bando precisa de um líder que não seja esqueleto ({ $clause }).
refusal-skeleton-leads = Um esqueleto nunca pode liderar um bando ({ $clause }).
refusal-band-too-small = { kingdom-name } exige um bando de { word-of-needed }; o seu tem só { $size } ({ $clause }).
# $own: the colour of the leader
refusal-wrong-kingdom = O marcador vai para o reino da cor do líder, { $own ->
    [blue] Straton
    [green] Althea
    [grey] Pelagon
    [orange] Ithys
    [purple] Duris
   *[red] Rhea
} ({ $clause }).
refusal-marker-is-mandatory = Se o marcador pode ser colocado, é obrigatório colocá-lo ({ $clause }).
refusal-move-too-far = Seu marcador do Povo do Mar pode avançar no máximo { $limit ->
    [1] { $limit } espaço
   *[other] { $limit } espaços
} ({ $clause }).
refusal-troll-token-unavailable = Não dá para pegar a ficha de troll { $token }: já tem dono, ou é alta demais para um bando de { word-of-size } ({ $clause }).
refusal-too-many-kept = Você pode manter no máximo { $limit ->
    [1] { $limit } carta
   *[other] { $limit } cartas
}, não { $count } ({ $clause }).
refusal-wrong-draw = Você saca { $limit ->
    [1] { $limit } carta
   *[other] { $limit } cartas
} ou nenhuma ({ $clause }).
refusal-raid-all-or-nothing = A pilhagem tira todos os marcadores da horda de orcs, ou nenhum ({ $clause }).
refusal-space-empty = { $kingdom ->
    [none] Diga cada espaço uma vez só ({ $clause }).
   *[other] O espaço { kingdom-name } da sua horda de orcs está vazio ({ $clause }).
}

## What a band would do: clauses of one sentence

ask-band = Jogar { word-band }: { $marker }; { $ability }; { $discard }; vale { $glory } de glória no fim da era.
ask-skeletons = Dez esqueletos: você vence a partida na hora.
preview-marker = seu { $markers }º marcador em { kingdom-name }
preview-marker-choice = { $count ->
    [1] um marcador, com um só reino possível
   *[other] um marcador em um de { $count } reinos, à sua escolha
}
preview-marker-never = sem marcador, porque um halfling lidera
preview-marker-no-supply = sem marcador, porque os seus acabaram
preview-marker-too-small = sem marcador, porque { kingdom-name } exige um bando de { word-of-needed }
preview-marker-too-small-anywhere = sem marcador, porque o bando é pequeno demais para qualquer reino
# $possible: yes or no
preview-centaur = { $possible ->
    [yes] depois você pode jogar outro bando
   *[no] não dá direito a outro bando
}
preview-dwarf = pontua com uma carta a mais
preview-elf = você pode manter até { word-cards }
preview-giant = { $possible ->
    [yes] a ficha de gigante e 2 de glória agora
   *[no] a ficha de gigante exige mais de { word-of-size }
}
preview-halfling = sem habilidade
preview-merfolk = { $symbols ->
    [0] seu marcador do Povo do Mar avança até o espaço { $space }
    [1] seu marcador do Povo do Mar avança até o espaço { $space } e rende um marcador grátis
   *[other] seu marcador do Povo do Mar avança até o espaço { $space } e rende { $symbols } marcadores grátis
}
preview-merfolk-up-to = seu marcador do Povo do Mar avança até { $count ->
    [one] { $count } espaço
   *[other] { $count } espaços
}
preview-minotaur = conta como uma carta a mais para o marcador
preview-orc = { $possible ->
    [yes] um marcador no espaço { kingdom-name } da sua horda de orcs, se quiser
   *[no] nenhum marcador na horda de orcs
}
preview-troll = { $possible ->
    [yes] uma ficha de troll, se quiser ({ $tokens })
   *[no] nenhuma ficha de troll ao alcance
}
preview-wingfolk = { $possible ->
    [yes] o marcador pode ir a qualquer reino
   *[no] nos outros reinos o marcador também não é possível
}
preview-wizard = depois saque { word-cards }, se quiser
preview-discard = { $count ->
    [0] nada a descartar
    [1] { word-cards } vai para a oferta
   *[other] { word-cards } vão para a oferta
}
preview-discard-later = { $count ->
    [0] nenhuma carta sobra na mão
    [1] { $count } carta sobra na mão
   *[other] { $count } cartas sobram na mão
}
