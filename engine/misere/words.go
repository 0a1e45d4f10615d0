package misere

// Title names the game.
func (g Game) Title() string { return misereTitle(g.of.Title()) }

// Rules says how the game is played, and how it ends.
func (g Game) Rules() string {
	if g, ok := g.of.(Ruled); ok {
		return g.MisereRules()
	}
	return misereRules(g.of.Rules())
}
