package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render"
)

// Call carries out one call of the page: its name and its arguments as a JSON
// object. The answer is {"value":…} or {"error":"one sentence"}.
func (t *Table) Call(name string, args []byte) []byte {
	value, err := t.call(name, args)
	answer := map[string]any{"value": value}
	if err != nil {
		answer = map[string]any{"error": sentence(err.Error())}
	}
	b, err := json.Marshal(answer)
	if err != nil {
		return []byte(`{"error":"The answer could not be written."}`)
	}
	return b
}

// calls lists what the page can call.
var calls = map[string]func(t *Table, a *arguments) (any, error){
	"state":   func(t *Table, _ *arguments) (any, error) { return t.State(), nil },
	"page":    func(t *Table, _ *arguments) (any, error) { return t.Page(), nil },
	"catalog": func(*Table, *arguments) (any, error) { return Catalog(), nil },
	"open":    func(t *Table, a *arguments) (any, error) { return t.done(t.Open(a.Link)) },
	"move": func(t *Table, a *arguments) (any, error) {
		return t.done(t.do(game.Move{To: engine.FarPosition(a.To)}))
	},
	"block": func(t *Table, a *arguments) (any, error) { return t.done(t.blockAt(a.Squares)) },
	"done":  func(t *Table, _ *arguments) (any, error) { return t.done(t.confirm()) },
	"undo":  func(t *Table, _ *arguments) (any, error) { return t.done(t.undo()) },
	"redo":  func(t *Table, _ *arguments) (any, error) { return t.done(t.redo()) },
	"goTo":  func(t *Table, a *arguments) (any, error) { return t.done(t.do(game.GoTo{Turns: a.Turns})) },
	"players": func(t *Table, a *arguments) (any, error) {
		return t.done(t.do(game.SetPlayers{First: a.First, Second: a.Second}))
	},
	"flip": func(t *Table, _ *arguments) (any, error) {
		p := t.view.Players
		return t.done(t.do(game.SetPlayers{First: p[game.Second], Second: p[game.First]}))
	},
	"newGame":      func(t *Table, _ *arguments) (any, error) { return t.done(t.Open(t.session.Again())) },
	"tap":          func(t *Table, a *arguments) (any, error) { return t.done(t.tapAt(a.Square)) },
	"toggle":       func(t *Table, a *arguments) (any, error) { return t.done(t.toggleAt(a.Square)) },
	"toggleMove":   func(t *Table, a *arguments) (any, error) { return t.done(t.toggleMove(a.Move)) },
	"blockLine":    func(t *Table, a *arguments) (any, error) { return t.done(t.blockLine(a.Ray)) },
	"clearBlocks":  func(t *Table, _ *arguments) (any, error) { return t.done(t.clearBlocks()) },
	"hint":         func(t *Table, _ *arguments) (any, error) { return t.done(t.ask(t.recommend)) },
	"values":       func(t *Table, a *arguments) (any, error) { return t.done(t.setValues(a.On)) },
	"explain":      func(t *Table, a *arguments) (any, error) { return t.done(t.explain(a.Square)) },
	"step":         func(t *Table, a *arguments) (any, error) { return t.done(t.turn(a.Value)) },
	"goOn":         func(t *Table, _ *arguments) (any, error) { return t.done(t.goOn()) },
	"endStudy":     func(t *Table, _ *arguments) (any, error) { return t.done(t.endStudy()) },
	"resume":       func(t *Table, _ *arguments) (any, error) { return t.done(t.playOn()) },
	"showMistake":  func(t *Table, _ *arguments) (any, error) { return t.done(t.showMistake()) },
	"blockPalaces": func(t *Table, _ *arguments) (any, error) { return t.done(t.ask(t.choosePalaces)) },
	"map":          func(t *Table, a *arguments) (any, error) { return t.done(t.setMap(a.Kind, a.Shown)) },
	"peek":         func(t *Table, a *arguments) (any, error) { return t.done(t.setPeek(a.On)) },
	"palette":      func(t *Table, a *arguments) (any, error) { return t.done(t.setPalette(a.Name)) },
	"theme":        func(t *Table, a *arguments) (any, error) { return t.done(t.setTheme(a.Dark, a.Still)) },
	"large":        func(t *Table, a *arguments) (any, error) { return t.done(t.setLarge(a.On)) },
	"orientation":  func(t *Table, a *arguments) (any, error) { return t.done(t.orient(a.Name)) },
	"zoom":         func(t *Table, a *arguments) (any, error) { return t.done(t.zoom(a.By)) },
	"names":        func(t *Table, a *arguments) (any, error) { return t.done(t.setNames(a.On)) },
	"highlight":    func(t *Table, a *arguments) (any, error) { return t.done(t.highlight(a.Name)) },
	"visit":        func(t *Table, a *arguments) (any, error) { return t.done(t.visit(a.Name)) },
	"compare":      func(t *Table, a *arguments) (any, error) { return t.done(t.compare(a.Other, a.Shift, a.Offset)) },
	"time":         func(t *Table, a *arguments) (any, error) { return t.done(t.hold(a.Front)) },
	"play":         func(t *Table, a *arguments) (any, error) { return t.done(t.play(a.On)) },
	"backwards":    func(t *Table, _ *arguments) (any, error) { return t.done(t.backwards()) },
	"choose":       func(t *Table, a *arguments) (any, error) { return t.done(t.choose(a.Value)) },
	"reconsider":   func(t *Table, _ *arguments) (any, error) { return t.done(t.reconsider()) },
	"forwards":     func(t *Table, _ *arguments) (any, error) { return t.done(t.forwards()) },
	"cover":        func(t *Table, a *arguments) (any, error) { return t.done(t.cover(a.Width, a.Height)) },
	"share":        func(t *Table, a *arguments) (any, error) { return t.share(a.sharing()), nil },
	"savePlan":     func(t *Table, a *arguments) (any, error) { return t.saver.plan(a.wish()) },
	"save":         func(t *Table, a *arguments) (any, error) { return t.done(t.saver.begin(a.wish())) },
	"saveStop": func(t *Table, _ *arguments) (any, error) {
		t.saver.stop()
		return t.State(), nil
	},
	"locate": func(t *Table, a *arguments) (any, error) { return t.locate(a.Square) },
}

