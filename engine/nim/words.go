package nim

// Title names the game.
func (g Game) Title() string { return title(g.piles) }

// Rules says how it is played.
func (g Game) Rules() string { return rules(g.piles, false) }

// Turn says what the player to move may take.
func (g Game) Turn() string { return turn(g.piles) }

// MisereRules says how it is played so that whoever takes the last one loses.
func (g Game) MisereRules() string { return rules(g.piles, true) }
