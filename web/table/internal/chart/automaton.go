package chart

import (
	"strconv"
	"strings"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/wire"
)

// automaton shows the rule that makes a map as a machine: at one square, as time runs over
// the antidiagonals, and backwards. The game knows the rule: see atlas.Automaton.
type automaton struct {
	chart *Chart
	// at is the square that the pointer was on last, around its neighborhood; it
	// is blank as long as there is none.
	at     engine.Cell
	around engine.Tile

	front   int // how many antidiagonals are shown, 0 for all
	playing int // the run of the clock that moves the front, 0 if it stands
	runs    int // how many there were

	past   atlas.Past    // nil while nothing runs backwards
	window engine.Window // in which it is looked for
	given  engine.Tile   // what the game has there
}

// calls lists what the page can call.
func (a *automaton) calls() []call.Call {
	return []call.Call{
		call.On("time", func(to struct {
			Front *int `json:"front"`
			By    int  `json:"by,omitempty"` // steps from where it is
		}) error {
			if to.By != 0 {
				front := max(a.time().Now+to.By, 0)
				to.Front = &front
			}
			return a.hold(to.Front)
		}),
		call.On("play", func(clock page.On) error { return a.play(clock.On) }),
		call.Do("backwards", a.backwards),
		call.On("choose", func(one page.Value) error { return a.choose(one.Value) }),
		call.Do("reconsider", a.reconsider),
		call.Do("forwards", a.forwards),
	}
}

// rule returns what makes the map, if there is a map and it is made by a rule.
func (a *automaton) rule() (r atlas.Rule, ok bool) {
	chart := a.chart
	if g, made := chart.view.Game.(atlas.Automaton); made && chart.allowed() && chart.reach != nil && !chart.extent.Empty() {
		return g.Rule(chart.onMap)
	}
	return nil, false
}

// forget begins again with another map.
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
func (a *automaton) page() *page.Automaton {
	rule, ok := a.rule()
	if !ok {
		return nil
	}
	p := &page.Automaton{Time: a.time(), Past: a.pastPage(rule), Worlds: a.worlds(), World: a.chart.onMap.Kind.String()}
	if e := a.chart.view.Pattern(); e != "" {
		p.World = e
	}
	if !a.around.Blank() {
		p.Step = stepPage(rule.Step(a.at, rule.Around(a.around.At)), rule.Reach())
	}
	return p
}

// stepPage writes out the rule at a square, on a grid that begins reach squares before it.
func stepPage(step atlas.Step, reach int) *page.Step {
	at := step.Terms[len(step.Terms)-1].At
	p := &page.Step{Title: atSquare(engine.OfCell(at)), Formula: typeset(step.Formula), Palaces: typeset(step.Palaces)}
	for _, t := range step.Terms {
		p.Terms = append(p.Terms, page.Term{
			Name: t.Name, Value: signed(t.Number), Palace: t.Number < 0, Title: termAt(t.Name, engine.OfCell(t.At)),
			Column: t.At.X - at.X + reach + 1, Row: t.At.Y - at.Y + reach + 1,
		})
	}
	return p
}

// worlds lists the maps that the automaton can make.
func (a *automaton) worlds() []page.Choice {
	worlds := []page.Choice{{Kind: engine.PalaceNumbers.String(), Label: ownMap.String()}}
	if g, ok := a.chart.view.Game.(atlas.Variants); ok {
		for _, p := range g.Patterns() {
			worlds = append(worlds, page.Choice{Kind: p.Name, Label: p.Label})
		}
	}
	return worlds
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

func (a *automaton) time() page.Time {
	t := page.Time{Now: a.last(), Last: a.last(), Held: a.front > 0, Playing: a.playing > 0}
	t.Words, t.Button = allTime.String(), runs(t.Playing)
	if t.Held {
		t.Now = min(a.front-1, t.Last)
		t.Words = timeUpTo(t.Now, t.Last)
	}
	return t
}

// hold shows the antidiagonals up to number n only, or all if n is nil. The clock
// stands.
func (a *automaton) hold(n *int) error {
	if _, ok := a.rule(); !ok {
		return errNotMade()
	}
	if n != nil && *n < 0 {
		return errNegative
	}
	a.playing, a.front = 0, 0
	if n != nil && *n < a.last() {
		a.front = *n + 1
	}
	a.chart.host.Show()
	return nil
}

// A run over the whole map takes about playTime, and the front moves every tick.
const (
	tick     = 40 * time.Millisecond
	playTime = 12 * time.Second
)

// play lets time run, from the beginning if all of the map is shown, or stops it.
func (a *automaton) play(on bool) error {
	if !on || a.playing > 0 {
		a.playing = 0
		a.chart.host.Changed()
		return nil
	}
	if a.front == 0 {
		zero := 0
		if err := a.hold(&zero); err != nil {
			return err
		}
	}
	a.runs++
	a.playing = a.runs
	a.chart.host.Changed()
	a.chart.host.After(tick, func() { a.tick(a.runs) })
	return nil
}

// tick moves the front on, if this run of the clock has not been stopped.
func (a *automaton) tick(run int) {
	if a.playing != run {
		return
	}
	a.front += max(1, a.last()*int(tick)/int(playTime))
	if a.front > a.last() {
		a.front, a.playing = 0, 0
	} else {
		a.chart.host.After(tick, func() { a.tick(run) })
	}
	a.chart.host.Show()
}
