name = Français

direction = ltr
