hint-again = Encore une fois pour en savoir plus.
