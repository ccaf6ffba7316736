### Opponents to choose from.

opponents-missing = В этой копии игры недоступен: { $bot }.
