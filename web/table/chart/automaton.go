package chart

import (
	"strconv"
	"strings"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/weave"
	"github.com/palacegames/palace/web/table/call"
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

// shown reports whether the map is made by the automaton.
func (a *automaton) shown() bool {
	chart := a.chart
	return chart.board != nil && chart.given() && chart.onMap.Kind == engine.PalaceNumbers && !chart.comparing() && !chart.extent.Empty()
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
func (a *automaton) page() *page.Automaton {
	if !a.shown() {
		return nil
	}
	p := &page.Automaton{Time: a.time(), Past: a.pastPage(), Worlds: worlds, World: engine.PalaceNumbers.String()}
	if e := a.chart.view.Pattern(); e != "" {
		p.World = e
	}
	if !a.around.Blank() {
		p.Step = stepPage(weave.Explain(a.at.X, a.at.Y, a.rel(&a.around)))
	}
	return p
}

// stepPage writes out the rule at a square.
func stepPage(step weave.Step) *page.Step {
	at := step.At
	p := &page.Step{Title: stands(at), Formula: typeset(step.Formula()), Palaces: typeset(step.Palaces())}
	for _, t := range append(step.Terms[:], weave.Term{Name: "g", At: at, Value: step.Value}) {
		p.Terms = append(p.Terms, page.Term{
			Name: t.Name, Value: signed(t.Value), Palace: t.Value < 0, Title: termStands(t.Name, t.At),
			Column: t.At.X - at.X + before + 1, Row: t.At.Y - at.Y + before + 1,
		})
	}
	return p
}

// rel extends the values of a window to those before the board: for a game as the
// rule needs them ([CLN15] Theorem 1), while the infinite patterns go on there.
func (a *automaton) rel(window *engine.Tile) func(x, y int) int32 {
	k := a.chart.view.Game.Shape().Blocking
	if e, ok := weave.Named(a.chart.view.Pattern(), k); ok {
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

func (a *automaton) time() page.Time {
	t := page.Time{Now: a.last(), Last: a.last(), Held: a.front > 0, Playing: a.playing > 0}
	t.Words, t.Button = allTime, runs(t.Playing)
	if t.Held {
		t.Now = min(a.front-1, t.Last)
		t.Words = timeUpTo(t.Now, t.Last)
	}
	return t
}

// hold shows the antidiagonals up to number n only, or all if n is nil. The clock
// stands.
func (a *automaton) hold(n *int) error {
	switch {
	case !a.shown():
		return errNotMade
	case n != nil && *n < 0:
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
