notice-dismiss = Descartar
