name = Español

direction = ltr
