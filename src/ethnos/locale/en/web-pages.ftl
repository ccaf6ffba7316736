# The pages around the game: start, lobby, result, replay, rules, settings, first game.

## Everywhere

page-title = { $title } · Ethnos
page-skip = Skip to content
page-ways = Pages
page-language = Language
# $option: a code of the server
page-problem = { $option ->
    [offline] The server cannot be reached. Check your connection and try again.
    [too_many_rooms] You have several tables that have not started. Start or leave one of them first.
    [too_fast] That was too fast. Wait a moment and try again.
    [too_big] This file is too large.
    [bad_options] These options cannot be combined.
    [not_finished] This game is not over yet.
    [sealed] Others are still playing this deal. It opens an hour after the day ends.
    [daily] That is not possible in a daily deal.
    [no_such_room] There is no such game. The link is old or mistyped.
    [no_such_code] This code is wrong or has expired. Make a new one on the other device.
    [no_session] This browser no longer knows who you are. Reload the page.
    [no_spectators] This table does not allow spectators.
    [review_failed] The review was interrupted. Try again.
    [bad_position] There is no such position.
    [bad_record] This is not the record of a game, or it is damaged.
    [bad_name] A name must contain letters.
    [seat_taken] Somebody else has just taken this seat.
    [full] All seats are taken.
    [already_started] The game has already begun.
    [storage] The game cannot be stored at the moment. Try again in a minute.
    [banned] The operator of the server has excluded you or your network.
    [room_closed] The operator of the server has closed this table.
    [bad_key] This is not the operator’s key.
    [bad_passkey] This passkey is not valid here, or has been deleted.
    [bad_words] It contains a word that is not allowed on this server.
   *[other] That did not work. Reload the page and try again.
}

## Start

page-hero = Six kingdoms. Twelve tribes. Three dragons.
page-hero-text = Gather a band, choose who leads it, and plant your marker on the map before somebody wakes the third dragon. For two to six players, about forty minutes, no account.
page-bots = Play now against bots
page-players = Players
page-level = Strength of the bots
page-level-text = A bot that { $text }.
page-deal = Deal the cards
page-tribes = Tribes
page-tribes-beginner = First game
page-tribes-random = Random
page-tribes-mood = By mood
page-tribes-own = Choose
page-tribes-chosen = { $count } of { $total } tribes chosen
page-tribes-drawn = { $count } of the twelve tribes are drawn at random.
page-friends = Play with friends
page-friends-text = Open a table and send the link. Empty seats can go to bots; one device can be shared, too.
page-friends-open = Open a table
page-join = Have a code?
page-code-example = Code
page-join-do = Join
page-join-wrong = No table has this code. Perhaps a letter is wrong, or the table is gone.
page-mine = Continue playing
page-games = My games
page-games-all = All games ({ $count })
page-learn = New here?
page-learn-short = Learn
page-learn-text = Play your first age with a guide at your side. Every rule is explained when you need it, in five minutes.
page-learn-do = Learn by playing
page-learn-rules = Read the rules
page-learn-replay = Watch a sample game
page-public = Tables open to everybody
page-public-none = Nobody is waiting at the moment. Open a table of your own and tick “open to everybody”.
page-credits = Ethnos is a board game by Paolo Mori, 2017. This is a free edition by fans, with their own drawings; no publisher is behind it.

## Tables in a list

page-table-of = { $names }
page-table-empty = An empty table
page-room-lobby = { $count ->
    [0] every seat is taken, about to begin
    [one] one seat is free
   *[other] { $count } seats are free
}
page-room-over = finished { $text }
page-room-yours = your turn, age { word-age }
page-room-playing = in progress, age { word-age }
page-analysis = Analysis board
page-room-exercise = Exercise · { $text }
page-room-result = Result
page-room-continue = Continue
page-room-join = Sit down
page-room-watch = Watch
page-games-going = In progress
page-games-over = Finished
page-games-none = No game is waiting for you.
page-games-none-over = You have not finished a game yet.
page-games-new = A new game

## Lobby

