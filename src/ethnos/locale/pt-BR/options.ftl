# The rules a table may agree on before a game. For each: its name, short enough for a label; one line
# on what it is about; and its values, the usual one first. The rules explain them under “Options”.

option-merfolk-scoring = Trilha do Povo do Mar
option-merfolk-scoring-about = Quem ganha glória pela trilha do Povo do Mar no fim de uma era.
option-merfolk-scoring-kingdom = como em um reino
option-merfolk-scoring-leader-only = só o primeiro lugar

option-merfolk-zero-ranks = Espaço 0 da trilha
option-merfolk-zero-ranks-about = Se quem ainda está no espaço 0 da trilha do Povo do Mar pode ocupar um lugar nela. Entre dois jogadores, ninguém fica então sem rival na trilha.
option-merfolk-zero-ranks-false = nenhum lugar
option-merfolk-zero-ranks-true = um lugar como os outros

option-merfolk-two-player-sole-bonus = Sem rival na trilha
option-merfolk-two-player-sole-bonus-about = Se, com dois jogadores, o único que saiu do espaço 0 ganha os dois valores na era II. Não muda nada quando o espaço 0 é um lugar como os outros.
option-merfolk-two-player-sole-bonus-true = ganha os dois valores
option-merfolk-two-player-sole-bonus-false = ganha só o primeiro

option-merfolk-symbols = Símbolos da trilha
option-merfolk-symbols-about = Quantos marcadores grátis um avanço na trilha do Povo do Mar pode render.
option-merfolk-symbols-each = um por símbolo
option-merfolk-symbols-one-per-move = um por avanço

option-merfolk-move = Avanço na trilha
option-merfolk-move-about = Se um bando do Povo do Mar tem que avançar tantos espaços quantas cartas tem.
option-merfolk-move-exact = exatamente isso
option-merfolk-move-up-to = ou menos

option-troll-scope = Alcance dos trolls
option-troll-scope-about = Quais empates as fichas de troll decidem.
option-troll-scope-kingdoms-and-merfolk = reinos e trilha
option-troll-scope-kingdoms-only = só reinos
option-troll-scope-all-end-of-age-ties = todo empate no fim de uma era

option-troll-depth = Ordem pelos trolls
option-troll-depth-about = Se as fichas de troll põem em ordem todos os empatados, ou só apontam o primeiro.
option-troll-depth-full-order = ordenam todos
option-troll-depth-winner-only = só apontam o primeiro

option-ten-skeletons = Dez esqueletos
option-ten-skeletons-about = Quanto vale uma mão de dez esqueletos.
option-ten-skeletons-instant-win = vencem a partida
option-ten-skeletons-illegal = não são um bando

option-two-player-tie = Empate entre dois
option-two-player-tie-about = O que dividem dois jogadores empatados em um reino na era II.
option-two-player-tie-top-token-only = a ficha maior
option-two-player-tie-both-tokens = as duas fichas

option-orc-raid = Pilhagem dos orcs
option-orc-raid-about = Quantos marcadores a pilhagem tira da horda de orcs.
option-orc-raid-all-or-nothing = todos ou nenhum
option-orc-raid-any-number = quantos você quiser

option-orc-raid-order = Ordem das pilhagens
option-orc-raid-order-about = Se você sabe o que os outros decidem antes de pilhar.
option-orc-raid-order-first-player-clockwise = um depois do outro
option-orc-raid-order-simultaneous = todos em segredo

option-marker-placement = Marcadores
option-marker-placement-about = Se é obrigatório colocar o marcador sempre que ele pode ser colocado.
option-marker-placement-mandatory = obrigatórios
option-marker-placement-optional = opcionais

option-marker-supply = Reserva de marcadores
option-marker-supply-about = Se os seus marcadores podem acabar.
option-marker-supply-limited = limitada
option-marker-supply-unlimited = nunca acaba

option-centaur-trigger = Centauros
option-centaur-trigger-about = Quando um bando de centauros permite jogar outro; só faz diferença se os marcadores forem opcionais.
option-centaur-trigger-placed = se o marcador foi colocado
option-centaur-trigger-eligible = se poderia ser colocado

option-centaur-chain = Outros bandos
option-centaur-chain-about = Quantos bandos os centauros podem acrescentar a um turno.
option-centaur-chain-unlimited = quantos quiser
option-centaur-chain-single-extra = um

option-wizard-draw = Feiticeiros
option-wizard-draw-about = Quantas cartas um bando de feiticeiros saca.
option-wizard-draw-exact-or-none = todas ou nenhuma
option-wizard-draw-up-to = ou menos

option-giant-tie = Ficha de gigante
option-giant-tie-about = De que tamanho deve ser um bando de gigantes para tomar a ficha de outro.
option-giant-tie-strictly-larger = maior
option-giant-tie-equal-takes = basta igualar

option-final-band-size = Último desempate
option-final-band-size-about = Como se medem os bandos quando glória e marcadores empatam no fim.
option-final-band-size-as-played = todas as cartas
option-final-band-size-without-skeletons = sem esqueletos
option-final-band-size-as-scored = como pontuaram

option-empty-pool = Oferta vazia
option-empty-pool-about = O que você saca do deck enquanto a oferta está vazia.
option-empty-pool-deck-only = uma carta
option-empty-pool-draw-two = duas cartas

## Variants: numbers of the house

option-hand-limit = Limite da mão
option-hand-limit-about = Com tantas cartas na mão, você precisa jogar um bando.

option-marker-count = Número de marcadores
option-marker-count-about = Quantos marcadores cada jogador tem; contam o da pontuação e o da trilha do Povo do Mar.

option-age-count = Eras
option-age-count-about = Quantas eras se jogam. Cada reino recebe o mesmo número de fichas de glória.

option-printed = { $count } (impresso)

## How they are chosen

option-group = { $group ->
    [cards] Cartas
    [markers] Marcadores
    [merfolk] Povo do Mar
    [tribes] Outras tribos
   *[end] Empates e fim
}
option-usual = usual
option-changed = alterada
option-idle = Nesta partida não faz diferença.
option-rulebook = Como no manual
option-reset = Tudo como de costume
option-set = { $option }: { $value }
