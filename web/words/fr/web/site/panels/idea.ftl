idea-close-idea = Fermer l’idée

idea-show-on-board = La montrer sur le plateau

idea-step-step = Pas à pas

idea-next-step = Étape suivante

idea-run = Lancer

idea-pause = Pause

idea-back-step = Étape précédente

idea-step = Étape

idea-speed = Vitesse

idea-1-second = 1 par seconde

idea-3-second = 3 par seconde

idea-10-second = 10 par seconde

idea-30-second = 30 par seconde

idea-60-second = 60 par seconde

idea-how-comes-about = Comment elle naît

idea-use = L’utiliser

idea-listen = ♪ Écouter

idea-stop = ♪ Arrêter

idea-see-elsewhere = À voir ailleurs

idea-source = Source :
