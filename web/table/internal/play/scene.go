package play

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// Scene adds the game to what the canvas shows, which knows no game.
func (p *Play) Scene(s *scene.Scene) {
	v := &p.view.View
	s.Game = v.Game.String()
	here, _ := v.Seen(v.Here)
	s.Slice = slice(here)
	for _, c := range v.Origin.Components(nil) {
		s.Origin = append(s.Origin, c.Big())
	}
	s.Piece = pieceOf(v.Game)
	s.At = p.view.Standing()
	boards(s, p.view)
	s.Mode, s.Brief = modeOf(p.view), p.view.Thinking()
	s.Targets = targetsOf(v)
	s.Pawns = pawnsOf(v, p.view.Chosen)
	traces(s, p.view)
	if corners := v.Corners(); v.Phase != game.OverPhase && !p.view.InLesson && len(corners) > 0 {
		s.Draw(scene.Put(scene.Frame, scene.Gold, corners...).On(scene.Under))
	}
}

// boards shows the boards of a sum and, where that may be known, the nim-value of each.
func boards(s *scene.Scene, v *page.View) {
	g, ok := v.Game.(*sum.Game)
	if !ok {
		return
	}
	for _, b := range g.Boards() {
		at := b.Cell(b.At(v.Here))
		s.Boards = append(s.Boards, scene.Board{Squares: b.Squares, Zero: b.Zero, Piece: pieceOf(b.Game), At: at})
		if at == s.At {
			s.Piece = pieceOf(b.Game)
		}
	}
	values, _, err := g.Nims(v.Here)
	for i, b := range g.Boards() {
		if below := (engine.Cell{X: b.Squares.X + b.Squares.W/2, Y: b.Squares.Y + b.Squares.H}); err == nil && weighed(v) {
			shape := scene.Put(scene.Ring, scene.Night, below) // no target: what is written is all
			shape.Text = strconv.Itoa(values[i])
			s.Draw(shape)
		}
	}
}

// weighed reports whether the nim-values of the games of a sum are to be seen.
func weighed(v *page.View) bool {
	return v.Summed() && v.Gives(game.MapHelp) && (v.Phase == game.OverPhase || !v.MapHidden())
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
func pieceOf(g engine.Game) scene.Piece { return scene.Named(catalog.Of(g).Drawing()) }

// targetsOf returns the squares to which the piece may go, or that may be blocked.
func targetsOf(v *game.View) scene.Targets {
	t := scene.Targets{Mark: scene.Ring, Enlarge: v.Here.Dim() == 2 || v.Summed()}
	switch v.Phase {
	case game.OverPhase:
		return scene.Targets{}
	case game.BlockPhase:
		t.Mark = scene.Shoulder
	}
	for _, ray := range v.Rays {
		if ray.Count == engine.Num(1) {
			ray.Step = ray.From.Minus(v.Here)
		}
		t.Rows = append(t.Rows, row(v, ray))
	}
	return t
}

// row returns the part of a ray that is seen, as a row of squares, which begins a step
// before its first one.
func row(v *game.View, ray engine.Ray) scene.Row {
	run := v.Run(ray)
	step := page.SquareOf(run.Step)
	first := page.SquareOf(run.From)
	return scene.Row{
		From: engine.Cell{X: first.X - step.X, Y: first.Y - step.Y}, Step: step, Count: run.Count,
		Jump:  ray.Count == engine.Num(1) && longest(run.Step) > 1,
		Above: levels(run.From, run.Step),
	}
}

// slice writes the components of a position that the board does not show.
func slice(p engine.Position) string {
	c := p.Components(nil)
	return engine.Of(c[min(2, len(c)):]...).String()
}

// levels returns the further components that a step changes, of a row whose first square,
// as it is seen, may be none.
func levels(first, step engine.Position) (above []scene.Level) {
	names := page.PileNames(step.Dim())
	for axis := 2; axis < first.Dim(); axis++ {
		if by := step.At(axis); by.Sign() != 0 {
			above = append(above, scene.Level{Name: names[axis], Axis: axis, From: first.At(axis).Minus(by).Clamp(), Step: by.Clamp()})
		}
	}
	return above
}

// longest returns the greatest size of a component.
func longest(step engine.Position) (most int) {
	for _, v := range step.Components(nil) {
		most = max(most, v.Clamp(), -v.Clamp())
	}
	return most
}

// pawnsOf returns the squares that are blocked, and those that are picked for it.
func pawnsOf(v *game.View, chosen []engine.Position) []scene.Pawn {
	if v.Phase != game.BlockPhase {
		chosen = nil
	}
	by := v.Turn // who blocks now, or has blocked before this move
	if v.Phase != game.BlockPhase {
		by = by.Other()
	}
	black := by == game.Second
	pawns := make([]scene.Pawn, 0, len(v.Blocked)+len(chosen))
	for _, b := range v.Blocked {
		pawns = append(pawns, scene.Pawn{At: cell(v, b), Black: black})
	}
	for _, b := range chosen {
		pawns = append(pawns, scene.Pawn{At: cell(v, b), Black: black, Ghost: true})
	}
	return pawns
}

// cell returns the square of the canvas as which a position is seen that is near.
func cell(v *game.View, p engine.Position) engine.Cell {
	c, _ := v.Cell(p)
	return c
}

// traces shows the last move and, when the game is over, the squares where the piece stood, with
// a ring around it if a person has won.
func traces(s *scene.Scene, v *page.View) {
	if v.Last.Dim() > 0 {
		from := page.SquareOf(v.Toward(v.Last))
		s.Draw(
			scene.Put(scene.Tint, scene.Soft, from).On(scene.Under).With(scene.Faint),
			scene.Path(scene.Soft, from, v.Standing()).On(scene.Under).With(scene.Faint))
	}
	if v.Phase != game.OverPhase {
		return
	}
	if path, _ := v.Cells(explain.Stations(v.History)); len(path) > 1 && !v.Summed() {
		s.Draw(
			scene.Put(scene.Tint, scene.Soft, path[:len(path)-1]...).On(scene.Under).With(scene.Faint),
			scene.Path(scene.Soft, path...).With(scene.Faint))
	}
	if v.Won() {
		s.Draw(scene.Put(scene.Halo, scene.Gold, v.Standing()))
	}
}
