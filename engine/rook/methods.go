package rook

import (
	"math/big"

	"github.com/palacegames/palace/engine"
)

// Solve lists the one method.
func (g Game) Solve() engine.Methods {
	return engine.Methods{{
		Name:  "Nim-sum",
		Idea:  "The nim-value of (x,y) is x xor y, the sum without carrying; a palace is where it is 0, x = y (Bouton 1901).",
		Reach: "every position of up to about 10000 digits; nim-values on a map up to 2147483646",
		Cost:  "as much as writing the numbers",
		File:  "engine/rook/methods.go",

		Fits:    fits,
		Palaces: palaces,
		Sights:  sights,
		Value:   value,
		Open:    func(m engine.Map) engine.Squares { return squares{m} },
	}}
}

// mostOptions is how many options are listed.
const mostOptions = 2_000_000

// fits refuses lists of too many options, and maps of nim-values too large for a tile.
func fits(q engine.Query) error {
	switch {
	case q.Ask == engine.AskSights:
		if n := engine.CountOptions(Game{}.Rays(q.At)); n.Clamp() > mostOptions {
			return errOptions(q.At, n)
		}
	case q.Ask == engine.AskTiles && q.Map.Kind == engine.NimValues && q.Map.Origin != (engine.Position{}):
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

// sights says what each option sees: the rook on a square of the diagonal sees no palace,
// and one beside it sees one.
func sights(p engine.Position) ([]int32, error) {
	options := engine.Options(Game{}.Rays(p))
	seen := make([]int32, len(options))
	for i, q := range options {
		if !palace(q) {
			seen[i] = 1
		}
	}
	return seen, nil
}

// value is the nim-sum, or 1 for a palace and 0 for any other square.
func value(k engine.Kind, p engine.Position) (engine.Int, error) {
	if k == engine.NimValues {
		sum := new(big.Int)
		return engine.Big(sum.Xor(p.At(0).Big(), p.At(1).Big())), nil
	}
	if palace(p) {
		return engine.Num(1), nil
	}
	return engine.Num(0), nil
}
