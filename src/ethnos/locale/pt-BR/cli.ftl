# The command line: help, usage errors, results of commands.

cli-usage = Uso
cli-arguments = Argumentos
cli-options = Opções
cli-commands = Comandos
cli-command = COMANDO ...
cli-default = Padrão: { $value }.

## The commands

cli = O jogo de tabuleiro Ethnos: jogue, reveja, teste.
cli-play = Jogar contra bots ou com outras pessoas no mesmo teclado.
cli-rules = Ler as regras do jogo ou uma seção.
cli-serve = Servir o jogo para navegadores.
cli-build-site = Gravar o jogo como arquivos estáticos que dispensam servidor.
cli-backup = Copiar o banco de dados de um servidor para um arquivo, ou restaurá-lo.
cli-export = Gravar as partidas terminadas de um servidor como registros ou como Parquet.
cli-doctor = Verificar a máquina, o banco de dados e o endereço público de um servidor, e dizer o que fazer.
cli-admin = Cuidar das mesas e dos visitantes de um servidor: listar, fechar, banir, exportar, apagar.
cli-replay = Reproduzir um registro segundo as regras e narrá-lo.
cli-analyse = Mostra uma posição com as melhores jogadas; no terminal, dá para jogá-las e voltar atrás.
cli-verify = Conferir um registro: os hashes, a semente e cada jogada, refazendo-a.
cli-verify-more = Termina com status 0 se for válido, 1 se não for, 2 se não puder ser lido ou não for um registro, 3 se estiver intacto, mas a partida não tiver acabado.
cli-simulate = Jogar muitas partidas, com jogadores aleatórios ou bots compilados.
cli-arena = Um torneio de bots: as mesmas cartas para todos, lugares alternados.
cli-bench = Medir o jogo aleatório em um núcleo: os dois motores do Ethnos e os de outros jogos.
cli-conformance = Executar arquivos de cenários e mostrar cada diferença.
cli-perft = Contar a árvore de decisões a partir de um estado até o fim do jogo.

## Options of several commands

cli-help = Mostrar esta ajuda.
cli-version = Mostrar a versão.
cli-lang = O idioma: en, cs, de, pl, pt-BR ou ru.
cli-tribes = As tribos: random, beginner, como a partida deve ser (calm, fierce, short, long), ou nomes como elf,orc,...; aleatórias se omitidas.
cli-preset = As decisões de um livro de regras: standard, beginner, polish, czech ou portuguese.
cli-option = Uma decisão com nome ou um número da casa, como nome=valor; prevalece sobre o conjunto.
cli-players = Número de jogadores, de 2 a 6.
cli-games = Número de partidas.
cli-seed = A mesma semente distribui as mesmas cartas.
cli-think = Segundos que o bot search pode pensar por decisão.
cli-engine = O motor que joga.
cli-json = Imprimir JSON.
cli-record = Um registro, como game.ethnos.jsonl.
cli-data = A pasta em que um servidor guarda as partidas.
cli-database = postgresql://... para vários processos; um arquivo na pasta de dados se omitido.

## ethnos play, rules, replay

cli-play-people = Quantos deles são pessoas; 0 para assistir aos bots.
cli-play-names = Nomes das pessoas, como Ida,Kofi.
cli-play-bots = Os bots: { cli-levels }; novatos se omitidos.
cli-levels-fast = random ({ bot-random-name }), novice ({ bot-novice-name }), adventurer ({ bot-adventurer-name }), heuristic ({ bot-heuristic-name })
cli-levels = { cli-levels-fast }, search ({ bot-search-name })
cli-play-plain = Texto simples, uma informação por linha, para leitores de tela.
cli-play-colour = Usar cores.
cli-play-memory-aid = Listar as cartas que se sabe que os outros têm na mão.
cli-play-confirm = Perguntar antes de jogar um bando.
cli-play-save = O arquivo em que salvar a partida.
cli-play-resume = Continuar uma partida salva; last acha a mais recente.
cli-rules-topic = Uma seção, uma tribo, uma cláusula ou uma decisão, como trolls, R38, D18; tudo se omitido.
cli-rules-topics = Só listar as seções.
cli-rules-plain = Texto simples, para leitores de tela e pipes.
cli-analyse-file = Uma posição como texto, - para a entrada padrão, ou um registro; game.ethnos.jsonl:57 é um registro com --move 57.
cli-analyse-move = De um registro: a posição em que esta jogada foi escolhida; sem ela, a última.
cli-analyse-seat = Distribuir de novo o que este jogador não vê, 1 para o primeiro.
cli-analyse-text = Mostrar só a posição como texto, para um arquivo ou para o tabuleiro de análise.
cli-play-from = Continuar de uma jogada de uma partida registrada, como game.ethnos.jsonl:57: no lugar que a escolheu, contra bots; o que de lá não se via é distribuído de novo.
cli-replay-moves = Imprimir só as jogadas, em notação, uma por linha.

