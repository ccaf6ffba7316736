### Notifications of turns while no page is open.

push-turn = Your turn

## Below the choice to be told of turns

push-closed-too = While this page is open you are told when your turn begins. At tables with other people your browser also tells you when no page of the game is open.
push-open-only = You are told while a page of the game is open in this browser, for instance in another tab.
push-install-first = On iPhone and iPad, add the game to the Home Screen and open it there: then you are also told while it is closed.
push-failed = Your browser could not be registered for this. You are told while a page of the game is open.
