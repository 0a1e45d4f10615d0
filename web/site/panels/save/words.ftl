# Opens and closes what lies below it.
save-save = Save

# Beside a field.
save-what = What

# Beside a field.
save-values = Values

# Beside a field.
save-squares = Squares

# In a menu of choices.
save-those-in-view = Those in view

# In a menu of choices.
save-whole-map = The whole map

# In a menu of choices.
save-size-its-corner = A size and its corner

# Beside a field.
save-window = Window

save-nothing-arrived = Nothing arrived?

# On a link.
save-take-here = Download it here

# On a button.
save-cancel = Cancel
