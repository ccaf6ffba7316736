### The page of the operator.

admin-title = Operador
admin-key = A chave do operador
admin-key-text = O servidor a imprime ao iniciar.
admin-enter = Entrar
admin-leave = Sair
admin-lists = O que ver
admin-name = Título ou nome
admin-state = Estado
admin-find = Procurar
admin-network = Uma rede ou um endereço, como 192.0.2.0/24
admin-none = Nada aqui.
admin-more = Mostrar mais
admin-why = Por quê (para o registro de atos)
admin-command = Como comando
admin-for = Por quanto tempo
admin-until = até { $text }
admin-from = conexão de { $text }
admin-room-dates = aberta { $opened }, última mudança { $changed }, { $count ->
    [one] { $count } linha
   *[other] { $count } linhas
} de registro
admin-guest-dates = aqui desde { $since }, { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
admin-tab = { $tab ->
    [rooms] Mesas
    [guests] Visitantes
    [reports] Denúncias
    [bans] Banimentos
   *[audit] Registro
}
admin-filter = { $filter ->
    [any] todas
    [lobby] esperando
    [playing] em jogo
    [finished] acabada
    [paused] pausada
    [hidden] oculta
   *[closed] fechada
}
admin-act = { $act ->
    [close] Fechar a mesa
    [pause] Pausar
    [release] Liberar
    [hide] Ocultar
    [show] Mostrar
    [ban] Banir
    [mute] Silenciar
    [lift] Suspender
    [settle] Resolvida
    [export] Exportar os dados
   *[erase] Apagar os dados
}
admin-act-text = { $act ->
    [close] Todos são desconectados, e ninguém pode abrir a mesa até que seja liberada.
    [pause] O relógio para, e os jogadores só podem conversar.
    [release] A partida continua de onde estava, com o tempo que restava.
    [hide] A mesa deixa de ser listada. O link continua valendo.
    [show] A mesa volta à lista, se o anfitrião quis isso.
    [ban] As conexões caem em toda parte e não há volta enquanto durar.
    [mute] Dá para jogar, mas não conversar.
    [lift] O banimento acaba agora.
    [settle] A denúncia sai desta lista.
    [export] Tudo o que está guardado sobre este visitante.
   *[erase] Nome, chat e aparelhos são apagados de vez. As partidas ficam, com um traço no lugar do nome. Isto não pode ser desfeito.
}
admin-time = { $time ->
    [hour] uma hora
    [day] um dia
    [week] uma semana
    [month] trinta dias
   *[ever] para sempre
}
admin-by = { $who ->
    [command] pelo comando, { $text }
   *[page] na página, { $text }
}
