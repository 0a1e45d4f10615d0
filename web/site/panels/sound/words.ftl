# Read by screen readers, of a button.
sound-sounds = Sounds

# Shown when the pointer rests, of a button.
sound-sounds-on-off = Sounds on or off
