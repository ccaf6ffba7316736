### Reporting a message or a name to the operator.

report-do = Nahlásit
report-line = Nahlásit, co píše { $name }
report-name = Nahlásit jméno
report-whose = Čí jméno
report-why = Co je na tom špatně (jestli chceš)
report-text = Provozovatel serveru to uvidí, i co se psalo předtím.
report-done = Díky. Provozovatel se na to podívá.
