### Reactions at the table: feelings without words.

react-label = React
react-name = { $reaction ->
   *[laugh] Laughing
    [wow] Amazed
    [sad] Sad
    [think] Thinking
    [bravo] Well played
    [heart] Thank you
}
react-by = { $name }: { $text }
react-setting = Reactions at the table
react-mute = Hide chat and reactions of
