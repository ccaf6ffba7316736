### Reaktionen am Tisch: Gefühle ohne Worte.

react-label = Reagieren
react-name = { $reaction ->
   *[laugh] Lachen
    [wow] Staunen
    [sad] Traurig
    [think] Nachdenklich
    [bravo] Gut gespielt
    [heart] Danke
}
react-by = { $name }: { $text }
react-setting = Reaktionen am Tisch
react-mute = Chat und Reaktionen ausblenden von
