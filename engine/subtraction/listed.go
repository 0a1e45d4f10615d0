package subtraction

import "github.com/palacegames/palace/engine"

var _ engine.Listed = (*Game)(nil)

// List returns a copy of the moves, sorted.
func (g *Game) List() []engine.Position { return g.Moves() }

// WithList returns the game with the given moves.
func (g *Game) WithList(moves []engine.Position) (engine.Game, error) {
	other, err := New(moves...)
	if err != nil {
		return nil, err
	}
	return other.played(), nil
}
