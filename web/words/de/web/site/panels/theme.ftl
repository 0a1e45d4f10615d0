theme-light-dark-as-system = Hell, dunkel oder wie das System

theme-theme-system = Aussehen: System

theme-theme-light = Aussehen: hell

theme-theme-dark = Aussehen: dunkel
