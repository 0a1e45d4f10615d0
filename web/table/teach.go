package table

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
)

// This file is what people ask for who learn.

// setValues says whether moves are to carry their values.
func (t *Table) setValues(on bool) error {
	if err := t.settle(func(s *game.Settings) { s.Values = on }); err != nil {
		return err
	}
	t.judge.Follow(t.looking)
	if !on {
		t.say("Values off.")
	}
	t.show()
	return nil
}

// explain begins to explain a square: the one that is named, the one under the pointer
// if that has moved since the last action, or else that of the piece.
func (t *Table) explain(at page.Numbers) error {
	p := engine.FarPosition(at)
	switch {
	case len(p) > 0:
	case t.hovered && t.chart.Pointed() != nil:
		p = t.view.Far(t.chart.Pointed())
	default:
		p = t.view.Here
	}
	if err := game.CheckPosition(&t.view, p); err != nil {
		return err
	}
	t.hovered = false
	t.tutor.Open(p)
	t.show()
	return nil
}

// Linger explains a square on which a finger rested.
func (t *Table) Linger(p engine.Position) {
	if err := t.explain(page.Numbers(t.view.Far(p))); err != nil {
		t.warn(err)
	}
}

// goOn explains the square to which an explanation has led.
func (t *Table) goOn() error {
	err := t.tutor.GoOn()
	if err == nil {
		t.hovered = false
	}
	return err
}

// endStudy ends the explanation.
func (t *Table) endStudy() error {
	t.hovered = false
	t.tutor.Close()
	t.show()
	return nil
}
