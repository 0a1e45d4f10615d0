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
		Ladder: [][]int{{2, 1}, {3, 1}, {3, 2}, {6, 2}, {6, 3}, {9, 3}, {9, 4}, {12, 4}, {12, 5}, {12, 6}},
	},
	{
		Family: nim.Family, Heading: headingNim, Piece: "rook", Orient: RightDown, Hint: orStart(anywhere),
		Line:  lineNim,
		First: "nim:3@2,3,5&map=off", Far: farNim, Any: numbered("nim", 3, 4), Undrawn: true, Presets: nimPresets,
		Ladder: [][]int{{1, 1, 2}, {2, 2, 2}, {2, 2, 3}, {2, 2, 4}, {3, 2, 4}, {3, 3, 6}, {3, 3, 7}, {4, 4, 8}, {5, 4, 8}, {6, 4, 8}},
	},
	{
		Family: blocking.Family, Heading: headingBlocking, Piece: "queen", Orient: RightDown, Hint: blocking.Hint,
		Line:  lineBlocking,
		First: "blocking:3@8,6&map=off", Any: numbered("blocking", 2, 12), Presets: blockingPresets,
		Ladder: [][]int{{2, 2}, {4, 2}, {5, 3}, {6, 4}, {6, 3}, {8, 6}, {8, 4}, {10, 6}, {10, 5}, {15, 10}},
	},
	{
		Family: wythoff.Family, Heading: headingWythoff, Piece: "queen", Orient: RightDown, Hint: orStart(at(12, 17)),
		Line:  lineWythoff,
		First: "wythoff@11,8&map=off", Far: farWythoff, Any: extended, Presets: wythoffPresets,
		Ladder: [][]int{{3, 2}, {3, 1}, {4, 2}, {5, 4}, {8, 7}, {12, 11}, {12, 5}, {18, 16}, {18, 7}, {28, 25}},
	},
	{
		Family: wythoff.Maharaja, Heading: headingMaharaja, Piece: "maharaja", Drawn: "queen", Orient: RightDown, Hint: at(12, 17),
		Line:  lineMaharaja,
		First: "maharaja@11,8&map=off", Far: farMaharaja, Presets: maharajaPresets,
		Ladder: [][]int{{4, 3}, {5, 3}, {4, 2}, {6, 3}, {7, 5}, {9, 7}, {7, 4}, {9, 4}, {13, 10}, {15, 8}},
	},
	{
		Family: mwythoff.Family, Heading: headingMwythoff, Piece: Counter, Orient: RightDown, Hint: at(12, 17),
		Line:  lineMwythoff,
		First: "mwythoff:2@11,7&map=off", Far: farMwythoff, Any: numbered("mwythoff", 2, 6), Presets: mwythoffPresets,
		Ladder: [][]int{{5, 3}, {4, 2}, {7, 3}, {8, 5}, {9, 7}, {12, 10}, {10, 6}, {13, 8}, {16, 10}, {16, 7}},
	},
	{
		Family: subtraction.Family, Heading: headingSubtraction, Piece: Counter, Orient: RightDown, Hint: subtraction.Hint,
		Line:  lineSubtraction,
		First: "subtraction:(1,2)(2,1)(3,3)@11,10&map=off",
		Far:   farSubtraction, Any: vectors, Presets: subtractionPresets,
		Ladder: [][]int{{6, 6}, {7, 5}, {8, 8}, {11, 10}, {12, 9}, {14, 12}, {15, 15}, {18, 13}, {22, 17}, {28, 21}},
	},
	{
		Family: exile.Family, Heading: headingExile, Piece: "queen", Orient: DownRight, Hint: exile.Hint,
		Line:  lineExile,
		First: "exile:quadrant@3,10&map=off", Far: farExile, Any: oneOf("exile:spiral", "exile:quadrant"), Presets: exilePresets,
		Ladder: [][]int{{3, 1}, {3, 2}, {4, 3}, {5, 4}, {8, 7}, {5, 3}, {7, 5}, {8, 4}, {12, 9}, {14, 10}},
	},
}

// unlisted serves games that are in no catalogue.
var unlisted = Entry{Heading: headingExile, Piece: Counter, Orient: RightDown, Hint: anywhere}
