package figure

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/view"
)

// outcomes plots black P-positions on white with the origin below, as [LSY24] has them.
func outcomes(game string, p plot) plot {
	p.game, p.kind, p.lies = "subtraction:"+game, engine.Outcomes, view.XRightYUp
	if p.colors == nil {
		p.colors = ink
	}
	return p
}

// small is a plot of n×n squares large enough to be counted.
func small(game string, n int, marks ...mark) plot {
	step := 5
	if n >= 50 {
		step = 10
	}
	return outcomes(game, plot{window: at(0, 0, n, n), cell: 400 / n, rulers: rulers{step, step}, marks: append([]mark{grid{gray}}, marks...)})
}

// Rulesets that several figures show. The last four are max-symmetric, with all
// their moves.
const (
	symmetric  = "(1,2)(2,1)(3,3)"
	asymmetric = "(1,2)(2,3)(3,1)"
	arithmetic = "(1,2)(3,4)(4,6)"
	narrow     = "(1,5)(5,1)(6,6)"
	broad      = "(2,5)(5,2)(7,7)"
	ten        = "(1,7)(3,9)(7,1)(9,3)(10,10)"
	eleven     = "(1,7)(4,9)(7,1)(10,3)(11,10)"
	flat       = "(2,1)(3,7)(5,1)(6,7)(8,8)"
	ornaments  = "(0,2)(3,8)(5,0)(8,6)(8,8)"
	nine       = "(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)"
)

