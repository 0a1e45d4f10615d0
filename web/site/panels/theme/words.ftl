# Shown when the pointer rests, of a button.
theme-light-dark-as-system = Light, dark or same as the system

theme-theme-system = Theme: system

theme-theme-light = Theme: light

theme-theme-dark = Theme: dark
