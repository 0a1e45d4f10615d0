package rook

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/remoteness"
)

// Solve lists the method, and those of remoteness.
func (g Game) Solve() engine.Methods {
	return engine.Methods{{
		Name:  method.String(),
		Idea:  methodIdea.String(),
		Reach: "every position of up to about 10000 digits; nim-values on a map up to 2147483646",
		Cost:  "as much as writing the numbers",
		File:  "engine/rook/methods.go",

		Fits:    fits,
		Palaces: palaces,
		Value:   value,
		Maps:    g,
		Sparse:  true,
	}, remoteness.Ranked(palaces, func(p engine.Position) engine.Int { return p.At(0) }),
		remoteness.Counted(g.Lines())}
}

// fits refuses maps of nim-values too large for a tile.
func fits(q engine.Query) error {
	if q.Values() == engine.NimValues && q.Map.Origin != (engine.Position{}) {
		return engine.ErrNimOrigin
	}
	return nil
}

// palaces finds the square of the diagonal on the longer side.
func palaces(p engine.Position) ([]engine.Position, error) {
	x, y := p.At(0), p.At(1)
	if n := x.Cmp(y); n > 0 {
		return []engine.Position{engine.Of(y, y)}, nil
	} else if n < 0 {
		return []engine.Position{engine.Of(x, x)}, nil
	}
	return nil, nil
}

// value is the nim-sum, or 1 for a palace and 0 for any other square.
func value(k engine.Kind, p engine.Position) (engine.Int, error) {
	if k == engine.NimValues {
		sum := new(big.Int)
		return engine.Big(sum.Xor(p.At(0).Big(), p.At(1).Big())), nil
	}
	return engine.OutcomeValue(palace(p)), nil
}

// Lines are the two of a rook.
func (Game) Lines() remoteness.Moves {
	return remoteness.Moves{Lines: []remoteness.Line{remoteness.Along(1, 0), remoteness.Along(0, 1)}}
}
