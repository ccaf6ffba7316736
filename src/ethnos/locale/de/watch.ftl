### Öffentliche Partien, denen man zusehen darf.

watch-title = Partien zum Zuschauen
watch-all = Alle zeigen
