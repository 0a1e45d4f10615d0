package ideas

import (
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/coloring"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// colorings illustrates the colouring automaton: a scheme paints squares beside the outcomes,
// step by step, and what is painted is held against what is lost.
type colorings struct {
	game  Game
	moves []engine.Cell
	known coloring.Known // the paper's scheme, if it gives one
	given bool
	own   bool // somebody has written the scheme

	gaze     idea.Gaze
	corner   engine.Cell // what square (0, 0) of the gaze is on the board
	text     string
	scheme   *coloring.Scheme
	part     int // the part of the scheme that is shown, -1 for all
	outcomes *outcomes
	coat     *coloring.Coat
	step     int
	tally    *tally // nil until it is counted
}

func newColorings(g Game, s *moves.Set) idea.Illustration {
	c := &colorings{game: g, part: -1}
	for _, m := range s.List {
		c.moves = append(c.moves, engine.Cell{X: m[0], Y: m[1]})
	}
	c.known, c.given = coloring.Of(c.moves)
	return c
}

// The names of what can be chosen, and the value of one that shows all.
const (
	rulesControl = "rules"
	partControl  = "part"
	allParts     = "all"
)

// leastSide is how far squares are painted at least, so that it is said of many of them whether
// they agree.
const leastSide = 300

// Look reads the scheme, and paints as far as the window reaches.
func (c *colorings) Look(at idea.Gaze) (engine.Job, error) {
	text, own := at.Chosen[rulesControl]
	if !own {
		text = c.usual()
	}
	scheme, err := c.read(text)
	if err != nil {
		return nil, err
	}
	part, err := partOf(at.Chosen, scheme)
	if err != nil {
		return nil, err
	}
	changed := c.scheme == nil || text != c.text || part != c.part
	c.gaze, c.text, c.own, c.scheme, c.part = at, text, own, scheme, part
	var ok bool
	if c.corner, ok = cornerOf(at); !ok {
		return nil, nil
	}
	return c.paint(changed)
}

// usual is the scheme to show if nobody has written one.
func (c *colorings) usual() string { return c.known.Text }

// read reads a scheme, unless it is the one that is there.
func (c *colorings) read(text string) (*coloring.Scheme, error) {
	if c.scheme != nil && text == c.text {
		return c.scheme, nil
	}
	return coloring.Read(text)
}

// partOf reads which part of the scheme is to be shown. A part that a scheme written anew has
// no more stands for all.
func partOf(chosen idea.Chosen, s *coloring.Scheme) (int, error) {
	for name := range chosen {
		if name != rulesControl && name != partControl {
			return 0, idea.ErrControl(name)
		}
	}
	value := chosen.Or(partControl, allParts)
	if value == allParts {
		return -1, nil
	}
	n, err := strconv.Atoi(value)
	if err != nil || n < 1 {
		return 0, idea.ErrOption(partLabel, value)
	}
	if _, parts := s.Parts(); n > parts || parts == 1 {
		return -1, nil
	}
	return n - 1, nil
}

// cornerOf returns what square (0, 0) of a gaze is on the board, if colours reach there.
func cornerOf(at idea.Gaze) (engine.Cell, bool) {
	var c engine.Cell
	if at.Origin != (engine.Position{}) {
		near, ok := at.Origin.Seen(engine.Position{}, coloring.MostSide)
		if !ok {
			return c, false
		}
		c = engine.Cell{X: near[0], Y: near[1]}
	}
	return c, c.X+at.Window.X < coloring.MostSide && c.Y+at.Window.Y < coloring.MostSide
}

// mostSquares bounds how many squares are painted.
const mostSquares = 1 << 22

// paint begins to paint, if that is not done.
func (c *colorings) paint(changed bool) (engine.Job, error) {
	w := rounded(c.corner.X + c.gaze.Window.X + c.gaze.Window.W)
	h := rounded(c.corner.Y + c.gaze.Window.Y + c.gaze.Window.H)
	for w*h > mostSquares {
		w, h = w*3/4, h*3/4
	}
	var work jobs
	if c.outcomes == nil || c.outcomes.w < w || c.outcomes.h < h {
		if c.outcomes != nil {
			w, h = max(w, c.outcomes.w), max(h, c.outcomes.h)
		}
		var err error
		if c.outcomes, err = outcomesOf(c.game, w, h); err != nil {
			return nil, err
		}
		work.list = append(work.list, c.outcomes)
		changed = true
	}
	if changed {
		c.coat, c.tally = coloring.NewCoat(c.scheme, c.outcomes.w, c.outcomes.h), nil
		work.list = append(work.list, c.coat)
	}
	work.list = append(work.list, &later{begin: c.count})
	return &work, nil
}

// rounded is how far to paint if it must be as far as n: somewhat farther, so that a small move
// of the board needs no new painting.
func rounded(n int) int {
	const step = 128
	return min(coloring.MostSide, max(leastSide, (n+step-1)/step*step))
}

// count counts what agrees, if that is not done.
func (c *colorings) count() engine.Job {
	step := c.coat.Last()
	if c.gaze.Step >= 0 {
		step = min(step, c.gaze.Step)
	}
	if c.tally != nil && step == c.step {
		return nil
	}
	c.step, c.tally = step, newTally(c.coat, c.outcomes, c.part, step)
	return c.tally
}

// Layer shows the colours, and how they agree.
func (c *colorings) Layer() (idea.Layer, error) {
	if _, ok := cornerOf(c.gaze); !ok {
		return idea.Layer{}, errColorsFar
	}
	l := idea.Layer{Controls: c.controls()}
	c.draw(&l)
	c.point(&l)
	c.say(&l)
	c.tables(&l)
	if last := c.coat.Last(); last > 0 {
		l.Steps = idea.Steps{Now: c.step, Last: last, Next: nextColors}
	}
	return l, nil
}

// controls are the scheme, and its parts.
func (c *colorings) controls() []idea.Control {
	list := []idea.Control{{Name: rulesControl, Label: rulesLabel, Lines: 12, Value: c.text}}
	of, parts := c.scheme.Parts()
	if parts == 1 {
		return list
	}
	part := idea.Control{Name: partControl, Label: partLabel, Value: allParts, Options: []idea.Option{{Value: allParts, Label: partAll}}}
	for n := range parts {
		var names []string
		for color, name := range c.scheme.Colors {
			if of[color] == n {
				names = append(names, name)
			}
		}
		part.Options = append(part.Options, idea.Option{Value: strconv.Itoa(n + 1), Label: only(names)})
	}
	if c.part >= 0 {
		part.Value = strconv.Itoa(c.part + 1)
	}
	return append(list, part)
}
