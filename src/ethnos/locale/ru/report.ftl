### Reporting a message or a name to the operator.

report-do = Пожаловаться
report-line = Пожаловаться на сообщение игрока { $name }
report-name = Пожаловаться на имя
report-whose = Чьё имя
report-why = Что в этом плохого (если хочешь)
report-text = Оператор сервера увидит это и то, что было сказано раньше.
report-done = Спасибо. Оператор посмотрит.
