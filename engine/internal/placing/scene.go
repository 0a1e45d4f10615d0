package placing

import (
	"sort"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// scene is what is looked at of a field: so many pieces, and a square that is pointed at.
type scene struct {
	*field
	set    *Setting
	window engine.Window
	placed int // how many pieces stand
	at     engine.Cell
	points bool // whether somebody points at a square
}

func (p *Placing) scene() *scene {
	s := &scene{field: p.field, set: &p.set, window: p.at.Window}
	s.placed = min(len(s.settled), s.board.first)
	if p.at.Step >= 0 {
		s.placed = min(len(s.settled), p.at.Step)
	}
	if p.at.Points() {
		s.at, s.points = p.at.Square(p.at.At)
	}
	return s
}

// The link of piece i.
func link(i int) idea.Link { return idea.Link(i + 1) }

// pointedAt is the piece that somebody points at, if it stands.
func (s *scene) pointedAt() (i int, ok bool) {
	i, ok = s.on[s.at]
	return i, ok && s.points && i < s.placed
}

// lit is the link of the piece that is pointed at.
func (s *scene) lit() []idea.Link {
	if i, ok := s.pointedAt(); ok {
		return []idea.Link{link(i)}
	}
	return nil
}

func (s *scene) steps() idea.Steps {
	steps := idea.Steps{Now: s.placed, Last: len(s.settled)}
	if s.placed < len(s.settled) {
		steps.Next = nextStep(s.piece)
	}
	return steps
}

// focus is the piece that is looked at: the one pointed at, or the last one placed.
func (s *scene) focus() (i int, ok bool) {
	if i, ok := s.pointedAt(); ok {
		return i, true
	}
	return s.placed - 1, s.placed > 0
}

// before lists which of the pieces that stand attack a square, of those that came to stand
// before it was its turn if it has had its turn.
func (s *scene) before(c engine.Cell) []int {
	first := s.placed
	if n, walked := s.number[c]; walked {
		first = min(first, sort.Search(len(s.settled), func(i int) bool { return s.settled[i].number >= n }))
	}
	return s.attackers(c, first)
}

// attacked reports whether a piece that stands attacks the square.
func (s *scene) attacked(c engine.Cell) bool { return len(s.attackers(c, s.placed)) > 0 }

// inBoard reports whether a square belongs to the board.
func (s *scene) inBoard(c engine.Cell) bool {
	switch {
	case s.board.plane:
		return true
	case c.X < 0 || c.Y < 0:
		return false
	case s.board.finite:
		return c.X < s.choice.side && c.Y < s.choice.side
	}
	return s.board.name != Sector.name || c.Y <= c.X
}

// label is what is written on a square, if anything: its number or its nim-value.
func (s *scene) label(n int) string {
	switch {
	case s.choice.values:
		return strconv.Itoa(s.values[n])
	case s.board.unnumbered:
		return ""
	}
	return strconv.Itoa(n)
}

// best are the squares around the way to the next piece.
func (s *scene) best() engine.Window {
	far := engine.Window{W: 1, H: 1}
	for _, p := range s.settled[:min(len(s.settled), s.placed+1)] {
		x, y := p.at.X, p.at.Y
		if s.board.plane {
			x, y = max(x, -x), max(y, -y)
		}
		far.W, far.H = max(far.W, x+2), max(far.H, y+2)
	}
	side := max(far.W, far.H)
	if s.board.plane {
		return engine.Window{X: -side, Y: -side, W: 2*side + 1, H: 2*side + 1}
	}
	return engine.Window{W: side, H: side}
}

// How much is drawn: squares numbered in windows of so many squares, the attacked ones
// marked in those of so many, the way drawn as far as so many squares.
const (
	mostLabels = 2600
	mostMarked = 9000
	mostWay    = 12000
	mostRows   = 40
	mostTiles  = 4500
)

// strips spells what comes out.
func (s *scene) strips() []idea.Strip {
	const letters = 40
	settle := idea.Strip{Title: settleTitle(s), From: "0"}
	for i, p := range s.settled[:min(len(s.settled), max(s.placed, 1), letters)] {
		text := strconv.Itoa(p.number)
		if s.board.unnumbered {
			text = strconv.Itoa(p.at.X)
		}
		settle.Letters = append(settle.Letters, idea.Letter{Text: text, Hue: idea.Gold, Link: link(i), At: []engine.Cell{p.at}})
	}
	if !s.choice.values {
		return []idea.Strip{settle}
	}
	values := idea.Strip{Title: sequenceOf(valuesStrip.String(), s, valueSequences), From: "0"}
	for n, v := range s.values[:min(len(s.values), 2*letters)] {
		letter := idea.Letter{Text: strconv.Itoa(v), Hue: idea.Soft, At: []engine.Cell{s.squares[n]}}
		if i, ok := s.on[s.squares[n]]; ok {
			letter.Hue, letter.Link = idea.Gold, link(i)
		}
		values.Letters = append(values.Letters, letter)
	}
	return []idea.Strip{settle, values}
}

// tables lists the pieces around the one that is looked at.
func (s *scene) tables() []idea.Table {
	t := idea.Table{Title: tableTitle(s.piece), Head: tableHead(s)}
	focus, _ := s.focus()
	first := max(0, min(focus-mostRows/2, s.placed-mostRows))
	for i := first; i < min(s.placed, first+mostRows); i++ {
		p := s.settled[i]
		before := -1
		if i > 0 {
			before = s.settled[i-1].number
		}
		cells := []string{strconv.Itoa(i)}
		if !s.board.unnumbered {
			cells = append(cells, strconv.Itoa(p.number))
		}
		cells = append(cells, strconv.Itoa(p.at.X), strconv.Itoa(p.at.Y), strconv.Itoa(p.number-before-1))
		t.Rows = append(t.Rows, idea.Row{Cells: cells, Link: link(i), At: []engine.Cell{p.at}})
	}
	return []idea.Table{t}
}

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
	steps := 1 << 30
	within := func(v, d, low, high int) {
		switch {
		case d > 0:
			steps = min(steps, (high-v)/d)
		case d < 0:
			steps = min(steps, (v-low)/-d)
		}
	}
	room := s.window
	if s.board.finite {
		room = room.Intersect(engine.Window{W: s.choice.side, H: s.choice.side})
	} else if !s.board.plane {
		room = room.Intersect(engine.Window{W: room.X + room.W, H: room.Y + room.H})
	}
	within(at.X, d.X, room.X, room.X+room.W-1)
	within(at.Y, d.Y, room.Y, room.Y+room.H-1)
	if s.board.name == Sector.name {
		within(at.Y-at.X, d.Y-d.X, -1<<31, 0)
	}
	if steps = max(steps, 0); !s.window.Contains(at) {
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
	if _, stands := s.pointedAt(); stands || !s.points || !s.inBoard(s.at) {
		return nil
	}
	for _, i := range s.before(s.at) {
		all = append(all, idea.Figure{Kind: idea.Arrow, Points: idea.Middles(s.settled[i].at, s.at), Hue: idea.Bad, Link: link(i)})
	}
	return all
}
