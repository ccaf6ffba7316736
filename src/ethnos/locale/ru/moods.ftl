# What a game should be like: the moods of sets of tribes.

mood-should-be = Партия должна быть
mood-calm = мирной
mood-fierce = беспощадной
mood-short = короткой
mood-long = долгой
mood-close = равной до конца
mood-explained = Один из двенадцати наборов, с которыми { $mood ->
    [calm] королевства реже всего переходят из рук в руки
    [fierce] королевства чаще всего переходят из рук в руки
    [short] в партии меньше всего ходов
   *[long] в партии больше всего ходов
}: измерено во многих играх ботов.
