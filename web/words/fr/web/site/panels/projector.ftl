projector-full-screen = Plein écran

projector-full-screen-in-large = Plein écran, en grands caractères (s)
