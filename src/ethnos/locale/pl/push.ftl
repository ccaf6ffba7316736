### Powiadomienia o turach, gdy żadna strona nie jest otwarta.

push-turn = Twoja tura

## Below the choice to be told of turns

push-closed-too = Dopóki ta strona jest otwarta, dowiesz się o swojej turze. Przy stołach z innymi ludźmi przeglądarka powiadomi cię także wtedy, gdy żadna strona gry nie jest otwarta.
push-open-only = Dowiesz się, dopóki strona gry jest otwarta w tej przeglądarce, na przykład w innej karcie.
push-install-first = Na iPhonie i iPadzie dodaj grę do ekranu początkowego i otwórz ją stamtąd: wtedy dowiesz się także, gdy jest zamknięta.
push-failed = Nie udało się zarejestrować przeglądarki. Dowiesz się, dopóki strona gry jest otwarta.
