### Partidas públicas que podem ser assistidas.

watch-title = Partidas para assistir
watch-all = Mostrar todas
