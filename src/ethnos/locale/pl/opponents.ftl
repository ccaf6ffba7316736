### Opponents to choose from.

opponents-missing = W tej kopii gry niedostępny: { $bot }.
