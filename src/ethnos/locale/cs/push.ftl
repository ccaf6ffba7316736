### Upozornění na tahy, když není otevřená žádná stránka.

push-turn = Jsi na tahu

## Below the choice to be told of turns

push-closed-too = Dokud je tato stránka otevřená, dozvíš se, když jsi na tahu. U stolů s dalšími lidmi tě prohlížeč upozorní, i když není otevřená žádná stránka hry.
push-open-only = Dozvíš se to, dokud je v tomto prohlížeči otevřená stránka hry, třeba v jiné kartě.
push-install-first = Na iPhonu a iPadu si přidej hru na plochu a otevři ji odtud: pak se to dozvíš, i když je zavřená.
push-failed = Prohlížeč se k tomu nepodařilo přihlásit. Dozvíš se to, dokud je stránka hry otevřená.