// arguments holds the arguments of every call; each takes its own.
type arguments struct {
	Link, Name, Kind string
	First, Second    string
	To, Square       Numbers
	Move             engine.Position
	Squares          []Numbers
	Turns, Ray       int
	Other, Offset    int
	Value            int
	Front            *int
	Shift            engine.Position
	On, Dark, Still  bool
	Shown            *bool
	By               any
	Width, Height    float64
	Base             string
	Here             bool
	Hidden, View     *bool
	Format           string
	Which, Text      string
}

func (a *arguments) wish() wish { return wish{a.Format, a.Kind, a.Which, a.Text} }

func (a *arguments) sharing() sharing { return sharing{a.Base, a.Here, a.Hidden, a.View} }

func (t *Table) call(name string, args []byte) (any, error) {
	f, ok := calls[name]
	if !ok {
		return nil, fmt.Errorf("there is no call named %q", name)
	}
	var a arguments
	if err := json.Unmarshal(args, &a); err != nil {
		return nil, badArguments(name, args, err)
	}
	return f(t, &a)
}

// badArguments says which argument is not what it should be.
func badArguments(name string, args []byte, err error) error {
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		what := wrong.Type.String()
		switch {
		case strings.HasSuffix(what, "int"):
			what = "a whole number"
		case strings.HasSuffix(what, "Position"):
			what = "a square such as [3,3]"
		}
		return fmt.Errorf("%s: %s must be %s, not %s", name, strings.ToLower(wrong.Field), what, wrong.Value)
	}
	if !json.Valid(args) {
		return fmt.Errorf("%s: the arguments are no JSON object", name)
	}
	return fmt.Errorf("%s: %w", name, err)
}

// done answers a call that acts with the state it led to.
func (t *Table) done(err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return t.State(), nil
}

