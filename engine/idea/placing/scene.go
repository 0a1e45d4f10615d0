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
	if p.at.At != (engine.Position{}) {
		s.at, s.points = p.at.Square(p.at.At)
	}
	return s
}

// The link of piece i.
func link(i int) idea.Link { return idea.Link(i + 1) }

// lit is the link of the piece that is pointed at.
func (s *scene) lit() []idea.Link {
	if i, ok := s.on[s.at]; ok && s.points && i < s.placed {
		return []idea.Link{link(i)}
	}
	return nil
}

func (s *scene) steps() idea.Steps {
	steps := idea.Steps{Now: s.placed, Last: len(s.settled)}
	if s.placed < len(s.settled) {
		steps.Next = nextStep(s.piece.one)
	}
	return steps
}

// focus is the piece that is looked at: the one pointed at, or the last one placed.
func (s *scene) focus() (i int, ok bool) {
	if i, ok := s.on[s.at]; ok && s.points && i < s.placed {
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
	case s.board.name == Spiral.name:
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
		if s.board.name == Spiral.name {
			x, y = max(x, -x), max(y, -y)
		}
		far.W, far.H = max(far.W, x+2), max(far.H, y+2)
	}
	side := max(far.W, far.H)
	if s.board.name == Spiral.name {
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
	values := idea.Strip{Title: valuesTitle(s), From: "0"}
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
	t := idea.Table{Title: tableTitle(s), Head: tableHead(s)}
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
