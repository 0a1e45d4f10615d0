package catalog

// rookPresets are the first board of every class, and the nim-sums behind it.
var rookPresets = []Preset{
	{"Nim with two piles", "", "", "rook@6,4"},
	{"The pattern of the nim-sums", "", "", "rook@13,9&map=nim&size=256x256"},
	{"Rooks, placed one by one", "[DSS20]", "Section 1", "rook@6,4&map=off&idea=placing"},
	{distant, "", "", distantRook},
}
