# The game in a browser. Two asterisks at each end make a **stronger** part of a sentence.

## Everywhere

web-title = Ethnos
web-title-turn = Your turn · Ethnos
web-loading = One moment…
web-close = Close
web-yes = Yes
web-no = No
web-cancel = Cancel
web-back-home = Back to the start page
web-rule = See the rule, { $clause }

## Who sits where

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
web-absent = { $name } has been away for a minute.
web-absent-replace = Let a bot play on
web-absent-wait = Wait

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
web-tribe-sheet = What the tribes do
web-theme = Light or dark
web-rules = Rules
web-menu = Menu
web-settings = Settings
web-leave = Leave the table
web-leave-sure = Leave the table? A bot plays on for you; you can come back.
web-leave-yes = Leave
web-leave-no = Stay
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
web-known = Known to be in hand: { $cards }
web-no-bands = no bands this age
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

web-orcs = Orc board
web-orc-cell = { $name }, { kingdom-name }: { $taken ->
    [yes] a marker
   *[no] empty
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-sending = Sending…
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-tabs = More of the table

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
web-watching-only = You are watching.
web-leader = Leader
web-leaders = Who leads?
web-play = Play band
web-play-first = Choose cards
web-draw = Draw
web-undo = Undo
web-hint = Hint
web-confirm = Do it
web-troll = Troll token

web-advice-chance = { $percent }% to win
web-advice-do = Follow

## Connection and places that are not there

web-lost = **The connection is lost.** Trying again { $seconds ->
    [0] now…
    [one] in { $seconds } second…
   *[other] in { $seconds } seconds…
}
web-lost-offline = **You are offline.** The game continues as soon as you are back.
web-connecting = **Connecting…**
web-retry = Try now
web-ending = { $ending ->
    [gone] There is no such table
    [not_welcome] This table is full
    [signed_out] You are signed out
    [reload] There is a newer version
    [damaged] This game cannot be read
    [closed] This table is closed
    [banned] You are excluded
   *[broken] Something went wrong
}
web-ending-text = { $ending ->
    [gone] The link is old or mistyped, or the table has been removed.
    [not_welcome] The game has begun, every seat is taken, and it may not be watched.
    [signed_out] This browser no longer knows who you are. Reload to sit down as a new guest.
    [reload] The server has been updated. Reload the page to continue where you were.
    [damaged] What is stored of it is damaged. Your other games are not affected.
    [closed] The operator of the server has closed this table.
    [banned] The operator of the server has excluded you or your network.
   *[broken] The page and the server do not understand each other. Reload the page.
}
web-reload = Reload
web-not-found = There is no such page
web-not-found-text = The address is mistyped or out of date.

## Hot seat

# The player's turn is over; the next one sits at the same screen
web-hand-over-next = **{ $name } is next.** Hand over when you have seen your cards.
web-hand-over-now = Hand over to { $name }
web-hand-over = { $name }, it is your turn
web-hand-over-text = Hand the device over. The cards are hidden until you look.
web-hand-over-look = Show my cards

## Scoring

web-walk = Age { word-age } is scored
web-walk-skip = Close
web-walk-totals = After age { word-age }
web-walk-gained = +{ $glory }

## The end

web-over-details = Full result
web-rematch = Play again
web-rematch-open = A new game with the same people is open.
web-replay = Replay

## Help

web-sheet = The tribes in this game
web-sheet-x = X is the number of cards in the band.
web-sheet-kingdoms = The letter on a shield is the first one of its kingdom’s name.
web-keys = Keys
web-key-cards = choose cards
web-key-pool = take from the pool
web-key-draw = draw
web-key-play = play, confirm
web-key-leader = change the leader
web-key-kingdom = a kingdom, by the letter on its shield
web-key-undo = undo
web-key-hint = hint
web-key-clear = cancel the choice
web-key-sort = change the order
web-key-sheet = this sheet
web-key-command = type a command
web-command = Command
web-command-hint = draw, take 3, band 1 4 5 lead 4, place red, help …
web-command-no-score = No age has been scored yet. The small number beside a player’s glory is what this age would pay now.
# A command of the terminal that is done otherwise here
web-command-elsewhere = { $verb ->
    [sort] The buttons above your hand change the order of your cards.
    [table] The whole table is before you.
    [memory] Point at the number of a player’s cards to see which of them you know.
    [confirm] The menu says whether you are asked first.
    [save] The game is saved after every action.
    [why] Here a bot says nothing about its actions; ask for a hint instead.
   *[quit] Leave the table by the menu.
}
web-skip = Skip to your hand

## Waiting for players

web-lobby = The table is being set
web-seat-open = Free seat
web-seat-take = Sit down
web-seat-bot = Add a bot
web-seat-leave = Stand up
web-start = Deal the cards
web-start-first = Fill every seat first
web-wait-host = { $name } will start the game.
web-code = Code
web-link = Link for your friends
web-link-here = This link opens on this computer only. A server started with { $command } prints an address for other devices: open the game there, and the link works for your friends, too.
web-copied = Copied
web-copy-by-hand = It could not be copied: select the link and copy it yourself.
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
    [auto] Same as the system
    [light] Light
   *[dark] Dark
}
web-speed = Animation
web-speed-name = { $speed ->
    [off] None
    [slow] Slow
    [normal] Normal
   *[fast] Fast
}
web-ask-first = Ask before cards are taken
web-sound = Sounds
web-notify = Tell me when it is my turn
web-notify-denied = Your browser blocks notifications from this page.
web-commands = Command line
web-come-back = Take my seat back
