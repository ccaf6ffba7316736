### Keeping games: in this browser, as files, on other devices.

keep-title = Suas partidas neste aparelho
keep-promised = Este navegador prometeu guardar suas partidas até que você as apague.
keep-may-go = Este navegador pode apagar suas partidas quando faltar espaço no aparelho. Salve-as em um arquivo de vez em quando; um jogo instalado é guardado com mais segurança.
keep-seven-days = O Safari apaga tudo depois de sete dias sem visita, a menos que o jogo esteja na Tela de Início.
keep-text = O arquivo contém todas as partidas, registros e configurações deste navegador. Quem o ler verá as cartas ocultas das partidas em andamento.
keep-save = Salvar tudo em um arquivo
keep-saved = { $count ->
    [one] Há { $count } partida no arquivo.
   *[other] Há { $count } partidas no arquivo.
}
keep-lost = { $count ->
    [one] { $count } entrada não pôde ser lida e está faltando.
   *[other] { $count } entradas não puderam ser lidas e estão faltando.
}
keep-open-title = Continuar uma partida salva
keep-open-text = Abra uma partida em andamento salva em outro lugar ou um arquivo com tudo de outro navegador.
keep-open-text-server = Abra uma partida em andamento salva em outro lugar: em outro servidor ou em um navegador sem servidor.
keep-open = Abrir um arquivo
keep-added = { $count ->
    [one] { $count } partida foi adicionada.
   *[other] { $count } partidas foram adicionadas.
}
keep-wrong = Este arquivo não pode ser aberto aqui ou está danificado; nada mudou. Os registros de partidas terminadas são abertos em “Rever”.
keep-game = Continuar em outro lugar
keep-game-save = Salvar esta partida em um arquivo
keep-game-text = Abra o arquivo em “Partidas” de outro aparelho ou servidor. Quem o ler verá todas as cartas ocultas. A partida também fica aqui: continue em um só lugar.
keep-full = O armazenamento deste navegador está cheio. Sua última jogada não pôde ser guardada; nada anterior se perdeu. Libere espaço no aparelho e tente de novo.
keep-damaged = O armazenamento do jogo neste navegador está danificado.
keep-damaged-save = Salvar o que restou
keep-damaged-clear = Começar do zero
keep-damaged-sure = Todas as partidas deste navegador serão apagadas. Você tem o arquivo?
keep-damaged-yes = Apagar
keep-install-title = Como aplicativo
keep-install-text = Instalado, o jogo tem sua própria janela, abre sem conexão, e suas partidas são guardadas com mais segurança.
keep-install = Instalar o jogo
keep-install-ios = No iPhone ou iPad: toque em “Compartilhar” e depois em “Adicionar à Tela de Início”.
keep-replay-text = Toda partida terminada pode ser revista a partir do resultado. Um arquivo de registro salvo, também de um servidor ou do terminal, pode ser aberto aqui.
