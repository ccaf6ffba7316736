### The game without a server, in the browser alone.

local-loading = Das Spiel wird in diesen Browser geladen
local-failed = Das Spiel ließ sich nicht in diesen Browser laden. Es braucht Speicher für diese Seite und einen Browser der letzten zwei Jahre.
local-update = Es gibt eine neue Version des Spiels.
local-friends-text = Öffne einen Tisch für alle an diesem Gerät: Es wird herumgereicht, und freie Plätze können Bots einnehmen.
