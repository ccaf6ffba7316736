### Reakce u stolu: pocity beze slov.

react-label = Reagovat
react-name = { $reaction ->
   *[laugh] Smích
    [wow] Úžas
    [sad] Smutek
    [think] Přemýšlení
    [bravo] Pěkně zahráno
    [heart] Díky
}
react-by = { $name }: { $text }
react-setting = Reakce u stolu
react-mute = Skrýt chat a reakce hráčů
