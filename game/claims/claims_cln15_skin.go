package claims

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/engine/blocking/region"
)

// The skin of the arm, [CLN15] Section 3.4.

func cln15Skin() []Claim {
	return []Claim{
		{"cln15-skin-stages", "[CLN15] Section 3.4", "The arm's skin is 3 palaces thick in rows 4–68, 8 in rows 82–2753 and 21 from row 2968 to row 3099, Fibonacci numbers f(2n+2), and moves to the right by 2 and 3 as the rule 2 → 23, 3 → 233 makes them.", "The rows of an arm are counted, counted from the shoulder.", "blocking:12000&idea=skin", Holds, Reach{}, func(int) string { return differs(skin(0, 3100), "4–68: 3; 82–2753: 8; 2968–3099: 21; ") }},
		{"cln15-skin-values", "[CLN15] Section 3.4", "In the first 3100 rows of the skin, where it is steady, every palace is 1 or 2 below k.", "The rows of an arm are counted.", "blocking:12000&idea=skin", Holds, Reach{}, func(int) string {
			against := ""
			must(conjecture.NewArm(3100)).Skin(0, 3100, func(row int, layer region.Layer, rel []int32) {
				if n, ok := layer.Stage(); ok && n > 0 && slices.Min(rel) < -2 {
					against = fmt.Sprintf("row %d holds %v", row, rel)
				}
			})
			return against
		}},
		{"cln15-skin-before-printed", "[CLN15] Section 3.4, as printed", "A row has k − f(2n+3) palaces to the left of its skin: k − 5, k − 13 and k − 34 in rows 20, 1000 and 3000.", "The palaces of these rows are counted.", "blocking:12000&idea=skin", Fails, Reach{}, before(5, 13, 34)},
		{"cln15-skin-before", "[CLN15] Section 3.4", "A row has k − f(2n+2) palaces to the left of its skin: k − 3, k − 8 and k − 21 in rows 20, 1000 and 3000.", "The palaces of these rows are counted.", "blocking:12000&idea=skin", Holds, Reach{}, before(3, 8, 21)},
		{"here-skin-stage-4", "docs/findings.md, Skin", "The skin's stage 3 lasts to row 130,706, and from row 132,695 it is 55 palaces thick, with the steps of stage 4 as far as row 134,000.", "The rows of an arm are counted.", "blocking:12000&idea=skin", Holds, long, func(int) string { return differs(skin(130000, 134000), "130000–130706: 21; 132695–133999: 55; ") }},
		{"cln15-skin-steps", "[CLN15] Section 3.4", "The rule 2 → 23, 3 → 233 multiplies how many steps are 2 and 3 by the matrix ((1,1),(1,2)) with the greatest eigenvalue φ²: f(2n−1) and f(2n) at stage n, so that the skin moves f(2n+3) columns in f(2n+1) rows.", "By induction: the matrix is applied to Fibonacci numbers; the steps of stages 1 to 12 are counted too.", "blocking:12000&idea=skin", Holds, Reach{}, func(int) string { return stepsOf(12) }},
		{"cln15-skin-matrices", "[CLN15] Section 3.4", "Two periods of stage 2 of the skin are stage 1, and two of stage 3 are stage 2, with one of the paper's eight matrices for each palace, as wide as the new stage's step is there and 2 or 3 high; where a line leaves the skin, the last row of the last matrix has its last square alone. The matrices of a row have a row in common.", "The columns are built from the matrices and compared.", "blocking:12000&idea=skin", Holds, Reach{}, func(int) string {
			return first(func() string { return grows(1, 20, 200) }, func() string { return grows(2, 200, 2970) })
		}},
		{"here-skin-matrices-4", "docs/findings.md, Skin", "Two periods of stage 4 of the skin are stage 3 with one of the paper's eight matrices for each palace.", "The columns are built from the matrices and compared.", "blocking:12000&idea=skin", Holds, long, func(int) string { return grows(3, 2970, 133000) }},
	}
}

// stepsOf counts the steps of the skin's stages as far as the last.
func stepsOf(last region.Stage) string {
	if phi := (1 + math.Sqrt(5)) / 2; math.Abs((1-phi*phi)*(2-phi*phi)-1) > 1e-12 {
		return "φ² is no eigenvalue"
	}
	twos, threes := 1, 1 // f(1) and f(2)
	for n := region.Stage(1); n <= last; n++ {
		var counts [4]int
		for _, step := range n.Steps() {
			counts[step]++
		}
		columns, rows := n.Period()
		if counts != [4]int{2: twos, 3: threes} || twos+threes != rows || 2*twos+3*threes != columns {
			return fmt.Sprintf("stage %d: %d and %d", n, counts[2], counts[3])
		}
		twos, threes = twos+threes, twos+2*threes
	}
	return ""
}