// undo takes back a turn or, against a computer, all turns since a human's last.
func (t *Table) undo() error {
	if t.mixed() {
		return t.do(game.UndoToHuman{})
	}
	return t.do(game.Undo{})
}

// redo plays a turn again; a computer player repeats its own answer by itself.
func (t *Table) redo() error { return t.do(game.Redo{}) }

// mixed reports whether a human plays against a computer.
func (t *Table) mixed() bool {
	p := t.view.Players
	return (p[game.First] == game.Human) != (p[game.Second] == game.Human)
}

// blockAt blocks the squares that a script names.
func (t *Table) blockAt(squares []Numbers) error {
	block := game.Block{Squares: make([]engine.Position, len(squares))}
	for i, at := range squares {
		p, err := t.seen(at)
		if err != nil {
			if first := t.session.CheckBlock(nil); first != nil {
				return first // nothing could be blocked, wherever it is
			}
			return err
		}
		block.Squares[i] = p
	}
	return t.do(block)
}

// confirm blocks the squares that were picked.
func (t *Table) confirm() error { return t.do(game.Block{Squares: t.chosen}) }

// ask puts a question if somebody is to act.
func (t *Table) ask(put func()) error {
	if t.view.Phase == game.OverPhase {
		return errors.New("the game is over")
	}
	put()
	t.out.Changed()
	return nil
}

// settle changes how the game is shown, without a word in the live region.
func (t *Table) settle(change func(*game.Settings)) error {
	settings := t.view.Settings
	change(&settings)
	if err := t.session.Do(game.Show{Settings: settings}); err != nil {
		return err
	}
	t.view = t.session.View()
	return nil
}

// setMap chooses what the map shows: a kind of values, "peek" or "off". Shown
// false hides it whatever the kind.
func (t *Table) setMap(kind string, shown *bool) error {
	before := t.chart.kindOf(&t.view)
	if shown != nil && !*shown {
		kind = game.MapOff
	}
	if err := t.settle(func(s *game.Settings) { s.Map = kind }); err != nil {
		return err
	}
	if t.chart.kindOf(&t.view) != before {
		t.chart.reset()
	}
	t.show()
	return nil
}

func (t *Table) setPeek(on bool) error {
	t.chart.peek = on
	t.show()
	return nil
}

func (t *Table) setPalette(name string) error {
	if !slices.Contains(render.PaletteNames(), name) {
		return fmt.Errorf("the colours are one of %s, not %q", strings.Join(render.PaletteNames(), ", "), name)
	}
	if name != t.palette {
		t.palette = name
		t.chart.reset()
		t.show()
	}
	return nil
}

func (t *Table) setTheme(dark, still bool) error {
	t.dark, t.still = dark, still
	t.show()
	return nil
}

func (t *Table) setLarge(on bool) error {
	t.large = on
	t.show()
	return nil
}

func (t *Table) orient(name string) error {
	err := t.settle(func(s *game.Settings) { s.Orient = catalog.Orient(name) })
	if err == nil {
		t.draw()
		t.show()
	}
	return err
}

// zoom zooms by a factor, or to "fit" the squares in play, the "map" or the "piece".
func (t *Table) zoom(by any) error {
	switch by := by.(type) {
	case float64:
		t.canvas.ZoomBy(by)
	case string:
		switch by {
		case "fit":
			t.canvas.Fit()
		case "map":
			t.overview()
		case "piece":
			t.canvas.CenterOn(t.view.Position)
		default:
			return fmt.Errorf("zoom to fit, map or piece, not %q", by)
		}
	default:
		return errors.New("zoom needs a number, or fit, map or piece")
	}
	return nil
}

func (t *Table) locate(at Numbers) (any, error) {
	if len(at) == 0 {
		return nil, errors.New("locate needs a square such as [3,3]")
	}
	p, err := t.seen(at)
	if err != nil {
		return nil, err
	}
	x, y := t.canvas.Locate(p)
	return map[string]float64{"x": x, "y": y}, nil
}
