package ideas

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction/internal/coloring"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/engine/words"
)

// colorings illustrates the colouring automaton at work ([LSY24] Definition 40): some squares have a
// colour at first, and every rule, such as red -> green (5,4), paints a square for each of its
// colour, step by step. What is painted is held against what is lost. suggest.go looks for rules.
type colorings struct {
	game       segment.Game
	moves      []engine.Cell
	known      coloring.Known // the paper's scheme, if it gives one
	given      bool
	suggestion *suggestion
	makeshift  *coloring.Scheme

	gaze     idea.Gaze
	corner   engine.Cell // what square (0, 0) of the gaze is on the board
	from     origin
	text     string
	scheme   *coloring.Scheme
	part     int // the part of the scheme that is shown, -1 for all
	outcomes *idea.Values
	err      error          // why there are none
	coat     *coloring.Coat // nil until it is painted
	step     int
	tally    *tally // nil until it is counted
	proof    *coloring.Proof
	drawn    drawn
}

// origin says where a scheme comes from.
type origin int

const (
	written origin = iota // by somebody
	printed               // in the paper
	suggested
	makeshift // for want of any
)

// newColorings begins to illustrate the colouring automaton of a game.
func newColorings(g segment.Game, s *moves.Set) idea.Illustration {
	c := &colorings{game: g}
	for _, m := range s.List {
		c.moves = append(c.moves, engine.Cell{X: m[0], Y: m[1]})
	}
	c.suggestion = newSuggestion(g, c.moves)
	c.known, c.given = coloring.Of(c.moves)
	c.makeshift = makeshiftFor(c.moves)
	return c
}

// The names of what can be chosen, and the value of one that shows all.
const (
	rulesChoice = "rules"
	partChoice  = "part"
	allParts    = "all"
)

// Choices are the rules, and which part of them is shown.
func (c *colorings) Choices() []idea.Choice {
	return []idea.Choice{
		{Name: rulesChoice, Label: rulesLabel, Lines: 12},
		{Name: partChoice, Label: partLabel, Usual: allParts, Read: func(value string) (string, error) {
			n, err := strconv.Atoi(value)
			if value != allParts && (err != nil || n < 1 || n > idea.Classes) {
				return "", idea.ErrOption(partLabel, value)
			}
			return value, nil
		}},
	}
}

// leastSide is how far squares are painted at least, so that it is said of many of them whether
// they agree.
const leastSide = 300

// Look reads the scheme, or looks for one if nobody has written any, and paints as far as the
// window reaches.
func (c *colorings) Look(at idea.Gaze) (engine.Job, error) {
	text, chosen := at.Chosen[rulesChoice]
	from := written
	if strings.TrimSpace(text) == "" {
		from = suggested
		if c.given && !chosen {
			text, from = c.known.Text, printed
		}
	}
	scheme, err := c.read(text, from)
	if err != nil {
		return nil, err
	}
	part, err := strconv.Atoi(at.Chosen[partChoice])
	if err != nil { // all of them
		part = 0
	}
	c.gaze, c.part, c.from = at, part-1, from
	var near bool
	if c.corner, near = cornerOf(at); !near {
		return nil, nil
	}
	var search engine.Job
	if scheme == nil {
		search = c.suggestion
	}
	return idea.InTurn(search, idea.Later(func() engine.Job {
		if scheme == nil {
			scheme, c.from = c.suggestion.found, suggested
			if scheme == nil {
				scheme, c.from = c.makeshift, makeshift
			}
			text = scheme.String()
		}
		c.scheme, c.text = scheme, text
		return c.paint()
	}), idea.Later(c.count), idea.Later(c.prove)), nil
}

// mostProved is how far out squares are looked at for a proof, along the axes.
const mostProved = 1 << 12

// prove begins or goes on to decide whether the scheme is right on the whole board.
func (c *colorings) prove() engine.Job {
	if c.outcomes == nil {
		return nil
	}
	switch {
	case c.scheme == c.suggestion.found:
		c.proof = c.suggestion.proof
	case c.proof == nil || c.proof.Scheme != c.scheme:
		c.proof = coloring.Prove(c.scheme, c.moves, c.suggestion.lines, mostProved)
	}
	return c.proof
}

