# The pages around the game: start, lobby, result, replay, rules, settings, first game.

## Everywhere

page-title = { $title } · Ethnos
page-skip = Ir para o conteúdo
page-ways = Páginas
page-language = Idioma
# $option: a code of the server
page-problem = { $option ->
    [offline] Não dá para alcançar o servidor. Verifique sua conexão e tente de novo.
    [too_many_rooms] Você tem várias mesas que ainda não começaram. Comece ou deixe uma delas primeiro.
    [too_fast] Rápido demais. Espere um momento e tente de novo.
    [too_big] Este arquivo é grande demais.
    [bad_options] Estas opções não combinam entre si.
    [not_finished] Esta partida ainda não acabou.
    [sealed] Outros ainda estão jogando esta partida. Ela se abre uma hora depois do fim do dia.
    [daily] Na partida do dia isso não dá.
    [no_such_room] Essa partida não existe. O link é antigo ou tem um erro.
    [no_such_code] Este código não vale, ou não vale mais. Peça um novo ao outro aparelho.
    [no_session] Este navegador não sabe mais quem você é. Recarregue a página.
    [no_spectators] Não é permitido assistir a esta mesa.
    [review_failed] A análise foi interrompida. Tente de novo.
    [bad_position] Não existe uma posição assim.
    [bad_record] Isto não é o registro de uma partida, ou está danificado.
    [bad_name] Um nome precisa de letras.
    [seat_taken] Alguém acabou de ocupar este lugar.
    [full] Todos os lugares estão ocupados.
    [already_started] A partida já começou.
    [storage] A partida não pode ser gravada agora. Tente de novo em um minuto.
    [banned] O operador do servidor excluiu você ou a sua rede.
    [room_closed] O operador do servidor fechou esta mesa.
    [bad_key] Esta não é a chave do operador.
    [bad_passkey] Esta chave de acesso não vale aqui, ou não vale mais.
    [bad_words] Há nisso uma palavra indesejada neste servidor.
   *[other] Não deu certo. Recarregue a página e tente de novo.
}

## Start

page-hero = Seis reinos. Doze tribos. Três dragões.
page-hero-text = Reúna um bando, escolha quem o lidera e finque seu marcador no mapa antes que alguém desperte o terceiro dragão. De dois a seis jogadores, uns quarenta minutos, sem cadastro.
page-bots = Jogue já contra bots
page-players = Jogadores
page-level = Força dos bots
page-level-text = Um bot que { $text }.
page-deal = Dar as cartas
page-tribes = Tribos
page-tribes-beginner = Primeira partida
page-tribes-random = Sorteio
page-tribes-mood = Pelo clima
page-tribes-own = Escolher
page-tribes-chosen = { $count ->
    [1] { $count } de { $total } tribos escolhida
   *[other] { $count } de { $total } tribos escolhidas
}
page-tribes-drawn = { $count ->
    [1] { $count } das doze tribos é sorteada.
   *[other] { $count } das doze tribos são sorteadas.
}
page-friends = Jogue com amigos
page-friends-text = Abra uma mesa e mande o link. Lugares vazios podem ficar com bots; também dá para dividir um aparelho.
page-friends-open = Abrir uma mesa
page-join = Tem um código?
page-code-example = Código
page-join-do = Entrar
page-join-wrong = Nenhuma mesa tem este código. Talvez uma letra esteja errada, ou a mesa já não exista.
page-mine = Continue jogando
page-games = Partidas
page-games-all = { $count ->
    [1] { $count } partida
   *[other] Todas as { $count } partidas
}
page-learn = Primeira vez aqui?
page-learn-short = Aprender
page-learn-text = Jogue sua primeira era com alguém ao lado. Cada regra é explicada na hora certa, em cinco minutos.
page-learn-do = Aprender jogando
page-learn-rules = Ler as regras
page-learn-replay = Ver uma partida de exemplo
page-public = Mesas abertas a todos
page-public-none = Ninguém está esperando no momento. Abra sua própria mesa e marque “Aberta a todos”.
page-credits = Ethnos é um jogo de tabuleiro de Paolo Mori, 2017. Esta é uma edição livre feita por fãs, com desenhos próprios; não pertence a nenhuma editora.

