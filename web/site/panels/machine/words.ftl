# Opens and closes what lies below it.
machine-automaton = The automaton

machine-point-at-square-map = Point at a square of the map. You see how its palace number minus k, called g, follows from six squares before it.

# Heading.
machine-what-makes = What it makes

# Heading.
machine-time = Time

# Read by screen readers, of a field.
machine-last-antidiagonal-shown = The last antidiagonal shown

# On a button.
machine-back = Back

# On a button.
machine-step = Step

# On a button.
machine-all = All

# Heading.
machine-backwards = Backwards

machine-given-two-rows-two = Given two rows and two columns, the rule leaves one or two values for the square before them. So one present can have many pasts.

# On a button.
machine-run-backwards-from-here = Run it backwards from here

# Read by screen readers, of a part of the page.
machine-window-runs-backwards = The window that runs backwards

# Read by screen readers, of a part of the page.
machine-solutions = Solutions

# On a button.
machine-undo = Undo

# On a button.
machine-end = End
