package telescope

import (
	"math"
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// corner returns where the path turns behind level i: at the columns of this level and the next
// one, now as x and y, now as y and x.
func (s *scope) corner(i int) (c engine.Cell, ok bool) {
	next := s.levels[min(i+1, len(s.levels)-1)].Column
	if i+1 == len(s.levels) {
		next = overPhi(s.levels[i].Column)
	}
	x, y := s.levels[i].Column, next
	if (i%2 == 1) != s.rows {
		x, y = y, x
	}
	return s.Square(idea.Pair(x, y))
}

// overPhi returns about n/φ.
func overPhi(n *big.Int) *big.Int {
	f, _ := new(big.Float).SetInt(n).Float64()
	return idea.Num(int(min(f/math.Phi, 1<<53)))
}

// path draws the way down on a board that begins at the corner: from the column that is asked for
// to one line and on to the other, each turn φ times nearer.
func (s *scope) path() (figures []idea.Figure) {
	w := s.Window
	for _, slope := range []float64{math.Phi, 1 / math.Phi} {
		if across := idea.Across(w, slope, 0.5-slope/2); across != nil {
			figures = append(figures, idea.Figure{Kind: idea.Line, Points: across, Hue: idea.Soft, Faint: true})
		}
	}
	from, ok := s.corner(0)
	if !ok {
		return figures
	}
	start := idea.Middle(from) // the column, down from where it is asked for
	if at, ok := s.Square(s.At); ok {
		start = idea.Middle(at)
	} else if s.rows {
		start.X = float64(w.X + w.W)
	} else {
		start.Y = float64(w.Y + w.H)
	}
	for i := range s.levels {
		c, ok := s.corner(i)
		if !ok {
			break
		}
		end := idea.Middle(c)
		if within(w, start) || within(w, end) {
			figures = append(figures, idea.Figure{Kind: idea.Arrow, Points: []idea.Point{start, end}, Hue: hueOf(i), Bold: i == s.now(), Link: link(i)})
			figures = append(figures, s.stretch(i, c)...)
			if max(c.X, c.Y)*labelled > max(w.W, w.H) && within(w, end) && i+1 < len(s.levels) {
				figures = append(figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{end}, Text: idea.Brief(s.levels[i+1].Column), Hue: idea.Ink, Link: link(i + 1)})
			}
		}
		start = end
	}
	return figures
}

// labelled is how many times nearer to the corner than the width of a window turns are labelled.
const labelled = 14

// named are the levels that are named in the fan: the first, the last and the one that the steps
// have come to, which takes the place of the one or the other where there is no room for both.
func (s *scope) named() []int {
	last, now := len(s.levels)-1, s.now()
	room := last / 7
	switch {
	case now <= room:
		return slices.Compact([]int{now, last})
	case now >= last-room:
		return []int{0, now}
	}
	return []int{0, now, last}
}

// best is a square from the corner on that holds all of the way down: its side is 5000, or of so
// many digits more that it seldom changes while somebody points at one column after another.
func (s *scope) best() (w engine.Window) {
	reach, _ := new(big.Float).SetInt(s.levels[0].Column).Float64()
	side := 5000.0
	for side < math.Phi*reach {
		side *= 10
	}
	if side > mostBest {
		return w
	}
	return engine.Window{W: int(side), H: int(side)}
}

// mostBest is how many squares wide a board is that can still be looked at as a whole.
const mostBest = 1e6

func hueOf(level int) idea.Hue { return idea.Class(level) }

// within reports whether a point is in a window, or not far from it.
func within(w engine.Window, p idea.Point) bool {
	wide, high := float64(w.W), float64(w.H)
	return p.X >= float64(w.X)-wide && p.X <= float64(w.X)+2*wide && p.Y >= float64(w.Y)-high && p.Y <= float64(w.Y)+2*high
}

// stretch is the columns of a level, beside where the path turns.
func (s *scope) stretch(i int, c engine.Cell) []idea.Figure {
	l := &s.levels[i]
	before := float64(new(big.Int).Sub(l.Column, l.First).Int64())
	after := float64(len(l.Letters)) - before
	p := idea.Middle(c)
	ends := []idea.Point{{X: p.X - before, Y: p.Y}, {X: p.X + after, Y: p.Y}}
	if (i%2 == 1) != s.rows {
		ends = []idea.Point{{X: p.X, Y: p.Y - before}, {X: p.X, Y: p.Y + after}}
	}
	return []idea.Figure{{Kind: idea.Line, Points: ends, Hue: hueOf(i), Bold: true, Link: link(i)}}
}

// fan draws the levels beside each other, the column that was asked for farthest from the corner: each as wide as
// its number has binary digits, at most mostDrawn of them.
func (s *scope) fan() (figures []idea.Figure) {
	w := s.Window
	left, wide := float64(w.X)+float64(w.W)*0.31, float64(w.W)*0.38
	low, high := float64(w.Y)+float64(w.H)*0.31, float64(w.H)*0.38
	middle := left + wide/2
	drawn := min(len(s.levels), mostDrawn)
	half := func(level int) float64 {
		return wide / 2 * float64(s.levels[level].Column.BitLen()) / float64(s.levels[0].Column.BitLen())
	}
	last := len(s.levels) - 1
	figures = append(figures, idea.Figure{Kind: idea.Area, Hue: idea.Gold, Faint: true, Points: []idea.Point{
		{X: middle - half(0), Y: low + high}, {X: middle + half(0), Y: low + high}, {X: middle + half(last), Y: low}, {X: middle - half(last), Y: low},
	}})
	shown := map[int]bool{s.now(): true}
	for k := range drawn {
		shown[k*last/max(1, drawn-1)] = true
	}
	for level := range s.levels {
		if !shown[level] {
			continue
		}
		y := low + high*float64(last-level)/float64(max(1, last))
		figures = append(figures, idea.Figure{
			Kind: idea.Line, Points: []idea.Point{{X: middle - half(level), Y: y}, {X: middle + half(level), Y: y}},
			Hue: hueOf(level), Bold: level == s.now(), Link: link(level),
		})
	}
	for _, level := range s.named() {
		y := low + high*float64(last-level)/float64(max(1, last))
		figures = append(figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{{X: middle, Y: y}}, Text: levelLabel(level, len(s.levels[level].Column.String())), Hue: idea.Ink, Link: link(level)})
	}
	return figures
}
