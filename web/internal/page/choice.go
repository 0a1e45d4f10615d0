package page

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/view"
)

// Choice is one of several things to choose from.
type Choice struct {
	Kind  string `json:"kind,omitempty"`
	Name  string `json:"name,omitempty"`
	Label string `json:"label"`
}

// KindChoices offers kinds of values.
func KindChoices(kinds []engine.Kind) []Choice {
	choices := []Choice{}
	for _, k := range kinds {
		choices = append(choices, Choice{Kind: k.String(), Label: kindLabels[k].String()})
	}
	return choices
}

// Palette says in which colours the map is painted, and in which else it could.
type Palette struct {
	Current string   `json:"current"`
	Choices []Choice `json:"choices"`
}

// PaletteOf describes the colours of that name.
func PaletteOf(name string) Palette {
	p := Palette{Current: name}
	for _, other := range colour.PaletteNames() {
		p.Choices = append(p.Choices, Choice{Name: other, Label: paletteLabels[other].String()})
	}
	return p
}

// Orientation says how the board lies, and how else it could.
type Orientation struct {
	Current string   `json:"current"`
	Up      bool     `json:"up"` // the origin is below
	Choices []Choice `json:"choices"`
}

// OrientationOf describes how the board of a view lies.
func OrientationOf(v *game.View) Orientation {
	o := Orientation{Current: string(v.Axes()), Up: Lies(v).OriginBelow()}
	for _, name := range catalog.Orients() {
		o.Choices = append(o.Choices, Choice{Name: string(name), Label: orientationLabels[name].String()})
	}
	return o
}

// Lies says how the board of a view lies on the screen.
func Lies(v *game.View) view.Orientation { return view.Named(string(v.Axes())) }
