### O que um chat mostra para um link de uma mesa ou de um resultado.

link-table = Mesa de { $name }
link-seats = { $count ->
    [0] Todos os lugares estão ocupados.
    [one] { $count } de { $players } lugares está livre.
    [many] { $count } de { $players } lugares estão livres.
   *[other] { $count } de { $players } lugares estão livres.
}
link-playing = Jogando: { $names }.
link-over = A partida acabou.
link-result = Como a partida terminou
link-scores = Glória: { $names }.
link-score = { $name } { $glory }

## Buttons below a result

share-result = Compartilhar o resultado
share-picture = Salvar como imagem
share-log = Salvar o registro como texto
