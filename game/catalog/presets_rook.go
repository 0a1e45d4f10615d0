package catalog

// rookPresets are the first board of every class, and the nim-sums behind it.
var rookPresets = []Preset{
	{presetNimWithTwoPiles, "", "", "rook@6,4"},
	{presetThePatternOfTheNimSums, "", "", "rook@13,9&map=nim&size=256x256"},
	{presetRooksPlacedOneByOne, "[DSS20]", atSection1, "rook@6,4&map=off&idea=placing"},
	{distant, "", "", distantRook},
}
