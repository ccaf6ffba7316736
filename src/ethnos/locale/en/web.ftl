# The game in a browser. Two asterisks at each end make a **stronger** part of a sentence.

## Everywhere

web-title = Ethnos
web-title-turn = Your turn · Ethnos
web-loading = One moment…
web-close = Close
web-yes = Yes
web-no = No
web-cancel = Cancel
web-back-home = To the start page
web-rule = See the rule, { $clause }

## Who sits where

web-name-numbered = { $name } { $number }
# What a bot is called, by the piece it plays
web-bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Cosima
    [3] Dario
    [4] Elka
   *[5] Falk
}
web-bot = bot
web-bot-kind = bot, { $level }
web-you = you
# $why: timeout, left or replaced
web-standing-in = { $why ->
    [timeout] out of time, a bot plays on
    [left] has left, a bot plays on
   *[replaced] a bot plays on
}
web-offline = not connected

## Cards and kingdoms

web-card-tribe = { $tribe ->
    [centaur] Centaur
    [dwarf] Dwarf
    [elf] Elf
    [giant] Giant
    [halfling] Halfling
    [merfolk] Merfolk
    [minotaur] Minotaur
    [orc] Orc
    [skeleton] Skeleton
    [troll] Troll
    [wingfolk] Wingfolk
   *[wizard] Wizard
}
web-card-any = any kingdom
web-group-tribe = { $tribe ->
    [centaur] Centaurs
    [dwarf] Dwarves
    [elf] Elves
    [giant] Giants
    [halfling] Halflings
    [merfolk] Merfolk
    [minotaur] Minotaurs
    [orc] Orcs
    [skeleton] Skeletons
    [troll] Trolls
    [wingfolk] Wingfolk
   *[wizard] Wizards
}
web-group-kingdom = { $kingdom ->
    [none] Skeletons
   *[other] { kingdom-name }
}
web-card-unfit = does not fit

## The bar at the top

web-age = Age { word-age }
web-age-short = { word-age }
web-age-score = Scores of age { word-age }
web-turn-yours = **Your turn.** { $decision ->
    [turn] Play a band or recruit a card.
    [marker] Choose a kingdom for the marker.
    [merfolk_move] How far does your merfolk marker move?
    [free_marker] Choose a kingdom for the free marker.
    [orc_marker] A marker on your orc board?
    [troll_token] Choose a troll token.
    [further_band] Play another band, or stop.
    [keep] Choose the cards you keep.
    [wizard_draw] Draw the wizard’s cards?
    [raid] Raid with your orcs, or wait?
   *[other] { "" }
}
web-turn-full = **Your turn.** Your hand is full: play a band.
web-turn-recruit = **Your turn.** Recruit a card.
web-turn-other = { $decision ->
    [turn] { $name } is to play.
    [raid] { $name } decides about a raid.
   *[other] { $name } decides.
}
web-turn-over = The game is over.
web-tribe-sheet = What the tribes do
web-theme = Light or dark
web-rules = Rules
web-menu = Menu
web-settings = Settings
web-leave = Leave the table
web-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}

## Players

web-players = Players
web-glory = glory
web-in-hand = { $count ->
   *[other] in hand
}
web-player-label = { $name }: { $glory } glory, { word-cards } in hand
web-projected = +{ $glory } if the age ended now
web-giant-token = Giant token, band of { $size }
web-troll-tokens = Troll tokens: { $tokens }
web-merfolk-space = Merfolk track: space { $space }
web-orc-count = Orc board: { $count } of 6
web-known = Surely in hand: { $cards }
web-no-bands = no band in this age
web-band-label = { word-band }

## The map

