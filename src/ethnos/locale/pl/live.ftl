### Sentences of the table: what is asked, offered and advised, told by ethnos.talk.

## The players

# What a bot is called, by the piece it plays
bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Celina
    [3] Darek
    [4] Elka
   *[5] Feliks
}
name-numbered = { $name } { $number }

## What is asked

turn-yours = **Twoja tura.** { $decision ->
    [turn] Zagraj oddział lub zwerbuj kartę.
    [marker] Umieść znacznik.
    [merfolk_move] O ile pól naprzód?
    [free_marker] Umieść darmowy znacznik.
    [orc_marker] Kładziesz znacznik orków?
    [troll_token] Wybierz żeton trolli.
    [further_band] Kolejny oddział czy wystarczy?
    [keep] Które karty zatrzymujesz?
    [wizard_draw] Dobierasz karty?
    [raid] Plądrujesz czy czekasz?
   *[other] { "" }
}
turn-full = **Twoja tura.** Musisz zagrać oddział.
turn-recruit = **Twoja tura.** Zwerbuj kartę.
turn-other = { $decision ->
    [turn] Teraz gra { $name }.
    [raid] { $name } decyduje o plądrowaniu.
   *[other] { $name } decyduje.
}
turn-over = Koniec gry.
live-turn = **Wybierz karty na oddział,** weź kartę z puli albo dobierz z talii.
live-turn-no-pool = **Wybierz karty na oddział** albo dobierz z talii.
live-turn-no-band = **Weź kartę z puli** albo dobierz z talii.
live-turn-deck = **Dobierz kartę z talii.**
live-turn-full = **Masz pełną rękę.** Wybierz karty na oddział.
live-turn-only-band = **Wybierz karty na oddział.**
live-turn-pass = **Nie możesz nic zrobić.** Musisz spasować.
live-further-band = **Kolejny oddział?** Wybierz karty albo na tym poprzestań.
live-marker = **Gdzie umieszczasz znacznik?** Wybierz podświetlone królestwo.
live-merfolk-move = **O ile pól przesuwasz znacznik na torze morskiego ludu?**
live-free-marker = **Darmowy znacznik!** Wybierz dowolne podświetlone królestwo albo zrezygnuj.
live-orc-marker = **Znacznik na pole { kingdom-name } twojej planszy hordy orków?**
live-troll-token = **Który żeton trolli?** Na koniec ery rozstrzyga remisy na twoją korzyść.
live-keep = **Możesz zatrzymać do { word-cards-genitive }.** { $chosen ->
    [0] Wybierz je; reszta trafi do puli.
   *[other] Wybrane: { $chosen }; reszta trafi do puli.
}
live-wizard-draw = { $free ->
    [yes] **Dobierasz najwyżej { word-cards-accusative } z talii?**
   *[no] **Dobierasz { word-cards-accusative } z talii?**
} Ryzyko smoka przy każdej karcie: { $percent }%.
live-raid = **Plądrujesz teraz?** { $count ->
    [one] Jeden znacznik wróci
    [few] { $count } znaczniki wrócą
   *[many] { $count } znaczników wróci
} do twojego zapasu za { word-glory }. Albo poczekaj: im więcej znaczników, tym większy łup.
live-wait = **Teraz gra { $name }.**
live-wait-raid = **{ $name } decyduje o plądrowaniu.**
live-undo-asked = { $name } chce cofnąć ostatni ruch. Zgadzasz się?
live-undo-waiting = Pytamy pozostałych, czy możesz cofnąć ruch.
live-over = **Koniec gry.**

## What would happen

live-band = **Zagrywasz { word-band }:** { $marker }; { $ability }; { $discard }; na koniec ery { word-glory }.
live-skeletons = **Dziesięć szkieletów:** natychmiast wygrywasz grę.
live-take = **Bierzesz z puli { word-card-accusative }?**
live-draw = **Dobierasz z talii?** { $percent ->
    [0] Teraz nie trafisz na smoka.
   *[other] Ryzyko smoka: { $percent }%.
}
live-place = **Znacznik w { word-kingdom-locative }?**
# $what: the action as a short sentence
live-do = **Na pewno?** { $what }
brief = { $where }, { word-glory }
brief-marker = znacznik w { word-kingdom-locative }
brief-markers = znacznik, gdzie chcesz
brief-no-marker = bez znacznika

