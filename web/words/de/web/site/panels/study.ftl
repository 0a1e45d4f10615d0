study-next-step-explanation = Nächster Schritt der Erklärung

study-next = Weiter

study-step-back-in-explanation = Einen Schritt zurück in der Erklärung

study-back = Zurück

study-close = Schließen

study-any-other-square-point = Drück <kbd>w</kbd> über einem Feld, um es erklärt zu bekommen.

study-on-touch-screen-rest = Auf einem Touchscreen: Lass einen Finger auf einem anderen Feld ohne Ring ruhen.