## Tables in a list

page-table-of = { $names }
page-table-empty = Uma mesa vazia
page-room-lobby = { $count ->
    [0] todos os lugares ocupados, prestes a começar
    [1] um lugar livre
   *[other] { $count } lugares livres
}
page-room-over = terminou: { $text }
page-room-yours = sua vez, era { word-age }
page-room-playing = em andamento, era { word-age }
page-analysis = Mesa de análise
page-room-exercise = Exercício · { $text }
page-room-result = Resultado
page-room-continue = Continuar
page-room-join = Sentar
page-room-watch = Assistir
page-games-going = Em andamento
page-games-over = Terminadas
page-games-none = Nenhuma partida espera por você.
page-games-none-over = Você ainda não terminou nenhuma partida.
page-games-new = Nova partida

## Lobby

page-seat-here = está aqui
page-seat-companion = Dividir aparelho
page-seat-clear = Liberar o lugar de { $name }
page-seat-clear-short = Liberar
page-seat-name = Mudar o nome { $name }
page-seat-name-save = Salvar
page-companion = Visitante { $number }
page-companion-name = Nome de quem está ao lado
page-fill = Completar com bots
page-invite = Convide seus amigos
page-invite-text = Venha jogar Ethnos comigo.
page-qr = Código QR de { $text }
page-link = Link
page-link-copy = Copiar o link
page-share = Compartilhar
page-options = A partida
page-clock = Tempo por turno
page-clock-name = { $option ->
    [minute] um minuto
    [minutes] três minutos
    [day] um dia
    [days] três dias
   *[none] sem limite
}
page-undo = Desfazer
page-undo-name = { $option ->
    [free] sempre
    [none] nunca
   *[consent] se todos aceitarem
}
page-option = { $option ->
    [public] Aberta a todos
    [spectators] Outros podem assistir
    [memory_aid] Mostrar as cartas conhecidas de cada mão
   *[hints] Dicas permitidas
}
page-rulings = { $count ->
    [0] Regras da casa: nenhuma
    [1] Regras da casa: uma
   *[other] Regras da casa: { $count }
}
page-rulings-text = O que muda com cada uma
page-fair = Como se prova que não há trapaça
page-fair-text = O jogo já escolheu sua parte do embaralhamento e mostra aqui a impressão digital dela. Cada pessoa que se senta acrescenta um pouco de acaso. Depois da partida, a parte é revelada, e todos podem refazer a distribuição das cartas.

## After the game

page-after = Resultado
page-after-none = Não há resultado
page-after-replay = Ver de novo
page-after-table = A mesa no fim
page-after-record = Baixar o registro
page-markers = { $count ->
    [1] { $count } marcador nos reinos
   *[other] { $count } marcadores nos reinos
}
page-chart = De onde veio a glória
page-chart-label = Glória de cada jogador por era e origem; os mesmos números estão na tabela abaixo.
page-chart-age = { word-age }: { $glory }
page-chart-numbers = Todos os números
page-chart-column = Era
page-curve = Como foi
page-curve-text = A glória que cada um teria se a era tivesse acabado naquele momento. Clique para ver o momento.
page-curve-label = A glória de cada jogador ao longo da partida, se a era acabasse a cada momento.
page-chances = Chances de vitória
page-chances-text = A chance que cada um tinha de vencer naquele momento, em porcentagem, segundo um bot que julga pelo que está na mesa. Clique para ver o momento.
page-chances-label = A chance de vitória de cada jogador ao longo da partida, em porcentagem.
page-swings = O que virou a partida
page-swings-text = Quanta glória a jogada ganhou sobre o melhor rival, se a era tivesse acabado naquele momento. Uma ficha de troll pode decidir empates em vários reinos de uma vez.
page-swing = +{ $glory } de glória sobre o melhor rival
page-swing-look = Ver
page-fair-after = A impressão digital mostrada antes da partida, a parte do próprio jogo no embaralhamento e o que os jogadores acrescentaram têm que dar exatamente as cartas da partida.
page-proof = Conferir as cartas
page-proof-good = As cartas foram dadas como prometido, e todas as jogadas seguiram as regras.
page-proof-bad = Este registro não é válido. Veja abaixo o que está errado.
page-proof-more = Em que se baseia a prova
page-proof-commitment = Impressão digital, mostrada antes da partida
page-proof-seed = A parte do servidor
page-proof-nonces = O que os jogadores acrescentaram

