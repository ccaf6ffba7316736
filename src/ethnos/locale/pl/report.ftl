### Reporting a message or a name to the operator.

report-do = Zgłoś
report-line = Zgłoś, co pisze { $name }
report-name = Zgłoś imię
report-whose = Czyje imię
report-why = Co w tym złego (jeśli chcesz)
report-text = Operator serwera to zobaczy, razem z tym, co było wcześniej.
report-done = Dzięki. Operator się temu przyjrzy.
