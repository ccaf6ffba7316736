### Reakcje przy stole: uczucia bez słów.

react-label = Zareaguj
react-name = { $reaction ->
   *[laugh] Śmiech
    [wow] Zdumienie
    [sad] Smutek
    [think] Namysł
    [bravo] Dobrze zagrane
    [heart] Dziękuję
}
react-by = { $name }: { $text }
react-setting = Reakcje przy stole
react-mute = Ukryj czat i reakcje graczy