page-seat-here = is here
page-seat-companion = Share this device
page-seat-clear = Clear the seat of { $name }
page-seat-clear-short = Clear
page-seat-name = Change the name { $name }
page-seat-name-save = Save
page-companion = Guest { $number }
page-companion-name = Name of the player beside you
page-fill = Fill with bots
page-invite = Invite your friends
page-invite-text = Come and play Ethnos with me.
page-qr = QR code for { $text }
page-link = Link
page-link-copy = Copy the link
page-share = Share
page-options = Game options
page-clock = Time per turn
page-clock-name = { $option ->
    [minute] one minute
    [minutes] three minutes
    [day] a day
    [days] three days
   *[none] no limit
}
page-undo = Undo
page-undo-name = { $option ->
    [free] always
    [none] never
   *[consent] if the others agree
}
page-option = { $option ->
    [public] Open to everybody
    [spectators] Allow spectators
    [memory_aid] Show cards known to be in a hand
   *[hints] Allow hints
}
page-rulings = { $count ->
    [0] House rules: none
    [one] House rules: one
   *[other] House rules: { $count }
}
page-rulings-text = What each of them changes
page-fair = How the deal is proved fair
page-fair-text = The game has already chosen its part of the shuffle and shows this fingerprint of it. Every player who sits down adds some chance of their own. After the game its part is revealed, and everybody can check the deal.

## After the game

page-after = Result
page-after-none = There is no result
page-after-replay = Watch it again
page-after-table = The last table
page-after-record = Download the record
page-markers = { $count ->
    [one] { $count } marker in the kingdoms
   *[other] { $count } markers in the kingdoms
}
page-chart = Where the glory came from
page-chart-label = Glory of every player by age and source; the same numbers stand in the table below.
page-chart-age = { word-age }: { $glory }
page-chart-numbers = All numbers
page-chart-column = Age
page-curve = How it went
page-curve-text = The glory everybody would have had if the age had ended at that moment. Click to see the moment.
page-curve-label = The glory of every player over the game, were the age to end at each moment.
page-chances = Chances to win
page-chances-text = How likely everybody was to win at that moment, in per cent, as a bot judges by what lies on the table. Click to see the moment.
page-chances-label = The chance of every player to win, over the game, in per cent.
page-swings = What turned the game
page-swings-text = How much a move gained on the best rival, in glory, had the age ended there. A troll token can decide ties in several kingdoms at once.
page-swing = +{ $glory } glory on the best rival
page-swing-look = Look
page-fair-after = The fingerprint shown before the game, the game’s own part of the shuffle and what the players added must give exactly the cards that were dealt.
page-proof = Check the deal
page-proof-good = The cards were dealt as promised, and every move followed the rules.
page-proof-bad = This record is not valid. See below what is wrong.
page-proof-more = What the proof rests on
page-proof-commitment = Fingerprint, shown before the game
page-proof-seed = The server’s part
page-proof-nonces = What the players added

## Replay

page-replay = Watch a game
page-replay-text = Every game of this server can be watched from its result page. A record file, saved earlier or written by the terminal game, opens here.
page-replay-file = Choose a record file
page-replay-drop = or drop it here; it ends in .ethnos.jsonl
page-replay-wrong = { $file } cannot be shown. { $reason }
page-replay-mine = Games I have played
page-sample = A sample game
page-sample-text = Three bots play a short game with the tribes for a first game, all hands open. Watch it go by, or step through it move by move: a few minutes, and you have seen how Ethnos is played.
page-sample-watch = Watch the sample game
page-replay-own = A recorded game
page-replay-none = There is nothing to watch
page-replay-controls = Step through the game
page-replay-step = Step
page-replay-at = { $number } of { $total }
page-replay-first = To the beginning (Home)
page-replay-back = One step back (←)
page-replay-next = One step on (→)
page-replay-last = To the end (End)
page-replay-play = Play (space)
page-replay-pause = Pause (space)
page-replay-pace = Speed
page-replay-times = { $text }×
page-replay-view = Whose view
page-view-full = All cards open
page-view-public = As a spectator
page-view-seat = As { $name } saw it
page-replay-link = Link to this move
page-hands = All hands
page-hand = { $name }: { $cards }

## Rules

page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-nothing = Nothing about that.
page-rules-clauses = { $count ->
    [one] The clause behind this section
   *[other] The { $count } clauses behind this section
}

## Settings

