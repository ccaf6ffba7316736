# The game in a browser. Two asterisks at each end make a **stronger** part of a sentence.

## Everywhere

web-title = Ethnos
web-title-turn = Sua vez · Ethnos
web-loading = Um momento…
web-close = Fechar
web-yes = Sim
web-no = Não
web-cancel = Cancelar
web-back-home = Página inicial
web-rule = Ver a regra, { $clause }

## Who sits where

web-bot = bot
web-bot-kind = bot, { $level }
web-you = você
# $why: timeout, left or replaced
web-standing-in = { $why ->
    [timeout] tempo esgotado, um bot continua
    [left] saiu, um bot continua
   *[replaced] um bot continua
}
web-offline = sem conexão
web-absent = { $name } não responde há um minuto.
web-absent-replace = Deixar um bot jogar
web-absent-wait = Esperar

## Cards and kingdoms

web-card-tribe = { $tribe ->
    [centaur] Centauro
    [dwarf] Anão
    [elf] Elfo
    [giant] Gigante
    [halfling] Halfling
    [merfolk] Povo do Mar
    [minotaur] Minotauro
    [orc] Orc
    [skeleton] Esqueleto
    [troll] Troll
    [wingfolk] Alado
   *[wizard] Feiticeiro
}
web-card-any = coringa
web-group-tribe = { $tribe ->
    [centaur] Centauros
    [dwarf] Anões
    [elf] Elfos
    [giant] Gigantes
    [halfling] Halflings
    [merfolk] Povo do Mar
    [minotaur] Minotauros
    [orc] Orcs
    [skeleton] Esqueletos
    [troll] Trolls
    [wingfolk] Alados
   *[wizard] Feiticeiros
}
web-group-kingdom = { $kingdom ->
    [none] Esqueletos
   *[other] { kingdom-name }
}
web-card-unfit = não combina

## The bar at the top

web-age = Era { word-age }
web-age-short = { word-age }
web-age-score = Pontuação da era { word-age }
web-tribe-sheet = O que as tribos fazem
web-theme = Claro ou escuro
web-rules = Regras
web-menu = Menu
web-settings = Ajustes
web-leave = Sair da mesa
web-leave-sure = Sair da mesa? Um bot joga por você; dá para voltar.
web-leave-yes = Sair
web-leave-no = Ficar
web-watching = { $count ->
    [1] { $count } pessoa assiste
   *[other] { $count } pessoas assistem
}

## Players

web-players = Jogadores
web-glory = glória
web-in-hand = { $count ->
   *[other] na mão
}
web-player-label = { $name }: { $glory } de glória, { word-cards } na mão
web-projected = +{ $glory } se a era acabasse agora
web-giant-token = Ficha de gigante, bando de { word-of-size }
web-troll-tokens = Fichas de troll: { $tokens }
web-merfolk-space = Trilha do Povo do Mar: espaço { $space }
web-orc-count = Horda de orcs: { $count } de 6
web-known = Com certeza na mão: { $cards }
web-no-bands = nenhum bando nesta era
web-band-label = { word-band }

## The map

web-map = Mapa dos seis reinos
web-coin = Era { word-age }: { $value } de glória
web-need = exige { word-cards }
web-need-met = com { word-cards } ✓
web-no-markers = sem marcadores
# $leads: yes where this player is first, $shared: yes in a tie
web-marker-label = { $name }: { $count ->
    [1] { $count } marcador
   *[other] { $count } marcadores
}
web-kingdom-label = { kingdom-title }: { $first } de glória para o primeiro lugar nesta era. { $markers } Você precisa de um bando de { word-of-needed }.
web-kingdom-watch = { kingdom-title }: { $first } de glória para o primeiro lugar nesta era. { $markers }
web-choose-kingdom = Escolher { kingdom-title }

## The pool and the deck

web-pool = Oferta
web-pool-empty = A oferta está vazia.
web-deck = Sacar do deck
web-deck-left = { $count ->
    [1] resta { $count } carta
   *[other] restam { $count } cartas
}
web-dragons = { $count } de 3 dragões vistos
web-deck-safe = { $count ->
    [1] nenhum dragão na próxima
   *[other] nenhum dragão nas próximas { $count }
}
web-dragon-chance = dragão na próxima carta: { $percent }%
web-age-chance = a próxima carta encerra a era: { $percent }%

## The right-hand column and its tabs

web-orcs = Horda de orcs
web-orc-cell = { $name }, { kingdom-name }: { $taken ->
    [yes] um marcador
   *[no] vazio
}
web-log = Histórico
web-log-empty = Nada aconteceu ainda.
web-sending = Enviando…
web-chat = Chat
web-chat-say = Diga alguma coisa
web-chat-send = Enviar
web-chat-empty = Ninguém disse nada.
web-tabs = Mais da mesa

## The hand and what can be done

web-hand = Sua mão
web-hand-empty = Sua mão está vazia.
web-hand-count = { $name } { $count }
web-hand-chosen = { $name }: { $chosen } de { $count }
web-hand-own = Sua própria ordem
web-sort = { $grouping ->
    [tribe] Por tribo
    [kingdom] Por reino
   *[own] Minha ordem
}
web-sort-label = Ordem das suas cartas
web-move-left = Mover a carta para a esquerda
web-move-right = Mover a carta para a direita
web-watching-only = Você está assistindo.
web-leader = Líder
web-leaders = Quem lidera?
web-play = Jogar bando
web-play-first = Escolha cartas
web-draw = Sacar
web-undo = Desfazer
web-hint = Dica
web-confirm = Confirmar
web-troll = Ficha de troll

