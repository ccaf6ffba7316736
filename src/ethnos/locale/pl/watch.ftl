### Publiczne gry, które można oglądać.

watch-title = Gry do oglądania
watch-all = Pokaż wszystkie
