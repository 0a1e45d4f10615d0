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

// UpperEpaulette returns the palace number minus k of a square of the upper
// épaulette, in row y and dx columns to the right of the shoulder.
func UpperEpaulette(dx, y int) int32 { return int32(pattern[phase(0, dx, y)]) }

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

// inPatch reports whether (x, y), x ≥ y, lies in a block of the épaulette, as far
// as the values are known.
func inPatch(k, x, y int, rel func(x, y int) (v int32, ok bool)) bool {
	fits := func(x, y int) bool {
		if x < 0 || y < 0 || x+2*y < k {
			return false
		}
		v, ok := rel(x, y)
		return ok && v == int32(pattern[phase(k, x, y)])
	}
	// run measures the run around column x in squares to its left and right.
	run := func(y int) (left, right int, ok bool) {
		if !fits(x, y) {
			return 0, 0, false
		}
		for left < patchW-1 && fits(x-left-1, y) {
			left++
		}
		for right < patchW-1 && fits(x+right+1, y) {
			right++
		}
		return left, right, left+right+1 >= patchW
	}
	left, right, ok := run(y)
	rows := 1
	for _, step := range [...]int{-1, 1} {
		for j := 1; ok && j < patchH && rows < patchH; j++ {
			l, r, more := run(y + step*j)
			l, r = min(l, left), min(r, right)
			if !more || l+r+1 < patchW {
				break
			}
			left, right, rows = l, r, rows+1
		}
	}
	return rows == patchH
}
