### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Todas as mãos estão abertas, e você decide por todos. Peça as melhores jogadas, jogue uma, desfaça.
analysis-edit-text = Clicando ou como texto, ou traga uma de uma partida revista: “{ analysis-here }”.
analysis-sample = Para começar, esta é uma posição da partida de exemplo.
analysis-best = Melhores jogadas
analysis-ask = Buscar as melhores jogadas
analysis-thinking = Testando jogadas …
analysis-ahead = { $count ->
    [one] { $count } outra análise vem antes.
   *[other] { $count } outras análises vêm antes.
}
analysis-moves = Ou jogue qualquer jogada
analysis-play = Jogar
analysis-undo = Desfazer
analysis-over = Aqui a partida acaba.
analysis-edit = Montar outra posição
analysis-deal = Nova distribuição
analysis-players = Jogadores
analysis-position = Posição como texto
analysis-apply = Montar este texto
analysis-place = O que mudar
analysis-place-pool = Oferta
analysis-place-hand = Mão: { $name }
analysis-place-bands = Bandos: { $name }
analysis-place-markers = Marcadores, glória e fichas de { $name }
analysis-place-turn = Turno, era e dragões
analysis-add = Acrescentar uma carta
analysis-remove = Tirar: { $card }
analysis-empty = vazio
analysis-new-band = Novo bando
analysis-glory = Glória
analysis-turn-of = Vez de { $name }
analysis-place-deck = Deck
analysis-place-discarded = Cartas descartadas
analysis-place-known = Cartas conhecidas de { $name }
analysis-place-setting = Tribos, fichas de glória e regras da casa
analysis-supply = Marcadores restantes
analysis-merfolk = Trilha do Povo do Mar
analysis-orcs = Horda de orcs
analysis-trolls = Fichas de troll
analysis-giant = Ficha de gigante
analysis-giant-here = está aqui
analysis-giant-size = Tamanho do bando
analysis-age = Era
analysis-first = Primeiro jogador
analysis-decision = O que se decide
analysis-bands-played = Bandos neste turno
analysis-free = Marcadores livres
analysis-dragons = Dragões revelados
analysis-dragon-free = Cartas antes de um dragão
analysis-third = Terceiro dragão sacado por
analysis-nobody = ninguém
analysis-replace = Troque uma tribo; as cartas e fichas dela saem da mesa.
analysis-swap = Pressione duas fichas de glória para trocá-las.
analysis-token = { kingdom-name }: { $glory }
analysis-top = Pressione uma carta para pô-la no topo do deck.
analysis-dragon = dragão
analysis-decision-name = { $decision ->
    [turn] Recrutar ou jogar um bando
    [marker] Para onde vai o marcador
    [merfolk_move] Quanto anda o marcador do Povo do Mar
    [free_marker] Para onde vai o marcador livre
    [orc_marker] Um marcador na horda de orcs
    [troll_token] Qual ficha de troll
    [further_band] Mais um bando
    [keep] Quais cartas ficam
   *[wizard_draw] Se o feiticeiro saca
}
analysis-wrong = Esta posição não pode ser montada: { $reason }
analysis-here = Analisar esta posição
