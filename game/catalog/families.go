package catalog

import (
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/core/adapt"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/wythoff"
)

// Families lists every family of games, in the order of the menu.
var Families = []Entry{
	{adapt.Family(rook.Family), "Rook", "rook", RightDown, at(6, 4), rookPresets},
	{adapt.Family(blocking.Family), "Blocking queens", "queen", RightDown, blockingHint, blockingPresets},
	{adapt.Family(wythoff.Family), "Wythoff Nim", "queen", RightUp, at(12, 17), wythoffPresets},
	{adapt.Family(wythoff.Maharaja), "Maharaja Nim", "maharaja", RightUp, at(12, 17), maharajaPresets},
	{adapt.Family(subtraction.Family), "Vector subtraction", Counter, RightUp, subtractionHint, subtractionPresets},
	{adapt.Family(exile.Family), "Queens in exile", "queen", DownRight, exileHint, exilePresets},
}
