web-earlier-bands = { $count ->
    [one] { $count } более ранняя группа
    [few] { $count } более ранние группы
   *[other] { $count } более ранних групп
}
