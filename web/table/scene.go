package table

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/page"
)

// This file puts the game into what the canvas shows, which knows no game.

// scene returns what the canvas is to show.
func (t *Table) scene() scene.Scene {
	v := &t.view
	winning, judged := t.judge.Winning()
	s := scene.Scene{
		Game:    v.Game.String(),
		Slice:   v.Position[min(2, len(v.Position)):].String(),
		Origin:  v.Origin,
		Piece:   pieceOf(v.Game),
		At:      page.SquareOf(v.Position),
		Mode:    t.mode(),
		Targets: targetsOf(v, judged),
		Pawns:   pawnsOf(v, t.chosen),
		Look:    scene.Look{Orientation: page.Lies(v), Dark: t.dark, Large: t.large, Still: t.still},
	}
	s.Shapes = append(s.Shapes, traces(v)...)
	if judged {
		s.Shapes = append(s.Shapes, marks(scene.Tick, scene.Good, page.SquaresOf(winning)...))
	}
	s.Shapes = append(s.Shapes, advised(t.hint)...)
	s.Shapes = append(s.Shapes, told(t.tutor.Story(), v.Game.K())...)
	t.chart.Draw(&s.Map)
	return s
}

// mode says what a tap on the canvas does now.
func (t *Table) mode() scene.Mode {
	switch {
	case !t.human():
		return scene.Watch
	case t.view.Phase == game.BlockPhase:
		return scene.Pick
	}
	return scene.Choose
}

// position returns the position as which a square of the canvas is seen: its further
// components are those of the present one.
func (t *Table) position(c engine.Cell) engine.Position {
	p, here := c.Position(), t.view.Position
	if len(here) < 2 {
		return p[:len(here)]
	}
	return append(p, here[2:]...)
}

// pieceOf returns the piece with which a game is played.
func pieceOf(g engine.Game) scene.Piece { return scene.Named(catalog.Of(g).Piece) }

// targetsOf returns the squares to which the piece may go, or that may be blocked. Judged
// says that those that win are ticked.
func targetsOf(v *game.View, judged bool) scene.Targets {
	t := scene.Targets{Mark: scene.Ring, Judged: judged, Enlarge: len(v.Position) == 2}
	switch v.Phase {
	case game.OverPhase:
		return scene.Targets{}
	case game.BlockPhase:
		t.Mark = scene.Shoulder
	}
	for _, ray := range v.Rays {
		t.Rows = append(t.Rows, scene.Row{
			From: page.SquareOf(v.Position), Step: page.SquareOf(ray.Step), Count: ray.Count,
			Jump:  ray.Count == 1 && longest(ray.Step) > 1,
			Above: levels(v.Position, ray.Step),
		})
	}
	return t
}

// levels returns the further components that a step changes.
func levels(from, step engine.Position) (above []scene.Level) {
	for axis, by := range step {
		if axis > 1 && by != 0 {
			above = append(above, scene.Level{Name: page.PileNames(len(step))[axis], Axis: axis, From: from[axis], Step: by})
		}
	}
	return above
}

// longest returns the greatest size of a component.
func longest(step engine.Position) (most int) {
	for _, v := range step {
		most = max(most, v, -v)
	}
	return most
}

// pawnsOf returns the squares that are blocked, and those that are picked for it.
func pawnsOf(v *game.View, chosen []engine.Position) []scene.Pawn {
	if v.Phase != game.BlockPhase {
		chosen = nil
	}
	pawns := make([]scene.Pawn, 0, len(v.Blocked)+len(chosen))
	for _, b := range v.Blocked {
		pawns = append(pawns, scene.Pawn{At: page.SquareOf(b)})
	}
	for _, b := range chosen {
		pawns = append(pawns, scene.Pawn{At: page.SquareOf(b), Ghost: true})
	}
	return pawns
}
