package atlas

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/weave"
	"github.com/palacegames/palace/game/english"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/wire"
)

// automaton shows the cellular automaton behind the palace numbers as a machine: the
// rule at one square, time running over the antidiagonals, and the rule backwards.
type automaton struct {
	chart *Chart
	// at is the square that the pointer was on last, around its neighborhood; it
	// is blank as long as there is none.
	at     engine.Cell
	around engine.Tile

	front   int // how many antidiagonals are shown, 0 for all
	playing int // the run of the clock that moves the front, 0 if it stands
	runs    int // how many there were

	past  *weave.Past
	given engine.Tile // what the game has where the past is looked for
}

// Automaton is what the page shows of it.
type Automaton struct {
	Step *Step `json:"step"` // nil until the pointer was on the map
	Time Time  `json:"time"`
	Past *Past `json:"past"` // nil while nothing runs backwards
	// Worlds are what the automaton can be shown to make: the game, and the infinite
	// patterns. World is the one that is on the map.
	Worlds []page.Choice `json:"worlds"`
	World  string        `json:"world"`
}

// Step is the rule at one square, with its numbers.
type Step struct {
	At    engine.Position `json:"at"`
	Terms []Term          `json:"terms"` // a to f, then g
	// Formula is the sum, Palaces says where p in it comes from.
	Formula string `json:"formula"`
	Palaces string `json:"palaces"`
}

// Term is one square of the rule. Its value is a palace number minus k.
type Term struct {
	Name   string          `json:"name"`
	At     engine.Position `json:"at"`
	Value  string          `json:"value"`
	Palace bool            `json:"palace"`
}

// Time says which antidiagonals, counted from 0, are shown: all up to Now, which is
// Last when nothing is held back.
type Time struct {
	Now     int    `json:"now"`
	Last    int    `json:"last"`
	Held    bool   `json:"held"`
	Playing bool   `json:"playing"`
	Words   string `json:"words"`
}

// shown reports whether the map is made by the automaton.
func (a *automaton) shown() bool {
	chart := a.chart
	return chart.board != nil && chart.kind == engine.PalaceNumbers && !chart.comparing() && !chart.extent.Empty()
}

// forget begins anew with another map.
func (a *automaton) forget() {
	a.around, a.past = engine.Tile{}, nil
	a.front, a.playing = 0, 0
}

// last returns the number of the map's last antidiagonal.
func (a *automaton) last() int {
	w := a.chart.extent
	return w.X + w.W - 1 + w.Y + w.H - 1
}

// page returns the page's part, nil for maps that are made otherwise.
func (a *automaton) page() *Automaton {
	if !a.shown() {
		return nil
	}
	p := &Automaton{Time: a.time(), Past: a.pastPage(), Worlds: worlds, World: engine.PalaceNumbers.String()}
	if e := a.chart.endless; e != "" {
		p.World = e
	}
	if !a.around.Blank() {
		step := weave.Explain(a.at.X, a.at.Y, a.rel(&a.around))
		p.Step = &Step{At: a.at.Position(), Formula: typeset(step.Formula()), Palaces: typeset(step.Palaces())}
		for _, t := range step.Terms {
			p.Step.Terms = append(p.Step.Terms, Term{t.Name, t.At.Position(), signed(t.Value), t.Value < 0})
		}
		p.Step.Terms = append(p.Step.Terms, Term{"g", a.at.Position(), signed(step.Value), step.Value < 0})
	}
	return p
}

// worlds are the boards that the automaton can make.
var worlds = []page.Choice{
	{Kind: engine.PalaceNumbers.String(), Label: "This game"},
	{Kind: "fabric", Label: "Endless fabric"},
	{Kind: "arm", Label: "Endless arm"},
}

// rel extends the values of a window to those before the board: for a game as the
// rule needs them ([CLN15] Theorem 1), while the infinite patterns go on there.
func (a *automaton) rel(window *engine.Tile) func(x, y int) int32 {
	k := a.chart.view.Game.K()
	if e, ok := weave.Named(a.chart.endless, k); ok {
		return e.Around(k, window.At)
	}
	return weave.Game(k, window.At)
}

// typeset gives a formula true minus signs.
func typeset(formula string) string { return strings.ReplaceAll(formula, "-", "−") }

// signed writes a number with its sign, a true minus included.
func signed(v int32) string {
	switch {
	case v < 0:
		return "−" + strconv.Itoa(int(-v))
	case v > 0:
		return "+" + strconv.Itoa(int(v))
	default:
		return "0"
	}
}

// look takes the neighborhood of a square from the painter.
func (a *automaton) look(m *wire.Value) { a.at, a.around = m.At, m.Around }

func (a *automaton) time() Time {
	t := Time{Now: a.last(), Last: a.last(), Held: a.front > 0, Playing: a.playing > 0}
	t.Words = "All antidiagonals"
	if t.Held {
		t.Now = min(a.front-1, t.Last)
		t.Words = "Antidiagonals 0 to " + english.Digits(t.Now) + " of " + english.Digits(t.Last)
	}
	return t
}

var errNotMade = errors.New("only the palace numbers of a blocking game are made by the automaton")

// Hold shows the antidiagonals up to number n only, or all if n is nil. The clock
// stands.
func (c *Chart) Hold(n *int) error {
	a := &c.automaton
	switch {
	case !a.shown():
		return errNotMade
	case n != nil && *n < 0:
		return errors.New("the antidiagonals are counted from 0 on")
	}
	a.playing, a.front = 0, 0
	if n != nil && *n < a.last() {
		a.front = *n + 1
	}
	c.host.Show()
	return nil
}

// A run over the whole map takes about playTime, and the front moves every tick.
const (
	tick     = 40 * time.Millisecond
	playTime = 12 * time.Second
)

// Play lets time run, from the beginning if all of the map is shown, or stops it.
func (c *Chart) Play(on bool) error {
	a := &c.automaton
	if !on || a.playing > 0 {
		a.playing = 0
		c.host.Changed()
		return nil
	}
	if a.front == 0 {
		zero := 0
		if err := c.Hold(&zero); err != nil {
			return err
		}
	}
	a.runs++
	a.playing = a.runs
	c.host.Changed()
	c.host.After(tick, func() { c.tick(a.runs) })
	return nil
}

// tick moves the front on, if this run of the clock has not been stopped.
func (c *Chart) tick(run int) {
	a := &c.automaton
	if a.playing != run {
		return
	}
	a.front += max(1, a.last()*int(tick)/int(playTime))
	if a.front > a.last() {
		a.front, a.playing = 0, 0
	} else {
		c.host.After(tick, func() { c.tick(run) })
	}
	c.host.Show()
}
