# Heading.
worksheet-worksheet = Worksheet

# Read by screen readers, of a button.
worksheet-close = Close

# Beside a field.
worksheet-squares-side = Squares a side

# Beside a field.
worksheet-draw-piles = Draw the piles

# Beside a field.
worksheet-your-own-task = Your own task

# In an empty field.
worksheet-leave-empty-standard-task = Leave empty for the standard task

# On a button.
worksheet-print = Print

# Read by screen readers, of a part of the page.
worksheet-pages = The pages
