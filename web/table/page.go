package table

import (
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Page is everything the page shows beside the canvas: plain data.
type Page struct {
	State       State       `json:"state"`
	Link        string      `json:"link"`
	Title       string      `json:"title"`
	Rules       string      `json:"rules"`
	Headline    string      `json:"headline"`
	Detail      string      `json:"detail"`
	Why         string      `json:"why"`
	Blocked     string      `json:"blocked"` // the squares blocked now, in words
	Say         Say         `json:"say"`
	Moves       []Line      `json:"moves"`
	Can         Can         `json:"can"`
	Block       *Block      `json:"block"`
	Chip        string      `json:"chip"`
	Pointed     string      `json:"pointed"` // Chip for a listener, who sees neither rings nor pawns
	Spots       []Spot      `json:"spots"`
	Progress    Progress    `json:"progress"`
	Map         Map         `json:"map"`
	Palette     string      `json:"palette"`
	Orientation Orientation `json:"orientation"`
	Notice      Say         `json:"notice"`
	Thinking    bool        `json:"thinking"`
	KindOfGame  string      `json:"kindOfGame"`
	K           *int        `json:"k"`
	Piles       *Piles      `json:"piles"`
	Distant     *Distant    `json:"distant"`
	Editor      *Editor     `json:"editor"`
	Picture     *Picture    `json:"picture"`
	Guide       *Guide      `json:"guide"`
	Match       *Match      `json:"match"`
	Automaton   *Automaton  `json:"automaton"`
	Saving      Saving      `json:"saving"`
	Values      Values      `json:"values"`
	Study       *Study      `json:"study"`
	Review      *Review     `json:"review"`
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
		Link:        t.session.Link(),
		Title:       v.Game.Title(),
		Rules:       v.Game.Rules(),
		Headline:    game.Headline(v),
		Detail:      game.Detail(v),
		Why:         t.why,
		Blocked:     t.blockedWords(),
		Say:         t.said,
		Moves:       t.moves(),
		Can:         t.can(),
		Chip:        t.probe.words(),
		Pointed:     t.probe.spoken(),
		Spots:       t.spots(),
		Progress:    t.progress(),
		Map:         t.legend(),
		Palette:     t.palette,
		Orientation: t.orientations(),
		Notice:      t.notice,
		Thinking:    t.thinking(),
		KindOfGame:  familyOf(v.Game),
		Block:       t.block(),
		Piles:       t.piles(),
		Distant:     t.distant(),
		Editor:      t.drawn.editor,
		Picture:     t.drawn.picture,
		Guide:       t.guide.page(),
		Match:       t.match.page(),
		Automaton:   t.automaton.page(),
		Saving:      t.saver.page(),
		Values:      t.values.page(),
		Study:       t.study.page(),
		Review:      t.review.page(),
	}
	if t.rests() {
		p.Headline, p.Detail = "Looking back", game.DescribeRest(v)
	}
	if p.KindOfGame == "blocking" {
		k := v.Game.K()
		p.K = &k
	}
	return p
}

// familyOf returns the word that a game's notation begins with.
func familyOf(g engine.Game) string {
	name := g.String()
	if i := strings.IndexFunc(name, func(r rune) bool { return !unicode.IsLetter(r) }); i >= 0 {
		return name[:i]
	}
	return name
}

func (t *Table) can() Can {
	human := t.human()
	blocking := human && t.view.Phase == game.BlockPhase
	return Can{
		Undo:         t.view.CanUndo,
		Redo:         t.view.CanRedo,
		Hint:         human && !t.asks.waiting(),
		BlockPalaces: blocking && !t.asks.waiting(),
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

// plainError is a sentence that came from elsewhere as text.
func plainError(text string) error { return errors.New(text) }

// sentence writes a reason as a sentence: with a capital and a full stop.
func sentence(reason string) string {
	r, size := utf8.DecodeRuneInString(reason)
	if size == 0 {
		return ""
	}
	reason = string(unicode.ToUpper(r)) + reason[size:]
	if !strings.ContainsRune(".!?", rune(reason[len(reason)-1])) {
		reason += "."
	}
	return reason
}