## Buttons

button-stop = Wystarczy
button-pass = Pas
button-no-marker = Bez znacznika
button-go-without = Zrezygnuj
button-no-token = Żaden
button-orc-yes = Połóż
button-orc-no = Nie kładź
button-keep = { $count ->
    [0] Nic nie zatrzymuj
   *[other] Zatrzymaj { word-cards-accusative }
}
button-draw = Dobierz { word-cards-accusative }
button-draw-none = Nie dobieraj
button-raid = Plądruj
button-wait = Czekaj

## Advice

advice = **{ $what }** { $reason }
advice-draw = Dobierz z talii.
advice-take = Weź { word-card-accusative }.
advice-band = Zagraj { word-band }.
advice-place = Umieść znacznik w { word-kingdom-locative }.
advice-troll = Weź żeton trolli { $token }.
advice-move = Przesuń znacznik na torze morskiego ludu o { word-spaces-moved }.
# $what: the name of a button
advice-other = { $what }.

## Who leads in a kingdom

lead = { $name } prowadzi: { word-glory }
lead-by-trolls = { $name } prowadzi dzięki żetonom trolli: { word-glory }
lead-tied = { $names } remisują: dla każdego { $sum } = { word-glory }
lead-nobody = nikogo tu jeszcze nie ma

## The steps of a scoring

merfolk-track = Tor morskiego ludu
step-giant = Żeton olbrzymów
step-raids = Plądrowanie
step-bands = Oddziały

## The log, besides the events of the game

log-undo-asked = { $name } chce cofnąć ostatni ruch.
log-undo-answered = { $yes ->
    [yes] { $name } się zgadza.
   *[no] { $name } się nie zgadza.
}
log-undone = { $name } cofa ostatni ruch.
log-stand-in = { $why ->
    [timeout] { $name }: koniec czasu, dalej gra bot.
    [left] { $name } odchodzi od stołu, dalej gra bot.
    [replaced] Za gracza { $name } gra dalej bot.
   *[back] { $name } wraca do gry.
}
log-sat = { $name } siada do stołu.
# The operator of the server has paused the game, or released it
log-held = { $why ->
    [paused] Operator serwera wstrzymał grę.
   *[free] Gra toczy się dalej.
}

## Why not

# Codes of the room; those of the rules have messages of their own
room-refusal = { $code ->
    [stale] Na stole coś się zmieniło. Spójrz jeszcze raz.
    [not_your_turn] To nie twoja tura.
    [not_yours] To nie twoja decyzja.
    [not_host] To może zrobić tylko gospodarz.
    [full] Wszystkie miejsca są zajęte.
    [seat_taken] Ktoś właśnie zajął to miejsce.
    [already_started] Gra już się zaczęła.
    [not_started] Gra jeszcze się nie zaczęła.
    [finished] Gra już się skończyła.
    [seats_open] Najpierw trzeba obsadzić wszystkie miejsca.
    [bad_options] Te opcje do siebie nie pasują.
    [no_such_bot] Nie ma takiego bota.
    [nothing_to_undo] Nie ma czego cofnąć: brak wcześniejszego ruchu albo od tamtej pory ktoś zobaczył zakryte karty.
    [no_undo] Przy tym stole nie cofa się ruchów.
    [not_asked] Nikt o to nie prosił.
    [not_away] Ta osoba wciąż tu jest.
    [no_hints] Przy tym stole nie ma podpowiedzi.
    [daily] W rozdaniu dnia tego nie można.
    [log_full] Przy tym stole wydarzyło się już tyle, że można tylko grać dalej.
    [too_fast] Za szybko. Odczekaj chwilę.
    [bad_action] To niezrozumiałe polecenie.
    [not_finished] Ta gra jeszcze trwa.
    [storage] Gry nie da się teraz zapisać. Spróbuj za minutę.
    [internal] Coś poszło nie tak na serwerze; nic się nie zmieniło.
    [paused] Operator serwera wstrzymał grę.
    [muted] Operator serwera odebrał ci czat.
    [room_closed] Operator serwera zamknął ten stół.
    [bad_words] Jest w tym słowo niechciane na tym serwerze.
   *[other] Nie udało się. Odśwież stronę i spróbuj jeszcze raz.
}
