# Read by screen readers, of a choice.
sides-how-strong = How strong the computer is
