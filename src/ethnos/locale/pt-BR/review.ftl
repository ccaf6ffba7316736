### A análise de uma partida terminada.

## O que se diz das decisões, contado por ethnos.talk

# $kind: inaccuracy, mistake or blunder
review-kind = { $kind ->
    [inaccuracy] Imprecisão
    [mistake] Erro
   *[blunder] Erro grave
}
review-count = { $kind ->
    [inaccuracy] { $count ->
        [one] { $count } imprecisão
       *[other] { $count } imprecisões
    }
    [mistake] { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }
   *[blunder] { $count ->
        [one] { $count } erro grave
       *[other] { $count } erros graves
    }
}
review-best = **Não se achou nada melhor:** { $percent }% de chance de vencer.
# $what: the better action as a short sentence
review-better = **Melhor: { $what }** { $reason } (−{ $loss }%: { $after }% de chance de vencer em vez de { $before }%)
review-better-alone = **Melhor: { $what }** (−{ $loss }%: { $after }% de chance de vencer em vez de { $before }%)
review-accuracy = **{ $name }: precisão de { $percent }%.**
review-mistakes = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
}: { $mistakes }.
review-no-mistakes = { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
} e nenhum erro.
# $judge: the bot that judged
review-judge = { $judge ->
    [search] Cada decisão foi testada em partidas imaginadas, só com o que este jogador sabia naquele momento.
   *[other] Cada decisão foi julgada à primeira vista, sem partidas imaginadas, só com o que este jogador sabia naquele momento.
}
review-turn-own = **Esta decisão:** a chance de vencer passou de { $before }% para { $after }%.
review-turn-fate = **Cartas e rivais:** a chance de vencer passou de { $before }% para { $after }%.
review-turned = O que virou a partida

## Na linha de comando

cli-review = Analisar as decisões de um jogador numa partida terminada.
cli-review-seat = O número do jogador cujas decisões são analisadas; por padrão, a primeira pessoa.
cli-review-try = Para tentar de novo uma destas decisões, contra bots: { $command }

## Na página

review-page-heading = Análise
review-page-title = Análise da minha partida
review-page-other = Análise da partida
review-page-text = O melhor bot passa por cada decisão de um jogador, só com o que ele sabia naquele momento: quanto custou e o que teria sido melhor.
review-page-whose = Jogador
review-page-mine = Analisar minha partida
review-page-theirs = Analisar este jogador
review-page-nobody = Ninguém
review-page-ahead = { $count ->
    [one] { $count } outra análise vem antes.
   *[other] { $count } outras análises vêm antes.
}
review-page-begin = A partida está sendo lida …
review-page-progress = Decisões julgadas: { $count } de { $total }
review-page-again = Tentar de novo
review-page-accuracy = Precisão
review-page-percent = { $percent }%
review-page-loss = −{ $loss }%
review-page-worst = O que custou mais
review-page-chosen = Escolha: { $what }
review-page-replay = Percorrer passo a passo
review-page-previous = Erro anterior
review-page-next = Próximo erro
review-page-mistakes = { $count ->
    [0] Nada marcado
    [one] { $count } decisão marcada
   *[other] { $count } decisões marcadas
}
review-page-no-decision = Aqui este jogador não decidiu nada.
review-page-curve = A chance de vencer passo a passo; aqui { $percent }%.
