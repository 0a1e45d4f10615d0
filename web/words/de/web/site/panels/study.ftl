study-next-step-explanation = Nächster Schritt der Erklärung

study-next = Weiter

study-step-back-in-explanation = Einen Schritt zurück in der Erklärung

study-back = Zurück

study-close = Schließen

study-any-other-square-point = Für jedes andere Feld: Zeige darauf und drücke <kbd>w</kbd>.

study-on-touch-screen-rest = Auf einem Touchscreen: Lass einen Finger auf einem anderen Feld ohne Ring ruhen.
