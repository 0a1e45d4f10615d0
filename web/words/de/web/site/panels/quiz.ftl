quiz-predict-then-see = Vorhersagen, dann nachsehen

quiz-reveal-answers = Antworten aufdecken

quiz-reveal = Aufdecken

quiz-hide-again = Wieder verdecken

quiz-tap-on-board = Tippen auf das Brett

quiz-mark-squares-play = Felder markieren oder spielen

quiz-mark = Markieren

quiz-play = Spielen

quiz-mark-square-under-cursor = Das Feld unter dem Zeiger markieren oder das der Figur

quiz-mark-square-p-player = Feld mit P markieren: Wer am Zug ist, verliert

quiz-p-mover-loses = <b>P</b> wer zieht, verliert

quiz-mark-square-n-player = Feld mit N markieren: Wer am Zug ist, gewinnt

quiz-n-mover-wins = <b>N</b> wer zieht, gewinnt

quiz-ask = Fragen

quiz-who-wins-from-here = Wer gewinnt von hier?

quiz-where-next-palace = Wo ist der nächste Palast?

quiz-clear-marks = Markierungen löschen

quiz-new-position = Neue Position

quiz-one-finger-marks-two = Ein Finger markiert, zwei bewegen das Brett.