## Replay

page-replay = Ver uma partida
page-replay-text = Toda partida deste servidor pode ser revista a partir da página do resultado. Um arquivo de registro, salvo antes ou gravado pelo jogo no terminal, pode ser aberto aqui.
page-replay-file = Escolher um arquivo de registro
page-replay-drop = ou solte-o aqui; termina em .ethnos.jsonl
page-replay-wrong = Não dá para mostrar { $file }. { $reason }
page-replay-mine = Partidas que joguei
page-sample = Uma partida de exemplo
page-sample-text = Três bots jogam uma partida curta com as tribos da primeira partida e as mãos abertas. Deixe correr ou avance jogada por jogada: em poucos minutos você vê como se joga Ethnos.
page-sample-watch = Ver a partida de exemplo
page-replay-own = Uma partida gravada
page-replay-none = Não há nada para ver
page-replay-controls = Percorrer a partida
page-replay-step = Passo
page-replay-at = { $number } de { $total }
page-replay-first = Para o começo (Home)
page-replay-back = Um passo para trás (←)
page-replay-next = Um passo à frente (→)
page-replay-last = Para o fim (End)
page-replay-play = Reproduzir (espaço)
page-replay-pause = Parar (espaço)
page-replay-pace = Velocidade
page-replay-times = { $text }×
page-replay-view = Ponto de vista
page-view-full = Todas as cartas abertas
page-view-public = Como espectador
page-view-seat = Como { $name } via
page-replay-link = Link para esta jogada
page-hands = Todas as mãos
page-hand = { $name }: { $cards }

## Rules

page-rules-contents = Sumário
page-rules-search = Buscar nas regras
page-rules-nothing = Nada sobre isso.
page-rules-clauses = { $count ->
    [1] A cláusula por trás desta seção
   *[other] As { $count } cláusulas por trás desta seção
}

## Settings

page-you = Você
page-save = Salvar
page-name-saved = Salvo.
page-look = Aparência e animação
page-speed-text = A velocidade das cartas e peças. Se o seu sistema pede menos movimento, nada se move.
page-playing = Durante a partida
page-confirm-name = { $option ->
    [off] Nunca
    [on] Sempre
   *[timed] Três segundos
}
page-confirm-text = Com “Três segundos”, a jogada acontece sozinha, a menos que você mude de ideia.
page-device = Outro aparelho
page-device-text = Suas partidas pertencem a este navegador. Com um código, válido por dez minutos, outro aparelho também pode entrar.
page-device-make = Criar um código
page-device-code = Código para o outro aparelho
page-device-have = Tem um código de outro aparelho?
page-device-claim = Usar
page-device-done = Este aparelho agora joga como { $name }.
passkey-title = Chaves de acesso
passkey-text = Uma chave de acesso fica no seu celular, no seu computador ou no seu gerenciador de senhas e identifica você em qualquer lugar como o mesmo jogador. Não precisa de senha nem de e-mail.
passkey-make = Criar uma chave de acesso
passkey-sign-in = Entrar com uma chave de acesso
passkey-made = A chave de acesso foi criada. Outro aparelho pode entrar com ela.
passkey-created = Criada em { $day }
passkey-used = Usada pela última vez em { $day }
passkey-delete = Apagar
passkey-deleted = A chave de acesso foi apagada. Remova-a também do seu aparelho.
passkey-known = Este aparelho já tem uma chave de acesso para você.

## The first game. Two asterisks at each end make a **stronger** part of a sentence