// read reads a scheme, unless it is the one that is there or is to be suggested.
func (c *colorings) read(text string, from origin) (*coloring.Scheme, error) {
	switch {
	case from == suggested:
		return nil, nil
	case c.scheme != nil && text == c.text:
		return c.scheme, nil
	}
	return coloring.Read(text)
}

// shown is the part that is shown. One that a scheme written again has no more stands for all.
func (c *colorings) shown() int {
	if _, parts := c.scheme.Parts(); parts == 1 || c.part >= parts {
		return -1
	}
	return c.part
}

// cornerOf returns what square (0, 0) of a gaze is on the board, if colours reach there.
func cornerOf(at idea.Gaze) (engine.Cell, bool) {
	var c engine.Cell
	if at.Far() {
		near, ok := at.Origin.Seen(engine.Position{}, coloring.MostSide)
		if !ok {
			return c, false
		}
		c = engine.Cell{X: near[0], Y: near[1]}
	}
	return c, c.X+at.Window.X < coloring.MostSide/2 && c.Y+at.Window.Y < coloring.MostSide/2
}

// paint begins or goes on to paint, as far as it is not done. A look may be dropped at any moment,
// so what was begun before need not be at its end.
func (c *colorings) paint() engine.Job {
	c.err = nil
	w := rounded(c.corner.X + c.gaze.Window.X + c.gaze.Window.W)
	h := rounded(c.corner.Y + c.gaze.Window.Y + c.gaze.Window.H)
	if c.outcomes == nil || c.outcomes.W < w || c.outcomes.H < h {
		c.coat = nil
		if c.outcomes, c.err = idea.OutcomesOf(c.game, c.game.Solve(), engine.Position{}, engine.Window{W: w, H: h}); c.err != nil {
			c.outcomes = nil
			return nil
		}
	}
	if c.coat == nil || c.coat.Scheme != c.scheme || c.coat.W != w || c.coat.H != h {
		c.coat = coloring.NewCoat(c.scheme, w, h)
	}
	return idea.InTurn(c.outcomes, c.coat)
}

// rounded is how far to paint if it must be as far as n: somewhat farther, so that a small move
// of the board needs no new painting.
func rounded(n int) int {
	const step = 128
	return min(coloring.MostSide/2, max(leastSide, (n+step-1)/step*step))
}

// count counts what agrees, if that is not done.
func (c *colorings) count() engine.Job {
	if c.outcomes == nil {
		return nil
	}
	step := c.coat.Last()
	if c.gaze.Step >= 0 || c.from != written { // what nobody has written opens at its beginning
		step = min(step, max(0, c.gaze.Step))
	}
	if c.step = step; c.tally == nil || c.tally.coat != c.coat || c.tally.part != c.shown() || c.tally.step != step {
		c.tally = newTally(c.coat, c.outcomes, c.shown(), step)
	}
	return c.tally
}

// Layer shows the colours, and how they agree.
func (c *colorings) Layer() (idea.Layer, error) {
	switch _, near := cornerOf(c.gaze); {
	case !near:
		return idea.Layer{}, errColorsFar
	case c.err != nil:
		return idea.Layer{}, c.err
	}
	c.gaze.Chosen[rulesChoice] = c.text
	l := idea.Layer{Controls: c.parts()}
	c.draw(&l)
	c.point(&l)
	c.say(&l)
	c.tables(&l)
	if last := c.coat.Last(); last > 0 {
		l.Steps = idea.Steps{Now: c.step, Last: last, Next: nextColors.String()}
	}
	return l, nil
}

// parts are those of the scheme, if it has several.
func (c *colorings) parts() []idea.Control {
	of, parts := c.scheme.Parts()
	if parts == 1 && c.part < 0 {
		return nil
	}
	part := idea.Control{Name: partChoice, Label: partLabel, Value: allParts, Options: []idea.Option{{Value: allParts, Label: partAll}}}
	for n := range parts {
		var names []string
		for color, name := range c.scheme.Colors {
			if of[color] == n {
				names = append(names, name)
			}
		}
		part.Options = append(part.Options, idea.Option{Value: strconv.Itoa(n + 1), Label: words.As(partOnly(listed(names)))})
	}
	if c.part >= 0 {
		part.Value = strconv.Itoa(c.part + 1)
	}
	if c.part >= parts {
		part.Options = append(part.Options, idea.Option{Value: part.Value, Label: partGone})
	}
	return []idea.Control{part}
}
