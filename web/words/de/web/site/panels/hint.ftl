hint-again = Noch einmal: mehr.
