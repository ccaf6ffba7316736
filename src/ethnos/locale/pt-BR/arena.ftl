# The reports of tournaments.

arena-title = Torneio de bots
arena-games = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
} em mesas de { $seats ->
    [1] { $seats } lugar
   *[other] { $seats } lugares
}. A proporção justa de vitórias é de { $percent }%. Cada intervalo contém o valor real 95 vezes em 100.
# The last two columns: half of all decisions, and 99 of 100, take no longer
arena-digest = Resumo criptográfico de todas as partidas: { $digest }
arena-written = O relatório está gravado em { $file }.
arena-column-bot = Bot
arena-column-seats = Lugares
arena-column-wins = Vitórias, %
arena-column-rating = Força
arena-column-rank = Posição
arena-column-glory = Glória
arena-column-median = ms, 50%
arena-column-slow = ms, 99%
arena-column-tribe = Tribo
arena-heading-ratings = Força
arena-heading-wins = Proporção de vitórias
arena-heading-matrix = Quantas vezes o bot da linha termina à frente do bot da coluna, %
arena-heading-sources = De onde vem a glória
arena-heading-by-tribe = Proporção de vitórias por tribo em jogo, %
arena-heading-tribes = Tribos e vitórias
arena-heading-pairs = Pares de tribos que lideram bandos do mesmo jogador
arena-source-kingdoms = reinos
arena-source-bands = bandos
arena-source-merfolk = trilha do Povo do Mar
arena-source-giant = ficha de gigante
arena-source-raids = pilhagens
arena-tribes-explained = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
} com { $sets ->
    [1] { $sets } conjunto de tribos
   *[other] { $sets } conjuntos diferentes de tribos
}. Quem vence joga { $percent }% de todos os bandos; uma tribo anda junto com a vitória quando sua proporção passa disso.
arena-column-presence = Cartas nos bandos de quem vence, %
arena-column-leadership = Lideranças em bandos de quem vence, %
arena-column-most-led = Vitórias de quem mais lidera com ela, %
arena-column-tribe-glory = Glória
arena-column-pair = Par
arena-repeat = Para repetir: { $command }
arena-versions = ethnos { $ethnos }, regras { $rules }, Python { $python }
# The bot raised errors or chose illegally
arena-forfeits = { $games ->
    [1] { $bot } perdeu { $games } partida por erro
   *[other] { $bot } perdeu { $games } partidas por erro
}; na partida { $game }: { $error }
arena-stopped = { $games ->
    [1] Interrompido após { $count } de { $games } partida.
   *[other] Interrompido após { $count } de { $games } partidas.
}
arena-kept = As partidas jogadas estão em { $file }; o mesmo comando com --resume continua.
arena-bot-died = O bot “{ $bot }” encerrou seu processo repetidas vezes na partida { $game } ({ $error }). O torneio foi interrompido.
arena-results-exists = { $file } já contém partidas. Continue com --resume ou indique outro arquivo.
arena-results-other = { $file } pertence a outro torneio: “{ $detail }” é diferente.
arena-results-broken = { $file } não contém as partidas de um torneio (linha { $detail }).
arena-results-unnamed = --resume continua o arquivo de --results; acrescente --results ARQUIVO.
