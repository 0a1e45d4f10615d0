package catalog

// wythoffPresets are Wythoff Nim and its extensions in the figures of [LW14].
var wythoffPresets = []Preset{
	{"Where the queen may go", "[LW14]", "Figure 1, left", "wythoff@6,5"},
	{"Wythoff Nim", "[LW14]", "Figure 2, left", "wythoff@12,17&size=25x25"},
	{"Wythoff Nim, a wider view", "[LW14]", "Figure 3, left", "wythoff&size=500x500"},
	{"(3,5)-Maharaja Nim", "[LW14]", "Figure 8, 1 of 6", "wythoff+(3,5)(5,3)&size=100x100"},
	{"(4,6)-Maharaja Nim", "[LW14]", "Figure 8, 2 of 6", "wythoff+(4,6)(6,4)&size=100x100"},
	{"(4,7)-Maharaja Nim", "[LW14]", "Figure 8, 3 of 6", "wythoff+(4,7)(7,4)&size=100x100"},
	{"(5,8)-Maharaja Nim", "[LW14]", "Figure 8, 4 of 6", "wythoff+(5,8)(8,5)&size=100x100"},
	{"(6,10)-Maharaja Nim", "[LW14]", "Figure 8, 5 of 6", "wythoff+(6,10)(10,6)&size=100x100"},
	{"(7,11)-Maharaja Nim", "[LW14]", "Figure 8, 6 of 6", "wythoff+(7,11)(11,7)&size=100x100"},
	{"Ten pairs of knight's lines", "[LW14]", "Figure 9, 1 of 4", "wythoff+(t,2t)(2t,t);t=1..10&size=1500x1500"},
	{"Fifty pairs of knight's lines", "[LW14]", "Figure 9, 2 of 4", "wythoff+(t,2t)(2t,t);t=1..50&size=1500x1500"},
	{"A hundred pairs of knight's lines", "[LW14]", "Figure 9, 3 of 4", "wythoff+(t,2t)(2t,t);t=1..100&size=1500x1500"},
	{"Endless knight's lines", "[LW14]", "Figure 9, 4 of 4", "wythoff+(t,2t)(2t,t);t=1..&size=1500x1500"},
	{"The golden pairs", "", "", "wythoff&view=0,0,26x26&idea=golden"},
	{"The Fibonacci word that writes itself", "", "", "wythoff&view=0,0,30x30&idea=dictionary"},
	{"(2,3)-Maharaja Nim", "", "", "wythoff+(2,3)(3,2)"},
	{"(2,3)-Maharaja Nim, its ten words", "", "", "wythoff+(2,3)(3,2)&view=10,20,30x40&idea=dictionary"},
	{"(4,7)-Maharaja Nim, three words", "", "", "wythoff+(4,7)(7,4)&view=10,20,30x40&idea=dictionary"},
	{"Endless knight's lines leave the golden ratio", "", "", "wythoff+(t,2t)(2t,t);t=1..&size=300x300&idea=golden"},
	{distant, "", "", distantWythoff},
}

// maharajaPresets are Maharaja Nim in the figures of [LW14].
var maharajaPresets = []Preset{
	{"Where the maharaja may go", "[LW14]", "Figure 1, right", "maharaja@6,5"},
	{"Maharaja Nim", "[LW14]", "Figure 2, right", "maharaja&size=25x25"},
	{"Maharaja Nim, a wider view", "[LW14]", "Figure 3, right", "maharaja&size=500x500"},
	{"Close to the golden ratio", "[LW14]", "Figure 3, right", "maharaja&view=0,0,60x60&idea=golden"},
	{"The first perfect sector", "[LW14]", "Figure 4, right", "maharaja&view=0,0,22x36&idea=dictionary:step=0"},
	{"Erased columns", "[LW14]", "Figure 5", "maharaja&view=8,16,22x28&idea=dictionary:step=2"},
	{"The first word, 00100", "[LW14]", "Figure 6, left", "maharaja&view=4,9,22x28&idea=dictionary:step=0"},
	{"The word 0010110", "[LW14]", "Figure 6, right", "maharaja&view=8,16,22x28&idea=dictionary:step=2"},
	{"The telescope", "[LW14]", "Figure 7", "maharaja@3000,4853&view=0,0,5000x5000&idea=telescope"},
	{distant, "", "", distantMaharaja},
}
