### A served game that is played in the browser alone, because the server cannot be reached.

offline-title = Sem conexão
offline-text = Guarde o jogo neste navegador (6 MB) e você poderá jogar contra bots ou passar o aparelho de mão em mão, mesmo quando o servidor estiver fora de alcance. Essas partidas ficam neste aparelho.
offline-keep = Guardar o jogo aqui
offline-keeping = Carregando o jogo …
offline-kept = O jogo está guardado neste navegador.
offline-failed = Não foi possível carregar o jogo. Há conexão e espaço no aparelho?
offline-play = Jogar neste aparelho
offline-lost = Não é possível alcançar o servidor.
offline-here = Você está jogando neste aparelho, sem o servidor. As partidas jogadas aqui ficam aqui.
offline-back = Voltar ao servidor
