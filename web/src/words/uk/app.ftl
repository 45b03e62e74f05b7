app-close = Закрити
