package main

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/render/sheet"
)

// farthest is how far out a window of a board that begins where the game does is asked for.
const farthest = 1<<53 - 1

// at reads --at, numbers of any length.
func (c *call) at() (engine.Position, error) {
	at := make([]engine.Int, 2)
	err := notation.Whole(c.or("at", "0,0"), func(s *notation.Scanner) error {
		for i, name := range []string{"X", "Y"} {
			if i > 0 {
				if err := s.Expect(","); err != nil {
					return err
				}
			}
			n, err := readNumber(s, name)
			if err != nil {
				return err
			}
			at[i] = n
		}
		return nil
	})
	if err != nil {
		return engine.Position{}, misusef("--at: %w", err)
	}
	return engine.Of(at...), nil
}

// readNumber reads an integer of any length.
func readNumber(s *notation.Scanner, what string) (engine.Int, error) {
	digits, err := s.Digits(what)
	if err != nil {
		return engine.Int{}, err
	}
	n, _ := new(big.Int).SetString(digits, 10)
	return engine.Big(n), nil
}

// content returns a window of a map: of the one around its corner, if it lies too far out for
// the one that begins where the game does.
func content(g engine.Game, kind engine.Kind, at engine.Position, w engine.Window) (*sheet.Content, error) {
	var refused error
	if corner, near := at.Seen(engine.Position{}, farthest); near {
		w.X, w.Y = corner[0], corner[1]
		c, err := sheet.NewContent(g, engine.NewMap(g, kind, engine.Position{}, ""), w)
		if err == nil {
			err = check(&c)
		}
		if refused = err; err == nil {
			return &c, nil
		}
	}
	if !g.Shape().Unbounded || kind != engine.Outcomes {
		if refused == nil {
			refused = fmt.Errorf("--at: X and Y must be from -%d to %d for this board of %s", farthest, farthest, g)
		}
		return nil, misuse{refused}
	}
	c, err := around(g, at, engine.Window{W: w.W, H: w.H})
	if err != nil && refused == nil {
		refused = err
	}
	if err != nil {
		return nil, misuse{refused}
	}
	return c, nil
}

// around returns a window of the map around its corner.
func around(g engine.Game, at engine.Position, w engine.Window) (*sheet.Content, error) {
	dim := g.Shape().Dim
	if dim == 1 && at.At(1).Sign() != 0 {
		return nil, fmt.Errorf("--at: Y must be 0, for the board of %s is a strip one square high", g)
	}
	origin := engine.Of(append(at.Components(nil), make([]engine.Int, dim)...)[:dim]...)
	findChart(g, usualWork*million) // the methods alone would not look as long
	if err := reached(g, g.Solve(), origin); err != nil {
		return nil, err
	}
	c, err := sheet.NewContent(g, engine.NewMap(g, engine.Outcomes, origin, ""), w)
	if err != nil {
		return nil, err
	}
	return &c, check(&c)
}

// reached says why p is no position about which one of the methods answers, or nil.
func reached(g engine.Game, methods engine.Methods, p engine.Position) error {
	if err := g.Check(p); err != nil {
		return err
	}
	return methods.Refusal(engine.Query{Ask: engine.AskPalaces, At: p})
}
