package catalog

import (
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/mwythoff"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
)

// Families lists every family of games, in the order of the menu.
var Families = []Entry{
	{Family: rook.Family, Heading: "Rook", Piece: "rook", Orient: RightDown, Hint: at(6, 4), Far: "the rook", Presets: rookPresets},
	{Family: blocking.Family, Heading: "Blocking queens", Piece: "queen", Pronoun: "she", Orient: RightDown, Hint: blocking.Hint, Presets: blockingPresets},
	{Family: wythoff.Family, Heading: "Wythoff Nim", Piece: "queen", Pronoun: "she", Orient: RightUp, Hint: at(12, 17), Far: "Wythoff Nim", Presets: wythoffPresets},
	{Family: wythoff.Maharaja, Heading: "Maharaja Nim", Piece: "maharaja", Drawn: "queen", Orient: RightUp, Hint: at(12, 17), Far: "Maharaja Nim", Presets: maharajaPresets},
	{Family: mwythoff.Family, Heading: "Generalised Wythoff Nim", Piece: Counter, Orient: RightUp, Hint: at(12, 17), Far: "generalised Wythoff Nim", Presets: mwythoffPresets},
	{
		Family: subtraction.Family, Heading: "Vector subtraction", Piece: Counter, Orient: RightUp, Hint: subtraction.Hint,
		First: "subtraction:(1,2)(2,1)(3,3)",
		Far:   "the subtraction of two moves, and of more moves from one pile or two if its map shows enough order", Presets: subtractionPresets,
	},
	{
		Family: exile.Family, Heading: "Queens in exile", Piece: "queen", Pronoun: "she", Orient: DownRight, Hint: exile.Hint,
		First: "exile:quadrant", Far: "the queens in exile", Presets: exilePresets,
	},
}

// unlisted serves games that are in no catalogue.
var unlisted = Entry{Heading: "Games", Piece: Counter, Orient: RightDown, Hint: anywhere}
