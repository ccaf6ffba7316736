### Partidas: resultados, filtros e estatísticas.

## A lista

results-against = Contra { $names }
results-place = { $rank }º lugar de { $players }
results-left = terminada por um bot em seu lugar
results-shared = jogada em uma só tela
results-more = Mostrar mais
results-no-match = Nenhuma partida corresponde a estes filtros.
results-export = Todos os registros (ZIP)

## Filtros

filter-all = Todas
filter-opponents = Adversários
filter-bots = Só bots
filter-players = Jogadores
filter-outcome = Desfecho
filter-won = Vitória
filter-lost = Sem vitória
filter-tribe = Tribo em jogo

## Números e gráficos

stats-title = Em números
stats-games = Partidas
stats-wins = Vitórias
stats-glory = Glória média
stats-best = Maior glória
stats-streak = Vitórias seguidas agora
stats-longest = Maior série de vitórias
stats-won-of = { $won } / { $games }
stats-people = Com pessoas
stats-bots = Bots de vários níveis
stats-players = { $count ->
    [one] { $count } jogador
    [many] { $count } de jogadores
   *[other] { $count } jogadores
}
stats-by-opponents = Vitórias por adversários
stats-by-players = Vitórias por número de jogadores
stats-by-source = Glória média por fonte
stats-form = Colocações nas últimas partidas
stats-form-label = Suas colocações nas últimas partidas, da mais antiga à mais nova: { $text }
stats-leaders = Líderes favoritos
stats-note = Contam as partidas que você joga até o fim, com um só lugar na sua tela.
