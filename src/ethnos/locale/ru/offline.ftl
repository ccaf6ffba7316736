### A served game that is played in the browser alone, because the server cannot be reached.

offline-title = Без подключения
offline-text = Сохрани игру в этом браузере (6 МБ), и ты сможешь играть с ботами или передавать устройство друг другу, даже если сервер недоступен. Такие партии остаются на этом устройстве.
offline-keep = Сохранить игру здесь
offline-keeping = Игра загружается …
offline-kept = Игра сохранена в этом браузере.
offline-failed = Не удалось загрузить игру. Есть ли подключение и место на устройстве?
offline-play = Играть на этом устройстве
offline-lost = Сервер недоступен.
offline-here = Ты играешь на этом устройстве, без сервера. Сыгранные здесь партии остаются здесь.
offline-back = Вернуться на сервер
