### The game without a server, in the browser alone.

local-loading = Carregando o jogo neste navegador
local-failed = Não foi possível carregar o jogo neste navegador. Ele precisa de armazenamento para esta página e de um navegador dos últimos dois anos.
local-update = Há uma nova versão do jogo.
local-friends-text = Abra uma mesa para todos em volta deste aparelho: ele passa de mão em mão, e os lugares vazios podem ficar com bots.
