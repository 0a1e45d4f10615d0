# Read by screen readers, of a button.
projector-full-screen = Full screen

# Shown when the pointer rests, of a button.
projector-full-screen-in-large = Full screen, in large type (s)
