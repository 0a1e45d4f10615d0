sound-sounds = Sonidos

sound-sounds-on-off = Activar o desactivar los sonidos
