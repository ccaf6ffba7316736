### Opponents to choose from.

opponents-missing = In dieser Ausgabe des Spiels nicht dabei: { $bot }.
