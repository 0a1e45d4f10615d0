# Heading.
help-how-play = How to play

# Read by screen readers, of a button.
help-close = Close

help-two-players-take-turns = Two players take turns to move the same piece. A player who cannot move has lost.

# The marks <…> stay.
help-palace-p-position-square = A <strong>palace</strong>, or P-position, is a square where the player to move loses. Bring the piece to a palace and you win, if you make no mistakes after that. The strongest computer, Perfect, makes no mistakes.

# Heading.
help-on-board = On the board

# What is explained behind it.
help-move = Move

help-tap-click-ringed-square = Tap or click a ringed square, or drag the piece there. Squares too small for a finger are enlarged by the first tap.

# What is explained behind it.
help-block = Block

help-tap-squares-put-pawn = Tap squares to put a pawn on them, or drag over many, even beyond the edge. A drag that begins on a pawn takes pawns back. Then choose Done.

# What is explained behind it.
help-look-around = Look around

help-drag-from-anywhere-else = Drag from anywhere else, with two fingers or with the middle button. Turn the wheel, pinch, or use the buttons to zoom.

# What is explained behind it.
help-keyboard = By keyboard

help-tab-into-board-go = Tab into the board, move over the squares with the arrow keys, choose with Enter or Space, leave with Escape. Shift and an arrow key go to the next square of the queen’s lines. While you block they put pawns along the line, or take them back.

# Heading.
help-keys = Keys

# Beside a field.
help-single-keys-act-at = Single keys act at once

# Heading.
help-learn = To learn

help-lessons-lead-through-game = Lessons lead through a game on the board, with something to do at every step.

# On a button.
help-show-lessons = Show the lessons

# What is explained behind it.
help-move-values = Show winning moves

help-mark-every-move-filled = marks every move: a filled disc with a tick wins, a cross loses. While you block, a small pawn marks each palace: block them.

# What is explained behind it.
help-why = Why?

help-explains-square-step-step = explains a square step by step: the palaces that can be reached from it or, if it is a palace itself, how each move from it is answered.

# What is explained behind it.
help-predict = Predict

# The marks <…> stay.
help-link-shared-answers-hidden = A link shared with <em>the answers hidden until Reveal</em> lets you mark squares first: P where the player to move loses, N where they win.

# What is explained behind it.
help-moves = Moves

help-choose-one-list-see = Choose a move from the list to see the board as it was. When a game is over, a question mark shows the moves that missed a win.

# Heading.
help-map = The map

help-shows-squares-palaces-as = It shows which squares are palaces, as far as they are computed. Turn it off for a fair game, hold the peek button for a short look, or leave it on to learn.

help-below-colours-you-find = Below the colours are the regions and how they arise, and other colours to choose. Save writes the picture or the numbers to a file, as the command line does.

# Heading.
help-keep-share-teach = Keep, share, teach

# What is explained behind it.
help-address = Address

help-holds-whole-game-copy = It holds the whole game: copy it to keep or send the game.

# What is explained behind it.
help-share = Share

help-gives-link-game-its = gives a link to the game with its turns, or from here, with the map hidden if you like. There is also a QR code, which fills the screen for a whole room to scan, and a frame for your own page.

# What is explained behind it.
help-full-screen = Full screen

help-leaves-board-large-words = shows only the board and large words; Escape ends it.

# What is explained behind it.
help-who-plays = Who plays

help-who-begins-chosen-beside = and who begins is chosen beside New game.

# Heading.
help-how-game-solved = How this game is solved

# Heading.
help-far-out = Far out

help-board-shows-squares-around = The board shows the squares around the piece, and its rulers show the last digits. To move to a square that is not visible, write it under the position in full.

# The marks <…> stay.
help-scripts-palace-move-takes = For scripts, <code>palace.move</code> takes numbers beyond 2<sup>53</sup> as BigInts or as decimal text, and <code>palace.state()</code> gives them as text.

# On a link.
help-licences-all-page-made = Licences of everything in this page

# On a link. The page behind it is in English.
help-what-papers-claim = What is true: what the papers claim, computed again

# On a link, behind which the size stands. The file lies beside the page.
help-one-file = Palace in one file, to play without a network from a USB stick or an e-mail