## ethnos simulate, arena, bench, conformance, perft

cli-simulate-bots = Os bots de todos os lugares, separados por vírgulas: { cli-levels-fast }; um só joga em todos. Sem indicação, jogadores aleatórios.
cli-simulate-digest = Acrescentar um resumo de todos os estados.
cli-simulate-engine = O motor que joga; se omitido, o mais rápido para esse número de partidas.
cli-simulate-export = Gravar as partidas em um arquivo Parquet; requer ethnos[rl].
cli-simulate-records = Exportar também os registros inteiros.
cli-simulate-observations = Exportar também o que os jogadores viram.
cli-arena-bots = Os bots, separados por vírgulas: { cli-levels }, ou módulo:Classe.
cli-arena-players = Jogadores por partida; tantos quanto os bots se omitido.
cli-arena-playouts = Simulações por decisão em vez de um tempo: reproduzível.
cli-arena-workers = Número de processos; 0 para um por núcleo.
cli-arena-ray = Jogar no Ray; requer ethnos[ray].
cli-arena-results = Gravar cada partida neste arquivo assim que terminar.
cli-arena-resume = Continuar as partidas do arquivo de --results.
cli-arena-export = Gravar as partidas em um arquivo Parquet; precisa de ethnos[rl].
cli-arena-html = Gravar um relatório com gráficos.
cli-arena-tribe-report = Mostrar quais tribos acompanham as vitórias.
cli-bench-only = Motores a medir, como rules,fast; todos se omitido.
cli-bench-seconds = Segundos para medir cada motor.
cli-bench-yardstick = Um programa nativo que joga as mesmas partidas, para comparação; make bench o compila.
cli-conformance-files = Arquivos de cenários.
cli-perft-files = Estados com contagens (*.perft); sem eles, um estado minúsculo é distribuído.
cli-perft-depth = Profundidade em decisões; até o fim do jogo se omitida.

## ethnos serve, backup

cli-build-site-folder = A pasta em que gravar, mesmo que de novo.
cli-build-site-base = Onde a pasta ficará na hospedagem, por exemplo /ethnos/.
cli-backup-file = O arquivo a gravar ou a restaurar.
cli-backup-restore = Em vez disso, copiar o arquivo para um banco de dados vazio.
cli-export-target = Uma pasta para os registros, ou um arquivo que termina em .parquet.
cli-doctor-origin = O endereço que os jogadores usam; ali se verificam proxy, compressão e sockets.
cli-doctor-json = Imprimir os resultados como JSON.
cli-admin-what = O que fazer: rooms, guests, bans, reports, audit; close, pause, release, hide, show; ban, mute, lift; settle; export, erase.
cli-admin-subject = Com o quê: o número de uma mesa, visitante, banimento ou denúncia, ou uma rede como 192.0.2.0/24.
cli-admin-server = Perguntar a um servidor em execução neste endereço, com a chave dele.
cli-admin-key = A chave do operador desse servidor.
cli-admin-state = Só mesas neste estado: lobby, playing, finished, paused, hidden, closed.
cli-admin-name = Só os que têm isto num título ou nome.
cli-admin-guest = Só este visitante, ou as mesas dele.
cli-admin-older = Só o que for mais antigo.
cli-admin-younger = Só o que for mais recente.
cli-admin-idle = Só onde nada aconteceu por este tempo.
cli-admin-all = Também as denúncias resolvidas.
cli-admin-limit = Quantos listar.
cli-admin-skip = Quantos dos primeiros pular.
cli-admin-for = Por quanto tempo vale; sem isto, para sempre.
cli-admin-why = Por quê, para o registro de atos.
cli-admin-yes = Fazer o que não pode ser desfeito.
cli-admin-json = Imprimir a resposta como JSON.
cli-serve-host = O endereço em que escutar.
cli-serve-port = A porta em que escutar.
cli-serve-direct-database = PostgreSQL sem o pooler, para avisos de outros processos.
cli-serve-origin = Onde os jogadores abrem a página, p. ex. https://example.org.
cli-serve-proxies = Proxies cujo X-Forwarded-For é confiável.
cli-serve-admin-key = A chave da página do operador, 16 caracteres ou mais; senão, uma nova é impressa a cada início; off para nenhuma página.
cli-serve-words = Um arquivo com palavras indesejadas em nomes, títulos e chat.
cli-serve-keep-games = Dias após o fim em que uma partida é apagada; 0 para nunca.
cli-serve-keep-chat = Dias após a última mudança em que uma mesa perde o chat; 0 para nunca.
cli-serve-archive-after = Dias após a última mudança em que uma partida terminada passa ao arquivo morto; 0 para nunca.
cli-serve-webhooks = Permitir que os jogadores deem uma URL chamada na vez deles.
cli-serve-push = Permitir que o navegador avise os jogadores na vez deles.
cli-serve-push-contact = Endereço (mailto: ou https:) para o qual serviços de push podem escrever; vazio: a origem.
cli-serve-passkeys = Permitir que convidados entrem em outros aparelhos com uma chave de acesso.
cli-serve-tracing = Rastrear cada comando com OpenTelemetry.
cli-serve-bot-pause = Segundos que um bot espera antes de agir.
cli-serve-bot-think = Segundos que um bot pode pensar.
cli-serve-rooms-per-guest = Limite de salas em espera por visitante.
cli-serve-sockets-per-guest = Limite de conexões por visitante.
cli-serve-messages-per-second = Limite de mensagens por segundo por visitante.
cli-serve-log-level = Registrar mensagens a partir deste nível; info também mostra todas as configurações.
cli-serve-open = Abrir um navegador.
cli-serve-schema = Imprimir o JSON Schema de cada mensagem.

