### The page of the operator.

admin-title = Operator
admin-key = The operator’s key
admin-key-text = The server prints it when it starts.
admin-enter = Enter
admin-leave = Leave
admin-lists = What to look at
admin-name = Title or name
admin-state = State
admin-find = Find
admin-network = A network or address, such as 192.0.2.0/24
admin-none = Nothing here.
admin-more = Show more
admin-why = Why (for the audit log)
admin-command = As a command
admin-for = For how long
admin-until = until { $text }
admin-from = connected from { $text }
admin-room-dates = opened { $opened }, last changed { $changed }, { $count ->
    [one] { $count } line
   *[other] { $count } lines
} of log
admin-guest-dates = here since { $since }, { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
admin-tab = { $tab ->
    [rooms] Rooms
    [guests] Guests
    [reports] Reports
    [bans] Bans
   *[audit] Audit log
}
admin-filter = { $filter ->
    [any] all
    [lobby] lobby
    [playing] playing
    [finished] finished
    [paused] paused
    [hidden] hidden
   *[closed] closed
}
admin-act = { $act ->
    [close] Close the room
    [pause] Pause
    [release] Release
    [hide] Hide
    [show] Show
    [ban] Ban
    [mute] Mute
    [lift] Lift
    [settle] Settle
    [export] Export
   *[erase] Erase
}
admin-act-text = { $act ->
    [close] Everybody is disconnected, and nobody can open the room until it is released.
    [pause] The clock stands still, and the players can only chat.
    [release] The game goes on where it was, with the time that was left.
    [hide] The room is no longer listed. Its link works all the same.
    [show] The room is listed again, if its host wanted that.
    [ban] They are disconnected everywhere and cannot come back while it lasts.
    [mute] They can play, but not chat.
    [lift] The ban ends now.
    [settle] The report leaves this list.
    [export] All that is stored about this guest.
   *[erase] Name, chat and devices are deleted for good. Games stay, with a dash for the name. This cannot be undone.
}
admin-time = { $time ->
    [hour] one hour
    [day] one day
    [week] one week
    [month] thirty days
   *[ever] for ever
}
admin-by = { $who ->
    [command] by the command, { $text }
   *[page] at the page, { $text }
}
