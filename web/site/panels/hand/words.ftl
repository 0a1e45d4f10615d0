# Read by screen readers, of a part of the page.
hand-hand-in = Hand in

# On a button.
hand-hand-in-2 = Hand in…

# Read by screen readers, of a button.
hand-close = Close

# Beside a field.
hand-your-name-if-you = Your name, if you like

# Beside a field.
hand-text = Your answers as text

# On a button.
hand-copy-text = Copy the text
