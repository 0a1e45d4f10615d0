package blocking

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/blocking/weave"
	"github.com/palacegames/palace/engine/notation"
)

// This file is what the game offers besides: see engine.Variants, engine.Blocking,
// engine.Landmarks and engine.Drilled, and survey.go and rule.go for the work.

// Patterns lists the infinite patterns that a map can show: "fabric" and "arm".
func (g *Game) Patterns() []engine.Pattern { return weave.Patterns() }

// Comparable bounds what the game is compared with.
func (g *Game) Comparable() (other, shift int) { return MaxK, compare.Most }

// Variant reads what a map can show: a pattern, or a comparison such as "500:1,1,3".
func (g *Game) Variant(over string) (engine.Variant, error) {
	if e, ok := g.pattern(over); ok {
		return engine.Variant{Title: e.Title(), Kind: engine.PalaceNumbers}, nil
	}
	c, err := g.comparison(over)
	if err != nil {
		return engine.Variant{}, err
	}
	return engine.Variant{Title: c.String(), Kind: engine.PalaceNumbers, Masked: compare.Masked(g.k), Differ: differ(c)}, nil
}

// pattern returns the infinite pattern of a name.
func (g *Game) pattern(name string) (*weave.Endless, bool) { return weave.Named(name, g.k) }

// comparison reads OTHER:X,Y,PLUS.
func (g *Game) comparison(over string) (compare.Comparison, error) {
	c := compare.Comparison{K: g.k}
	err := notation.Whole(over, func(s *notation.Scanner) (err error) {
		for _, part := range []struct {
			before string
			to     *int
		}{{"", &c.Other}, {":", &c.Shift.X}, {",", &c.Shift.Y}, {",", &c.Offset}} {
			if part.before != "" {
				if err = s.Expect(part.before); err != nil {
					return err
				}
			}
			if *part.to, err = s.Int(number, -1<<62, 1<<62); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return c, g.errNoVariant(over)
	}
	return c, c.Check()
}

// Word returns what Variant reads of a comparison.
func Word(c compare.Comparison) string {
	return fmt.Sprintf("%d:%d,%d,%d", c.Other, c.Shift.X, c.Shift.Y, c.Offset)
}

// BlockingNumber returns k.
func (g *Game) BlockingNumber() int { return g.k }

// Landmarks lists what has a name on the maps of [CLN15].
func (g *Game) Landmarks() []engine.Landmark {
	names := region.Names()
	list := make([]engine.Landmark, len(names))
	for i, l := range names {
		list[i] = engine.Landmark{Name: l.Name, Kind: l.Kind.String(), About: l.About, Source: l.Source}
	}
	return list
}

// Drill prepares to time the function that counts a block.
func (g *Game) Drill(w engine.Window) engine.Drill { return automaton.NewDrill(g.Blocks(), w) }
