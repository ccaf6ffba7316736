### Opponents to choose from.

opponents-missing = V této kopii hry není: { $bot }.
