chips-palace-square-where-player = Ein Palast ist ein Feld, auf dem verliert, wer am Zug ist.

chips-wheel-zooms = Zum Zoomen halte hier Strg gedrückt und drehe das Rad, oder klicke erst auf das Brett.
