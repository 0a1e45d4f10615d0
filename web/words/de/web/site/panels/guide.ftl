guide-names-seen-from-afar = Namen, von weitem gesehen

guide-everything-on-map = Alles auf dieser Karte

guide-highlight = Hervorheben
