# The game at a terminal.

## Setting up

setup-welcome = Welcome to Ethnos. Press Enter to take the answer in brackets.
setup-names = Who plays at this keyboard? One name, or several with commas [{ $default }]
# $about: one line on its style of play
setup-bot = { $name }: { $about }
# $bot: the name of a kind of bot
setup-bots = How many bots, and which? [{ $count } { $bot }]
setup-tribes = Which tribes: random, beginner, for a game that is calm, cut-throat, short or long, or { $count } names with commas? “options” shows the house rules [random]
# $option: the name of an option as it is typed; $title: in words; $about: a line on it
setup-option = { $option } · { $title }. { $about }
# $value: as it is typed; $text: in words
setup-value = { $value } ({ $text })
setup-values = Values: { $values }
setup-numbers = Values: { $least } to { $most }; printed: { $count }. A variant, in no rulebook.
setup-options = An option as name=value, or Enter to continue
setup-option-chosen = Agreed: { $option }.
default-name-of-many = Player { $number }
saving = The game is saved in { $file } after every decision.
setup-help-line = Type help for the commands, hint for advice, rules for the rules.
setup-watch-line = Only bots play, and you watch. Ctrl+C leaves; the game is saved.
resumed = Continuing { $file }.

## What cannot be set up, saved or read

setup-error-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}: the game takes 2 to 6 ({ $clause }).
setup-error-tribe-twice = One tribe is named twice: { $tribes } ({ $clause }).
setup-error-tribe-count = A game of { $players } needs { $needed } tribes, not { $count } ({ $clause }).
setup-error-tribe = There is no tribe “{ $word }”. There are: { $tribes }.
setup-error-option = There is no option “{ $word }”. There are: { $choices }.
setup-error-value = The option { $option } cannot be “{ $word }”. It is one of: { $choices }.
setup-error-number = The option { $option } is a number from { $least } to { $most }, not “{ $word }” ({ $clause }).
setup-error-option-form = An option is written name=value, such as orc_raid=any_number; this is “{ $word }”.
setup-error-people = { $players ->
    [one] { $players } person
   *[other] { $players } people
} but { $count ->
    [one] { $count } name
   *[other] { $count } names
}.
setup-error-names = Every player needs a name of their own.
setup-error-seats = { $count ->
    [one] { $count } person does
   *[other] { $count } people do
} not fit into a game of { $players }.
setup-error-bot = There is no bot “{ $word }”. There are: { $choices }; or module:Class for one of your own.
setup-error-bot-broken = The bot “{ $word }” cannot be used: { $error }
setup-error-nobody = No bot is named.
# $error: what the operating system says
file-unreadable = { $file } cannot be read: { $error }
file-unwritable = { $file } cannot be written: { $error }
file-exists = { $file } already exists.
file-exists-resume = { $file } already exists; continue it with --resume { $file }
file-nowhere = The game cannot be saved here; name a file with --save FILE.
file-none-saved = There is no saved game in { $file }.
file-secret = The deal of this game is still secret, so it cannot continue here.
# $error: a technical detail, in English
file-no-record = { $file } is not the record of a game, or it is damaged: { $error }

## Status

age-number = { word-age }
status-age = Age { word-age } of { $ages }
status-dragons = { $count } of { $all } dragons
# $safe: cards on top of the deck that cannot be dragons
status-deck-safe = Deck { $count }: no dragon in the next { $safe }
# $dragon, $ends: chances for the next draw
status-deck-risk = Deck { $count }: dragon next { $dragon }, age ends { $ends }
percent = { $count }%
percent-small = under 1%

## The table

head-kingdom = Kingdom
head-tokens = Tokens
head-markers = Markers
head-need = You need
head-player = Name
head-glory = Glory
head-hand = Hand
head-bands = Bands
head-troll = Trolls
head-orc = Orcs
head-merfolk = Merfolk
head-giant = Giant
head-kingdoms = Kingdoms
head-raids = Raids
head-sum = Sum
head-pool = { $count ->
    [0] The pool is empty.
   *[other] Pool
}
head-own-hand = Your hand, { $count } of { $limit }
table-kingdom = { kingdom-letter } { kingdom-name } { kingdom-colour }
table-need = band of { $count }
# Without the heading “head-need” above it
table-need-alone = you need a band of { $count }
# $title: the heading of a column, where a narrow screen has no columns
table-fact = { $title }: { $value }
player-you = { $name } (you)
# $level: the name of a kind of bot
player-bot = { $name } ({ $level })
known = { $name } must hold: { $cards }.
memory-off = Cards you saw others take are no longer listed.
known-nothing = No card in another hand is known.
hand-of = { $name } holds: { $cards }.

## The table in plain words

