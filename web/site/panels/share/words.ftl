# Read by screen readers, of a button.
share-close = Close

# Read by screen readers, of a button.
share-qr-code-link-fill = QR code of the link: fill the screen

# On a button.
share-share-from-here = Share from here

# Heading of a group of fields.
share-link-opens = The link opens

# Beside a field.
share-whole-game-its-turns = the whole game, with its turns

# Beside a field.
share-game-from-here = the game from here

# Heading of a group of fields.
share-link-opens-lesson = The link opens the lesson

# Heading of a group of fields.
share-link-settings = Link settings

# Beside a field.
share-map-hidden = the map hidden

# Beside a field.
share-what-in-view-now = what is in view now

# Beside a field.
share-answers-hidden-until-reveal = the answers hidden until Reveal

# Opens and closes what lies below it.
share-turn-off-some-help = Turn off some help

# Beside a field.
share-no-map = no map

# Beside a field.
share-no-move-values = no winning moves shown

# Beside a field.
share-no-best-move = no hint

# Beside a field.
share-no-why = no Why?

# Beside a field.
share-no-saving = no saving

share-not-lock-anyone-who = This is not a lock: anyone who changes the link gets the help back.

# Read by screen readers, of a field.
share-link = The link

# On a button.
share-copy-link = Copy the link

# On a button.
share-send = Send…

# On a button.
share-add-position-lesson = Add this position to a lesson

# On a button.
share-gather-classs-answers = Gather a class’s answers

# On a button.
share-save-moodle-scorm = Save for Moodle (SCORM)…

# Opens and closes what lies below it.
share-embed-in-your-own = Embed it in your own page

share-frame-shows-in-any = This frame shows it in any page, such as a course page.

# Read by screen readers, of a part of the page.
share-html-frame = HTML of the frame

# On a button.
share-copy-html = Copy the HTML

# On a button.
share-worksheet = Worksheet…

share-page-board-task-print = A page with the board and a task to print, and a page with the solution.

# Read by screen readers, of a part of the page.
share-qr-code-link = QR code of the link

# Read by screen readers, of a button.
share-qr-code-link-close = QR code of the link: close
