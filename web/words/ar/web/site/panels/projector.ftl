
projector-full-screen = ملء الشاشة

projector-full-screen-in-large = ملء الشاشة، بخط كبير (s)
