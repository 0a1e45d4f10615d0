package region

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/words"
)

// The kinds of names.
const (
	Region   = "region"   // an area
	Border   = "border"   // where two regions meet
	Junction = "junction" // where more than two regions meet
)

// Label is a name at the square at which to write it.
type Label struct {
	atlas.Landmark
	At engine.Cell
}

// Names lists all names with what they mean, regions first.
func Names() []atlas.Landmark { return slices.Clone(dictionary[:]) }

// named returns one of the Names at a square.
func named(name words.Text, at engine.Cell) Label {
	label := Label{atlas.Landmark{Name: name}, at}
	for _, l := range dictionary {
		if l.Name == name {
			label.Landmark = l
		}
	}
	return label
}
