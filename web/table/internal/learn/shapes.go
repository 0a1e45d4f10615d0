package learn

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// draw draws which moves win, what is recommended, where the game was given away, and the
// picture of an explanation.
func (l *Learn) draw(s *scene.Scene) {
	if winning, judged := l.Winning(); judged {
		s.Targets.Judged = true
		mark, tone := scene.Tick, scene.Good
		if l.view.Phase == game.BlockPhase {
			mark, tone = scene.Guard, scene.Night // no move of who blocks: what is to be blocked
		}
		at, _ := l.view.Cells(winning)
		s.Draw(scene.Put(mark, tone, at...))
	}
	if at, ok := l.view.Cell(l.advice); ok {
		s.Draw(scene.Put(scene.Halo, scene.Gold, at), scene.Put(scene.Star, scene.Gold, at).On(scene.Top))
	}
	l.turningPoint(s)
	if story := l.Story(); story != nil {
		tell(s, story, l.view.Game.Shape().Blocking)
	}
}

// turningPoint shows, when the game is over, the square at which it was given away and the
// palaces that were there to go to, or were left open.
func (l *Learn) turningPoint(s *scene.Scene) {
	m := l.reviewer.decisive()
	if m == nil || l.view.Phase != game.OverPhase || !l.view.Gives(game.WhyHelp) || !l.tells(m) {
		return
	}
	turn := l.view.History[m.Turn]
	at := turn.From
	if m.Blocked {
		at = turn.To
	}
	if at.Dim() == 0 { // the block at the start
		at = explain.Stations(l.view.History)[0]
	}
	if c, ok := l.view.Cell(at); ok {
		better, _ := l.view.Cells(m.Better)
		s.Draw(scene.Put(scene.Frame, scene.Bad, c), scene.Put(scene.Tick, scene.Good, better...).With(scene.Thin))
	}
}

// tell shows an explanation: where the piece is thought to be, what it tries, and the
// palaces that can be reached from there.
func tell(s *scene.Scene, story *Story, k int) {
	at := page.SquareOf(story.At)
	from := at
	if story.Try.Dim() > 0 {
		from = page.SquareOf(story.Try)
		s.Draw(scene.Arrow(scene.Bad, origin(s, at, from), from), scene.Put(scene.Frame, scene.Bad, from))
	}
	palaces := page.SquaresOf(story.Palaces)
	if k > 1 {
		// There can be thousands on a few lines.
		for _, c := range farthest(from, palaces) {
			s.Draw(scene.Path(scene.Good, from, c).With(scene.Thin))
		}
	} else {
		for _, c := range palaces {
			s.Draw(scene.Arrow(scene.Good, origin(s, from, c), c))
		}
	}
	s.Draw(scene.Put(scene.Tick, scene.Good, palaces...).With(scene.Thin), scene.Put(scene.Frame, scene.Night, at))
}

// origin returns where the piece stands that goes to a square: one at that square, or of several
// boards the piece on the other one.
func origin(s *scene.Scene, at, to engine.Cell) engine.Cell {
	for _, b := range s.Boards {
		if b.Squares.Contains(to) && !b.Squares.Contains(at) {
			return b.At
		}
	}
	return at
}

// farthest returns, of the squares that lie in one direction of from, the farthest, for
// every direction.
func farthest(from engine.Cell, squares []engine.Cell) (ends []engine.Cell) {
	place := map[engine.Cell]int{}
	for _, c := range squares {
		way, steps := direction(from, c)
		i, known := place[way]
		if !known {
			place[way] = len(ends)
			ends = append(ends, c)
		} else if _, before := direction(from, ends[i]); steps > before {
			ends[i] = c
		}
	}
	return ends
}

// direction returns the shortest step that leads from one square to another, and how many
// of them do.
func direction(from, to engine.Cell) (step engine.Cell, count int) {
	dx, dy := to.X-from.X, to.Y-from.Y
	a, b := dx, dy
	for b != 0 {
		a, b = b, a%b
	}
	if a == 0 {
		return step, 0
	}
	count = max(a, -a)
	return engine.Cell{X: dx / count, Y: dy / count}, count
}
