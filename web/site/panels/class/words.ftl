# Read by screen readers, of a part of the page.
class-class = For the class

# On a button.
class-map = Map

# On a button.
class-values = Winning moves

# On a button.
class-pointer = Pointer
