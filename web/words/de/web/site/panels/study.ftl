study-any-other-square-point = Für jedes andere Feld: zeige darauf und drücke <kbd>w</kbd>.
