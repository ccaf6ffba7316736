### Sentences of the table: what is asked, offered and advised, told by ethnos.talk.

## The players

# What a bot is called, by the piece it plays
bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Cosima
    [3] Dario
    [4] Elka
   *[5] Falk
}
name-numbered = { $name } { $number }

## What is asked

turn-yours = **Your turn.** { $decision ->
    [turn] Play a band or recruit a card.
    [marker] Choose a kingdom for the marker.
    [merfolk_move] How far does your merfolk marker move?
    [free_marker] Place the free marker.
    [orc_marker] A marker on your orc board?
    [troll_token] Choose a troll token.
    [further_band] Play another band, or stop.
    [keep] Choose the cards you keep.
    [wizard_draw] Draw the wizard’s cards?
    [raid] Raid with your orcs, or wait?
   *[other] { "" }
}
turn-full = **Your turn.** Your hand is full: play a band.
turn-recruit = **Your turn.** Recruit a card.
turn-other = { $decision ->
    [turn] { $name } is to play.
    [raid] { $name } decides about a raid.
   *[other] { $name } decides.
}
turn-over = The game is over.
live-turn = **Choose cards for a band,** take a card from the pool, or draw from the deck.
live-turn-no-pool = **Choose cards for a band,** or draw from the deck.
live-turn-no-band = **Take a card from the pool,** or draw from the deck.
live-turn-deck = **Draw a card from the deck.**
live-turn-full = **Your hand is full.** Choose cards for a band.
live-turn-only-band = **Choose cards for a band.**
live-turn-pass = **There is nothing you can do.** You have to pass.
live-further-band = **Another band?** Choose its cards, or stop here.
live-marker = **Where does the marker go?** Choose a highlighted kingdom.
live-merfolk-move = **How far does your merfolk marker move?**
live-free-marker = **A free marker!** Choose any highlighted kingdom, or go without.
live-orc-marker = **A marker on the { kingdom-name } space of your orc board?**
live-troll-token = **Which troll token?** It wins ties at the end of this age.
live-keep = **Keep up to { word-cards }.** { $chosen ->
    [0] Choose them; the others go to the pool.
   *[other] { $chosen } chosen; the others go to the pool.
}
live-wizard-draw = { $free ->
    [yes] **Draw up to { word-cards } from the deck?**
   *[no] **Draw { word-cards } from the deck?**
} The risk of a dragon is { $percent }% a card.
live-raid = **Raid now?** { $count ->
    [one] One marker goes
   *[other] { $count } markers go
} back to your supply for { $glory } glory. Or wait: more markers are worth more.
live-wait = **{ $name } is to play.**
live-wait-raid = **{ $name } decides about a raid.**
live-undo-asked = { $name } would like to take back the last action. Do you agree?
live-undo-waiting = The others are asked whether you may take it back.
live-over = **The game is over.**

## What would happen

live-band = **You play { word-band }:** { $marker }; { $ability }; { $discard }; worth { $glory } glory at the end of the age.
live-skeletons = **Ten skeletons:** you win the game at once.
live-take = **Take { word-a-card } from the pool?**
live-draw = **Draw from the deck?** { $percent ->
    [0] No dragon can be next.
   *[other] The next card is a dragon with { $percent }%.
}
live-place = **A marker in { kingdom-name }?**
# $what: the action as a short sentence
live-do = **Do it?** { $what }
brief = { $where }, { $glory } glory
brief-marker = marker in { kingdom-name }
brief-markers = marker where you like
brief-no-marker = no marker

## Buttons

button-stop = Stop here
button-pass = Pass
button-no-marker = No marker
button-go-without = Go without
button-no-token = None
button-orc-yes = Place it
button-orc-no = Leave it
button-keep = { $count ->
    [0] Keep nothing
    [one] Keep { $count } card
   *[other] Keep { $count } cards
}
button-draw = Draw { word-cards }
button-draw-none = Draw none
button-raid = Raid
button-wait = Wait

## Advice

advice = **{ $what }** { $reason }
advice-draw = Draw from the deck.
advice-take = Take { word-a-card }.
advice-band = Play { word-band }.
advice-place = Put a marker in { kingdom-name }.
advice-troll = Take troll token { $token }.
advice-move = Move { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} on the merfolk track.
# $what: the name of a button
advice-other = { $what }.

## Who leads in a kingdom

lead = { $name } leads for { $glory } glory
lead-by-trolls = { $name } leads for { $glory } glory by troll tokens
lead-tied = { $names } share the lead: { $sum } = { $glory } glory each
lead-nobody = nobody there yet

## The steps of a scoring

merfolk-track = Merfolk track
step-giant = Giant token
step-raids = Raids
step-bands = Bands

## The log, besides the events of the game

log-undo-asked = { $name } would like to take back the last action.
log-undo-answered = { $yes ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
log-undone = { $name } has taken the last action back.
log-stand-in = { $why ->
    [timeout] { $name } has run out of time; a bot plays on.
    [left] { $name } has left; a bot plays on.
    [replaced] { $name } is away; a bot plays on.
   *[back] { $name } is back.
}
log-sat = { $name } sits down.
# The operator of the server has paused the game, or released it
log-held = { $why ->
    [paused] The operator of the server has paused the game.
   *[free] The game continues.
}

## Why not

# Codes of the room; those of the rules have messages of their own
room-refusal = { $code ->
    [stale] The table has changed in the meantime. Look again.
    [not_your_turn] It is not your turn.
    [not_yours] That is not yours to decide.
    [not_host] Only the host can do that.
    [full] All seats are taken.
    [seat_taken] Somebody else has just taken this seat.
    [already_started] The game has already begun.
    [not_started] The game has not begun.
    [finished] The game is over.
    [seats_open] First every seat must be filled.
    [bad_options] These options cannot be combined.
    [no_such_bot] There is no such bot.
    [nothing_to_undo] Nothing can be taken back: there is no earlier action, or hidden cards were seen since.
    [no_undo] There is no undo at this table.
    [not_asked] Nobody has asked.
    [not_away] This player is still here.
    [no_hints] There are no hints at this table.
    [daily] That is not possible in a daily deal.
    [log_full] The log of this table is full: only the game itself can continue.
    [too_fast] That was too fast. Wait a moment.
    [bad_action] That was not understood.
    [not_finished] The game is not over yet.
    [storage] The game cannot be stored at the moment. Try again in a minute.
    [internal] Something went wrong on the server; nothing has changed.
    [paused] The operator of the server has paused the game.
    [muted] The operator of the server has muted you.
    [room_closed] The operator of the server has closed this table.
    [bad_words] It contains a word that is not allowed on this server.
   *[other] That did not work. Reload the page and try again.
}
