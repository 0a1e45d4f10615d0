package catalog

import (
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/palace"
	"github.com/palacegames/palace/engine/subtraction"
)

// Families lists every family of games, in the order of the menu.
var Families = []Entry{
	{palace.Family, "Blocking queens", "queen", RightDown, blockingHint, blockingPresets},
	{subtraction.Family, "Vector subtraction", "piece", RightUp, subtractionHint, subtractionPresets},
	{exile.Family, "Queens in exile", "queen", DownRight, exileHint, exilePresets},
}
