package table

import (
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/table/page"
)

// Page returns what the page is to show.
func (t *Table) Page() page.Page {
	v := &t.view
	p := page.Page{
		State:   t.State(),
		Address: page.Address{Link: t.links().link, Kept: t.links().kept},
		Status: page.Status{
			Title:    v.Game.Title(),
			Rules:    v.Game.Rules(),
			Headline: game.Headline(v),
			Detail:   game.Detail(v),
			Why:      t.reason(),
			Blocked:  page.Blocked(v),
			Say:      t.said,
		},
		Turns:   page.Turns{Moves: page.Moves(v, t.reviewer.Mistakes()), Can: t.can(), Block: t.block()},
		Pointer: page.Pointer{Chip: t.chip(), Pointed: t.pointed(), Spots: t.spots()},
		Board: page.Board{
			Progress:    t.chart.Progress(),
			Map:         t.chart.Legend(t.dark),
			Palette:     t.chart.Colours(),
			Orientation: page.OrientationOf(v),
		},
		Waiting: page.Waiting{Notice: t.notice, Thinking: t.thinking(), Thought: t.asks.Page()},
		Ruleset: page.Ruleset{
			KindOfGame: catalog.Of(v.Game).Name,
			Piles:      page.PilesOf(v, t.chart.Exists(), t.judge.Along),
			Distant:    page.DistantOf(v, t.human(), t.advice),
			Editor:     t.drawn.editor,
			Picture:    t.drawn.picture,
		},
		Survey: page.Survey{Guide: t.chart.Guide(), Match: t.chart.Match(), Automaton: t.chart.Automaton()},
		Saving: t.saver.Page(),
		Lesson: page.Lesson{Values: t.judge.Page(t.chosen), Study: t.tutor.Page(), Review: t.reviewer.Page()},
	}
	if t.rests() {
		p.Headline, p.Detail = "Looking back", game.DescribeRest(v)
	}
	if p.KindOfGame == blocking.Family.Name {
		k := v.Game.K()
		p.K = &k
	}
	return p
}

func (t *Table) can() page.Can {
	human := t.human()
	blocking := human && t.view.Phase == game.BlockPhase
	return page.Can{
		Undo:         t.view.CanUndo,
		Redo:         t.view.CanRedo,
		Hint:         human && !t.asks.Waiting(),
		BlockPalaces: blocking && !t.asks.Waiting(),
		Done:         blocking,
		Resume:       t.rests(),
		Explain:      true,
		Flip:         true,
	}
}

// thinking reports whether a computer player is to act.
func (t *Table) thinking() bool {
	return t.view.Phase != game.OverPhase && !t.human() && !t.rests()
}

// State returns the state of the game.
func (t *Table) State() page.State {
	return page.StateOf(&t.view, t.chart.Overlay())
}
