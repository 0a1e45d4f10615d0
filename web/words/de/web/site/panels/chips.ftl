chips-palace-square-where-player = Ein Palast ist ein Feld, auf dem verliert, wer am Zug ist.
