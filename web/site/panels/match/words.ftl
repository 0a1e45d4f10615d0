# Opens and closes what lies below it.
match-compare-another-game = Compare with another game

# Beside a field.
match-k-other-game = k of the other game

# Beside a field.
match-shift-in-x = Shift in x

# Beside a field.
match-shift-in-y = Shift in y

# Beside a field.
match-add-palace-number = Add to the palace number

# On a button.
match-compare = Compare

# On a button.
match-stop-comparing = Stop comparing

# Read by screen readers, of a part of the page.
match-squares-differ-region = Squares that differ, by region

# Head of a column.
match-region = Region

# Head of a column.
match-differ = differ

# Head of a column.
match-squares = of squares
