package coloring

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Sector says that between two directions of the board, those of U and V, squares keep their
// outcomes when they are moved by U, by V, or by further Steps between them.
type Sector struct {
	U, V  engine.Cell
	Steps []engine.Cell
}

// mostBetween is how many steps between U and V become rules.
const mostBetween = 6

// Suggestion is the job of finding a scheme that paints lost squares and no others, as far as
// outcomes are known. Every sector gets a colour with rules by U, V and what is between; then what lies
// along the border of two sectors one with a single rule; and at last the lost squares near the
// corner that are still bare one without any. Squares of a colour are lost ones that stay lost
// wherever its rules lead, and its start are those to which its rules do not lead.
type Suggestion struct {
	lost    func(x, y int) bool
	n       int
	wanted  []wanted
	scheme  *Scheme
	painted []bool
	stays   []bool // of the colour that is being found
}

// wanted is a colour to be found: it has these rules.
type wanted struct {
	rules []engine.Cell
	rest  bool // and stands for what is left over
}

// names are what the colours are called, in the order in which they are found.
var names = [mostColors]string{"green", "blue", "red", "yellow", "purple", "cyan", "brown", "pink"}

// Suggest begins to look for a scheme, by the outcomes of n×n squares.
func Suggest(sectors []Sector, lost func(x, y int) bool, n int) *Suggestion {
	s := &Suggestion{lost: lost, n: n, scheme: &Scheme{}, painted: make([]bool, n*n), stays: make([]bool, n*n)}
	for _, sector := range sectors {
		rules := []engine.Cell{sector.U, sector.V}
		for _, by := range sector.Steps[:min(len(sector.Steps), mostBetween)] {
			if by != sector.U && by != sector.V {
				rules = append(rules, by)
			}
		}
		s.wanted = append(s.wanted, wanted{rules: rules})
	}
	for i := 1; i < len(sectors); i++ {
		border := sectors[i].U
		if by := sectors[i-1].V; by.X+by.Y > border.X+border.Y {
			border = by
		}
		s.wanted = append(s.wanted, wanted{rules: []engine.Cell{border}})
	}
	s.wanted = append(s.wanted, wanted{rest: true})
	return s
}

// Step finds another colour.
func (s *Suggestion) Step() (more bool) {
	if len(s.wanted) == 0 {
		return false
	}
	if len(s.scheme.Colors) < mostColors {
		s.find(s.wanted[0])
	}
	s.wanted = s.wanted[1:]
	return len(s.wanted) > 0
}

// Done returns nothing better than whether all is done.
func (s *Suggestion) Done() float64 { return 1 / float64(1+len(s.wanted)) }

// Scheme returns what has been found. It has no colours if that is nothing.
func (s *Suggestion) Scheme() *Scheme { return s.scheme }

// seen says which part of the squares is looked at for starts: beyond it too few steps of a rule
// are seen to know that squares stay lost.
const seen = 3

// find adds a colour, if there are squares for it.
func (s *Suggestion) find(w wanted) {
	s.follow(w.rules)
	var starts []engine.Cell
	for y := range s.n {
		for x := 0; x+y < s.n/seen; x++ {
			if s.stays[y*s.n+x] && !s.follows(x, y, w.rules) {
				starts = append(starts, engine.Cell{X: x, Y: y})
			}
		}
	}
	const mostStarts, mostRest = 400, 60
	if len(starts) == 0 || len(starts) > mostStarts || w.rest && len(starts) > mostRest {
		return
	}
	color := len(s.scheme.Colors)
	s.scheme.Colors = append(s.scheme.Colors, names[color])
	for _, by := range w.rules {
		s.scheme.Rules = append(s.scheme.Rules, Rule{color, color, by})
	}
	s.scheme.Starts = append(s.scheme.Starts, pack(color, starts)...)
	s.paint(starts, w.rules)
}

// follow finds the squares that are lost and bare, and stay so wherever rules lead from them.
func (s *Suggestion) follow(rules []engine.Cell) {
	for y := s.n - 1; y >= 0; y-- {
		for x := s.n - 1; x >= 0; x-- {
			at := y*s.n + x
			s.stays[at] = !s.painted[at] && s.lost(x, y)
			for _, by := range rules {
				if x+by.X < s.n && y+by.Y < s.n && !s.stays[at+by.Y*s.n+by.X] {
					s.stays[at] = false
				}
			}
		}
	}
}

// follows reports whether a rule leads to a square.
func (s *Suggestion) follows(x, y int, rules []engine.Cell) bool {
	return slices.ContainsFunc(rules, func(by engine.Cell) bool {
		return x >= by.X && y >= by.Y && s.stays[(y-by.Y)*s.n+x-by.X]
	})
}

// paint paints what comes of starts.
func (s *Suggestion) paint(starts, rules []engine.Cell) {
	for work := starts; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if at.X >= s.n || at.Y >= s.n || s.painted[at.Y*s.n+at.X] {
			continue
		}
		s.painted[at.Y*s.n+at.X] = true
		for _, by := range rules {
			work = append(work, engine.Cell{X: at.X + by.X, Y: at.Y + by.Y})
		}
	}
}

// pack writes squares, which come row by row, as few rectangles: runs of a row, and the same runs
// of rows one after the other.
func pack(color int, squares []engine.Cell) (packed []Start) {
	for i := 0; i < len(squares); {
		first := squares[i]
		run := Start{color, Span{first.X, first.X}, Span{first.Y, first.Y}}
		for i++; i < len(squares) && squares[i] == (engine.Cell{X: run.X.To + 1, Y: first.Y}); i++ {
			run.X.To++
		}
		joined := false
		for j := range packed {
			if p := &packed[j]; p.X == run.X && p.Y.To == first.Y-1 {
				p.Y.To, joined = first.Y, true
				break
			}
		}
		if !joined {
			packed = append(packed, run)
		}
	}
	return packed
}
