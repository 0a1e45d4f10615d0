package figure

// blockingFigures are those of [CLN15].
var blockingFigures = []Figure{
	{"blocking-1", "[CLN15]", "Figure 1",
		"Game 5 near the origin: how many palaces a queen sees from each square. Brown to yellow see 0 to 4 and are palaces themselves, black sees 5, blue 6, indigo 7.",
		blocked(plot{game: "blocking:5", window: at(0, 0, 11, 11), cell: 40, rulers: rulers{1, 1}, marks: []mark{grid{black}}})},
	{"blocking-2", "[CLN15]", "Figure 2",
		"The rule of the cellular automaton: the six squares from which a palace number minus k follows, on the diamond grid and on the board, and what each of them adds when it is a palace.",
		ruleDiagram{"blocking:5"}},
	{"blocking-3", "[CLN15]", "Figure 3",
		"Game 100 (left) and game 1000 (right): the whole, the nose, the shoulder. The noses agree square by square, the shoulders as far as épaulette and arm reach.",
		sheet{{"blocking-3-game-100", "blocking-3-game-1000"}, {"blocking-3-nose-100", "blocking-3-nose-1000"}, {"blocking-3-shoulder-100", "blocking-3-shoulder-1000"}}},
	{"blocking-3-game-100", "[CLN15]", "Figure 3, top left",
		"Game 100 on 300×300 squares.",
		blocked(plot{game: "blocking:100", window: at(0, 0, 300, 300), cell: 3})},
	{"blocking-3-game-1000", "[CLN15]", "Figure 3, top right",
		"Game 1000 on 3000×3000 squares, 16 of them averaged to a pixel.",
		blocked(plot{game: "blocking:1000", window: at(0, 0, 3000, 3000), shrink: 2})},
	{"blocking-3-nose-100", "[CLN15]", "Figure 3, middle left",
		"The nose of game 100, where hood, épaulettes and fabric meet: 100×100 squares from the origin, which lie as those of game 1000 from (300,300).",
		blocked(plot{game: "blocking:100", window: at(0, 0, 100, 100), cell: 8})},
	{"blocking-3-nose-1000", "[CLN15]", "Figure 3, middle right",
		"The nose of game 1000: 100×100 squares from (300,300), which agree with those of game 100 from the origin.",
		blocked(plot{game: "blocking:1000", window: at(300, 300, 100, 100), cell: 8})},
	{"blocking-3-shoulder-100", "[CLN15]", "Figure 3, bottom left",
		"The shoulder of game 100, where the arm begins: 100×100 squares from (80,0), a corner chosen here.",
		blocked(plot{game: "blocking:100", window: at(80, 0, 100, 100), cell: 8})},
	{"blocking-3-shoulder-1000", "[CLN15]", "Figure 3, bottom right",
		"The shoulder of game 1000: 100×100 squares from (980,0), a corner chosen here.",
		blocked(plot{game: "blocking:1000", window: at(980, 0, 100, 100), cell: 8})},
	{"blocking-4", "[CLN15]", "Figure 4",
		"Game 497 against game 500 (left) and game 499 against game 500 (right); white squares do not match.",
		sheet{{"blocking-4-497", "blocking-4-499"}}},
	{"blocking-4-497", "[CLN15]", "Figure 4, left",
		"Game 497 where its palace number p at (x,y) is p+3 at (x+1,y+1) in game 500; all else is white. 1500×1500 squares, a size chosen here, four of them averaged to a pixel.",
		laidOver("500:1,1,3", plot{game: "blocking:497", window: at(0, 0, 1500, 1500), shrink: 1})},
	{"blocking-4-499", "[CLN15]", "Figure 4, right",
		"Game 499 where its palace number p at (x,y) is p+1 at (x+1,y) in game 500; all else is white. 1500×1500 squares, a size chosen here, four of them averaged to a pixel.",
		laidOver("500:1,0,1", plot{game: "blocking:499", window: at(0, 0, 1500, 1500), shrink: 1})},
	{"blocking-5", "[CLN15]", "Figure 5",
		"Game 9999 where the rift meets the seam: the armpit, and from it the fray between the fabric and the threads of the warp. The window was chosen here.",
		blocked(plot{game: "blocking:9999", window: at(6900, 12700, 1400, 1400)})},
	{"blocking-6", "[CLN15]", "Figure 6",
		"Game 40003: the prism at the end of the fabric, and the brighter beam behind it. The window was chosen here.",
		blocked(plot{game: "blocking:40003", window: at(64000, 64000, 4000, 4000), shrink: 1})},
	{"blocking-7", "[CLN15]", "Figure 7",
		"The three fabrics: k = 0, 1 and 2 modulo 3; below a wider view from the same corner.",
		sheet{{"blocking-7-near-0", "blocking-7-near-1", "blocking-7-near-2"}, {"blocking-7-wide-0", "blocking-7-wide-1", "blocking-7-wide-2"}}},
	nearFabric("0", "left", "blocking:3000"),
	nearFabric("1", "centre", "blocking:3001"),
	nearFabric("2", "right", "blocking:3002"),
	wideFabric("0", "left", "blocking:3000"),
	wideFabric("1", "centre", "blocking:3001"),
	wideFabric("2", "right", "blocking:3002"),
	{"blocking-8", "[CLN15]", "Figure 8",
		"The skin of the upper arm at its second stage, eight squares thick along a row: a period is 13 squares wide and 5 high. The window, in game 12000, was chosen here.",
		blocked(plot{game: "blocking:12000", window: at(12640, 240, 60, 36), cell: 14, marks: []mark{grid{black}}})},
	{"blocking-8-stages", "[CLN15]", "Figure 8, from afar",
		"The skin of game 12000 from the shoulder on: three squares thick along a row at first, eight from row 82 on.",
		blocked(plot{game: "blocking:12000", window: at(11980, 0, 420, 160), cell: 3})},
	{"blocking-8-third", "[CLN15]", "Figure 8, at the third stage",
		"The skin of game 12000 from row 3000 on, where it is 21 squares thick along a row.",
		blocked(plot{game: "blocking:12000", window: at(19790, 3000, 120, 72), cell: 8})},
}

// nearFabric is a part of the upper row of Figure 7.
func nearFabric(remainder, place, game string) Figure {
	return Figure{"blocking-7-near-" + remainder, "[CLN15]", "Figure 7, above, " + place,
		"The fabric of k = " + remainder + " modulo 3 at the nose, from " + game + ". The window was chosen here.",
		blocked(plot{game: game, window: at(990, 990, 150, 150), cell: 4})}
}

// wideFabric is a part of the lower row of Figure 7.
func wideFabric(remainder, place, game string) Figure {
	return Figure{"blocking-7-wide-" + remainder, "[CLN15]", "Figure 7, below, " + place,
		"The fabric of k = " + remainder + " modulo 3 from the nose on, from " + game + ". The window was chosen here.",
		blocked(plot{game: game, window: at(990, 990, 600, 600)})}
}
