### What happens at the table: time, the last round, tribe cards, the end.

play-skip = Até a minha vez
play-early = Escolhido para a sua vez: acontece assim que for possível. A mesma escolha desfaz.
play-early-gone = O que foi escolhido antes da sua vez não é possível agora.
play-pace = Os bots jogam
play-pace-name = { $pace ->
    [normal] Em ritmo normal
    [quick] Rapidamente
   *[instant] Na hora
}
play-last-round = Desde a sua vez
play-again = Mostrar de novo
play-you-win = { $count ->
    [1] Você venceu!
   *[other] Você divide a vitória!
}
play-stand-in-wins = { $count ->
    [1] O bot no seu lugar venceu!
   *[other] O bot no seu lugar divide a vitória!
}
play-volume = Volume
