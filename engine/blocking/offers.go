package blocking

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/internal/weave"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/words"
)

// This file is what the game offers besides: see atlas.Variants, atlas.Blocking,
// atlas.Landmarks, and survey.go and rule.go for the work.

// Patterns lists the infinite patterns that a map can show: "fabric" and "arm".
func (g *Game) Patterns() []atlas.Pattern { return weave.Patterns() }

// Comparable bounds what the game is compared with.
func (g *Game) Comparable() (other, shift int) { return MaxK, compare.Most }

// Variant reads what a map can show: a pattern, or a comparison such as "500:1,1,3".
func (g *Game) Variant(over string) (atlas.Variant, error) {
	if e, ok := g.pattern(over); ok {
		return atlas.Variant{Title: e.Title(), Kind: engine.PalaceNumbers}, nil
	}
	c, err := g.comparison(over)
	if err != nil {
		return atlas.Variant{}, err
	}
	return atlas.Variant{Title: c.String(), Kind: engine.PalaceNumbers, Masked: compare.Masked(g.k), Differ: differ(c.K, c.Other)}, nil
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
			if *part.to, err = s.Int(number.String(), -1<<62, 1<<62); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return c, errNoVariant(g.String(), words.Quote(over))
	}
	return c, c.Check()
}

// BlockingNumber returns k.
func (g *Game) BlockingNumber() int { return g.k }

// Landmarks lists what has a name on the maps of [CLN15].
func (g *Game) Landmarks() []atlas.Landmark { return region.Names() }
