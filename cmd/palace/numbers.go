package main

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/render/sheet"
)

// number is one to be read: what it is called, its bounds, and where it goes.
type number struct {
	what   string
	lo, hi int
	to     *int
}

// numbers reads a text that is nothing but these numbers, parted by another text.
func numbers(text, part string, list ...number) error {
	return notation.Whole(text, func(s *notation.Scanner) (err error) {
		for i, n := range list {
			if i > 0 {
				if !(part == "x" && s.Skip("×")) {
					err = s.Expect(part)
				}
				if err != nil {
					return err
				}
			}
			if *n.to, err = s.Int(n.what, n.lo, n.hi); err != nil {
				return err
			}
		}
		return nil
	})
}

// number reads a flag with a whole number from 1 to most. Without the flag it is
// otherwise or, if that is 0, missing.
func (c *call) number(name, what string, otherwise, most int) (n int, err error) {
	if _, given := c.flags[name]; !given && otherwise != 0 {
		return otherwise, nil
	}
	return c.within(name, what, 1, most)
}

// within reads a flag with a whole number from least to most, which must be there.
func (c *call) within(name, what string, least, most int) (n int, err error) {
	text, given := c.flags[name]
	if !given {
		return 0, misusef("--%s %s is missing", name, what)
	}
	if err := numbers(text, "", number{what, least, most, &n}); err != nil {
		return 0, misusef("--%s: %w", name, err)
	}
	return n, nil
}

// span reads --from and --to, numbers from least to most.
func (c *call) span(what string, least, most int) (from, to int, err error) {
	if from, err = c.within("from", what, least, most); err != nil {
		return 0, 0, err
	}
	if to, err = c.within("to", what, least, most); err != nil {
		return 0, 0, err
	}
	if from > to {
		return 0, 0, misusef("--from %d comes after --to %d", from, to)
	}
	return from, to, nil
}

// farthest is how far out a window of a board that begins where the game does is asked for.
const farthest = 1<<53 - 1

// at reads --at, numbers of any length: two or, in a game of more piles, one for each.
func (c *call) at(g engine.Game) (engine.Position, error) {
	text := c.or("at", "0,0")
	at, err := corner(text, 2)
	if piles := g.Shape().Dim; err != nil && piles > 2 {
		if all, bad := corner(text, piles); bad == nil {
			return all, nil
		}
	}
	if err != nil {
		return engine.Position{}, misusef("--at: %w", err)
	}
	return at, nil
}

// corner reads so many numbers.
func corner(text string, n int) (engine.Position, error) {
	at := make([]engine.Int, n)
	const needs = "a corner is X,Y"
	err := notation.Whole(text, func(s *notation.Scanner) error {
		_, err := notation.List{Want: n, Short: needs, Long: needs, Read: func(i int) (err error) {
			at[i], err = readNumber(s, append([]string{"X", "Y"}, "a coordinate")[min(i, 2)])
			return err
		}}.From(s)
		return err
	})
	return engine.Of(at...), err
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
		slice := engine.Position{}
		if at.Dim() > 2 {
			slice = at.With(0, engine.Num(0)).With(1, engine.Num(0))
		}
		c, err := sheet.NewContent(g, engine.NewMap(g, kind, slice, ""), w)
		if err == nil {
			err = check(&c)
		}
		if refused = err; err == nil {
			return &c, nil
		}
	}
	if !g.Shape().Unbounded || kind != engine.Outcomes {
		if refused == nil && kind == engine.Outcomes {
			refused = reached(g, g.Solve(), origin(g, at)) // says how far it reaches
		}
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
	if g.Shape().Dim == 1 && at.At(1).Sign() != 0 {
		return nil, fmt.Errorf("--at: Y must be 0, for the board of %s is a strip one square high", g)
	}
	origin := origin(g, at)
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

// origin is the position of a game that a corner stands for.
func origin(g engine.Game, at engine.Position) engine.Position {
	dim := g.Shape().Dim
	return engine.Of(append(at.Components(nil), make([]engine.Int, dim)...)[:dim]...)
}

// reached says why p is no position about which one of the methods answers, or nil.
func reached(g engine.Game, methods engine.Methods, p engine.Position) error {
	if err := g.Check(p); err != nil {
		return err
	}
	return methods.Refusal(engine.Query{Ask: engine.AskPalaces, At: p})
}
