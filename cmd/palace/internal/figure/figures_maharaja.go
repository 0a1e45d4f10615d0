package figure

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// maharajaFigures are those of [LW14].
var maharajaFigures = []Figure{
	{"maharaja-1", "[LW14]", "Figure 1",
		"Where the queen of Wythoff Nim (left) and the maharaja (right) may go from one square.",
		sheet{{"maharaja-1-wythoff", "maharaja-1-maharaja"}}},
	{"maharaja-1-wythoff", "[LW14]", "Figure 1, left",
		"The options of the queen of Wythoff Nim at (6,5), a position chosen here.",
		options{extended(plot{game: "wythoff", window: at(0, 0, 9, 9), cell: 36, rulers: rulers{1, 1}}), engine.Cell{X: 6, Y: 5}}},
	{"maharaja-1-maharaja", "[LW14]", "Figure 1, right",
		"The options of the maharaja at (6,5), a position chosen here.",
		options{extended(plot{game: "maharaja", window: at(0, 0, 9, 9), cell: 36, rulers: rulers{1, 1}}), engine.Cell{X: 6, Y: 5}}},
	{"maharaja-2", "[LW14]", "Figure 2",
		"The first P-positions of Wythoff Nim (left) and Maharaja Nim (right).",
		sheet{{"maharaja-2-wythoff", "maharaja-2-maharaja"}}},
	{"maharaja-2-wythoff", "[LW14]", "Figure 2, left",
		"The P-positions of Wythoff Nim on 25×25 squares, a size chosen here.",
		extended(plot{game: "wythoff", window: at(0, 0, 25, 25), cell: 18, rulers: rulers{5, 5}, marks: []mark{grid{gray}}})},
	{"maharaja-2-maharaja", "[LW14]", "Figure 2, right",
		"The P-positions of Maharaja Nim on 25×25 squares, a size chosen here.",
		extended(plot{game: "maharaja", window: at(0, 0, 25, 25), cell: 18, rulers: rulers{5, 5}, marks: []mark{grid{gray}}})},
	{"maharaja-3", "[LW14]", "Figure 3",
		"The P-positions of Wythoff Nim (left) lie on two half-lines, those of Maharaja Nim (right) within a bounded distance of them.",
		sheet{{"maharaja-3-wythoff", "maharaja-3-maharaja"}}},
	{"maharaja-3-wythoff", "[LW14]", "Figure 3, left",
		"The P-positions of Wythoff Nim below 500, a bound chosen here.",
		extended(plot{game: "wythoff", window: at(0, 0, 500, 500), cell: 1, dot: 3, rulers: rulers{100, 100}})},
	{"maharaja-3-maharaja", "[LW14]", "Figure 3, right",
		"The P-positions of Maharaja Nim below 500, a bound chosen here.",
		extended(plot{game: "maharaja", window: at(0, 0, 500, 500), cell: 1, dot: 3, rulers: rulers{100, 100}})},
	{"maharaja-4", "[LW14]", "Figure 4",
		"The first upper P-positions of Maharaja Nim, and grey the upper positions from which one can move to them: with seven of them (left) what remains is not a sector, with eight (right) it is perfect.",
		sheet{{"maharaja-4-seven", "maharaja-4-eight"}}},
	{"maharaja-4-seven", "[LW14]", "Figure 4, left",
		"(0,0) and the seven first upper P-positions of Maharaja Nim, and grey the upper positions from which one can move to one of them.",
		erased{extended(plot{game: "maharaja", window: at(0, 0, 22, 36), cell: 16, rulers: rulers{5, 5}}), 7}},
	{"maharaja-4-eight", "[LW14]", "Figure 4, right",
		"The same with the eighth, (12,18): what remains to the right of column 13 are all positions above the eighth diagonal, the (8,13)-perfect sector.",
		erased{extended(plot{game: "maharaja", window: at(0, 0, 22, 36), cell: 16, rulers: rulers{5, 5}, marks: []mark{
			segment{14, 23, 22, 31, 2, red}, segment{14, 23, 14, 36, 2, red}}}), 8}},
	{"maharaja-5", "[LW14]", "Figure 5",
		"The perfect sector from column 14 on, and the columns of the word 0010110 in it that are erased, for they have their P-positions below the diagonal.",
		spelled(2, at(8, 16, 22, 28), idea.Frames)},
	{"maharaja-6", "[LW14]", "Figure 6",
		"The words 00100 (left) and 0010110 (right) of Maharaja Nim: the perfect sectors where they begin, the upper P-positions of their columns, and the sectors behind them.",
		sheet{{"maharaja-6-first", "maharaja-6-third"}}},
	{"maharaja-6-first", "[LW14]", "Figure 6, left",
		"The word 00100 in the columns 8 to 12, and at the left what it is translated to, 100101100.",
		spelled(0, at(4, 9, 22, 28))},
	{"maharaja-6-third", "[LW14]", "Figure 6, right",
		"The word 0010110 in the columns 14 to 20, and at the left what it is translated to, 10010011000.",
		spelled(2, at(8, 16, 22, 28))},
	{"maharaja-7", "[LW14]", "Figure 7",
		"The telescope: the P-position of column 3000 is read between the lines of slope φ and 1/φ, level by level down to the corner. The column is chosen here.",
		illustrated{plot: extended(plot{game: "maharaja", window: at(0, 0, 3300, 5000), shrink: 3, dot: 1, rulers: rulers{1000, 1000}}), idea: "telescope", point: engine.At(3000, 4853)}},
	{"maharaja-8", "[LW14]", "Figure 8",
		"Six games with one pair of further moves, (3,5) to (7,11).",
		sheet{{"maharaja-8-3-5", "maharaja-8-4-6", "maharaja-8-4-7"}, {"maharaja-8-5-8", "maharaja-8-6-10", "maharaja-8-7-11"}}},
	pair("first", "3-5", "wythoff+(3,5)(5,3)"),
	pair("second", "4-6", "wythoff+(4,6)(6,4)"),
	pair("third", "4-7", "wythoff+(4,7)(7,4)"),
	pair("fourth", "5-8", "wythoff+(5,8)(8,5)"),
	pair("fifth", "6-10", "wythoff+(6,10)(10,6)"),
	pair("sixth", "7-11", "wythoff+(7,11)(11,7)"),
	{"maharaja-9", "[LW14]", "Figure 9",
		"Wythoff Nim with the moves (t,2t) and (2t,t) for t up to 10, 50 and 100, and for all t.",
		sheet{{"maharaja-9-10", "maharaja-9-50"}, {"maharaja-9-100", "maharaja-9-all"}}},
	knights("first", "10"),
	knights("second", "50"),
	knights("third", "100"),
	knights("fourth", ""),
}

