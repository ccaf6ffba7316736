### Public games that may be watched.

watch-title = Games to watch
watch-all = Show all
