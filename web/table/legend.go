package table

import (
	"fmt"
	"math"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

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
	if v.Origin != nil && m.Mode != game.MapOff && m.Mode != game.MapPeek {
		m.Mode = m.Kind // whatever was chosen where there is more to choose from
	}
	for _, k := range v.Kinds() {
		m.Kinds = append(m.Kinds, Choice{Kind: k.String(), Label: kindLabels[k]})
	}
	palette := t.chart.palette()
	m.LegendTitle = palette.LegendTitle()
	most := mostNim(v.Game)
	for _, s := range palette.Legend() {
		if t.chart.kind == engine.NimValues && s.Value > most {
			break
		}
		color := fmt.Sprintf("#%02x%02x%02x", s.Color.R, s.Color.G, s.Color.B)
		m.Legend = append(m.Legend, Swatch{color, s.Label, s.Meaning, s.Palace})
	}
	return m
}

// mostNim bounds the nim-values of a game: where every ray is a single jump there
// are no more options than moves.
func mostNim(g engine.Game) int32 {
	if listed, ok := g.(engine.Listed); ok && familyOf(g) == subtractionFamily {
		return int32(len(listed.List()))
	}
	return math.MaxInt32
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
