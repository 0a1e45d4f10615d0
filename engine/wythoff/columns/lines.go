package columns

import (
	"sort"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// lines is the set of lines that the P-positions found so far attack by t·step,
// t ≥ from. The lines with step (p, q) that meet a column x are told apart by
// the remainder of x by p and by the height y - q·⌊x/p⌋ at which they meet it.
//
// If last is not 0 only t ≤ last attack. P-positions on a line of theirs are further
// apart than that, for they would see each other, so that each leaves it before the
// next one comes.
type lines struct {
	step  moves.Move
	from  int
	last  int
	upper bool     // those of P-positions below the diagonal are left out
	sets  []bitset // for each remainder, the heights of the lines attacked
	// For the column entered last:
	now   *bitset // the set of its remainder
	next  int     // the remainder of the column after it
	shift int     // y - height for its squares
	tall  int     // shift in the next column of remainder 0
}

// newLines starts before column 0 with no line attacked.
func newLines(step moves.Move, from, last int) lines {
	return lines{step: step, from: from, last: last, sets: make([]bitset, step.A)}
}

// runsOf finds multiples t·m, t = 1, 2, …, among the moves, that are so many that lines
// are less work, and returns the moves that are left.
func runsOf(single []moves.Move) (runs []lines, left []moves.Move) {
	const few, wide = 3, 32
	for _, r := range moves.Runs(single) {
		if r.Count >= few && r.Step.A+r.Step.B <= wide {
			runs = append(runs, newLines(r.Step, 1, r.Count))
			continue
		}
		for t := range r.Count {
			left = append(left, r.Step.Times(t+1))
		}
	}
	sort.Slice(left, func(i, j int) bool { return left[i].Compare(left[j]) < 0 })
	return runs, left
}

// enter goes on to column x, the one after the last. With step (p, q) the P-position of
// column u attacks the columns u + from·p, u + (from+1)·p, …, u + last·p. So the line of that
// of column x - from·p is added, and the line of that of column x - (last+1)·p removed. For
// example by the moves (1,2) and (2,4), which are step (1,2) with from = 1 and last = 2, in
// column 5 the line of column 4 is added, and that of column 2 removed.
func (l *lines) enter(x int, row rows) {
	l.now, l.shift = &l.sets[l.next], l.tall
	if l.next++; l.next == len(l.sets) {
		l.next = 0
		l.tall += l.step.B
	}
	if origin := x - l.from*l.step.A; origin >= 0 && !(l.upper && row.at(origin) < origin) {
		l.now.add(row.at(origin) - l.shift + l.from*l.step.B)
	}
	if origin := x - (l.last+1)*l.step.A; l.last > 0 && origin >= 0 {
		l.now.remove(row.at(origin) - l.shift + (l.last+1)*l.step.B)
	}
}

// turn makes x the column to be entered next.
func (l *lines) turn(x int) {
	n := x / l.step.A
	l.next, l.tall = x-n*l.step.A, n*l.step.B
}

// hurry enters the next p columns at once, from column x on, as far as P-positions before x
// matter there: it adds and removes all that enter would. A kernel, which goes on from here,
// counts on it; rows, diagonals and families that begin late it enters by itself. To enter
// these columns again changes nothing.
func (l *lines) hurry(x int, row rows) {
	a := l.step.A
	if l.from > 1 || a == 1 && l.last == 0 {
		return
	}
	for origin := max(0, x-a); origin < x; origin++ {
		n := origin / a
		set := &l.sets[origin-n*a]
		if a > 1 {
			set.add(row.at(origin) - n*l.step.B)
		}
		if first := origin - l.last*a; l.last > 0 && first >= 0 {
			set.remove(row.at(first) - n*l.step.B + l.last*l.step.B)
		}
	}
}

// reenter turns to column x and adds the lines that the P-positions before it attack
// there and further on, if last says how far.
func (l *lines) reenter(x int, row rows) {
	l.turn(x)
	for origin := max(0, x-(l.last+1)*l.step.A); origin < x-l.step.A; origin++ {
		n := origin / l.step.A
		l.sets[origin-n*l.step.A].add(row.at(origin) - n*l.step.B)
	}
}

// attacked reports whether (x, y) is on one of the lines.
func (l *lines) attacked(x, y int) bool {
	n := x / l.step.A
	return l.sets[x-n*l.step.A].word(y-n*l.step.B)&1 != 0
}
