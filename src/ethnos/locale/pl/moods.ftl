# What a game should be like: the moods of sets of tribes.

mood-should-be = Ma być
mood-calm = spokojnie
mood-fierce = bezlitośnie
mood-short = krótko
mood-long = długo
mood-close = wyrównanie do końca
mood-explained = Jeden z dwunastu zestawów, z którymi { $mood ->
    [calm] królestwa najrzadziej zmieniają właściciela
    [fierce] królestwa najczęściej zmieniają właściciela
    [short] gra ma najmniej tur
   *[long] gra ma najwięcej tur
}: zmierzono w wielu grach botów.
