notice-dismiss = Ausblenden
