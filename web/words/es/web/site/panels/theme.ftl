theme-light-dark-as-system = Claro, oscuro o como el sistema

theme-theme-system = Tema: sistema

theme-theme-light = Tema: claro

theme-theme-dark = Tema: oscuro
