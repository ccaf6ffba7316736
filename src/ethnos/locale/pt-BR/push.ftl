### Avisos de vez enquanto nenhuma página está aberta.

push-turn = Sua vez

## Below the choice to be told of turns

push-closed-too = Enquanto esta página estiver aberta, você é avisado quando chegar a sua vez. Em mesas com outras pessoas, o navegador avisa também quando nenhuma página do jogo está aberta.
push-open-only = Você é avisado enquanto uma página do jogo estiver aberta neste navegador, por exemplo em outra aba.
push-install-first = No iPhone e no iPad, adicione o jogo à Tela de Início e abra-o por lá: assim você é avisado também com ele fechado.
push-failed = Não foi possível registrar o navegador para isso. Você é avisado enquanto uma página do jogo estiver aberta.
