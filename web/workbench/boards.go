package workbench

import (
	"fmt"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/engine/palace/compare"
	"github.com/palacegames/palace/engine/palace/machine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/paint"
	"github.com/palacegames/palace/web/wire"
)

// boardKey says what a board is of, so that it is kept when only the extent or
// the colours change.
type boardKey struct {
	ruleset string
	kind    engine.Kind
	rest    string
	origin  string
	compare compare.Comparison
	endless string
}

// newPainter returns the painter for a map, which sweeps what has not been swept.
func (b *Workbench) newPainter(m *wire.Start, palette *render.Palette) *paint.Painter {
	begin := paint.New
	if !b.swept.Empty() && m.Extent.Intersect(b.swept) == m.Extent {
		begin = paint.Again
	}
	if m.Compare.Other != 0 {
		palette = palette.Masked(compare.Masked(m.Compare.K))
	}
	if m.Detail != "" && b.guide.ready() {
		painter := begin(b.board, m.Extent, palette.Veiled(veiled(b.guide.k)))
		painter.Veil(b.guide.veil(m.Detail))
		return painter
	}
	if b.swept.Empty() || m.Extent.Intersect(b.swept) != m.Extent {
		if painter := b.foreman.begin(b.board, m, palette); painter != nil {
			return painter
		}
	}
	return begin(b.board, m.Extent, palette)
}

// newBoard returns the board that m asks for.
func newBoard(g engine.Game, m *wire.Start) (engine.Board, error) {
	if !slices.Contains(g.Kinds(), m.Kind) {
		return nil, fmt.Errorf("%s has no map of kind %q", g, m.Kind)
	}
	if m.Endless != "" {
		e, ok := machine.Named(m.Endless, g.K())
		if _, blocking := g.(*palace.Game); !ok || !blocking || m.Kind != engine.PalaceNumbers {
			return nil, fmt.Errorf("%s has no map called %q", g, m.Endless)
		}
		return e.In(g.K()), nil
	}
	if m.Compare.Other != 0 {
		if _, ok := g.(*palace.Game); !ok || m.Compare.K != g.K() || m.Kind != engine.PalaceNumbers {
			return nil, fmt.Errorf("%s cannot be compared as %v", g, m.Compare)
		}
		if err := m.Compare.Check(); err != nil {
			return nil, err
		}
		return m.Compare.Board(), nil
	}
	if m.Origin != nil {
		return farBoard(g, m)
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

// farBoard returns the board around the origin of m.
func farBoard(g engine.Game, m *wire.Start) (engine.Board, error) {
	f, ok := g.(engine.Farther)
	if !ok || m.Kind != engine.Outcomes || len(m.Origin) != g.Dim() {
		return nil, fmt.Errorf("%s has no map of that kind around %v", g, m.Origin)
	}
	if err := f.CheckFar(m.Origin); err != nil {
		return nil, err
	}
	return f.FarBoard(m.Origin), nil
}
