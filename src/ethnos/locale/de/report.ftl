### Reporting a message or a name to the operator.

report-do = Melden
report-line = Melden, was { $name } geschrieben hat
report-name = Einen Namen melden
report-whose = Wessen Name
report-why = Was daran falsch ist (wenn du magst)
report-text = Der Betreiber des Servers sieht es, und was vorher gesagt wurde.
report-done = Danke. Der Betreiber sieht es sich an.
