idea-close-idea = Idee schließen

idea-show-on-board = Auf dem Brett zeigen

idea-step-step = Schritt für Schritt

idea-next-step = Nächster Schritt

idea-run = Abspielen

idea-pause = Anhalten

idea-back-step = Schritt zurück

idea-step = Schritt

idea-speed = Tempo

idea-1-second = 1 je Sekunde

idea-3-second = 3 je Sekunde

idea-10-second = 10 je Sekunde

idea-30-second = 30 je Sekunde

idea-60-second = 60 je Sekunde

idea-how-comes-about = Wie es entsteht

idea-use = Anwenden

idea-listen = ♪ Anhören

idea-stop = ♪ Stopp

idea-see-elsewhere = Auch anderswo zu sehen

idea-source = Quelle:
