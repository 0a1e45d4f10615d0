// Package board finds the board that a message is about, for all workers alike.
package board

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/core/adapt"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/wire"
)

// Of returns the board of a game that m asks for: the game's own, a slice of it, one far
// out, one that compares it with another game, or an infinite pattern. It errs if the game
// has no such board.
func Of(g engine.Game, m *wire.Start) (engine.Board, error) {
	if !slices.Contains(g.Kinds(), m.Kind) {
		return nil, fmt.Errorf("%s has no map of kind %q", g, m.Kind)
	}
	if m.Endless != "" {
		if v, ok := game.Offer[core.Variants](g); !ok || !slices.Contains(v.Patterns(), m.Endless) {
			return nil, fmt.Errorf("%s has no map called %q", g, m.Endless)
		}
		return adapt.Over(g, m.Kind, m.Endless)
	}
	if m.Compare.Other != 0 {
		if m.Compare.K != g.K() {
			return nil, fmt.Errorf("%s cannot be compared as %v", g, m.Compare)
		}
		return adapt.Over(g, m.Kind, blocking.Word(m.Compare))
	}
	if m.Origin != nil {
		return far(g, m)
	}
	if len(m.Rest) == 0 {
		return g.Board(m.Kind), nil
	}
	sliced, ok := g.(engine.Sliced)
	if !ok || len(m.Rest) != g.Dim()-2 {
		return nil, fmt.Errorf("%s has no slice through %v", g, m.Rest)
	}
	return sliced.SliceOf(m.Kind, m.Rest), nil
}

// far returns the board around the origin of m.
func far(g engine.Game, m *wire.Start) (engine.Board, error) {
	f, ok := g.(engine.Farther)
	if !ok || m.Kind != engine.Outcomes || len(m.Origin) != g.Dim() {
		return nil, fmt.Errorf("%s has no map of that kind around %v", g, m.Origin)
	}
	if err := f.CheckFar(m.Origin); err != nil {
		return nil, err
	}
	return f.FarBoard(m.Origin), nil
}
