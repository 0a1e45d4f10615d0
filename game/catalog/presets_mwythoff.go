package catalog

// mwythoffPresets are generalised Wythoff Nim for small M.
var mwythoffPresets = []Preset{
	{"M = 2: the square root of two", "", "", "mwythoff:2@12,17"},
	{"M = 3, a wider view", "", "", "mwythoff:3&size=500x500"},
	{"Nim-values of M = 2", "", "", "mwythoff:2@12,17&map=nim&size=300x300"},
	{distant, "", "", distantMWythoff},
}
