package catalog

// exilePresets are the boards of the figures of [DSS20].
var exilePresets = []Preset{
	{presetTheFirstQueensOnTheSpiral, "[DSS20]", atFigure2, "exile:spiral&size=11x11"},
	{preset1409QueensOnTheSpiral, "[DSS20]", atFigure3, "exile:spiral&size=2001x2001"},
	{presetNimValuesOnTheSpiral, "[DSS20]", atFigure4, "exile:spiral&size=15x15&map=nim"},
	{presetNimValuesOfTheQuadrant, "[DSS20]", atFigure5, "exile:quadrant&size=500x500&map=nim"},
	{preset10000QueensInTheQuadrant, "[DSS20]", atFigure6, "exile:quadrant&size=16200x10000"},
	{presetTheQueensPlacedOneByOne, "[DSS20]", atFigure2, "exile:spiral&map=off&idea=placing"},
	{presetFourArmsOneWordOfThreeLetters, "[DSS20]", atTable2, "exile:spiral&idea=tribonacci"},
	{presetANumberInTribonacciDigits, "[DSS20]", atSection51, "exile:spiral&idea=tribonacci:show=number"},
	{presetTwoLinesForTheQuadrantsQueens, "[DSS20]", atConjecture25, "exile:quadrant&idea=lines"},
	{presetAMachineOf48States, "[DSS20]", atConjecture25, "exile:quadrant&map=off&idea=lines:step=20;show=machine"},
	{presetColumn9AgainstAConjecture, "[DSS20]", atConjecture26, "exile:quadrant@158,9&size=220x60&map=nim&idea=columns"},
	{distant, "", "", distantSpiral},
	{distantOnQuadrant, "", "", distantQuadrant},
}
