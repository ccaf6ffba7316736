### Opponents to choose from.

opponents-missing = Não está nesta cópia do jogo: { $bot }.
