# Opens and closes what lies below it.
distant-far-out-position-in = Far out: the position in full

# Beside a field.
distant-go = Go to

# Shown when the pointer rests, of a field.
distant-whole-numbers-commas-between = Whole numbers with commas between them, such as 12,7

# On a button.
distant-move = Move