lesson-player = { $seat ->
    [1] Bela
   *[2] Noor
}
lesson-coach = Sua primeira partida
lesson-wait = Os outros jogam…
lesson-leave = Sair da lição
lesson-play = Jogar uma partida de verdade
lesson-other-draw = Daria: do deck vem uma carta que ninguém viu, ou um dragão. { word-ring }
lesson-other-take = Daria: a carta iria para a sua mão, e ninguém mais poderia pegá-la. { word-ring }
lesson-other-band = Daria: aconteceria o que a frase disse, e o resto da sua mão ficaria à vista de todos. { word-ring }
lesson-other = { word-ring }
word-ring = Aqui praticamos outra coisa: siga o anel dourado.
lesson-next = Continuar
lesson-not-here = Isso fica para uma partida de verdade.
lesson-take = Você tem uma carta: um gigante de Rhea, o reino vermelho. Na sua vez, você pega uma carta ou joga um bando com as cartas da mão.
    Na oferta há mais dois gigantes. **Pegue o azul.**
lesson-draw = Dois gigantes combinam: um bando reúne cartas de **uma tribo**, ou de **uma cor**.
    Ninguém repõe a oferta, então às vezes se saca no escuro. **Saque do deck.**
lesson-draw-again = Um centauro cinza não combina com nenhum dos seus gigantes. Fique com ele por enquanto. Você pode ter dez cartas na mão; com dez, precisa jogar um bando.
    Observe o que os outros juntam e **saque mais uma vez.**
lesson-band = Três gigantes! **Escolha os três** e depois **quem lidera**: a cor do líder diz qual reino recebe seu marcador.
    Rhea paga 6 de glória, mais que os outros. **Deixe o gigante vermelho liderar e jogue o bando.**
lesson-discard = Seu marcador está em Rhea. A tribo do líder também conta: o maior bando liderado por gigante ganha 2 de glória e a ficha de gigante. Quem a tem ganha glória de novo no fim da era.
    O preço: o resto da sua mão foi para a oferta, e Bela pegou seu centauro. **Pegue o alado vermelho.**
lesson-colour = Agora tente um bando de uma cor só. Você tem uma carta vermelha; talvez o deck tenha outra. **Saque.**
lesson-dragon = **Um dragão!** Três deles dormem na metade de baixo do deck, e nesta lição o deck é curto. O terceiro encerra a era na hora, e as cartas que ficarem na mão não valem nada.
    Você também encontrou um feiticeiro vermelho. **Escolha as duas cartas vermelhas e deixe o alado liderar:** alados podem ir a qualquer reino.
lesson-marker = Um marcador exige um bando com mais cartas do que os marcadores que você tem lá. Althea paga 4, e ainda não há ninguém ali. **Escolha Althea.**
    O mapa diz tudo: a moeda dourada é o que o primeiro lugar paga nesta era, uma peça com número conta os marcadores de alguém, e embaixo está o tamanho de bando necessário.
lesson-second-dragon = **O segundo dragão.** De agora em diante, qualquer carta do deck pode encerrar a era; a chance aparece ao lado do deck. As cartas da oferta são seguras.
    Agora **pegue o minotauro vermelho.**
lesson-minotaur = Você tem um marcador em Rhea, então o segundo exige duas cartas. Mas um bando liderado por minotauro conta como uma carta a mais. **Jogue o minotauro sozinho,** antes que seja tarde.
lesson-end = Noor sacou **o terceiro dragão.** Cada reino paga a quem tem mais marcadores lá, e cada bando paga pelo tamanho: 0, 1, 3, 6, 10, 15.
    Os marcadores ficam para a próxima era; todas as cartas são embaralhadas de novo. Quem tiver mais glória depois da última era vence. O jogo é isso: o resto é o que fazem as doze tribos, e as tribos no topo da tela contam tudo a qualquer momento.
lesson-later = Nas eras seguintes, **o segundo e o terceiro lugares** também ganham: as moedas das eras anteriores. E **quem empata divide**: somam-se as moedas dos lugares empatados e divide-se, arredondando para baixo. Dois que dividem 8 e 4 ganham 6 cada; uma ficha de troll pode vencer esse empate.
lesson-help = **Dica** mostra o que um bom jogador faria, e por quê. **Desfazer** volta sua última ação, desde que ela não tenha mostrado nada de novo.
    Segure ou aponte para uma carta e veja o que a tribo dela faz.
