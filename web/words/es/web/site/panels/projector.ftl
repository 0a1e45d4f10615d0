projector-full-screen = Pantalla completa

projector-full-screen-in-large = Pantalla completa, con letra grande (s)
