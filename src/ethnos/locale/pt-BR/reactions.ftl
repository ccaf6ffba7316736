### Reações na mesa: sentimentos sem palavras.

react-label = Reagir
react-name = { $reaction ->
   *[laugh] Rindo
    [wow] Espanto
    [sad] Triste
    [think] Pensando
    [bravo] Bem jogado
    [heart] Obrigado
}
react-by = { $name }: { $text }
react-setting = Reações na mesa
react-mute = Ocultar chat e reações de
