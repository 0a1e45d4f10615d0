package catalog

// exilePresets are the boards of the figures of [DSS20].
var exilePresets = []Preset{
	{"The first queens on the spiral", "[DSS20]", "Figure 2", "exile:spiral&size=11x11"},
	{"1409 queens on the spiral", "[DSS20]", "Figure 3", "exile:spiral&size=2001x2001"},
	{"Nim-values on the spiral", "[DSS20]", "Figure 4", "exile:spiral&size=15x15&map=nim"},
	{"Nim-values of the quadrant", "[DSS20]", "Figure 5", "exile:quadrant&size=500x500&map=nim"},
	{"10000 queens in the quadrant", "[DSS20]", "Figure 6", "exile:quadrant&size=16200x10000"},
	{"The queens, placed one by one", "[DSS20]", "Figure 2", "exile:spiral&map=off&idea=placing"},
	{"Four arms, one word of three letters", "[DSS20]", "Table 2", "exile:spiral&idea=tribonacci"},
	{"A number in Tribonacci digits", "[DSS20]", "Section 5.1", "exile:spiral&idea=tribonacci:show=number"},
	{"Two lines for the quadrant's queens", "[DSS20]", "Conjecture 25", "exile:quadrant&idea=lines"},
	{"A machine of 48 states", "[DSS20]", "Conjecture 25", "exile:quadrant&map=off&idea=lines:step=20;show=machine"},
	{"Column 9 against a conjecture", "[DSS20]", "Conjecture 26", "exile:quadrant@158,9&size=220x60&map=nim&idea=columns"},
	{distant, "", "", distantSpiral},
	{distant + " on the quadrant", "", "", distantQuadrant},
}