// subtractionFigures are those of [LSY24].
var subtractionFigures = []Figure{
	{"subtraction-1", "[LSY24]", "Figure 1",
		"Diluted boxes: {(2,16),(13,1)}, P-positions black. 200×200 squares, a size chosen here.",
		outcomes("(2,16)(13,1)", plot{window: at(0, 0, 200, 200), cell: 4})},
	{"subtraction-2", "[LSY24]", "Figure 2",
		"Squirrel and crow, {(1,3),(2,1)}, with the position (5,6) ringed. 20×20 squares, a size chosen here.",
		small("(1,3)(2,1)", 20, rings{func(x, y int, _ int32) bool { return x == 5 && y == 6 }, red})},
	{"subtraction-3", "[LSY24]", "Figure 3",
		"Four segments, of a symmetric ruleset (left) and of one that is not (right).",
		sheet{{"subtraction-3-symmetric", "subtraction-3-asymmetric"}}},
	{"subtraction-3-symmetric", "[LSY24]", "Figure 3, left",
		"{(2,6),(3,3),(6,2)} on 300×300 squares.",
		outcomes("(2,6)(3,3)(6,2)", plot{window: at(0, 0, 300, 300), cell: 2})},
	{"subtraction-3-asymmetric", "[LSY24]", "Figure 3, right",
		"{(2,6),(3,3),(6,1)} on 300×300 squares.",
		outcomes("(2,6)(3,3)(6,1)", plot{window: at(0, 0, 300, 300), cell: 2})},
	{"subtraction-4", "[LSY24]", "Figure 4",
		"{(2,2),(5,5),(7,7)}, as in one dimension. 50×50 squares, a size chosen here.",
		small("(2,2)(5,5)(7,7)", 50)},
	{"subtraction-5", "[LSY24]", "Figure 5",
		"One vertical move, {(0,b)}: strips b squares high. b = 3 was chosen here.",
		small("(0,3)", 20)},
	{"subtraction-6", "[LSY24]", "Figure 6",
		"One move, {(a,b)}: L-shapes. (a,b) = (3,2) was chosen here.",
		small("(3,2)", 20)},
	{"subtraction-7", "[LSY24]", "Figure 7",
		"Two moves of which one is vertical.",
		sheet{{"subtraction-7-left", "subtraction-7-centre", "subtraction-7-right"}}},
	{"subtraction-7-left", "[LSY24]", "Figure 7, left", "{(0,1),(2,4)} on 20×20 squares.", small("(0,1)(2,4)", 20)},
	{"subtraction-7-centre", "[LSY24]", "Figure 7, centre", "{(0,1),(4,2)} on 20×20 squares.", small("(0,1)(4,2)", 20)},
	{"subtraction-7-right", "[LSY24]", "Figure 7, right", "{(0,4),(2,1)} on 20×20 squares.", small("(0,4)(2,1)", 20)},
	{"subtraction-8", "[LSY24]", "Figure 8",
		"The regions A, B, C above the line y = δx for two moves (a,b), (c,d), cut at x = a, c and c+a, and D beyond. Drawn over {(3,2),(7,8)}, moves chosen here.",
		regions(3, 2, 7, 8, 30)},
	{"subtraction-9", "[LSY24]", "Figure 9",
		"The mirror images of the rulesets of Figure 7.",
		sheet{{"subtraction-9-left", "subtraction-9-centre", "subtraction-9-right"}}},
	{"subtraction-9-left", "[LSY24]", "Figure 9, left", "{(1,0),(4,2)} on 20×20 squares.", small("(1,0)(4,2)", 20)},
	{"subtraction-9-centre", "[LSY24]", "Figure 9, centre", "{(1,0),(2,4)} on 20×20 squares.", small("(1,0)(2,4)", 20)},
	{"subtraction-9-right", "[LSY24]", "Figure 9, right", "{(1,2),(4,0)} on 20×20 squares.", small("(1,2)(4,0)", 20)},
	{"subtraction-10", "[LSY24]", "Figure 10",
		"{(4,1),(9,10)} with its P-positions in the region C ringed: (9,8), (9,9) and (10,9), which are printed as (8,9), (9,9), (10,9). 30×30 squares, a size chosen here.",
		regions(4, 1, 9, 10, 30)},
	{"subtraction-11", "[LSY24]", "Figure 11",
		"{(4,1),(17,15)} with its P-positions in the region C ringed: (17,13), (17,14) and (18,14). 40×40 squares, a size chosen here.",
		regions(4, 1, 17, 15, 40)},
	{"subtraction-12", "[LSY24]", "Figure 12",
		"Two additive rulesets: the third move is the sum of the others.",
		sheet{{"subtraction-12-symmetric", "subtraction-12-arithmetic"}}},
	{"subtraction-12-symmetric", "[LSY24]", "Figure 12, left",
		"{(1,2),(2,1),(3,3)} on 100×100 squares, a size chosen here.",
		outcomes(symmetric, plot{window: at(0, 0, 100, 100), cell: 6})},
	{"subtraction-12-arithmetic", "[LSY24]", "Figure 12, right",
		"{(1,2),(3,4),(4,6)} on 100×100 squares, a size chosen here.",
		outcomes(arithmetic, plot{window: at(0, 0, 100, 100), cell: 6})},
	{"subtraction-13", "[LSY24]", "Figure 13",
		"{(1,2),(2,3),(3,1)} on 50×50 squares.",
		small(asymmetric, 50)},
	{"subtraction-14", "[LSY24]", "Figure 14",
		"{(1,2),(2,3),(3,1)} on 23×21 squares with the colouring of the middle segment, made by its rules: a green square makes a red one at (3,5), a red one a green one at (5,4), a green or blue one a blue one there. The squares that have their colour from the start are darker. The numbering of the other squares is left out.",
		outcomes(asymmetric, plot{window: at(0, 0, 23, 21), cell: 20, rulers: rulers{5, 5}, colors: painted, lay: middleOfAsymmetric.board, marks: []mark{grid{gray}}})},
	{"subtraction-15", "[LSY24]", "Figure 15",
		"{(1,2),(2,1),(3,3)} on 26×26 squares with the colouring of its three segments: blue goes on by (4,5) and (5,4), green (below) by (5,4), red (above) by (4,5), as the sums of moves demand; the caption has these two the other way round. The squares that have their colour from the start are darker. The yellow and brown squares of the proof are left out.",
		outcomes(symmetric, plot{window: at(0, 0, 26, 26), cell: 18, rulers: rulers{5, 5}, colors: painted, lay: segmentsOfSymmetric.board, marks: []mark{grid{gray}}})},
	{"subtraction-16", "[LSY24]", "Figure 16",
		"Two symmetric additive rulesets with 2a < b, which are more complex.",
		sheet{{"subtraction-16-left", "subtraction-16-right"}}},
	{"subtraction-16-left", "[LSY24]", "Figure 16, left",
		"{(1,5),(5,1),(6,6)} on 60×60 squares, a size chosen here.", small(narrow, 60)},
	{"subtraction-16-right", "[LSY24]", "Figure 16, right",
		"{(2,5),(5,2),(7,7)} on 60×60 squares, a size chosen here.", small(broad, 60)},
	{"subtraction-17", "[LSY24]", "Figure 17",
		"{(1,2),(3,4),(4,6)} with the colouring of the middle segment, made by its rules from the purple squares (0,0) and (0,1), and of the two others. The squares that have their colour from the start are darker. 40×40 squares, a size chosen here.",
		outcomes(arithmetic, plot{window: at(0, 0, 40, 40), cell: 14, rulers: rulers{10, 10}, colors: painted, lay: segmentsOfArithmetic.board, marks: []mark{grid{gray}}})},
	{"subtraction-18", "[LSY24]", "Figure 18",
		"The rulesets of Figure 16 seen further.",
		sheet{{"subtraction-18-left", "subtraction-18-right"}}},
	{"subtraction-18-left", "[LSY24]", "Figure 18, left",
		"{(1,5),(5,1),(6,6)} on 200×200 squares.", outcomes(narrow, plot{window: at(0, 0, 200, 200), cell: 3})},
	{"subtraction-18-right", "[LSY24]", "Figure 18, right",
		"{(2,5),(5,2),(7,7)} on 200×200 squares.", outcomes(broad, plot{window: at(0, 0, 200, 200), cell: 3})},
	{"subtraction-19", "[LSY24]", "Figure 19",
		"Four segments that settle late: {(1,7),(8,1),(14,14)}, 500×500 squares above 2000×2000.",
		sheet{{"subtraction-19-near"}, {"subtraction-19-wide"}}},
	{"subtraction-19-near", "[LSY24]", "Figure 19, above",
		"{(1,7),(8,1),(14,14)} on 500×500 squares.", outcomes("(1,7)(8,1)(14,14)", plot{window: at(0, 0, 500, 500), cell: 2})},
	{"subtraction-19-wide", "[LSY24]", "Figure 19, below",
		"{(1,7),(8,1),(14,14)} on 2000×2000 squares, four of them averaged to a pixel.", outcomes("(1,7)(8,1)(14,14)", plot{window: at(0, 0, 2000, 2000), shrink: 1})},
	{"subtraction-20", "[LSY24]", "Figure 20",
		"Four segments, one of them broad: {(1,7),(2,10),(6,1)}, 300×300 squares above 2000×2000.",
		sheet{{"subtraction-20-near"}, {"subtraction-20-wide"}}},
	{"subtraction-20-near", "[LSY24]", "Figure 20, above",
		"{(1,7),(2,10),(6,1)} on 300×300 squares.", outcomes("(1,7)(2,10)(6,1)", plot{window: at(0, 0, 300, 300), cell: 3})},
	{"subtraction-20-wide", "[LSY24]", "Figure 20, below",
		"{(1,7),(2,10),(6,1)} on 2000×2000 squares, four of them averaged to a pixel.", outcomes("(1,7)(2,10)(6,1)", plot{window: at(0, 0, 2000, 2000), shrink: 1})},
	{"subtraction-21", "[LSY24]", "Figure 21",
		"Five segments: {(2,6),(3,3),(6,1),(19,6)} on 3600×2000 squares, 16 of them averaged to a pixel.",
		outcomes("(2,6)(3,3)(6,1)(19,6)", plot{window: at(0, 0, 3600, 2000), shrink: 2})},
	{"subtraction-22", "[LSY24]", "Figure 22",
		"Six segments: {(2,6),(4,11),(6,1),(6,3),(19,5)} on 5000×3000 squares, 16 of them averaged to a pixel.",
		outcomes("(2,6)(4,11)(6,1)(6,3)(19,5)", plot{window: at(0, 0, 5000, 3000), shrink: 2})},
	{"subtraction-23", "[LSY24]", "Figure 23",
		"A ruleset of nine moves on 1000×1000 squares.",
		outcomes(nine, plot{window: at(0, 0, 1000, 1000)})},
	{"subtraction-24", "[LSY24]", "Figure 24",
		"The ruleset of Figure 23 far out: gliders of one slope. The window of 1400×1400 squares was chosen here.",
		outcomes(nine, plot{window: at(2400, 12800, 1400, 1400)})},
	{"subtraction-25", "[LSY24]", "Figure 25",
		"The max-symmetric {(1,7),(7,1),(10,10)}, completed by (3,9) and (9,3), on 1000×1000 squares.",
		outcomes(ten, plot{window: at(0, 0, 1000, 1000)})},
	{"subtraction-26", "[LSY24]", "Figure 26",
		"The max-symmetric {(1,7),(7,1),(11,10)}, completed by (4,9) and (10,3), on 1000×1000 squares.",
		outcomes(eleven, plot{window: at(0, 0, 1000, 1000)})},
	{"subtraction-27", "[LSY24]", "Figure 27",
		"The max-symmetric {(2,1),(5,1),(8,8)}, completed by (3,7) and (6,7): 5000×5000 squares, below the first and the last 150×150.",
		sheet{{"subtraction-27-whole"}, {"subtraction-27-first", "subtraction-27-last"}}},
	{"subtraction-27-whole", "[LSY24]", "Figure 27, above", "5000×5000 squares, 16 of them averaged to a pixel.", outcomes(flat, plot{window: at(0, 0, 5000, 5000), shrink: 2})},
	{"subtraction-27-first", "[LSY24]", "Figure 27, below left", "The first 150×150 squares.", outcomes(flat, plot{window: at(0, 0, 150, 150), cell: 4})},
	{"subtraction-27-last", "[LSY24]", "Figure 27, below right", "The last 150×150 of 5000×5000 squares.", outcomes(flat, plot{window: at(4850, 4850, 150, 150), cell: 4})},
	{"subtraction-28", "[LSY24]", "Figure 28",
		"The max-symmetric {(0,2),(5,0),(8,8)}, completed by (3,8) and (8,6): 5000×5000 squares, below the first and the last 150×150, and two pieces from the edges of the middle region, chosen here.",
		sheet{{"subtraction-28-whole"}, {"subtraction-28-first", "subtraction-28-last"}, {"subtraction-28-upper", "subtraction-28-lower"}}},
	{"subtraction-28-whole", "[LSY24]", "Figure 28, above", "5000×5000 squares, 16 of them averaged to a pixel.", outcomes(ornaments, plot{window: at(0, 0, 5000, 5000), shrink: 2})},
	{"subtraction-28-first", "[LSY24]", "Figure 28, below left", "The first 150×150 squares.", outcomes(ornaments, plot{window: at(0, 0, 150, 150), cell: 4})},
	{"subtraction-28-last", "[LSY24]", "Figure 28, below right", "The last 150×150 of 5000×5000 squares.", outcomes(ornaments, plot{window: at(4850, 4850, 150, 150), cell: 4})},
	{"subtraction-28-upper", "[LSY24]", "Figure 28, the next page, above the middle", "300×300 squares from a window chosen here.", outcomes(ornaments, plot{window: at(2250, 2900, 300, 300), cell: 2})},
	{"subtraction-28-lower", "[LSY24]", "Figure 28, the next page, below the middle", "300×300 squares from a window chosen here.", outcomes(ornaments, plot{window: at(2650, 2900, 300, 300), cell: 2})},
}
