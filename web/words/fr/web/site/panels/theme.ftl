theme-light-dark-as-system = Clair, sombre ou comme le système

theme-theme-system = Thème : système

theme-theme-light = Thème : clair

theme-theme-dark = Thème : sombre