page-you = You
page-save = Save
page-name-saved = Saved.
page-look = Appearance and animation
page-speed-text = How fast cards and pieces move. If your system asks for reduced motion, nothing moves.
page-playing = Playing
page-confirm-name = { $option ->
    [off] Never
    [on] Always
   *[timed] Three seconds
}
page-confirm-text = With “three seconds” the move is made automatically unless you cancel it.
page-device = Another device
page-device-text = Your games belong to this browser. With a code, valid for ten minutes, another device can join in.
page-device-make = Make a code
page-device-code = Code for the other device
page-device-have = Have a code from another device?
page-device-claim = Use it
page-device-done = This device now plays as { $name }.
passkey-title = Passkeys
passkey-text = A passkey is stored in your phone, computer or password manager and signs you in anywhere as the same player. It needs neither a password nor an e-mail address.
passkey-make = Create a passkey
passkey-sign-in = Sign in with a passkey
passkey-made = The passkey has been created. Another device can sign in with it.
passkey-created = Created on { $day }
passkey-used = Last used on { $day }
passkey-delete = Delete
passkey-deleted = The passkey has been deleted. Remove it from your device, too.
passkey-known = This device already has a passkey for you.

## The first game. Two asterisks at each end make a **stronger** part of a sentence

lesson-player = { $seat ->
    [1] Bela
   *[2] Noor
}
lesson-coach = Your first game
lesson-wait = The others play…
lesson-leave = Leave the lesson
lesson-play = Play a real game
lesson-other-draw = You could: the deck gives a card that nobody has seen, or a dragon. { word-ring }
lesson-other-take = You could: the card would join your hand, and nobody else could take it. { word-ring }
lesson-other-band = You could: it would happen as the sentence said, and the rest of your hand would lie open to everyone. { word-ring }
lesson-other = { word-ring }
word-ring = Here we try something else: follow the golden ring.
lesson-next = Continue
lesson-not-here = That has to wait until a real game.
lesson-take = You hold one card: a giant of Rhea, the red kingdom. On your turn you take one card, or you play a band of the cards you hold.
    In the pool lie two more giants. **Take the blue one.**
lesson-draw = Two giants go together: a band is cards of **one tribe**, or of **one colour**.
    Nobody refills the pool, so sometimes you draw blind. **Draw from the deck.**
lesson-draw-again = A grey centaur goes with neither of your giants. Keep it for now. You may hold ten cards; with ten you must play a band.
    Watch what the others collect, and **draw once more.**
lesson-band = Three giants! **Choose all three,** then choose **who leads**: the leader’s colour says which kingdom gets your marker.
    Rhea pays 6 glory, more than the others. **Let the red giant lead, and play the band.**
lesson-discard = Your marker stands in Rhea. The leader’s tribe has its say as well: the largest band of giants earns 2 glory and the giant token. Whoever holds it is paid again at the end of the age.
    The price: the rest of your hand went to the pool, and Bela has taken your centaur. **Take the red wingfolk.**
lesson-colour = Now try a band of one colour. You hold a red card; perhaps the deck has another. **Draw.**
lesson-dragon = **A dragon!** Three of them sleep in the lower half of the deck, and in this lesson the deck is a short one. The third one ends the age at once, and cards still in hand are worth nothing.
    You have found a red wizard, too. **Choose both red cards and let the wingfolk lead:** they may go to any kingdom.
lesson-marker = A marker needs a band of more cards than you have markers there. Althea pays 4, and nobody is there yet. **Choose Althea.**
    The map tells all: the golden coin is what first place pays in this age, a piece with a number counts somebody’s markers, and below stands the band you need.
lesson-second-dragon = **The second dragon.** From now on any card from the deck may end the age; the chance stands beside the deck. Cards of the pool are safe.
    Now **take the red minotaur.**
lesson-minotaur = You have one marker in Rhea, so a second one needs two cards. But a band led by a minotaur counts as one card more. **Play the minotaur alone,** before it is too late.
lesson-end = Noor has drawn **the third dragon.** Every kingdom pays whoever has most markers there, and every band pays by its size: 0, 1, 3, 6, 10, 15.
    Markers stay for the next age; all cards are shuffled again. Most glory after the last age wins. That is the game: the rest is what the twelve tribes do, and the tribes at the top of the screen tell you that at any time.
lesson-later = In later ages **second and third places** are paid too: with the coins of the ages before. And **who ties shares**: the coins of the tied places are added and divided, rounded down. Two who share 8 and 4 get 6 each; a troll token can win such a tie.
lesson-help = **Hint** shows what a good player would do, and why. **Undo** takes back your last action, as long as it has shown you nothing new.
    Hold or point at any card to see what its tribe does.
