### The analysis board: set up positions, ask for the best moves, play them out.

analysis-text = Monte qualquer posição clicando ou como texto, peça as melhores jogadas e jogue-as.
analysis-best = Melhores jogadas
analysis-ask = Buscar as melhores jogadas
analysis-thinking = Testando jogadas …
analysis-ahead = { $count ->
    [one] { $count } outra análise vem antes.
   *[other] { $count } outras análises vêm antes.
}
analysis-moves = Todas as jogadas
analysis-play = Jogar
analysis-undo = Desfazer
analysis-over = Aqui a partida acaba.
analysis-edit = Montar
analysis-deal = Nova distribuição
analysis-players = Jogadores
analysis-position = Posição como texto
analysis-apply = Montar este texto
analysis-place = O que mudar
analysis-place-pool = Oferta
analysis-place-hand = Mão: { $name }
analysis-place-bands = Bandos: { $name }
analysis-place-markers = Marcadores e glória: { $name }
analysis-place-turn = De quem é a vez
analysis-add = Acrescentar uma carta
analysis-remove = Tirar: { $card }
analysis-empty = vazio
analysis-new-band = Novo bando
analysis-glory = Glória
analysis-turn-of = Vez de { $name }
analysis-wrong = Esta posição não pode ser montada: { $reason }
analysis-here = Analisar esta posição
