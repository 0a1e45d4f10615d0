# Read by screen readers, of a choice.
seats-who-plays = Who plays

# In a menu of choices.
seats-you-begin = You begin

# In a menu of choices.
seats-opponent-begins = Computer begins

# In a menu of choices.
seats-two-people = Two players, one screen

# In a menu of choices.
seats-others-play = Choose both players
