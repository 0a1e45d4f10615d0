// Package overlay has what maps of blocking queens show in place of the game's own palace
// numbers, for as long as that package does not offer it itself: the infinite patterns of
// package weave, such as "fabric", and the comparisons of package compare, such as
// "500:1,1,3".
package overlay

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/compare"
	"github.com/palacegames/palace/engine/blocking/weave"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/core/adapt"
	"github.com/palacegames/palace/engine/notation"
)

// Of returns what can be laid over a game of blocking queens.
func Of(g engine.Game) adapt.Overlay { return overlay{g.K(), g.(*blocking.Game)} }

type overlay struct {
	k    int
	game *blocking.Game
}

func (overlay) Patterns() []string { return weave.Names() }

func (overlay) Comparable() (other, shift int) { return blocking.MaxK, compare.Most }

func (o overlay) Variant(over string) (core.Variant, error) {
	if slices.Contains(weave.Names(), over) {
		return core.Variant{Title: over, Kind: engine.PalaceNumbers}, nil
	}
	c, err := Comparison(o.k, over)
	return core.Variant{Title: c.String(), Kind: engine.PalaceNumbers, Masked: compare.Masked(o.k)}, err
}

func (o overlay) Board(over string) engine.Board {
	if e, ok := weave.Named(over, o.k); ok {
		return e.In(o.k)
	}
	c, _ := Comparison(o.k, over)
	return o.game.Compared(c)
}

// Comparison reads the word of a comparison of game k.
func Comparison(k int, over string) (compare.Comparison, error) {
	c := compare.Comparison{K: k}
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
			if *part.to, err = s.Int("a number of a comparison", -1<<62, 1<<62); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return c, fmt.Errorf("blocking:%d has no map called %q", k, over)
	}
	return c, c.Check()
}
