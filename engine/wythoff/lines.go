package wythoff

// lines is the set of lines that the P-positions found so far attack by t·step,
// t ≥ from. The lines with step (p, q) that meet a column x are told apart by
// the remainder of x by p and by the height y - q·⌊x/p⌋ at which they meet it.
type lines struct {
	step Move
	from int
	sets []bitset // for each remainder, the heights of the lines attacked
	// For the column entered last:
	now   *bitset // the set of its remainder
	next  int     // the remainder of the column after it
	shift int     // y - height for its squares
	tall  int     // shift in the next column of remainder 0
}

// newLines starts before column 0 with no line attacked.
func newLines(step Move, from int) lines {
	return lines{step: step, from: from, sets: make([]bitset, step.A)}
}

// enter goes on to column x, the one after the last, and adds the line of the
// P-position that attacks by from·step for the first time there.
func (l *lines) enter(x int, row []int32) {
	l.now, l.shift = &l.sets[l.next], l.tall
	if l.next++; l.next == len(l.sets) {
		l.next = 0
		l.tall += l.step.B
	}
	if origin := x - l.from*l.step.A; origin >= 0 {
		l.now.add(int(row[origin]) - l.shift + l.from*l.step.B)
	}
}

// attacked reports whether (x, y) is on one of the lines.
func (l *lines) attacked(x, y int) bool {
	n := x / l.step.A
	return l.sets[x-n*l.step.A].word(y-n*l.step.B)&1 != 0
}
