### Reporting a message or a name to the operator.

report-do = Denunciar
report-line = Denunciar o que { $name } escreveu
report-name = Denunciar um nome
report-whose = De quem é o nome
report-why = O que há de errado (se quiser)
report-text = O operador do servidor vê isso e o que foi dito antes.
report-done = Obrigado. O operador vai ver isso.
