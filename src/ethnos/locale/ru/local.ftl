### The game without a server, in the browser alone.

local-loading = Игра загружается в этот браузер
local-failed = Не удалось загрузить игру в этот браузер. Ей нужны хранилище для этой страницы и браузер последних двух лет.
local-update = Вышла новая версия игры.
