### Reporting a message or a name to the operator.

report-do = Report
report-line = Report what { $name } wrote
report-name = Report a name
report-whose = Whose name
report-why = What is wrong with it (if you like)
report-text = The operator of the server sees it, and what was said before.
report-done = Thank you. The operator will look at it.