web-advice-chance = { $percent }% de chance
web-advice-do = Seguir

## Connection and places that are not there

web-lost = **A conexão caiu.** Nova tentativa { $seconds ->
    [0] agora…
    [1] em { $seconds } segundo…
   *[other] em { $seconds } segundos…
}
web-lost-offline = **Você está sem internet.** A partida continua assim que você voltar.
web-connecting = **Conectando…**
web-retry = Tentar já
web-ending = { $ending ->
    [gone] Esta mesa não existe
    [not_welcome] Esta mesa está cheia
    [signed_out] Sua sessão terminou
    [reload] Há uma versão mais nova
    [damaged] Esta partida não pode ser lida
    [closed] Esta mesa está fechada
    [banned] Você não tem acesso
   *[broken] Algo deu errado
}
web-ending-text = { $ending ->
    [gone] O link é antigo ou tem um erro, ou a mesa já foi desfeita.
    [not_welcome] A partida começou, todos os lugares estão ocupados e não é permitido assistir.
    [signed_out] Este navegador não sabe mais quem você é. Recarregue para se sentar como visitante.
    [reload] O servidor foi atualizado. Recarregue a página para continuar de onde parou.
    [damaged] O que está guardado dela está danificado. Suas outras partidas não foram afetadas.
    [closed] O operador do servidor fechou esta mesa.
    [banned] O operador do servidor excluiu você ou a sua rede.
   *[broken] A página e o servidor não se entendem. Recarregue a página.
}
web-reload = Recarregar
web-not-found = Esta página não existe
web-not-found-text = O endereço tem um erro, ou é de outros tempos.

## Hot seat

# The player's turn is over; the next one sits at the same screen
web-hand-over-next = **A seguir é a vez de { $name }.** Depois de ver as suas cartas, passe o aparelho.
web-hand-over-now = Passar para { $name }
web-hand-over = { $name }, é a sua vez
web-hand-over-text = Passe o aparelho adiante. As cartas ficam escondidas até você olhar.
web-hand-over-look = Mostrar minhas cartas

## Scoring

web-walk = Pontuação da era { word-age }
web-walk-skip = Fechar
web-walk-totals = Depois da era { word-age }
web-walk-gained = +{ $glory }

## The end

web-over-details = O resultado completo
web-rematch = Jogar de novo
web-rematch-open = Um novo jogo com as mesmas pessoas está aberto.
web-replay = Rever

## Help

web-sheet = As tribos desta partida
web-sheet-x = X é o número de cartas do bando.
web-sheet-kingdoms = A letra no escudo é a inicial do nome do reino.
web-keys = Teclas
web-key-cards = escolher cartas
web-key-pool = pegar da oferta
web-key-draw = sacar
web-key-play = jogar, confirmar
web-key-leader = outro líder
web-key-kingdom = um reino, pela letra do escudo
web-key-undo = desfazer
web-key-hint = dica
web-key-clear = desmarcar
web-key-sort = outra ordem
web-key-sheet = esta ajuda
web-key-command = digitar um comando
web-command = Comando
web-command-hint = sacar, pegar 3, bando 1 4 5 líder 4, colocar vermelho, ajuda …
web-command-no-score = Nenhuma era foi pontuada ainda. O número pequeno ao lado da glória mostra o que esta era renderia agora.
# A command of the terminal that is done otherwise here
web-command-elsewhere = { $verb ->
    [sort] Os botões acima da sua mão mudam a ordem das cartas.
    [table] A mesa inteira está à sua frente.
    [memory] Aponte para o número de cartas de um jogador para ver quais delas você conhece.
    [confirm] No menu você escolhe se o jogo pergunta antes.
    [save] A partida é salva depois de cada ação.
    [why] Aqui os bots não explicam suas ações; peça uma dica.
   *[quit] O menu leva para fora da mesa.
}
web-skip = Ir para a sua mão

## Waiting for players

web-lobby = Preparando a mesa
web-seat-open = Livre
web-seat-take = Sentar
web-seat-bot = Adicionar bot
web-seat-leave = Levantar
web-start = Dar as cartas
web-start-first = Preencha todos os lugares
web-wait-host = { $name } vai começar a partida.
web-code = Código
web-link = Link para seus amigos
web-link-here = Este link só abre neste computador. Um servidor iniciado com { $command } mostra um endereço para outros aparelhos: abra o jogo nele, e o link valerá também para os amigos.
web-copied = Copiado
web-copy-by-hand = Não foi possível copiar: selecione o link e copie você mesmo.
web-name = Seu nome
web-source = { $source ->
    [kingdoms] reinos
    [merfolk] trilha do Povo do Mar
    [giant] ficha de gigante
    [raids] pilhagens
   *[bands] bandos
}
web-bands-tab = Bandos
web-track-tab = Trilha
web-orcs-tab = Orcs
web-log-tab = Histórico
web-chat-tab = Chat
web-theme-name = { $theme ->
    [auto] Como o sistema
    [light] Claro
   *[dark] Escuro
}
web-speed = Animação
web-speed-name = { $speed ->
    [off] Nenhuma
    [slow] Lenta
    [normal] Normal
   *[fast] Rápida
}
web-ask-first = Perguntar antes de pegar cartas
web-sound = Sons
web-notify = Avisar quando for a minha vez
web-notify-denied = O navegador não permite avisos desta página.
web-commands = Uma linha para digitar comandos
web-come-back = Retomar meu lugar
