chips-palace-square-where-player = Ein Palast ist ein Feld, auf dem verliert, wer am Zug ist.

chips-wheel-zooms = Zum Zoomen halt hier Strg gedrückt und dreh das Rad, oder klick erst auf das Brett.
