### Veřejné hry, které lze sledovat.

watch-title = Hry ke sledování
watch-all = Zobrazit všechny
