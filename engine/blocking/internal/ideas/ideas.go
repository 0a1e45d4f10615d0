// Package ideas shows what [CLN15] found about blocking queens, on their boards: the rule that
// makes a palace number from six others, the skin of the arm with the lattice of
// the épaulettes (skin.go), the threads of the warp with the innermost one, a beam
// (threads.go, beam.go), and the lines of the games with k ≤ 3 (lines.go).
//
// Sources: [CLN15]; package engine lists them.
package ideas

import (
	"cmp"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/internal/closed"
	"github.com/palacegames/palace/engine/blocking/internal/weave"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/internal/pairs"
	"github.com/palacegames/palace/engine/words"
)

// List lists all ideas of game k, the one to show first in front.
func List(k int) []idea.Idea {
	all := []idea.Idea{automatonIdea, skinIdea, threadsIdea}
	switch {
	case k == 1:
		return append([]idea.Idea{pairs.About(1)}, all...)
	case k <= closed.Most:
		return append([]idea.Idea{linesIdea}, all...)
	}
	return all
}

// Illustrate begins to illustrate one of them for game k, given its palace numbers.
func Illustrate(name string, k int, board engine.Bounded) idea.Illustration {
	switch {
	case name == automatonIdea.Name:
		return &nearby{Illustration: newAutomaton(k, board)}
	case name == skinIdea.Name:
		return &nearby{Illustration: newSkins(k, board)}
	case name == threadsIdea.Name:
		return &nearby{Illustration: newThreads(k, board)}
	case name == pairs.About(1).Name && k == 1:
		return &pairs.Golden{Pairs: goldenPairs}
	case name == linesIdea.Name && k > 1 && k <= closed.Most:
		return &straight{Form: closed.Form(k)}
	}
	return nil
}

// pointed returns the square that a gaze points at, if it does and the square is seen. The boards
// of blocking queens begin at the corner, whatever part is seen.
func pointed(at idea.Gaze) (c engine.Cell, ok bool) {
	x, y, ok := at.At.Pair()
	c = engine.Cell{X: x, Y: y}
	return c, ok && at.Window.Contains(c)
}

// stencil illustrates the rule: the six squares before one, and how its number comes of theirs.
type stencil struct {
	k     int
	board engine.Bounded
	patch *idea.Values
	gaze  idea.Gaze
	at    engine.Cell
	shown bool // somebody points at the square
	err   error
}

func newAutomaton(k int, board engine.Bounded) idea.Illustration { return &stencil{k: k, board: board} }

// patchSide is how many squares around one are counted at once, so that the next one that is
// pointed at is there.
const patchSide = 64

// bestSide is how many squares are seen where the six and their numbers can be told apart.
const bestSide = 14

// Look counts the squares around the one that is pointed at.
func (s *stencil) Look(at idea.Gaze) (engine.Job, error) {
	s.gaze = at
	x, y, ok := at.At.Pair() // which may lie out of sight: that is Best, then
	if s.at, s.shown = (engine.Cell{X: x, Y: y}), ok; !s.shown {
		s.at = engine.Cell{X: at.Window.X + at.Window.W/2, Y: at.Window.Y + at.Window.H*2/5}
	}
	need := engine.Window{X: max(0, s.at.X-automaton.Reach), Y: max(0, s.at.Y-automaton.Reach)}
	need.W, need.H = s.at.X+1-need.X, s.at.Y+1-need.Y
	if s.err = nil; s.patch.Holds(need) {
		return s.patch, nil // which may have been left before its end
	}
	w := engine.Window{X: max(0, s.at.X-patchSide/2), Y: max(0, s.at.Y-patchSide/2), W: patchSide, H: patchSide}
	patch, err := idea.ValuesOf(s.board, w)
	if err != nil {
		s.err = err
		return nil, nil
	}
	s.patch = patch
	return patch, nil
}

// Layer shows the squares, and the sum.
func (s *stencil) Layer() (idea.Layer, error) {
	if s.err != nil {
		return idea.Layer{}, s.err
	}
	rel := weave.Game(s.k, s.patch.At)
	step := weave.Explain(s.at.X, s.at.Y, rel)
	g := int(step.Value)
	l := idea.Layer{Words: []string{squareSeesOver(cmp.Compare(g, 0), idea.PlaceOf(s.at), s.k+g, abs(g), s.k), step.Formula() + ".", step.Palaces() + "."}}
	if !s.shown {
		l.Words = append(l.Words, pointAtSquare.String())
	}
	l.Best = engine.Window{X: max(0, s.at.X-bestSide*2/3), Y: max(0, s.at.Y-bestSide*2/3), W: bestSide, H: bestSide}
	t := idea.Table{Title: sumTitle.String(), Head: []words.Text{"", squareHead, overHead, signHead, "p", addsHead}}
	for i, term := range step.Terms {
		link := idea.Link(1 + i)
		l.Figures = append(l.Figures, s.square(term.Name, term.At, link, false)...)
		t.Rows = append(t.Rows, idea.Row{
			Cells: []string{term.Name, idea.PlaceOf(term.At), signed(term.Value), signs[term.Sign+1], idea.Signed(int(term.Compensation)), idea.Signed(int(term.Sign*term.Value + term.Compensation))},
			Hues:  []idea.Hue{idea.Class(i)}, Link: link, At: onBoard(term.At),
		})
	}
	last := idea.Link(1 + len(step.Terms))
	l.Figures = append(l.Figures, s.square(nameOfSum, s.at, last, true)...)
	t.Rows = append(t.Rows, idea.Row{
		Cells: []string{nameOfSum, idea.PlaceOf(s.at), signed(step.Value), "", idea.Signed(int(step.Compensation)), signed(step.Value)},
		Hues:  []idea.Hue{idea.Gold}, Link: last, At: onBoard(s.at),
	})
	l.Tables = append(l.Tables, t)
	if !s.shown {
		l.Lit = append(l.Lit, last)
	}
	return l, nil
}

// signs says how a number enters the sum.
var signs = [...]string{"−", "", "+"}

// square draws a square of the stencil with its letter.
func (s *stencil) square(name string, at engine.Cell, link idea.Link, sum bool) []idea.Figure {
	hue := idea.Class(int(link) - 1)
	if sum {
		hue = idea.Gold
	}
	return []idea.Figure{
		{Kind: idea.Frames, Squares: []engine.Cell{at}, Hue: hue, Bold: true, Link: link},
		{Kind: idea.Label, Points: []idea.Point{{X: float64(at.X) + 0.2, Y: float64(at.Y) + 0.2}}, Hue: hue, Text: name, Link: link},
	}
}

// onBoard lists a square, if it is one of the board.
func onBoard(at engine.Cell) []engine.Cell {
	if at.X < 0 || at.Y < 0 {
		return nil
	}
	return []engine.Cell{at}
}
