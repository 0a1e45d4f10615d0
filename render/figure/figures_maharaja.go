package figure

// maharajaFigures are those of [LW14] that show P-positions.
var maharajaFigures = []Figure{
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
