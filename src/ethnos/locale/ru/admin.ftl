### The page of the operator.

admin-title = Оператор
admin-key = Ключ оператора
admin-key-text = Сервер выводит его при запуске.
admin-enter = Войти
admin-leave = Выйти
admin-lists = Что показать
admin-name = Название или имя
admin-state = Состояние
admin-find = Найти
admin-network = Сеть или адрес, например 192.0.2.0/24
admin-none = Здесь ничего нет.
admin-more = Показать ещё
admin-why = Почему (для журнала действий)
admin-command = Командой
admin-for = На какой срок
admin-until = до { $text }
admin-from = подключение с { $text }
admin-room-dates = открыт { $opened }, изменён { $changed }, в журнале { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}
admin-guest-dates = здесь с { $since }, { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
admin-tab = { $tab ->
    [rooms] Столы
    [guests] Гости
    [reports] Жалобы
    [bans] Блокировки
   *[audit] Журнал
}
admin-filter = { $filter ->
    [any] все
    [lobby] ожидание
    [playing] идёт игра
    [finished] окончена
    [paused] приостановлена
    [hidden] скрыта
   *[closed] закрыта
}
admin-act = { $act ->
    [close] Закрыть стол
    [pause] Приостановить
    [release] Возобновить
    [hide] Скрыть
    [show] Показать
    [ban] Заблокировать
    [mute] Запретить чат
    [lift] Снять запрет
    [settle] Рассмотрено
    [export] Выгрузить данные
   *[erase] Удалить данные
}
admin-act-text = { $act ->
    [close] Все будут отключены, и никто не откроет стол, пока его не возобновят.
    [pause] Часы стоят, и игроки могут только писать в чат.
    [release] Игра продолжится с того же места, с оставшимся временем.
    [hide] Стола больше не будет в списке. Ссылка по-прежнему действует.
    [show] Стол снова появится в списке, если так хотел его хозяин.
    [ban] Соединения будут разорваны повсюду, и до конца срока вернуться нельзя.
    [mute] Играть можно, писать в чат нельзя.
    [lift] Запрет прекращается сейчас.
    [settle] Жалоба исчезнет из этого списка.
    [export] Всё, что хранится об этом госте.
   *[erase] Имя, чат и устройства будут удалены навсегда. Партии останутся, с чертой вместо имени. Отменить это нельзя.
}
admin-time = { $time ->
    [hour] час
    [day] день
    [week] неделю
    [month] тридцать дней
   *[ever] навсегда
}
admin-by = { $who ->
    [command] командой, { $text }
   *[page] на странице, { $text }
}
