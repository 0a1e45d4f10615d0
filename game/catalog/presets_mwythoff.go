package catalog

// mwythoffPresets are generalised Wythoff Nim for small M.
var mwythoffPresets = []Preset{
	{presetM2TheSquareRootOfTwo, "", "", "mwythoff:2@12,17"},
	{presetM3AWiderView, "", "", "mwythoff:3&size=500x500"},
	{presetNimValuesOfM2, "", "", "mwythoff:2@12,17&map=nim&size=300x300"},
	{distant, "", "", distantMWythoff},
}