// spelled is a window of Maharaja Nim with the word that comes after so many others.
func spelled(words int, w engine.Window, leave ...idea.Kind) drawing {
	p := extended(plot{game: "maharaja", window: w, cell: 18, rulers: rulers{2, 2}, marks: []mark{grid{gray}}})
	if len(leave) > 0 {
		p.colors = paper
	}
	return illustrated{plot: p, idea: "dictionary", step: words, leave: leave}
}

// pair is a part of Figure 8.
func pair(place, moves, game string) Figure {
	return Figure{"maharaja-8-" + moves, "[LW14]", "Figure 8, the " + place,
		"The P-positions of " + game + " below 100.",
		extended(plot{game: game, window: at(0, 0, 100, 100), cell: 4, dot: 4, rulers: rulers{20, 20}})}
}

// knights is a part of Figure 9: t up to a bound, or without end.
func knights(place, last string) Figure {
	name, game := last, "wythoff+(t,2t)(2t,t);t=1.."+last
	if last == "" {
		name = "all"
	}
	return Figure{"maharaja-9-" + name, "[LW14]", "Figure 9, the " + place,
		"The P-positions of " + game + " below 1500.",
		extended(plot{game: game, window: at(0, 0, 1500, 1500), shrink: 1, dot: 2, rulers: rulers{500, 500}})}
}
