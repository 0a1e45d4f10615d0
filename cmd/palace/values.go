package main

import "github.com/palacegames/palace/engine"

var valuesVerb = verb{
	name:  "values",
	args:  "GAME --size WxH [--at X,Y] [--format csv|json]",
	about: "Prints the palace numbers of a window for blocking:K, the nim-values for every other game.",
	flags: append(windowFlags[:2:2], flag{"format", "FORMAT", "csv or json; csv when left out"}),
	run: func(c *call) error {
		return printWindow(c, "csv", map[string]printer{"csv": printCSV, "json": printJSON}, valueKind)
	},
}

// valueKind says which numbers a game's squares have.
func valueKind(g engine.Game) engine.Kind {
	for _, k := range g.Kinds() {
		if k == engine.PalaceNumbers {
			return k
		}
	}
	return engine.NimValues
}
