# Read by screen readers, of a choice.
seats-who-plays = Who plays

# In a menu of choices.
seats-you-begin = You begin

# In a menu of choices.
seats-opponent-begins = Opponent begins

# In a menu of choices.
seats-two-people = Two people

# In a menu of choices.
seats-others-play = Others play
