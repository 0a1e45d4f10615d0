package region

// pattern holds the palace numbers minus k of the épaulette above the diagonal: a
// square (x, y) has the value at 6(x-k)+y modulo 11. So (1,5), (3,4) and (2,-1) are
// periods; those of the lower épaulette, (5,1) and (4,3), are their mirror images.
var pattern = [11]int8{0, -1, 0, -1, 1, -1, 0, -1, 1, -1, 1}

// phase returns the place of (x, y), x ≥ y, in the period of the épaulette.
func phase(k, x, y int) int {
	p := (6*(x-k) + y) % 11
	if p < 0 {
		p += 11
	}
	return p
}

// EpauletteValue returns the palace number that (x, y) has in game k if it lies in
// an épaulette.
func EpauletteValue(k, x, y int) int32 {
	if x < y {
		x, y = y, x
	}
	return int32(k) + int32(pattern[phase(k, x, y)])
}

// longestRun finds the longest run of squares of row y, whose first value belongs
// to column x, that have the values of the épaulette. It is [start, end).
func longestRun(k, x, y int, row []int8) (start, end int) {
	from := 0
	p := phase(k, x, y)
	for i, v := range row {
		if v != pattern[p] {
			from = i + 1
		} else if i+1-from > end-start {
			start, end = from, i+1
		}
		if p += 6; p >= 11 {
			p -= 11
		}
	}
	return x + start, x + end
}

// A block of this many squares is taken for a part of the épaulette if it has its
// values; no other region is that regular.
const patchW, patchH = 11, 3

// inPatch reports whether (x, y), x ≥ y, lies in a block of the épaulette.
func inPatch(k, x, y int, rel func(x, y int) int32) bool {
	// ok[j][i] is for square (x-patchW+1+i, y-patchH+1+j).
	var ok [2*patchH - 1][2*patchW - 1]bool
	for j := range ok {
		for i := range ok[j] {
			sx, sy := x-patchW+1+i, y-patchH+1+j
			ok[j][i] = sx >= 0 && sy >= 0 && sx+2*sy >= k && rel(sx, sy) == int32(pattern[phase(k, sx, sy)])
		}
	}
	for j := range patchH {
	block:
		for i := range patchW {
			for b := range patchH {
				for a := range patchW {
					if !ok[j+b][i+a] {
						continue block
					}
				}
			}
			return true
		}
	}
	return false
}
