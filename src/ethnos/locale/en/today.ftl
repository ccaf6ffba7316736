### The daily deal on the start page.

daily-today = Today’s deal
daily-try = The same cards and the same bots for everybody. One try.
daily-waits = Your game is waiting for you.
daily-result = Place { $rank } of { $players } with { $glory } glory
daily-play = Play today’s deal
daily-look = Look at the day
daily-next = The next deal comes in { $hours } h { $minutes } min.
daily-of = Daily deal of { $text }
