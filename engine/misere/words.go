package misere

import "github.com/palacegames/palace/engine"

// Title names the game.
func (g Game) Title() string { return misereTitle(g.of.Title()) }

// Rules says how the game is played, and how it ends.
func (g Game) Rules() string { return misereRules(g.of.Rules()) }

// errBlocked refuses games in which squares are blocked.
func errBlocked(g engine.Game) error { return errSquaresBlocked(g.String()) }

// errFar says how far misère play of a game is solved square by square.
func errFar(g engine.Game, most int) error { return errTooManySquares(g.String(), most) }