// skinRows is the skin in some rows: by how much less than k each of its palaces is. From column begin on
// its columns are whole.
type skinRows struct {
	less       map[vector]int
	begin      int
	first, end int
}

// readSkin reads some periods of the rows of a stage.
func readSkin(arm *conjecture.Arm, n region.Stage, first int) skinRows {
	_, rows := n.Period()
	s := skinRows{less: map[vector]int{}, first: first, end: first + periodsRead*rows}
	arm.Skin(first, s.end, func(row int, layer region.Layer, rel []int32) {
		for i, v := range rel {
			s.less[vector{layer.Start + i, row}] = int(-v)
		}
		if row == first {
			s.begin = layer.End
		}
	})
	return s
}

// periodsRead is enough for two periods of the columns, wherever they begin.
const periodsRead = 6

// column returns the first row of a column, and its palaces.
func (s skinRows) column(x int) (top int, less []int) {
	for y := s.first; y < s.end; y++ {
		if v := s.less[vector{x, y}]; v != 0 {
			less = append(less, v)
			top = y + 1 - len(less)
		}
	}
	return top, less
}

// stack returns how high the matrices of a column's palaces are that make so many columns from x on, from row y
// on; nil if none do. A line leaves where only the last square of the last row is there.
func (s skinRows) stack(less []int, x, y, width int, line bool) (heights []int) {
	if len(less) == 0 {
		if s.any(x, y, width) {
			return nil
		}
		return []int{}
	}
	for height := 2; height <= 3; height++ {
		alike := true
		for i, row := range region.Grown(less[0], width, height) {
			for j := range row {
				is := s.less[vector{x + j, y + i}]
				alone := line && len(less) == 1 && i == height-1 && j < width-1
				alike = alike && (is == int(row[j]-'0') && !alone || is == 0 && alone)
			}
		}
		if alike {
			if rest := s.stack(less[1:], x, y+height, width, line); rest != nil {
				return append([]int{height}, rest...)
			}
		}
	}
	return nil
}

// any reports whether any of some squares of a row is a palace of the skin.
func (s skinRows) any(x, y, width int) bool {
	return slices.ContainsFunc(make([]int, width), func(int) bool { x++; return s.less[vector{x - 1, y}] != 0 })
}

// grows checks that the skin of stage n in rows from a on becomes that of the next stage in rows from b on.
func grows(n region.Stage, a, b int) string {
	_, rows := (n + 1).Period()
	arm := must(conjecture.NewArm(b + periodsRead*rows))
	old, next := readSkin(arm, n, a), readSkin(arm, n+1, b)
	columns, _ := (n + 1).Period()
	steps := (n + 1).Steps()
	for i := range columns * len(steps) {
		if at := i / columns; grown(n, old, next, next.begin+i%columns, slices.Concat(steps[at:], steps[:at])) {
			return ""
		}
	}
	return fmt.Sprintf("stage %d is not made of stage %d", n+1, n)
}

// grown reports whether two periods of the columns of stage n become, by matrices of these widths, those of
// the next stage from column x on, and whether those of each row have a row in common.
func grown(n region.Stage, old, next skinRows, x int, widths []int) bool {
	tops, bottoms := map[int]int{}, map[int]int{}
	for i := range 2 * len(widths) {
		width := widths[i%len(widths)]
		row, less := old.column(old.begin + i)
		y, _ := next.column(x)
		heights := next.stack(less, x, y, width, len(less) > n.Column())
		if len(less) < n.Column() || heights == nil || next.any(x, y-1, width) {
			return false
		}
		for _, height := range heights {
			if _, known := tops[row]; !known {
				tops[row], bottoms[row] = y, y+height
			}
			tops[row], bottoms[row] = max(tops[row], y), min(bottoms[row], y+height)
			row, y = row+1, y+height
		}
		x += width
	}
	for row := range tops {
		if tops[row] >= bottoms[row] {
			return false
		}
	}
	return true
}

// skin writes the steady stages of the skin in some rows, with their thickness.
func skin(from, to int) string {
	var layers []region.Layer
	must(conjecture.NewArm(to)).Skin(from, to, func(_ int, layer region.Layer, _ []int32) { layers = append(layers, layer) })
	var stages strings.Builder
	for _, s := range conjecture.Stretches(from, layers) {
		if s.Steady && s.Stage > 0 {
			fmt.Fprintf(&stages, "%d–%d: %d; ", s.First, s.Last, s.Thickest)
		}
	}
	return stages.String()
}

// before checks how many palaces of rows 20, 1000 and 3000 are not left of the skin.
func before(less ...int) func(int) string {
	return func(int) string {
		const rows = 3100
		arm := must(conjecture.NewArm(rows))
		for i, row := range []int{20, 1000, 3000} {
			if n := 3*rows - arm.Before(row); n != less[i] {
				return fmt.Sprintf("k − %d in row %d", n, row)
			}
		}
		return ""
	}
}
