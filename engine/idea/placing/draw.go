package placing

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// figures draws the way along the numbers, what is attacked, and the pieces.
func (s *scene) figures() (all []idea.Figure) {
	all = append(all, s.marks()...)
	all = append(all, s.way()...)
	all = append(all, s.sights()...)
	all = append(all, s.pieces()...)
	return append(all, s.why()...)
}

// marks are the squares that the standing pieces attack. Numbers stand on those that were passed
// on the way to the next piece, quietly, and on its own; nim-values on all.
func (s *scene) marks() (all []idea.Figure) {
	w := s.window
	if w.Area() > mostMarked {
		return nil
	}
	attacked := idea.Figure{Kind: idea.Tiles, Hue: idea.Soft, Faint: true}
	for y := w.Y; y < w.Y+w.H; y++ {
		for x := w.X; x < w.X+w.W; x++ {
			c := engine.Cell{X: x, Y: y}
			if i, piece := s.on[c]; piece && i <= s.placed || !s.inBoard(c) {
				continue
			}
			f := idea.Figure{Kind: idea.Frames, Squares: []engine.Cell{c}, Hue: idea.Soft, Faint: true, Text: s.mark(c)}
			if s.attacked(c) {
				if f.Kind = idea.Tiles; f.Text == "" {
					attacked.Squares = append(attacked.Squares, c)
					continue
				}
			}
			if f.Text != "" {
				all = append(all, f)
			}
		}
	}
	if len(attacked.Squares) > 0 && len(attacked.Squares) <= mostTiles {
		all = append(all, attacked)
	}
	return append(all, s.next()...)
}

// mark is what is written on a square without a piece, if there is room.
func (s *scene) mark(c engine.Cell) string {
	n, walked := s.number[c]
	passed := s.placed == len(s.settled) || walked && n < s.settled[s.placed].number
	if !walked || s.window.Area() > mostLabels || !passed && !s.choice.values {
		return ""
	}
	return s.label(n)
}

// next is the square where the next piece will settle.
func (s *scene) next() []idea.Figure {
	if s.placed == len(s.settled) || !s.window.Contains(s.settled[s.placed].at) {
		return nil
	}
	p := s.settled[s.placed]
	return []idea.Figure{{Kind: idea.Frames, Squares: []engine.Cell{p.at}, Hue: idea.Gold, Bold: true, Text: s.label(p.number)}}
}

// way is the line along the numbers: a trace as far as the window shows, and bold from the
// last piece but one to the last.
func (s *scene) way() (all []idea.Figure) {
	if s.board.unnumbered {
		return s.strokes(0, len(s.squares)-1, false)
	}
	all = s.strokes(0, min(len(s.squares)-1, mostWay), false)
	if s.placed > 1 {
		all = append(all, s.strokes(s.settled[s.placed-2].number, s.settled[s.placed-1].number, true)...)
	}
	return all
}

// strokes draws the way from one number to another, with corners only, and only in the
// window and around.
func (s *scene) strokes(from, to int, bold bool) (all []idea.Figure) {
	const mostLines = 180
	var run []engine.Cell
	end := func() {
		if len(run) > 1 && len(all) < mostLines {
			f := idea.Figure{Kind: idea.Line, Points: idea.Middles(run...), Hue: idea.Soft, Faint: !bold}
			if bold {
				f.Hue = idea.Ink
			}
			all = append(all, f)
		}
		run = nil
	}
	near := engine.Window{X: s.window.X - 1, Y: s.window.Y - 1, W: s.window.W + 2, H: s.window.H + 2}
	for n := from; n <= to && n < len(s.squares); n++ {
		c := s.squares[n]
		switch {
		case !near.Contains(c):
			if len(run) > 0 && neighbours(s.squares[n-1], c) {
				run = append(run, c)
			}
			end()
			continue
		case len(run) == 0 && n > from && neighbours(s.squares[n-1], c):
			run = append(run, s.squares[n-1])
		case len(run) > 0 && !neighbours(s.squares[n-1], c): // the way leaps
			end()
		}
		if k := len(run); k > 1 && straightOn(run[k-2], run[k-1], c) {
			run[k-1] = c
		} else {
			run = append(run, c)
		}
	}
	end()
	return all
}