web-map = Map of the six kingdoms
web-coin = Age { word-age }: { $value } glory
web-need = needs a band of { $count }
web-need-met = band of { $count } ✓
web-no-markers = no markers
# $leads: yes where this player is first, $shared: yes in a tie
web-marker-label = { $name }: { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
web-kingdom-label = { kingdom-title }: { $first } glory for the first place this age. { $markers } You need a band of { $needed }.
web-kingdom-watch = { kingdom-title }: { $first } glory for the first place this age. { $markers }
web-leads = { $name } leads for { $glory } glory
web-leads-trolls = { $name } leads for { $glory } glory by troll tokens
web-ties = { $names } share the lead: { $sum } = { $glory } glory each
web-nobody = nobody there yet
web-choose-kingdom = Choose { kingdom-title }

## The pool and the deck

web-pool = The pool
web-pool-empty = The pool is empty.
web-deck = Draw from the deck
web-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
web-dragons = { $count } of 3 dragons seen
web-deck-safe = no dragon in the next { $count }
web-dragon-chance = next card a dragon: { $percent }%
web-age-chance = age ends with the next card: { $percent }%

## The right-hand column and its tabs

web-track = Merfolk track
web-orcs = Orc board
web-orc-cell = { $name }, { kingdom-colour }: { $taken ->
    [yes] a marker
   *[no] empty
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything.
web-tabs = More of the table

## Log

web-log-undo-asked = { $name } would like to take back the last action.
web-log-undo-answered = { $yes ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
web-log-undone = { $name } has taken the last action back.
web-log-stand-in = { $why ->
    [timeout] { $name } has run out of time; a bot plays on.
    [left] { $name } has left; a bot plays on.
    [replaced] { $name } is away; a bot plays on.
   *[back] { $name } is back.
}
web-log-sat = { $name } sits down.
web-moment-age = Age { word-age } is over

## The hand and what can be done

web-hand = Your hand
web-hand-empty = Your hand is empty.
web-hand-count = { $name } { $count }
web-hand-chosen = { $name } { $count } · { $chosen } chosen
web-hand-own = Your own order
web-sort = { $grouping ->
    [tribe] By tribe
    [kingdom] By kingdom
   *[own] My order
}
web-sort-label = Order of your cards
web-move-left = Move the card to the left
web-move-right = Move the card to the right
web-watching-only = You are watching. { $name } is to play.
web-leader = Leader
web-leaders = Who leads?
web-leader-marker = marker in { kingdom-name }
web-leader-markers = marker where you like
web-leader-none = no marker
web-leader-effect = { $where }, { $glory } glory
web-play = Play band
web-play-first = Choose cards
web-draw = Draw
web-undo = Undo
web-hint = Hint
web-stop = Stop here
web-pass = Pass
web-none-marker = No marker
web-go-without = Go without
web-take-none = None
web-orc-yes = Place it
web-orc-no = Leave it
web-keep = { $count ->
    [0] Keep nothing
    [one] Keep { $count } card
   *[other] Keep { $count } cards
}
web-wizard = Draw { word-cards }
web-wizard-no = Draw none
web-raid-do = Raid
web-raid-wait = Wait
web-confirm = Do it
web-troll = Troll token

web-live-turn = { $hand ->
    [yes] { $pool ->
        [yes] **Choose cards for a band,** take a card from the pool, or draw from the deck.
       *[no] **Choose cards for a band,** or draw from the deck.
    }
   *[no] { $pool ->
        [yes] **Take a card from the pool,** or draw from the deck.
       *[no] **Draw a card from the deck.**
    }
}
web-live-full = **Your hand is full.** Choose cards for a band.
web-live-only-band = **Choose cards for a band.**
web-live-further = **Another band?** Choose its cards, or stop here.
web-live-marker = **Where does the marker go?** Choose a bright kingdom.
web-live-merfolk-move = **How far does your merfolk marker move?**
web-live-free-marker = **A free marker!** Choose any bright kingdom, or go without.
web-live-orc-marker = **A marker on the { kingdom-colour } space of your orc board?**
web-live-troll-token = **Which troll token?** It wins ties at the end of this age.
web-live-keep = **Keep up to { word-cards }.** { $chosen ->
    [0] Choose them; the others go to the pool.
   *[other] { $chosen } chosen; the others go to the pool.
}
web-live-wizard-draw = **Draw { word-cards } from the deck?** The risk of a dragon is { $percent }% a card.
web-live-raid = **Raid now?** { $count ->
    [one] One marker goes
   *[other] { $count } markers go
} back to your supply for { $glory } glory. Or wait: more markers are worth more.
web-live-wait = **{ $name } is to play.**
web-live-wait-raid = **{ $name } decides about a raid.**
web-live-over = **The game is over.**
web-live-passing = **There is nothing you can do.** You have to pass.
web-live-band = **You play { word-band }:** { $marker }; { $ability }; { $discard }; worth { $glory } glory at the end of the age.
web-live-skeletons = **Ten skeletons:** you win the game at once.
web-live-too-small = no marker, because { kingdom-name } needs a band of { $needed }
web-live-too-small-anywhere = no marker: no kingdom is open to a band of this size
web-live-take = **Take { word-a-card } from the pool?**
web-live-draw = **Draw from the deck?** { $percent ->
    [0] No dragon can be next.
   *[other] The next card is a dragon with { $percent }%.
}
web-live-do = **Do it?**
web-live-place = **A marker in { kingdom-name }?**
web-advice = **{ $what }** { $reason } ({ $percent }% to win)
web-advice-draw = Draw from the deck.
web-advice-take = Take { word-a-card }.
web-advice-band = Play { word-band }.
web-advice-place = Put a marker in { kingdom-name }.
web-advice-troll = Take troll token { $token }.
web-advice-move = Move { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} on the merfolk track.
# $what: the name of a button
web-advice-other = { $what }.
web-advice-chance = { $percent }% to win
web-advice-do = Follow

## Undo

web-undo-asked = { $name } would like to take back the last action. Do you agree?
web-undo-waiting = The others are asked whether you may take it back.

## Why not

# Codes of the server; those of the rules have messages of their own
web-why = { $code ->
    [stale] The table has changed meanwhile. Look again.
    [not_your_turn] It is not your turn.
    [not_yours] That is not yours to decide.
    [not_host] Only the host can do that.
    [full] All seats are taken.
    [seat_taken] Somebody else has just taken this seat.
    [already_started] The game has already begun.
    [not_started] The game has not begun.
    [finished] The game is over.
    [seats_open] First every seat must be filled.
    [bad_options] These options do not go together.
    [no_such_bot] There is no such bot.
    [nothing_to_undo] Nothing can be taken back: there is no earlier action, or hidden cards were seen since.
    [no_undo] Nothing is taken back at this table.
    [not_asked] Nobody has asked.
    [not_away] This player is still here.
    [no_hints] There are no hints at this table.
    [too_fast] That was too quick. Wait a moment.
    [bad_action] That is not understood.
    [not_finished] The game is not over yet.
    [storage] The server cannot write at the moment. Try again in a minute.
    [internal] Something went wrong on the server; nothing has changed.
    [lesson] { $reason }
   *[other] That did not work. Reload the page and try again.
}

## Connection and places that are not there

web-lost = **The connection is lost.** Trying again { $seconds ->
    [0] now…
    [one] in { $seconds } second…
   *[other] in { $seconds } seconds…
}
web-lost-offline = **You are offline.** The game goes on as soon as you are back.
web-connecting = **Connecting…**
web-retry = Try now
web-ending = { $ending ->
    [gone] There is no such table
    [not_welcome] This table is full
    [signed_out] You are signed out
    [reload] There is a newer version
   *[broken] Something went wrong
}
web-ending-text = { $ending ->
    [gone] The link is old or mistyped, or the table has been cleared away.
    [not_welcome] The game has begun, every seat is taken, and it may not be watched.
    [signed_out] This browser no longer knows who you are. Reload to sit down as a new guest.
    [reload] The server has been renewed. Reload the page to go on where you were.
   *[broken] The page and the server do not understand each other. Reload the page.
}
web-reload = Reload
web-not-found = There is no such page
web-not-found-text = The address is mistyped, or it is from another time.

## Hot seat

web-hand-over = { $name }, it is your turn
web-hand-over-text = Hand the device over. The cards are hidden until you look.
web-hand-over-look = Show my cards

## Scoring

web-walk = Age { word-age } is scored
web-walk-next = Next
web-walk-back = Back
web-walk-skip = Close
web-walk-bands = Bands
web-walk-giant = Giant token
web-walk-raids = Raids
web-walk-totals = After age { word-age }
web-walk-gained = +{ $glory }
web-walk-nobody = Nobody has a marker there.

## The end

web-over-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-over-details = The whole result
web-rematch = Play again
web-replay = Replay

## Help

web-sheet = The tribes in this game
web-sheet-x = X is the number of cards in the band.
web-sheet-kingdoms = The letter on a shield is how the name of its kingdom begins.
web-keys = Keys
web-key-cards = choose cards
web-key-pool = take from the pool
web-key-draw = draw
web-key-play = play, confirm
web-key-leader = another leader
web-key-kingdom = a kingdom, by the letter on its shield
web-key-undo = undo
web-key-hint = hint
web-key-clear = let go
web-key-sort = another order
web-key-sheet = this sheet
web-key-command = type a command
web-command = Command
web-command-hint = draw, take 3, band 1 4 5 lead 4, place red, help …
web-skip = To your hand

## Waiting for players

web-lobby = The table is being set
web-seat-open = Free seat
web-seat-take = Sit down
web-seat-bot = Add a bot
web-seat-leave = Stand up
web-start = Deal the cards
web-start-first = Every seat must be filled
web-wait-host = { $name } will start the game.
web-code = Code
web-link = Link for your friends
web-link-here = This link opens on this computer only. To let friends in, start the server with { $command } and open the page by the address your computer has in the network: the link will then hold for them, too.
web-copied = Copied
web-name = Your name
web-source = { $source ->
    [kingdoms] kingdoms
    [merfolk] merfolk track
    [giant] giant token
    [raids] raids
   *[bands] bands
}
web-bands-tab = Bands
web-track-tab = Track
web-orcs-tab = Orcs
web-log-tab = Log
web-chat-tab = Chat
web-theme-name = { $theme ->
    [auto] Like the system
    [light] Light
   *[dark] Dark
}
web-speed = Movement
web-speed-name = { $speed ->
    [off] None
    [slow] Slow
    [normal] Normal
   *[fast] Fast
}
web-ask-first = Ask before cards are taken
web-confirm-name = { $confirm ->
    [off] Never
    [on] Always
   *[timed] With three seconds to think again
}
web-more = More
web-sound = Sounds
web-notify = Tell me when it is my turn
web-commands = A line for typed commands
web-come-back = Take my seat back
