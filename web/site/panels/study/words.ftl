# What a key does, in the list of keys.
study-next-step-explanation = Next step of the explanation

# On a button.
study-next = Next

# What a key does, in the list of keys.
study-step-back-in-explanation = Step back in the explanation

# On a button.
study-back = Back

# On a button.
study-close = Close

# The marks <…> stay.
study-any-other-square-point = Press <kbd>w</kbd> over a square to explain it.

study-on-touch-screen-rest = On a touch screen, rest a finger on any other square without a ring.
