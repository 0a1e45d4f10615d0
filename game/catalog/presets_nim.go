package catalog

// nimPresets are Nim as everybody learns it, and what it looks like.
var nimPresets = []Preset{
	{presetNimThreePiles, "", "", "nim:3@3,5,7"},
	{presetNimFourPiles, "", "", "nim:4@1,3,5,7"},
	{presetNimValuesBesideAPileOfTwentyOne, "", "", "nim:3@13,9,21&map=nim&size=64x64"},
	{presetNimTheirDigits, "", "", "nim:3@13,9,5&idea=digits"},
	{distant, "", "", distantNim},
}
