papers-game = A game as text

papers-gallery = Watch maps grow

papers-gallery-line = Simple rules, surprising pictures.

papers-true = What is true

papers-true-line = Every claim of the papers that was checked, and how.

papers-ideas = Ideas, by paper

papers-own = Found here

papers-figures = Figures and examples

papers-elsewhere = Elsewhere

papers-elsewhere-words = The same engines answer in a terminal, exactly and as JSON:

papers-board-words = A board in any other page:
