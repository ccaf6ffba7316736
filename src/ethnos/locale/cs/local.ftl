### The game without a server, in the browser alone.

local-loading = Hra se načítá do tohoto prohlížeče
local-failed = Hru se nepodařilo do tohoto prohlížeče načíst. Potřebuje úložiště pro tuto stránku a prohlížeč z posledních dvou let.
local-update = Je tu nová verze hry.
local-friends-text = Otevřete stůl pro všechny u tohoto zařízení: hráči si ho podávají a volná místa mohou obsadit boti.
