### What a chat shows for a link to a table or a result.

link-table = Table of { $name }
link-seats = { $count ->
    [0] Every seat is taken.
    [one] { $count } of { $players } seats is free.
   *[other] { $count } of { $players } seats are free.
}
link-playing = In progress: { $names }.
link-over = The game is over.
link-result = How the game ended
link-scores = Glory: { $names }.
link-score = { $name } { $glory }

## Buttons below a result

share-result = Share the result
share-picture = Save as a picture
share-log = Save the log as text
