hint-again = Pulsa otra vez para saber más.
