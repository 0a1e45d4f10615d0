package catalog

// wythoffPresets are Wythoff Nim and its extensions in the figures of [LW14].
var wythoffPresets = []Preset{
	{presetWhereTheQueenMayGo, "[LW14]", atFigure1Left, "wythoff@6,5"},
	{presetWythoffNim, "[LW14]", atFigure2Left, "wythoff@12,17&size=25x25"},
	{presetWythoffNimAWiderView, "[LW14]", atFigure3Left, "wythoff&size=500x500"},
	{preset35MaharajaNim, "[LW14]", atFigure81Of6, "wythoff+(3,5)(5,3)&size=100x100"},
	{preset46MaharajaNim, "[LW14]", atFigure82Of6, "wythoff+(4,6)(6,4)&size=100x100"},
	{preset47MaharajaNim, "[LW14]", atFigure83Of6, "wythoff+(4,7)(7,4)&size=100x100"},
	{preset58MaharajaNim, "[LW14]", atFigure84Of6, "wythoff+(5,8)(8,5)&size=100x100"},
	{preset610MaharajaNim, "[LW14]", atFigure85Of6, "wythoff+(6,10)(10,6)&size=100x100"},
	{preset711MaharajaNim, "[LW14]", atFigure86Of6, "wythoff+(7,11)(11,7)&size=100x100"},
	{presetTenPairsOfKnightsLines, "[LW14]", atFigure91Of4, "wythoff+(t,2t)(2t,t);t=1..10&size=1500x1500"},
	{presetFiftyPairsOfKnightsLines, "[LW14]", atFigure92Of4, "wythoff+(t,2t)(2t,t);t=1..50&size=1500x1500"},
	{presetAHundredPairsOfKnightsLines, "[LW14]", atFigure93Of4, "wythoff+(t,2t)(2t,t);t=1..100&size=1500x1500"},
	{presetEndlessKnightsLines, "[LW14]", atFigure94Of4, "wythoff+(t,2t)(2t,t);t=1..&size=1500x1500"},
	{presetTheGoldenPairs, "", "", "wythoff&view=0,0,26x26&idea=golden"},
	{presetTheFibonacciWordThatWritesItself, "", "", "wythoff&view=0,0,30x30&idea=dictionary"},
	{preset23MaharajaNim, "", "", "wythoff+(2,3)(3,2)"},
	{preset23MaharajaNimItsTenWords, "", "", "wythoff+(2,3)(3,2)&view=10,20,30x40&idea=dictionary"},
	{preset47MaharajaNimThreeWords, "", "", "wythoff+(4,7)(7,4)&view=10,20,30x40&idea=dictionary"},
	{presetEndlessKnightsLinesLeaveTheGoldenRatio, "", "", "wythoff+(t,2t)(2t,t);t=1..&size=300x300&idea=golden"},
	{presetWythoffThreePiles, "", "", "wythoff:3@4,6,9"},
	{presetWythoffBesideAPileOfFive, "", "", "wythoff:3@30,22,5&size=200x200"},
	{distant, "", "", distantWythoff},
}

// maharajaPresets are Maharaja Nim in the figures of [LW14].
var maharajaPresets = []Preset{
	{presetWhereTheMaharajaMayGo, "[LW14]", atFigure1Right, "maharaja@6,5"},
	{presetMaharajaNim, "[LW14]", atFigure2Right, "maharaja&size=25x25"},
	{presetMaharajaNimAWiderView, "[LW14]", atFigure3Right, "maharaja&size=500x500"},
	{presetCloseToTheGoldenRatio, "[LW14]", atFigure3Right, "maharaja&view=0,0,60x60&idea=golden"},
	{presetTheFirstPerfectSector, "[LW14]", atFigure4Right, "maharaja&view=0,0,22x36&idea=dictionary:step=0"},
	{presetErasedColumns, "[LW14]", atFigure5, "maharaja&view=8,16,22x28&idea=dictionary:step=2"},
	{presetTheFirstWord00100, "[LW14]", atFigure6Left, "maharaja&view=4,9,22x28&idea=dictionary:step=0"},
	{presetTheWord0010110, "[LW14]", atFigure6Right, "maharaja&view=8,16,22x28&idea=dictionary:step=2"},
	{presetTheTelescope, "[LW14]", atFigure7, "maharaja@3000,4853&view=0,0,5000x5000&idea=telescope"},
	{distant, "", "", distantMaharaja},
}
