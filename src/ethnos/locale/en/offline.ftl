### A served game that is played in the browser alone, because the server cannot be reached.

offline-title = Without a connection
offline-text = Keep the game in this browser (6 MB), and you can play against bots or pass the device on, even where the server cannot be reached. Those games stay on this device.
offline-keep = Keep the game here
offline-keeping = Loading the game …
offline-kept = The game is kept in this browser.
offline-failed = It could not be loaded. Is the connection there, and is there room on the device?
offline-play = Play on this device
offline-lost = The server cannot be reached.
offline-here = You are playing on this device, without the server. Games played here stay here.
offline-back = Back to the server
