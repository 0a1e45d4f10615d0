package play

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/page"
)

// Scene adds the game to what the canvas shows, which knows no game.
func (p *Play) Scene(s *scene.Scene) {
	v := &p.view.View
	s.Game = v.Game.String()
	s.Slice = v.Position[min(2, len(v.Position)):].String()
	s.Origin = v.Origin
	s.Piece = pieceOf(v.Game)
	s.At = page.SquareOf(v.Position)
	s.Mode = modeOf(p.view)
	s.Targets = targetsOf(v)
	s.Pawns = pawnsOf(v, p.view.Chosen)
	s.Shapes = append(s.Shapes, traces(v)...)
}

// modeOf says what a tap on the canvas does now.
func modeOf(v *page.View) scene.Mode {
	switch {
	case !v.Human():
		return scene.Watch
	case v.Phase == game.BlockPhase:
		return scene.Pick
	}
	return scene.Choose
}

// pieceOf returns the piece with which a game is played.
func pieceOf(g engine.Game) scene.Piece { return scene.Named(catalog.Of(g).Piece) }

// targetsOf returns the squares to which the piece may go, or that may be blocked.
func targetsOf(v *game.View) scene.Targets {
	t := scene.Targets{Mark: scene.Ring, Enlarge: len(v.Position) == 2}
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

// traces shows the last move.
func traces(v *game.View) []scene.Shape {
	if v.Last == nil {
		return nil
	}
	from := page.SquareOf(v.Last)
	return []scene.Shape{
		{Kind: scene.Marks, Mark: scene.Tint, Tone: scene.Soft, Weight: scene.Faint, At: scene.Middles(from)},
		{Kind: scene.Line, Tone: scene.Soft, Weight: scene.Faint, At: scene.Middles(from, page.SquareOf(v.Position))},
	}
}
