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
	{
		Family: rook.Family, Heading: "Rook", Piece: "rook", Orient: RightDown, Hint: at(6, 4),
		Line:  "Left or up, as far as you like",
		First: "rook@7,4&map=off", Far: "the rook", Presets: rookPresets,
	},
	{
		Family: blocking.Family, Heading: "Blocking queens", Piece: "queen", Pronoun: "she", Orient: RightDown, Hint: blocking.Hint,
		Line:  "Block squares before she moves",
		First: "blocking:3@8,6&map=off", Any: numbered("blocking", 2, 12), Presets: blockingPresets,
	},
	{
		Family: wythoff.Family, Heading: "Wythoff Nim", Piece: "queen", Pronoun: "she", Orient: RightUp, Hint: at(12, 17),
		Line:  "Left, up or diagonally to the corner",
		First: "wythoff@11,8&map=off&orient=right-down", Far: "Wythoff Nim", Any: extended, Presets: wythoffPresets,
	},
	{
		Family: wythoff.Maharaja, Heading: "Maharaja Nim", Piece: "maharaja", Drawn: "queen", Orient: RightUp, Hint: at(12, 17),
		Line:  "A queen who jumps like a knight, too",
		First: "maharaja@11,8&map=off&orient=right-down", Far: "Maharaja Nim", Presets: maharajaPresets,
	},
	{
		Family: mwythoff.Family, Heading: "Generalised Wythoff Nim", Piece: Counter, Orient: RightUp, Hint: at(12, 17),
		Line:  "From one pile, or nearly the same from both",
		First: "mwythoff:2@11,7&map=off&orient=right-down", Far: "generalised Wythoff Nim", Any: numbered("mwythoff", 2, 6), Presets: mwythoffPresets,
	},
	{
		Family: subtraction.Family, Heading: "Vector subtraction", Piece: Counter, Orient: RightUp, Hint: subtraction.Hint,
		Line:  "Three jumps; a player with none left loses",
		First: "subtraction:(1,2)(2,1)(3,3)@11,10&map=off&orient=right-down",
		Far:   "the subtraction of two moves, and of more moves from one pile or two if its map shows enough order", Any: vectors, Presets: subtractionPresets,
	},
	{
		Family: exile.Family, Heading: "Queens in exile", Piece: "queen", Pronoun: "she", Orient: DownRight, Hint: exile.Hint,
		Line:  "Any direction, to a lower number",
		First: "exile:quadrant@3,10&map=off", Far: "the queens in exile", Any: oneOf("exile:spiral", "exile:quadrant"), Presets: exilePresets,
	},
}

// unlisted serves games that are in no catalogue.
var unlisted = Entry{Heading: "Games", Piece: Counter, Orient: RightDown, Hint: anywhere}
