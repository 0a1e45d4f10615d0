package catalog

// blockingPresets are the games of [CLN15] and of its figures.
var blockingPresets = []Preset{
	{presetGame5, "[CLN15]", atFigure1, "blocking:5@3,3&size=11x11"},
	{presetGame100, "[CLN15]", atFigure3Left, "blocking:100&size=300x300"},
	{presetGame1000, "[CLN15]", atFigure3Right, "blocking:1000&size=3000x3000"},
	{presetTheNoseOfGame100OverThatOfGame1000, "[CLN15]", atFigure3Middle, "blocking:100&size=100x100&compare=1000:300,300,900"},
	{presetTheShoulderOfGame100OverThatOfGame1000, "[CLN15]", atFigure3Below, "blocking:100&size=300x150&compare=1000:900,0,900"},
	{presetGame497OverGame500, "[CLN15]", atFigure4Left, "blocking:497&size=1500x1500&compare=500:1,1,3"},
	{presetGame499OverGame500, "[CLN15]", atFigure4Right, "blocking:499&size=1500x1500&compare=500:1,0,1"},
	{presetGame500, "[CLN15]", atFigure4, "blocking:500&size=1500x1500"},
	{presetGame9999WhereTheRiftHitsTheSeam, "[CLN15]", atFigure5, "blocking:9999&view=6400,12200,1400x1400"},
	{presetGame40003ThePrismAndItsBeam, "[CLN15]", atFigure6, "blocking:40003&size=72000x72000&view=64000,64000,4000x4000"},
	{presetThreadsThatMergeWith35And8Palaces, "[CLN15]", atSection32, "blocking:1000&size=5000x3000&view=3500,2200,900x600&idea=threads"},
	{presetTheFabricOfK0Mod3, "[CLN15]", atFigure7Left, "blocking:999&size=1500x1500&map=fabric"},
	{presetTheFabricOfK1Mod3, "[CLN15]", atFigure7Centre, "blocking:1000&size=1500x1500&map=fabric"},
	{presetTheFabricOfK2Mod3, "[CLN15]", atFigure7Right, "blocking:1001&size=1500x1500&map=fabric"},
	{presetSixSquaresMakeTheNextTheAutomaton, "[CLN15]", atTheorem1, "blocking:100&view=20,20,24x16&idea=automaton"},
	{presetTheSkinOfTheArmEightSquaresThick, "[CLN15]", atFigure8, "blocking:12000&size=13000x1000&view=12640,240,60x36&idea=skin"},
}
