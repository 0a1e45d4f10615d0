package table

import (
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/web/table/ask"
	"github.com/palacegames/palace/web/table/chart"
	"github.com/palacegames/palace/web/table/learn"
	"github.com/palacegames/palace/web/table/page"
	"github.com/palacegames/palace/web/table/save"
)

// Page is everything the page shows beside the canvas: plain data.
type Page struct {
	State       page.State       `json:"-"` // PageJSON writes it
	Link        string           `json:"link"`
	Kept        string           `json:"kept"` // the whole game, if the link cannot hold it
	Title       string           `json:"title"`
	Rules       string           `json:"rules"`
	Headline    string           `json:"headline"`
	Detail      string           `json:"detail"`
	Why         string           `json:"why"`
	Blocked     string           `json:"blocked"` // the squares blocked now, in words
	Say         Say              `json:"say"`
	Moves       []page.Line      `json:"moves"`
	Can         Can              `json:"can"`
	Block       *page.Block      `json:"block"`
	Chip        string           `json:"chip"`
	Pointed     string           `json:"pointed"` // Chip for a listener, who sees neither rings nor pawns
	Spots       []Spot           `json:"spots"`
	Progress    chart.Progress   `json:"progress"`
	Map         chart.Map        `json:"map"`
	Palette     string           `json:"palette"`
	Orientation page.Orientation `json:"orientation"`
	Notice      Say              `json:"notice"`
	Thinking    bool             `json:"thinking"`
	Thought     *ask.Thought     `json:"thought"`
	KindOfGame  string           `json:"kindOfGame"`
	K           *int             `json:"k"`
	Piles       *page.Piles      `json:"piles"`
	Distant     *page.Distant    `json:"distant"`
	Editor      *page.Editor     `json:"editor"`
	Picture     *page.Picture    `json:"picture"`
	Guide       *chart.Guide     `json:"guide"`
	Match       *chart.Match     `json:"match"`
	Automaton   *chart.Automaton `json:"automaton"`
	Saving      save.Saving      `json:"saving"`
	Values      learn.Values    `json:"values"`
	Study       *learn.Study    `json:"study"`
	Review      *learn.Review   `json:"review"`
}

// Say is the latest sentence of its kind; ID grows with each.
type Say struct {
	ID   int    `json:"id"`
	Text string `json:"text"`
}

// Can says which buttons do something now.
type Can struct {
	Undo         bool `json:"undo"`
	Redo         bool `json:"redo"`
	Hint         bool `json:"hint"`
	BlockPalaces bool `json:"blockPalaces"`
	Done         bool `json:"done"`
	// Resume says that the game waits while somebody looks back.
	Resume bool `json:"resume"`
	// Explain says that there is a square to be explained.
	Explain bool `json:"explain"`
	Flip    bool `json:"flip"`
}

// Page returns what the page is to show.
func (t *Table) Page() Page {
	v := &t.view
	p := Page{
		State:       t.State(),
		Link:        t.links().link,
		Kept:        t.links().kept,
		Title:       v.Game.Title(),
		Rules:       v.Game.Rules(),
		Headline:    game.Headline(v),
		Detail:      game.Detail(v),
		Why:         t.reason(),
		Blocked:     page.Blocked(v),
		Say:         t.said,
		Moves:       page.Moves(v, t.reviewer.Mistakes()),
		Can:         t.can(),
		Chip:        t.chip(),
		Pointed:     t.pointed(),
		Spots:       t.spots(),
		Progress:    t.chart.Progress(),
		Map:         t.chart.Legend(t.dark),
		Palette:     t.chart.Colours(),
		Orientation: page.OrientationOf(v),
		Notice:      t.notice,
		Thinking:    t.thinking(),
		Thought:     t.asks.Page(),
		KindOfGame:  catalog.Of(v.Game).Name,
		Block:       t.block(),
		Piles:       page.PilesOf(v, t.chart.Exists(), t.judge.Along),
		Distant:     page.DistantOf(v, t.human(), t.advice),
		Editor:      t.drawn.editor,
		Picture:     t.drawn.picture,
		Guide:       t.chart.Guide(),
		Match:       t.chart.Match(),
		Automaton:   t.chart.Automaton(),
		Saving:      t.saver.Page(),
		Values:      t.judge.Page(t.chosen),
		Study:       t.tutor.Page(),
		Review:      t.reviewer.Page(),
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

func (t *Table) can() Can {
	human := t.human()
	blocking := human && t.view.Phase == game.BlockPhase
	return Can{
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
