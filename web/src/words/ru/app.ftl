app-close = Закрыть
