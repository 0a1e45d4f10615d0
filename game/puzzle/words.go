package puzzle

import "github.com/palacegames/palace/engine"

func errNone(n Name) error { return errNoneOfLevel(n.Level, n.Game, n.tries()) }

func errNoBlocks(g engine.Game) error { return errNeverBlocked(g.Title()) }
