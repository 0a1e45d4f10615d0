package play

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// Gesture takes what the person at the canvas did to the piece and to the pawns.
func (p *Play) Gesture(g scene.Gesture) {
	switch g.Kind {
	case scene.Tap:
		p.point(p.view.Position(g.At))
	case scene.Stroke:
		over := make([]engine.Position, len(g.Over))
		for i, c := range g.Over {
			over[i] = p.view.Position(c)
		}
		p.blocks.pass(over)
	case scene.Lifted:
		p.blocks.lift(g.Keep)
	}
}

// point acts on a square that was clicked, tapped or entered by key: it moves there,
// or picks it for blocking.
func (p *Play) point(at engine.Position) {
	if err := byHand(p, func() error { return p.tap(at) }); err != nil {
		p.voice.Warn(err)
	}
}

func (p *Play) tap(at engine.Position) error {
	switch {
	case p.view.Phase == game.OverPhase:
		return errOver
	case !p.view.Human():
		return errOtherTurn
	case p.view.Phase == game.BlockPhase:
		return p.blocks.toggle(at)
	}
	to, err := meant(&p.view.View, at)
	if err != nil {
		return err
	}
	return p.do(game.Move{To: to})
}

// tapAt is tap for a position, which may be too far away to be seen.
func (p *Play) tapAt(at page.Numbers) error {
	_, err := p.view.Square(at)
	switch {
	case err == nil || !p.view.Human():
		return p.tap(engine.Position(at))
	case p.view.Phase == game.BlockPhase:
		return err
	}
	return p.do(game.Move{To: engine.Position(at)})
}

// meant returns the position that a tap on the board means. With three components
// or more the board shows one slice of the positions, and a move that leaves the
// slice is drawn where it ends seen from above: a tap there means that move, if
// there is only one.
func meant(v *game.View, p engine.Position) (engine.Position, error) {
	if p.Dim() < 3 || v.Summed() || p.Dim() != v.Game.Shape().Dim || v.Reaches(p) {
		return p, nil
	}
	below := p
	for _, q := range engine.Options(v.Rays) {
		if q.At(0) != p.At(0) || q.At(1) != p.At(1) {
			continue
		}
		if p != below {
			return engine.Position{}, errSeveral
		}
		below = q
	}
	return below, nil
}
