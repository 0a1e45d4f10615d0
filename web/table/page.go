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
}

// Say is the latest sentence of its kind; ID grows with each.
type Say struct {
	ID   int    `json:"id"`
	Text string `json:"text"`
}

// Line is a line of the move list: what First and Second did and, where numbers are
// shortened in that, the squares in full.
type Line struct {
	N          int    `json:"n"`
	First      string `json:"first"`
	Second     string `json:"second"`
	FirstLong  string `json:"firstLong,omitempty"`
	SecondLong string `json:"secondLong,omitempty"`
	Current    bool   `json:"current"`
}

// Can says which buttons do something now.
type Can struct {
	Undo         bool `json:"undo"`
	Redo         bool `json:"redo"`
	Hint         bool `json:"hint"`
	BlockPalaces bool `json:"blockPalaces"`
	Done         bool `json:"done"`
	Flip         bool `json:"flip"`
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

// moves lists the turns in lines of two. The opening block of a blocking game is
// the second player's half of a line of its own.
func (t *Table) moves() []Line {
	lines := []Line{}
	number := 1
	if len(t.view.History) > 0 && t.view.History[0].Player == game.Second {
		number = 0
	}
	for i := range t.view.History {
		turn := &t.view.History[i]
		if turn.Player == game.First || len(lines) == 0 {
			lines = append(lines, Line{N: number})
			number++
		}
		line := &lines[len(lines)-1]
		if turn.Player == game.First {
			line.First, line.FirstLong = game.DescribeTurn(turn), inFull(turn.To)
		} else {
			line.Second, line.SecondLong = game.DescribeTurn(turn), inFull(turn.To)
		}
		line.Current = i == len(t.view.History)-1
	}
	return lines
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
		Flip:         true,
	}
}

// thinking reports whether a computer player is to act.
func (t *Table) thinking() bool { return t.view.Phase != game.OverPhase && !t.human() }

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
