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
func (c *call) at() (engine.FarPosition, error) {
	at := make(engine.FarPosition, 2)
	err := notation.Whole(c.or("at", "0,0"), func(s *notation.Scanner) error {
		for i, name := range []string{"X", "Y"} {
			if i > 0 {
				if err := s.Expect(","); err != nil {
					return err
				}
			}
			digits, err := s.Digits(name)
			if err != nil {
				return err
			}
			at[i], _ = new(big.Int).SetString(digits, 10)
		}
		return nil
	})
	if err != nil {
		return nil, misusef("--at: %w", err)
	}
	return at, nil
}

// content returns a window of a board: of the one around its corner, if it lies too far out for
// the one that begins where the game does.
func content(g engine.Game, kind engine.Kind, at engine.FarPosition, w engine.Window) (*sheet.Content, error) {
	var refused error
	if corner, near := at.From(engine.Position{0, 0}.Far(), farthest); near {
		w.X, w.Y = corner[0], corner[1]
		c := &sheet.Content{Game: g, Kind: kind, Board: g.Board(kind), Window: w}
		if refused = check(c); refused == nil {
			return c, nil
		}
	}
	f, ok := g.(engine.Farther)
	if !ok || kind != engine.Outcomes {
		if refused == nil {
			refused = fmt.Errorf("--at: X and Y must be from -%d to %d for this board of %s", farthest, farthest, g)
		}
		return nil, misuse{refused}
	}
	c, err := farContent(f, at, engine.Window{W: w.W, H: w.H})
	if err != nil && refused == nil {
		refused = err
	}
	if err != nil {
		return nil, misuse{refused}
	}
	return c, nil
}

// farContent returns a window of the board around its corner.
func farContent(g engine.Farther, at engine.FarPosition, w engine.Window) (*sheet.Content, error) {
	if g.Dim() == 1 && at[1].Sign() != 0 {
		return nil, fmt.Errorf("--at: Y must be 0, for the board of %s is a strip one square high", g)
	}
	origin := engine.FarPosition(append(at, engine.Position(make([]int, g.Dim())).Far()...)[:g.Dim()])
	findChart(g, usualWork*million) // CheckFar alone would not look as long
	if err := g.CheckFar(origin); err != nil {
		return nil, err
	}
	c := &sheet.Content{Game: g, Board: g.FarBoard(origin), Window: w, Origin: origin}
	return c, check(c)
}
