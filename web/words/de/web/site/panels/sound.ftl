sound-sounds = Töne

sound-sounds-on-off = Töne an oder aus