# $token: the best this age pays; $needed: 0 for somebody who only watches
plain-kingdom = { kingdom-title }: tokens { $tokens }, first place now earns { $token }. { $players ->
    [0] No markers.
   *[other] Markers: { $markers }.
}{ $needed ->
    [0] { "" }
   *[other] { " " }You need a band of { $needed }.
}
plain-markers = { $name } { $count }
plain-player = { $name }: { $glory } glory, { word-cards } in hand.
plain-no-band = { $name } has played no band this age.
# $bands: a list of bands, each with its leader
plain-bands = { $name } has played bands of this many cards: { $bands }.
plain-band = { $tribe ->
    [skeleton] { $size } ({ word-skeletons })
   *[other] { $skeletons ->
        [0] { $size } led by { word-a-card }
       *[other] { $size } led by { word-a-card } with { word-skeletons }
    }
}
plain-trolls = { $name } holds troll tokens: { $tokens }.
plain-orcs = { $name } has orc markers on: { $spaces }.
plain-merfolk = { $name } is on space { $space } of the merfolk track.
plain-giant = { $name } holds the giant token on a band of { $size }.
plain-pool = { $count ->
    [one] One card in the pool: { $cards }.
   *[other] { $count } cards in the pool: { $cards }.
}
plain-pool-empty = The pool is empty.
plain-card = ({ $number }) { $count ->
    [one] { card }
   *[other] { card } ({ $count } of them)
}
plain-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand, { $count } of { $limit } cards:
}
plain-group = { $title }: { $cards }.
plain-number = ({ $number }) { $card }

## What a tribe does when it leads a band of X cards


## Playing

prompt = { $name }: { $question }
press-enter = Press Enter to continue
enter-first = Not now: press Enter first.
hand-over = Press Enter to hide your cards and hand over to { $name }, or type undo
hand-over-ready = { $name }, it is your turn. When nobody else can see the screen, press Enter
leader-choice = lead { $number }: { $outlook }
confirm-band = Play it? (yes or no)
confirm-again = Please answer yes or no.
confirm-set = { $state ->
    [on] From now on you are asked before a band is played.
   *[off] Bands are played without asking.
}
undone = { $name } decides again.
undo-impossible = Nothing can be taken back: there is no earlier decision, or hidden cards were seen since.
# $command: what to type; $chance: to win the game
hint = { $command } ({ $chance } to win): { $reason }
analysis-help = You decide for everybody. “hint” asks for the best moves, “undo” takes a move back, “save FILE” writes a record, “quit” ends.
# $count: how many moves the record has
analysis-moment = { $name } chooses move { $number } of { $count }. The choice was: { $what }
analysis-moment-open = { $name } chooses move { $number }, after the last of { $count }.
analysis-dealt = Only the cards that { $name } can see are real; all others are dealt anew.
why-nothing = No bot has moved since you sat down, or none of that name.
saved = The game is saved in { $file }.
copied = A copy of the game is in { $file }.
save-failed = Not saved. { $reason }
left = The game is saved. Continue it with: ethnos play --resume { $file }
record-kept = The record of this game is { $file }.

## Help and rules

help-now = Now:
help-always = At any time:
help-short = Words may be shortened (d, t 3, b 1 4 lead 4), cards named (red elf, elves, red), and a question answered by the bare answer.
legend = On the table: the letter before a kingdom is the first of its name and stands for it among a player’s orcs, [6] is what first place earns this age, ●P 2 means two markers of that player, “5-2 elf of Rhea” is a band of 5 cards led by an elf of Rhea, with 2 skeletons that will not score, “1 orc of Straton ×3” are three bands of one orc each. The numbers before cards are what you type, as in “take 3”.
tribes-heading = What the leader of a band does; X is the number of cards in the band:
rules-topics = Topics: { $topics }.
rules-unknown = The rules have no section “{ $word }”. Topics: { $topics }.
rules-no-clause = There is no clause or ruling { $word }. The numbers are { $choices }.
rules-not-translated = This text has not been translated yet.

## Whether a record holds: one sentence a check. $verdict: passed, failed, skipped (one player’s view), open (no end yet)

proof-chain = { $verdict ->
    [passed] Every line carries the right hash.
   *[failed] A line carries the wrong hash: the record was changed or damaged.
}
proof-shape = { $verdict ->
    [passed] The record is complete in form, and its actions are in order.
   *[failed] The record does not have the form of a record.
}
proof-complete = { $verdict ->
    [passed] The game was played to its end.
   *[open] The game has no end yet, or its end was cut off.
}
proof-seed = { $verdict ->
    [passed] The seed is the one settled before the deal.
    [skipped] The seed is left out: this record shows one player’s view only.
    [open] The seed stays secret until the game is over.
   *[failed] The seed is not the one settled before the deal.
}
proof-replay = { $verdict ->
    [passed] Every deal and every move follows from the seed and the rules.
    [skipped] The game cannot be played again: this record shows one player’s view only.
    [open] Every move so far follows the rules; the deal can be checked when the game is over.
   *[failed] The game cannot have gone like this.
}
proof-result = { $verdict ->
    [passed] Glory and winners are what the game gives.
   *[failed] Glory or winners are not what the game gives.
}
# $text: one of the sentences above; $error: a technical detail, in English
proof-line = { $verdict ->
    [passed] ✓ { $text }
    [skipped] – { $text }
    [open] … { $text }
   *[failed] ✗ { $text } ({ $error })
}
proof-holds = The record is valid.
proof-unfinished = The record is intact so far, but the game is not finished.
proof-fails = The record is NOT valid.

## Scores

scoreboard-age = Age { word-age }:
scoreboard-now = If age { word-age } ended now, raids aside:
scoreboard-total = { $name }: { $glory } glory now, { $total } then.
scoreboard-player = { $name }: { $points }; together { $glory }.
scoreboard-kingdoms = kingdoms { $glory }
scoreboard-merfolk = merfolk { $glory }
scoreboard-giant = giant { $glory }
scoreboard-raids = raids { $glory }
scoreboard-bands = bands { $glory }