func neighbours(a, b engine.Cell) bool {
	dx, dy := a.X-b.X, a.Y-b.Y
	return max(dx, -dx, dy, -dy) == 1
}

// straightOn reports whether the way from a by b to c does not turn.
func straightOn(a, b, c engine.Cell) bool {
	sign := func(v int) int { return min(1, max(-1, v)) }
	dx, dy := c.X-b.X, c.Y-b.Y
	return max(dx, -dx, dy, -dy) == 1 && sign(b.X-a.X) == dx && sign(b.Y-a.Y) == dy
}

// sights are the lines and the leaps of the piece that is looked at.
func (s *scene) sights() (all []idea.Figure) {
	i, ok := s.focus()
	if !ok {
		return nil
	}
	at, w := s.settled[i].at, s.window
	inside := func(c engine.Cell) bool { return w.Contains(c) && s.inBoard(c) }
	for _, d := range s.piece.Rides {
		if a, b := s.ride(at, engine.Cell{X: -d.X, Y: -d.Y}), s.ride(at, d); a != b {
			all = append(all, idea.Figure{Kind: idea.Line, Points: idea.Middles(a, b), Hue: idea.Gold, Dashed: true, Link: link(i)})
		}
	}
	dots := idea.Figure{Kind: idea.Dots, Hue: idea.Gold, Link: link(i)}
	s.piece.leaps(at, func(c engine.Cell) {
		if inside(c) {
			dots.Squares = append(dots.Squares, c)
		}
	})
	if len(dots.Squares) > 0 {
		all = append(all, dots)
	}
	return all
}

// ride returns the last square of the window and the board that a piece comes to from one in
// there.
func (s *scene) ride(at, d engine.Cell) engine.Cell {
	w := s.window
	steps := 1 << 30
	within := func(v, d, low, high int) {
		switch {
		case d > 0:
			steps = min(steps, (high-v)/d)
		case d < 0:
			steps = min(steps, (v-low)/-d)
		}
	}
	low, high := w.X, w.X+w.W-1
	left, right := w.Y, w.Y+w.H-1
	if s.board.name != Spiral.name {
		low, left = max(low, 0), max(left, 0)
	}
	if s.board.finite {
		high, right = min(high, s.choice.side-1), min(right, s.choice.side-1)
	}
	within(at.X, d.X, low, high)
	within(at.Y, d.Y, left, right)
	if s.board.name == Sector.name {
		within(at.Y-at.X, d.Y-d.X, -1<<31, 0)
	}
	if steps = max(steps, 0); !w.Contains(at) {
		steps = 0
	}
	return engine.Cell{X: at.X + steps*d.X, Y: at.Y + steps*d.Y}
}

// pieces are those that stand, as far as they are seen.
func (s *scene) pieces() (all []idea.Figure) {
	for i := s.placed - 1; i >= 0 && len(all) < mostTiles; i-- {
		p := s.settled[i]
		if s.window.Contains(p.at) {
			all = append(all, idea.Figure{
				Kind: idea.Tiles, Squares: []engine.Cell{p.at}, Hue: idea.Gold, Bold: i == s.placed-1,
				Text: s.label(p.number), Link: link(i),
			})
		}
	}
	return all
}

// why draws an arrow to the square that is pointed at from every piece that attacks it.
func (s *scene) why() (all []idea.Figure) {
	if !s.points || !s.inBoard(s.at) {
		return nil
	}
	if i, ok := s.on[s.at]; ok && i < s.placed {
		return nil
	}
	for _, i := range s.before(s.at) {
		all = append(all, idea.Figure{Kind: idea.Arrow, Points: idea.Middles(s.settled[i].at, s.at), Hue: idea.Bad, Link: link(i)})
	}
	return all
}
