notice-dismiss = Fermer
