# Read by screen readers, of a button.
idea-close-idea = Close the idea

# On a button.
idea-show-on-board = Show it on the board

# Read by screen readers, of a part of the page.
idea-step-step = Step by step

# On a button.
idea-next-step = Next step

idea-run = Run

idea-pause = Pause

# Read by screen readers, of a button.
idea-back-step = Back a step

# Read by screen readers, of a field.
idea-step = Step

# Read by screen readers, of a choice.
idea-speed = Speed

# In a menu of choices.
idea-1-second = 1 a second

# In a menu of choices.
idea-3-second = 3 a second

# In a menu of choices.
idea-10-second = 10 a second

# In a menu of choices.
idea-30-second = 30 a second

# In a menu of choices.
idea-60-second = 60 a second

# On a button.
idea-how-comes-about = How it arises

# On a button.
idea-use = Use this

idea-listen = ♪ Listen

idea-stop = ♪ Stop

# Heading.
idea-see-elsewhere = See it elsewhere

idea-source = Source:
