package catalog

import (
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/mwythoff"
	"github.com/palacegames/palace/engine/nim"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
)

// Families lists every family of games, in the order of the menu.
var Families = []Entry{
	{
		Family: rook.Family, Heading: headingRook, Piece: "rook", Orient: RightDown, Hint: at(6, 4),
		Line:  lineRook,
		First: "rook@7,4&map=off", Far: farRook, Presets: rookPresets,
	},
	{
		Family: nim.Family, Heading: headingNim, Piece: "rook", Orient: RightDown, Hint: orStart(anywhere),
		Line:  lineNim,
		First: "nim:3@2,3,5&map=off", Far: farNim, Any: numbered("nim", 3, 4), Undrawn: true, Presets: nimPresets,
	},
	{
		Family: blocking.Family, Heading: headingBlocking, Piece: "queen", Orient: RightDown, Hint: blocking.Hint,
		Line:  lineBlocking,
		First: "blocking:3@8,6&map=off", Any: numbered("blocking", 2, 12), Presets: blockingPresets,
	},
	{
		Family: wythoff.Family, Heading: headingWythoff, Piece: "queen", Orient: RightDown, Hint: orStart(at(12, 17)),
		Line:  lineWythoff,
		First: "wythoff@11,8&map=off", Far: farWythoff, Any: extended, Presets: wythoffPresets,
	},
	{
		Family: wythoff.Maharaja, Heading: headingMaharaja, Piece: "maharaja", Drawn: "queen", Orient: RightDown, Hint: at(12, 17),
		Line:  lineMaharaja,
		First: "maharaja@11,8&map=off", Far: farMaharaja, Presets: maharajaPresets,
	},
	{
		Family: mwythoff.Family, Heading: headingMwythoff, Piece: Counter, Orient: RightDown, Hint: at(12, 17),
		Line:  lineMwythoff,
		First: "mwythoff:2@11,7&map=off", Far: farMwythoff, Any: numbered("mwythoff", 2, 6), Presets: mwythoffPresets,
	},
	{
		Family: subtraction.Family, Heading: headingSubtraction, Piece: Counter, Orient: RightDown, Hint: subtraction.Hint,
		Line:  lineSubtraction,
		First: "subtraction:(1,2)(2,1)(3,3)@11,10&map=off",
		Far:   farSubtraction, Any: vectors, Presets: subtractionPresets,
	},
	{
		Family: exile.Family, Heading: headingExile, Piece: "queen", Orient: DownRight, Hint: exile.Hint,
		Line:  lineExile,
		First: "exile:quadrant@3,10&map=off", Far: farExile, Any: oneOf("exile:spiral", "exile:quadrant"), Presets: exilePresets,
	},
}

// unlisted serves games that are in no catalogue.
var unlisted = Entry{Heading: headingExile, Piece: Counter, Orient: RightDown, Hint: anywhere}
