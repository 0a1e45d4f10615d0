package main

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/sheet"
)

var windowFlags = []flag{
	{"size", "WxH", "how many squares wide and high the window is"},
	{"at", "X,Y", "its smallest corner; 0,0 when left out"},
}

var outcomesVerb = verb{
	name:  "outcomes",
	args:  "GAME --size WxH [--at X,Y] [--format bits|csv|png|json]",
	about: "Prints the P-positions of a window of the board.",
	flags: append(windowFlags[:2:2], flag{"format", "FORMAT", "bits (1 for P, 0 for N), csv, png or json; bits when left out"}),
	run: func(c *call) error {
		return printWindow(c, sheet.Formats(engine.Outcomes), func(engine.Game) engine.Kind { return engine.Outcomes })
	},
}
