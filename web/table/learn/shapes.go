package learn

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/worth"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/table/page"
)

// cells returns the squares as which positions are seen that are near.
func cells(v *game.View, list []engine.Position) []engine.Cell {
	squares := make([]engine.Cell, len(list))
	for i, p := range list {
		squares[i], _ = v.Cell(p)
	}
	return squares
}

// marks puts a mark on squares.
func marks(mark scene.Mark, tone scene.Tone, squares ...engine.Cell) scene.Shape {
	return scene.Shape{Kind: scene.Marks, Layer: scene.Over, Mark: mark, Tone: tone, At: scene.Middles(squares...)}
}

// arrow leads from one square to another.
func arrow(from, to engine.Cell, tone scene.Tone) scene.Shape {
	return scene.Shape{Kind: scene.Line, Layer: scene.Over, Tone: tone, At: scene.Middles(from, to), Arrow: true}
}

// advised shows to which square a move is recommended, nil for none.
func advised(v *game.View, advice engine.Position) []scene.Shape {
	at, ok := v.Cell(advice)
	if !ok {
		return nil
	}
	star := marks(scene.Star, scene.Gold, at)
	star.Layer = scene.Top
	return []scene.Shape{marks(scene.Halo, scene.Gold, at), star}
}

// turningPoint shows, when the game is over, the square at which it was given away and the
// palaces that were there to go to, or were left open.
func (l *Learn) turningPoint() []scene.Shape {
	m := l.reviewer.decisive()
	if m == nil || l.view.Phase != game.OverPhase || !l.view.Gives(game.WhyHelp) {
		return nil
	}
	turn := l.view.History[m.Turn]
	at := turn.From
	if m.Blocked {
		at = turn.To
	}
	if at.Dim() == 0 { // the block at the start
		at = worth.Stations(l.view.History)[0]
	}
	c, ok := l.view.Cell(at)
	if !ok {
		return nil
	}
	var better []engine.Cell
	for _, p := range m.Better {
		if q, ok := l.view.Cell(p); ok {
			better = append(better, q)
		}
	}
	ticks := marks(scene.Tick, scene.Good, better...)
	ticks.Weight = scene.Thin
	return []scene.Shape{marks(scene.Frame, scene.Bad, c), ticks}
}

// told shows an explanation: where the piece is thought to be, what it tries, and the
// palaces that can be reached from there.
func told(story *Story, k int) (shapes []scene.Shape) {
	if story == nil {
		return nil
	}
	at := page.SquareOf(story.At)
	from := at
	if story.Try.Dim() > 0 {
		from = page.SquareOf(story.Try)
		shapes = append(shapes, arrow(at, from, scene.Bad), marks(scene.Frame, scene.Bad, from))
	}
	palaces := page.SquaresOf(story.Palaces)
	if k > 1 {
		// There can be thousands on a few lines.
		for _, c := range farthest(from, palaces) {
			shapes = append(shapes, scene.Shape{Kind: scene.Line, Layer: scene.Over, Tone: scene.Good, Weight: scene.Thin, At: scene.Middles(from, c)})
		}
	} else {
		for _, c := range palaces {
			shapes = append(shapes, arrow(from, c, scene.Good))
		}
	}
	ticks := marks(scene.Tick, scene.Good, palaces...)
	ticks.Weight = scene.Thin
	return append(shapes, ticks, marks(scene.Frame, scene.Night, at))
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
