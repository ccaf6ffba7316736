### The game without a server, in the browser alone.

local-loading = Gra wczytuje się do tej przeglądarki
local-failed = Nie udało się wczytać gry do tej przeglądarki. Gra potrzebuje pamięci dla tej strony i przeglądarki z ostatnich dwóch lat.
local-update = Jest nowa wersja gry.
local-friends-text = Otwórz stół dla wszystkich przy tym urządzeniu: gracze podają je sobie, a wolne miejsca mogą zająć boty.
