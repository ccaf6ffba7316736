# What a game should be like: the moods of sets of tribes.

mood-should-be = Má být
mood-calm = klidná
mood-fierce = nelítostná
mood-short = krátká
mood-long = dlouhá
mood-close = těsná až do konce
mood-explained = Jedna z dvanácti sad, s nimiž { $mood ->
    [calm] království nejméně mění vládce
    [fierce] království nejvíce mění vládce
    [short] má hra nejméně tahů
   *[long] má hra nejvíce tahů
}: změřeno v mnoha hrách botů.
