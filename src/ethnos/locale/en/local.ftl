### The game without a server, in the browser alone.

local-loading = Loading the game into this browser
local-failed = The game could not be loaded into this browser. It needs storage for this page, and a browser of the last two years.
local-update = A new version of the game is here.
local-friends-text = Open a table for everybody around this device: people pass it on, and empty seats can go to bots.
