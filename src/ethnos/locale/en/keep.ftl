### Keeping games: in this browser, as files, on other devices.

keep-title = Your games on this device
keep-promised = This browser has promised to keep your games until you delete them.
keep-may-go = This browser may delete your games when the device runs out of space. Save them as a file now and then; an installed game is kept more reliably.
keep-seven-days = Safari deletes everything after seven days without a visit, unless the game is on the home screen.
keep-text = The file holds all games, records and settings of this browser. Anybody who reads it sees the hidden cards of unfinished games.
keep-save = Save everything as a file
keep-saved = { $count ->
    [one] { $count } game is in the file.
   *[other] { $count } games are in the file.
}
keep-lost = { $count ->
    [one] { $count } entry could not be read and is missing.
   *[other] { $count } entries could not be read and are missing.
}
keep-open-title = Continue a saved game
keep-open-text = Open an unfinished game that was saved elsewhere, or a file with everything from another browser.
keep-open-text-server = Open an unfinished game that was saved elsewhere: on another server, or in a browser without one.
keep-open = Open a file
keep-added = { $count ->
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
keep-wrong = This file cannot be opened here, or it is damaged; nothing has changed. Records of finished games open under “Replay”.
keep-game = Continue elsewhere
keep-game-save = Save this game as a file
keep-game-text = Open the file under “My games” on another device or server. It shows every hidden card to anybody who reads it. The game stays here as well: continue in one place only.
keep-full = The storage of this browser is full. Your last move could not be kept; nothing before it is lost. Make room on the device, then try again.
keep-damaged = The storage of the game in this browser is damaged.
keep-damaged-save = Save what is left
keep-damaged-clear = Start over
keep-damaged-sure = All games in this browser will be deleted. Do you have the file?
keep-damaged-yes = Delete them
keep-install-title = As an app
keep-install-text = Installed, the game has its own window, starts without a connection, and its games are kept more reliably.
keep-install = Install the game
keep-install-ios = On an iPhone or iPad: tap “Share”, then “Add to Home Screen”.
keep-replay-text = Every finished game can be watched again from its result. A record file that you have saved, or that came from a server or the terminal, can be opened here.
