package main

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/sheet"
)

var windowFlags = []flag{
	{"size", "WxH", "how many squares wide and high the window is"},
	{"at", "X,Y", "its smallest corner; 0,0 when left out. Outcomes are known at any distance where a fast method is"},
}

// forceFlag is for pictures.
var forceFlag = flag{"force", "", "writes a PNG even to a terminal"}

// windowMore says how windows are printed.
const windowMore = `There is a line for each y from the smallest on, in it a value for each x from the smallest on. Of positions with one component there is the line y = 0; of those with three or more the window shows the ones whose further components are 0. JSON is one object: "game" in its canonical notation, "kind" (outcome, palace or nim), "at" [X,Y], "size" [W,H], and "rows", an array for each y. In a picture a square is a pixel, and y grows downwards.`

var outcomesVerb = verb{
	name:  "outcomes",
	args:  "GAME --size WxH [--at X,Y] [--format bits|csv|png|json|svg] [--force]",
	about: "Prints the P-positions of a window of the board.",
	more:  windowMore,
	flags: append(windowFlags[:2:2], flag{"format", "FORMAT", "bits (1 for P, 0 for N), csv, png, json or svg, a drawing; bits when left out"}, forceFlag),
	run: func(c *call) error {
		return printWindow(c, sheet.Formats(engine.Outcomes), func(engine.Game) engine.Kind { return engine.Outcomes })
	},
}
