projector-full-screen = Vollbild

projector-full-screen-in-large = Vollbild, in großer Schrift (s)
