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
func (s *Scope) corner(i int) (c engine.Cell, ok bool) {
	next := s.Levels[min(i+1, len(s.Levels)-1)].Column
	if i+1 == len(s.Levels) {
		next = overPhi(s.Levels[i].Column)
	}
	x, y := engine.Big(s.Levels[i].Column), engine.Big(next)
	if (i%2 == 1) != s.Rows {
		x, y = y, x
	}
	return s.Gaze.Square(engine.Of(x, y))
}

// overPhi returns about n/φ.
func overPhi(n *big.Int) *big.Int {
	f, _ := new(big.Float).SetInt(n).Float64()
	return big.NewInt(int64(min(f/math.Phi, 1<<53)))
}

// path draws the way down on a board that begins at the corner: from the column that is asked for
// to one line and on to the other, each turn φ times nearer.
func (s *Scope) path() (figures []idea.Figure) {
	w := s.Gaze.Window
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
	if at, ok := s.Gaze.Square(s.Gaze.At); ok && s.Gaze.At != (engine.Position{}) {
		start = idea.Middle(at)
	} else if s.Rows {
		start.X = float64(w.X + w.W)
	} else {
		start.Y = float64(w.Y + w.H)
	}
	for i := range s.Levels {
		c, ok := s.corner(i)
		if !ok {
			break
		}
		end := idea.Middle(c)
		if within(w, start) || within(w, end) {
			figures = append(figures, idea.Figure{Kind: idea.Arrow, Points: []idea.Point{start, end}, Hue: hueOf(i), Bold: i == s.Now(), Link: link(i)})
			figures = append(figures, s.stretch(i, c)...)
			if max(c.X, c.Y)*labelled > max(w.W, w.H) && within(w, end) && i+1 < len(s.Levels) {
				figures = append(figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{end}, Text: idea.Brief(s.Levels[i+1].Column), Hue: idea.Ink, Link: link(i + 1)})
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
func (s *Scope) named() []int {
	last, now := len(s.Levels)-1, s.Now()
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
func (s *Scope) best() (w engine.Window) {
	reach, _ := new(big.Float).SetInt(s.Levels[0].Column).Float64()
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
func (s *Scope) stretch(i int, c engine.Cell) []idea.Figure {
	l := &s.Levels[i]
	before := float64(new(big.Int).Sub(l.Column, l.First).Int64())
	after := float64(len(l.Letters)) - before
	p := idea.Middle(c)
	ends := []idea.Point{{X: p.X - before, Y: p.Y}, {X: p.X + after, Y: p.Y}}
	if (i%2 == 1) != s.Rows {
		ends = []idea.Point{{X: p.X, Y: p.Y - before}, {X: p.X, Y: p.Y + after}}
	}
	return []idea.Figure{{Kind: idea.Line, Points: ends, Hue: hueOf(i), Bold: true, Link: link(i)}}
}

// fan draws the levels one above the other, the column that was asked for on top: each as wide as
// its number has binary digits, at most mostDrawn of them.
func (s *Scope) fan() (figures []idea.Figure) {
	w := s.Gaze.Window
	left, wide := float64(w.X)+float64(w.W)*0.31, float64(w.W)*0.38
	low, high := float64(w.Y)+float64(w.H)*0.31, float64(w.H)*0.38
	middle := left + wide/2
	drawn := min(len(s.Levels), mostDrawn)
	half := func(level int) float64 {
		return wide / 2 * float64(s.Levels[level].Column.BitLen()) / float64(s.Levels[0].Column.BitLen())
	}
	last := len(s.Levels) - 1
	figures = append(figures, idea.Figure{Kind: idea.Area, Hue: idea.Gold, Faint: true, Points: []idea.Point{
		{X: middle - half(0), Y: low + high}, {X: middle + half(0), Y: low + high}, {X: middle + half(last), Y: low}, {X: middle - half(last), Y: low},
	}})
	shown := map[int]bool{s.Now(): true}
	for k := range drawn {
		shown[k*last/max(1, drawn-1)] = true
	}
	for level := range s.Levels {
		if !shown[level] {
			continue
		}
		y := low + high*float64(last-level)/float64(max(1, last))
		figures = append(figures, idea.Figure{
			Kind: idea.Line, Points: []idea.Point{{X: middle - half(level), Y: y}, {X: middle + half(level), Y: y}},
			Hue: hueOf(level), Bold: level == s.Now(), Link: link(level),
		})
	}
	for _, level := range s.named() {
		y := low + high*float64(last-level)/float64(max(1, last))
		figures = append(figures, idea.Figure{Kind: idea.Label, Points: []idea.Point{{X: middle, Y: y}}, Text: levelLabel(level, s.Levels[level].Column), Hue: idea.Ink, Link: link(level)})
	}
	return figures
}
