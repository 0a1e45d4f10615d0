package table

import (
	"errors"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/page"
)

// This file is what comes from the canvas: see board.Host.

// Gesture takes what the person at the canvas did.
func (t *Table) Gesture(g scene.Gesture) {
	switch g.Kind {
	case scene.Tap:
		t.Tap(t.position(g.At))
	case scene.Linger:
		t.Linger(t.position(g.At))
	case scene.Hover:
		t.Hover(t.position(g.At), g.Inside)
	case scene.Stroke:
		over := make([]engine.Position, len(g.Over))
		for i, c := range g.Over {
			over[i] = t.position(c)
		}
		t.Stroke(over)
	case scene.Lifted:
		t.Lifted(g.Keep)
	}
}

// Looks notes how the map looks on the canvas now.
func (t *Table) Looks(l colour.Look) {
	t.chart.Looks(l)
	t.out.Changed()
}

// Tap acts on a square that was clicked, tapped or entered by key: it moves there,
// or picks it for blocking.
func (t *Table) Tap(p engine.Position) {
	if err := t.tap(p); err != nil {
		t.warn(err)
	}
}

func (t *Table) tap(p engine.Position) error {
	switch {
	case t.view.Phase == game.OverPhase:
		return errors.New("the game is over: take a turn back or start a new game")
	case !t.human():
		return errors.New("it is not your turn: wait for the answer")
	case t.view.Phase == game.BlockPhase:
		return t.toggle(p)
	}
	p, err := t.meant(p)
	if err != nil {
		return err
	}
	return t.do(game.Move{To: t.view.Far(p)})
}

// tapAt is tap for a position, which may be too far away to be seen.
func (t *Table) tapAt(at page.Numbers) error {
	p, err := t.seen(at)
	switch {
	case err == nil || !t.human():
		return t.tap(p)
	case t.view.Phase == game.BlockPhase:
		return err
	}
	return t.do(game.Move{To: engine.FarPosition(at)})
}

// toggleAt is toggle for a position.
func (t *Table) toggleAt(at page.Numbers) error {
	p, err := t.seen(at)
	if err != nil {
		return err
	}
	return t.toggle(p)
}

// seen returns the square as which a position is seen.
func (t *Table) seen(at page.Numbers) (engine.Position, error) {
	p, ok := t.view.Seen(engine.FarPosition(at))
	if !ok {
		return nil, errors.New(english.Spot(engine.FarPosition(at)) + " is too far from the piece to be seen")
	}
	return p, nil
}

// meant returns the position that a tap on the board means. With three components
// or more the board shows one slice of the positions, and a move that leaves the
// slice is drawn where it ends seen from above: a tap there means that move, if
// there is only one.
func (t *Table) meant(p engine.Position) (engine.Position, error) {
	v := &t.view
	if len(p) < 3 || len(p) != v.Game.Dim() || v.Reaches(p) {
		return p, nil
	}
	below := p
	for _, q := range engine.Options(v.Rays, v.Position) {
		if q.Cell() != p.Cell() {
			continue
		}
		if !p.Equal(below) {
			return nil, errors.New("several moves end there, seen from above: choose one of the buttons that say what is taken")
		}
		below = q
	}
	return below, nil
}

// Hover notes the square under the pointer or the keyboard cursor.
func (t *Table) Hover(p engine.Position, ok bool) {
	if !ok {
		p = nil
	}
	t.chart.Point(p)
	t.hovered = ok
	t.out.Changed()
}

// Want notes which pictures the canvas needs.
func (t *Table) Want(w picture.Want) { t.chart.Want(w) }

// Moved keeps in the link what the canvas shows.
func (t *Table) Moved(camera string) {
	if err := t.settle(func(s *game.Settings) { s.View = camera }); err == nil {
		t.out.Changed()
	}
}