## What cannot be understood: one line each

usage-error = { $problem } Veja: { $command } --help
usage-command = Não há o comando “{ $word }”. Há: { $choices }.
usage-command-near = Não há o comando “{ $word }”. Você quis dizer “{ $near }”?
usage-option = Não há a opção “{ $word }”.
usage-option-near = Não há a opção “{ $word }”. Você quis dizer “{ $near }”?
usage-surplus = “{ $word }” está sobrando.
usage-missing = Falta { $option }.
usage-value-missing = { $option } precisa de um valor.
usage-no-value = { $option } não aceita valor.
usage-value = { $option }: { $error }
# $error: the words of a library, in English
usage-other = Isto não pode ser usado: { $error }
usage-whole = “{ $word }” não é um número inteiro a partir de { $least }.
usage-whole-between = “{ $word }” não é um número inteiro de { $least } a { $most }.
usage-decimal = “{ $word }” não é um número finito a partir de { $least }.
usage-duration = “{ $word }” não é um tempo como 90s, 30m, 12h ou 7d.
usage-choice = “{ $word }” não é nenhum destes: { $choices }.
usage-language = Não há o idioma “{ $word }”. Há: { $choices }.
setup-error-preset = Não há o conjunto “{ $word }”. Há: { $choices }.
extra-missing = { $word } não está instalado. Para instalar: pip install 'ethnos[{ $name }]'
setup-error-from = “{ $word }” não indica uma jogada de um registro; escreva ARQUIVO:57.
setup-error-from-alone = --from continua uma partida registrada: das opções de partidas novas só combinam --bots, --seed, --think e --save.
setup-error-no-seat = Não há lugar { $number }: os lugares são de 1 a { $count }.
setup-error-no-move = Não há jogada { $number }: as jogadas são de 1 a { $count }.
setup-error-no-moves = { $file } é uma posição ou uma partida sem jogadas: não há nenhuma para escolher.
setup-error-not-over = { $file } é uma partida que não terminou; só as terminadas são analisadas. As posições dela: ethnos analyse ARQUIVO --move 57
setup-error-export = --records e --observations vão para o arquivo de --export; acrescente --export ARQUIVO.
setup-error-export-engine = --export e --bots são trabalho do motor rápido; retire --engine rules.
setup-error-not-compiled = O bot “{ $word }” não é compilado. São compilados: { $choices }. Partidas de qualquer bot: ethnos arena --export ARQUIVO.
setup-error-seats-of-bots = Bots indicados: { $count }; lugares: { $seats }. Indique um para cada lugar, ou um só para todos.
file-too-large = { $file } tem mais de { $count } MiB; nenhum arquivo deste jogo tem.
file-not-a-record = { $file } não é o registro de uma partida.
# $error: a technical detail, in English
file-no-scenarios = { $file } não é um arquivo de cenários: { $error }
file-no-perft = { $file } não é um estado com contagens: { $error }
output-unwritable = A saída não pode ser escrita: { $error }

## Results

simulate-result = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $count ->
    [one] { $count } decisão
   *[other] { $count } decisões
} em { $seconds } s: { $rate } por segundo
simulate-written = { $games ->
    [one] { $games } partida gravada
   *[other] { $games } partidas gravadas
} em { $file }
conformance-result = aprovados: { $passed }, reprovados: { $failed }
site-written = O jogo foi gravado em { $file }. Experimente: python -m http.server --directory { $file }
export-written = { $games ->
    [one] { $games } partida gravada
   *[other] { $games } partidas gravadas
} em { $file }
backup-copied = { $games ->
    [one] { $games } partida copiada
   *[other] { $games } partidas copiadas
} para { $file }
backup-restored = { $games ->
    [one] { $games } partida restaurada
   *[other] { $games } partidas restauradas
} de { $file }
