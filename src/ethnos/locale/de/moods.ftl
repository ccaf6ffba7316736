# What a game should be like: the moods of sets of tribes.

mood-should-be = Es soll sein
mood-calm = friedlich
mood-fierce = hart umkämpft
mood-short = kurz
mood-long = lang
mood-close = knapp bis zum Ende
mood-explained = Eine der zwölf Auswahlen, bei denen { $mood ->
    [calm] Königreiche am seltensten den Besitzer wechseln
    [fierce] Königreiche am häufigsten den Besitzer wechseln
    [short] eine Partie die wenigsten Züge hat
   *[long] eine Partie die meisten Züge hat
}: gemessen in vielen Partien von Bots.
