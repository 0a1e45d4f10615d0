package table

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/table/save"
)

// calls lists what the page can call.
var calls = map[string]func(t *Table, a *arguments) (any, error){
	"state":   func(t *Table, _ *arguments) (any, error) { return asJSON(t.StateJSON()), nil },
	"page":    func(t *Table, _ *arguments) (any, error) { return asJSON(t.PageJSON()), nil },
	"awaited": func(t *Table, _ *arguments) (any, error) { return t.awaited(), nil },
	"catalog": func(*Table, *arguments) (any, error) { return page.Catalog(), nil },
	"open":    func(t *Table, a *arguments) (any, error) { return t.done(t.openAs(a)) },
	"explore": func(t *Table, a *arguments) (any, error) { return t.explore(a) },
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
	"step":         func(t *Table, a *arguments) (any, error) { return t.done(t.tutor.Turn(a.Value)) },
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
	"names": func(t *Table, a *arguments) (any, error) {
		t.chart.SetNames(a.On)
		return t.done(nil)
	},
	"highlight":  func(t *Table, a *arguments) (any, error) { return t.done(t.chart.Highlight(a.Name)) },
	"visit":      func(t *Table, a *arguments) (any, error) { return t.done(t.visit(a.Name)) },
	"compare":    func(t *Table, a *arguments) (any, error) { return t.done(t.compare(a.Other, a.Shift, a.Offset)) },
	"time":       func(t *Table, a *arguments) (any, error) { return t.done(t.chart.Hold(a.Front)) },
	"play":       func(t *Table, a *arguments) (any, error) { return t.done(t.chart.Play(a.On)) },
	"backwards":  func(t *Table, _ *arguments) (any, error) { return t.done(t.chart.Backwards()) },
	"choose":     func(t *Table, a *arguments) (any, error) { return t.done(t.chart.Choose(a.Value)) },
	"reconsider": func(t *Table, _ *arguments) (any, error) { return t.done(t.chart.Reconsider()) },
	"forwards": func(t *Table, _ *arguments) (any, error) {
		t.chart.Forwards()
		return t.done(nil)
	},
	"cover":    func(t *Table, a *arguments) (any, error) { return t.done(t.cover(a.Width, a.Height)) },
	"share":    func(t *Table, a *arguments) (any, error) { return page.Share(t.session, a.sharing()), nil },
	"savePlan": func(t *Table, a *arguments) (any, error) { return t.saver.Plan(a.wish()) },
	"save":     func(t *Table, a *arguments) (any, error) { return t.done(t.saver.Begin(a.wish())) },
	"saveStop": func(t *Table, _ *arguments) (any, error) {
		t.saver.Stop()
		return t.done(nil)
	},
	"locate": func(t *Table, a *arguments) (any, error) { return t.locate(a.Square) },
}

// arguments holds the arguments of every call; each takes its own.
type arguments struct {
	Link, Name, Kind string
	First, Second    string
	To, Square       page.Numbers
	Move             engine.Position
	Squares          []page.Numbers
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
	Arrives, Kept    bool
	Hidden, View     *bool
	Format           string
	Which, Text      string
}

func (a *arguments) wish() save.Wish {
	return save.Wish{Format: a.Format, Kind: a.Kind, Squares: a.Which, Text: a.Text}
}

func (a *arguments) sharing() page.Sharing {
	return page.Sharing{Base: a.Base, Here: a.Here, Hidden: a.Hidden, View: a.View}
}
