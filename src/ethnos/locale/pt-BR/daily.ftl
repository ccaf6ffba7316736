### A página da partida do dia.

daily-title = A partida do dia
daily-same = As mesmas cartas e tribos para todos. Cada dia tem uma partida, pelo relógio de UTC.
daily-bots = Jogadores: { $players }, você e bots do nível “{ $level }”. Às mesmas jogadas eles respondem do mesmo jeito.
daily-once = Uma tentativa: nada se desfaz, não há dicas e ninguém assiste. Se você sair, a partida espera.
daily-tribes = Tribos do dia
daily-practice = Jogar para treinar
daily-practice-text = Este dia já acabou. Quem joga a partida dele agora joga para treinar, fora da comparação.
daily-practiced = Jogada para treinar, fora da comparação.
daily-late = A partida do dia está encerrada: o que você jogar agora é treino.
daily-begun = Uma tentativa: a partida vale se terminar até { $text }.

## The comparison

daily-others = Você e todos os outros
daily-place = Em glória: { $place }º lugar de { $count }
daily-nobody = Ninguém terminou esta partida a tempo.
daily-finished = { $count ->
    [0] Ninguém a terminou ainda.
    [one] { $count } pessoa a terminou.
   *[other] { $count } pessoas a terminaram.
}
daily-after = Como os outros se saíram aparece depois da sua própria partida.
daily-wins = { $percent }% venceram os bots.
daily-bar = Glória de { $first } a { $last }: { $count }
daily-you = Você
daily-chart = Quantas vezes cada glória foi alcançada

## Sharing without giving anything away

daily-share-line = { $rank }º lugar de { $players }, { $glory } de glória
daily-share-place = Neste dia: { $place }º lugar de { $count }

## The calendar

daily-calendar = Calendário
daily-earlier = O mês anterior
daily-later = O mês seguinte
daily-day = { $text }: não jogada
daily-day-played = { $text }: { $rank }º lugar, { $glory } de glória
daily-day-practiced = { $text }: { $rank }º lugar, { $glory } de glória, para treinar
daily-legend = O número é o seu lugar na partida. Entre parênteses: para treinar. Dias sem link não tiveram partida.

## The proof

daily-fair-text = Antes da primeira carta mostra-se esta impressão digital do embaralhamento, a mesma para todos; ninguém acrescenta acaso, senão as cartas seriam diferentes. O embaralhamento em si é revelado quando a partida se encerra, uma hora depois do dia: aí toda partida do dia pode ser vista, analisada e verificada. Só o servidor escolhe o embaralhamento; e quem entrar duas vezes poderia tentar duas vezes.
daily-fair-local = Sem servidor nada é secreto: o embaralhamento vem da data e é o mesmo em todo navegador. Por isso não há comparação com outros, só o seu próprio calendário.
daily-opens = A gravação, a análise e a prova abrem em { $text }.
daily-none = Neste dia não houve partida.
daily-again = A partida do dia
