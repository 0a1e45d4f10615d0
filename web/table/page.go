package table

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render"
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
	Say         Say         `json:"say"`
	Moves       []Line      `json:"moves"`
	Can         Can         `json:"can"`
	Block       *Block      `json:"block"`
	Chip        string      `json:"chip"`
	Progress    Progress    `json:"progress"`
	Map         Map         `json:"map"`
	Palette     string      `json:"palette"`
	Orientation Orientation `json:"orientation"`
	Notice      string      `json:"notice"`
	Thinking    bool        `json:"thinking"`
	KindOfGame  string      `json:"kindOfGame"`
	K           *int        `json:"k"`
	Piles       *Piles      `json:"piles"`
	Editor      *Editor     `json:"editor"`
}

// Say is the latest sentence for the live region; ID grows with each.
type Say struct {
	ID   int    `json:"id"`
	Text string `json:"text"`
}

// Line is a line of the move list: what First and Second did.
type Line struct {
	N       int    `json:"n"`
	First   string `json:"first"`
	Second  string `json:"second"`
	Current bool   `json:"current"`
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

// Block says how many squares may still be picked for blocking.
type Block struct {
	Left   int               `json:"left"`
	Most   int               `json:"most"`
	Chosen []engine.Position `json:"chosen"`
}

// Progress says how far the map is.
type Progress struct {
	Text     string  `json:"text"`
	Fraction float64 `json:"fraction"`
	Busy     bool    `json:"busy"`
}

// Map says what the map shows, what else it could, and what its colours mean.
type Map struct {
	Kind        string   `json:"kind"`
	Shown       bool     `json:"shown"`
	Mode        string   `json:"mode"` // off, peek, or the kind shown
	Peek        bool     `json:"peek"`
	Kinds       []Choice `json:"kinds"`
	LegendTitle string   `json:"legendTitle"`
	Legend      []Swatch `json:"legend"`
	Failure     string   `json:"failure"`
}

// Choice is one of several things to choose from.
type Choice struct {
	Kind  string `json:"kind,omitempty"`
	Name  string `json:"name,omitempty"`
	Label string `json:"label"`
}

// Swatch is a colour of the legend.
type Swatch struct {
	Color   string `json:"color"`
	Label   string `json:"label"`
	Meaning string `json:"meaning"`
	Palace  bool   `json:"palace"`
}

// Orientation says how the board lies, and how else it could.
type Orientation struct {
	Current string   `json:"current"`
	Choices []Choice `json:"choices"`
}

// Piles describes a game that is played on piles of counters.
type Piles struct {
	Counts engine.Position   `json:"counts"`
	Moves  []engine.Position `json:"moves"`
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
		Say:         Say{t.said.id, t.said.text},
		Moves:       t.moves(),
		Can:         t.can(),
		Chip:        t.probe.words(),
		Progress:    t.progress(),
		Map:         t.legend(),
		Palette:     t.palette,
		Orientation: t.orientations(),
		Notice:      t.notice,
		Thinking:    t.thinking(),
		KindOfGame:  familyOf(v.Game),
		Piles:       piles(v),
		Editor:      editor(v.Game),
	}
	if p.KindOfGame == "blocking" {
		k := v.Game.K()
		p.K = &k
	}
	if t.human() && v.Phase == game.BlockPhase {
		most := min(v.Game.K()-1, engine.CountOptions(v.Rays))
		p.Block = &Block{Left: most - len(t.chosen), Most: most, Chosen: squares(t.chosen)}
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
			line.First = game.DescribeTurn(turn)
		} else {
			line.Second = game.DescribeTurn(turn)
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

func (t *Table) progress() Progress {
	total := t.chart.extent.Area()
	if total == 0 {
		return Progress{}
	}
	done := t.chart.done
	return Progress{
		Text:     fmt.Sprintf("%s of %s squares", game.Digits(done), game.Digits(total)),
		Fraction: float64(done) / float64(total),
		Busy:     done < total && t.chart.failure == "",
	}
}

func (t *Table) legend() Map {
	v := &t.view
	m := Map{Mode: v.Settings.Map, Peek: t.chart.peek, Shown: t.chart.shown(), Failure: t.chart.failure, Kinds: []Choice{}, Legend: []Swatch{}}
	if t.chart.board == nil {
		return m
	}
	m.Kind = t.chart.kind.String()
	if m.Mode == "" {
		m.Mode = m.Kind
	}
	for _, k := range v.Game.Kinds() {
		m.Kinds = append(m.Kinds, Choice{Kind: k.String(), Label: kindLabels[k]})
	}
	palette := render.NewPalette(t.palette, t.chart.kind, v.Game.K())
	m.LegendTitle = palette.LegendTitle()
	for _, s := range palette.Legend() {
		color := fmt.Sprintf("#%02x%02x%02x", s.Color.R, s.Color.G, s.Color.B)
		m.Legend = append(m.Legend, Swatch{color, s.Label, s.Meaning, s.Palace})
	}
	return m
}

// kindLabels are the names of the kinds of map on their buttons.
var kindLabels = map[engine.Kind]string{
	engine.Outcomes:      "Palaces",
	engine.PalaceNumbers: "Palace numbers",
	engine.NimValues:     "Nim-values",
}

// orientationLabels say where the origin lies and where x points.
var orientationLabels = map[catalog.Orient]string{
	catalog.RightDown: "Origin upper left, x to the right",
	catalog.RightUp:   "Origin lower left, x to the right",
	catalog.DownRight: "Origin upper left, x downwards",
	catalog.UpRight:   "Origin lower left, x upwards",
}

func (t *Table) orientations() Orientation {
	o := Orientation{Current: string(t.view.Axes())}
	for _, name := range catalog.Orients() {
		o.Choices = append(o.Choices, Choice{Name: string(name), Label: orientationLabels[name]})
	}
	return o
}

// piles describes a game that has no board of two dimensions.
func piles(v *game.View) *Piles {
	if v.Game.Dim() == 2 {
		return nil
	}
	p := &Piles{Counts: v.Position, Moves: []engine.Position{}}
	for _, r := range v.Rays {
		if r.Count == 0 {
			continue
		}
		move := make(engine.Position, len(r.Step))
		for d, s := range r.Step {
			move[d] = -s
		}
		p.Moves = append(p.Moves, move)
	}
	return p
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
