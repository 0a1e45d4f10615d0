package catalog

import (
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
)

// Families lists every family of games, in the order of the menu.
var Families = []Entry{
	{rook.Family, "Rook", "rook", RightDown, at(6, 4), rookPresets},
	{blocking.Family, "Blocking queens", "queen", RightDown, blockingHint, blockingPresets},
	{wythoff.Family, "Wythoff Nim", "queen", RightUp, at(12, 17), wythoffPresets},
	{wythoff.Maharaja, "Maharaja Nim", "maharaja", RightUp, at(12, 17), maharajaPresets},
	{subtraction.Family, "Vector subtraction", Counter, RightUp, subtractionHint, subtractionPresets},
	{exile.Family, "Queens in exile", "queen", DownRight, exileHint, exilePresets},
}
