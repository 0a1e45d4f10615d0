sound-sounds = Sons

sound-sounds-on-off = Activer ou couper les sons
