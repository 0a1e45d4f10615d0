package main

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/sheet"
)

var valuesVerb = verb{
	name:  "values",
	args:  "GAME --size WxH [--at X,Y] [--format csv|json|png|svg] [--force]",
	about: "Prints the palace numbers of a window where squares are blocked, and the nim-values of every other game.",
	more:  windowMore,
	flags: append(windowFlags[:2:2], flag{"format", "FORMAT", "csv, json, png, a picture in the colours of the map, or svg, a drawing; csv when left out"}, forceFlag),
	run: func(c *call) error {
		return printWindow(c, sheet.Formats(engine.PalaceNumbers), valueKind)
	},
}

// valueKind says which numbers a game's squares have.
func valueKind(g engine.Game) engine.Kind {
	for _, k := range g.Shape().Kinds {
		if k == engine.PalaceNumbers {
			return k
		}
	}
	return engine.NimValues
}
