package dictionary

import (
	"slices"

	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// This file follows two strings, letter by letter: that of the columns, and that of the rows, which
// has a 0 for each row whose P-position lies on the diagonal or below and a 1 for each row whose
// P-position lies above. The latter is the columns' string of the mirrored moves; so if the moves
// are symmetric there is but one. Each string is read by a finite transducer whose states are the
// sectors: from the sector before a column, and its letter, follow the sector before the next
// column, and for the rows that nothing can reach any more, whether they hold a P-position above
// the diagonal. These are letters of the rows' string. So each string writes the other one, and
// neither words nor symmetry are needed.
//
// Let both begin with column and row x, where the first free diagonals are f and f', both at least
// 1. The translation of the letter of column x+k begins at row x+k+g, where g is the first free diagonal
// there, and at least f. Where it begins, the transducer of the rows' string is in some state. This state, and the
// factor that begins with the column's letter (the state before it, and so many letters), are the
// k-th situation of the columns. It says which factors of the rows' string begin in the translation,
// and the state of the next situation, whose factor begins with all letters of this one but the first.
//
// Factors and situations are collected, from the first ones on, until nothing new comes up. Then by
// induction on i all factors that begin at x+i are collected, and so are all situations there: the
// letter of row x+i is among the first f or in the translation of the letter of a column before
// x+i; the same goes for columns. Whatever is proved of all factors then holds for all of both strings.

// factor is the state before some letters, and these letters, the first one the lowest bit.
type factor struct {
	state   int32
	letters uint64
}

// situation is the state of the other string where the translation of a factor's first letter begins.
type situation struct {
	writes int32
	factor
}

// line is one of the strings.
type line struct {
	set        moves.Set
	machine    *machine
	columns    *columns.Table
	free       int // the first free diagonal before the first letter
	other      *line
	factors    map[factor]bool
	situations map[situation]bool
	behind     map[factor]uint8   // by all letters of a factor but the last one: which come next, a bit each
	waiting    map[factor][]int32 // by the same: what the situations write that are to go on with it
	todo       []situation
}

// Transducer looks for a proof that finitely many situations are all, in bounded steps.
type Transducer struct {
	lines  []*line // of columns and rows, or one for both
	first  int     // column and row
	sights []int   // how many letters a factor has, one after the other, that are to be tried
	sight  int
	most   int // situations that are met at most, in all attempts, and work those that may be met yet
	work   int
	found  *Written
	failed error
	closed bool // this attempt is done
	enough bool // no other one is to be begun
}

// lookedAt is how many columns are computed, and slice how many situations are met in a step.
const lookedAt, slice = 1 << 17, 1 << 12

// NewTransducer begins. work bounds how many situations are met, in all.
func NewTransducer(set moves.Set, work int) *Transducer {
	t := &Transducer{sights: []int{8, 12, 16, 24, 32, 48, 62}, most: work, work: work}
	if t.failed = Finite(set); t.failed != nil {
		return t
	}
	t.lines = []*line{{set: set}}
	if !set.Symmetric() {
		t.lines = append(t.lines, &line{set: set.Mirrored()})
	}
	for i, l := range t.lines {
		l.other = t.lines[len(t.lines)-1-i]
		l.columns = columns.New(l.set, columns.Kernel{})
		l.columns.Extend(lookedAt)
	}
	for _, l := range t.lines {
		var first int
		if first, t.failed = firstAbove(l.set.Single, l.other.columns, lookedAt/2); t.failed != nil {
			return t
		}
		t.first = max(t.first, first, 1)
	}
	t.next(nil)
	return t
}

// Found returns what is proved when there is nothing left to do, or why nothing is.
func (t *Transducer) Found() (*Written, error) { return t.found, t.failed }

// Proved returns what is proved so far, or nil. What is left to do is to look for words.
func (t *Transducer) Proved() *Written { return t.found }

// Longer goes on with more letters in a factor, if that can be done, and reports whether that is proved, too.
func (t *Transducer) Longer() bool {
	if t.enough = t.failed != nil || len(t.sights) == 0; t.enough {
		return false
	}
	for t.Step() && !t.closed {
	}
	return t.closed
}

// Done guesses which part is done.
func (t *Transducer) Done() float64 { return 1 - float64(t.work)/float64(max(1, t.most)) }

// next begins with more letters in a factor, if there is work left. The attempt before hit a bound, or
// is good but for words.
func (t *Transducer) next(bound error) {
	t.failed, t.closed = nil, false
	if t.enough = len(t.sights) == 0 || t.work <= 0; t.enough {
		if t.found == nil {
			t.failed = errNone(lookedAt, bound)
		}
		return
	}
	t.sight, t.sights = t.sights[0], t.sights[1:]
	for _, l := range t.lines {
		l.machine, l.free, l.todo = newMachine(l.set.Single), freeAt(l.columns, t.first), nil
		l.factors, l.situations, l.behind, l.waiting = map[factor]bool{}, map[situation]bool{}, map[factor]uint8{}, map[factor][]int32{}
	}
	for _, l := range t.lines {
		if !l.begin(t.first, t.sight) {
			t.next(errStray(widest))
			return
		}
	}
}

// begin adds the factors that begin before the first translation, and the first situation.
func (l *line) begin(first, sight int) bool {
	at, wide := sectorAt(l.columns, l.set.Single, first)
	before, high := sectorAt(l.other.columns, l.other.set.Single, first)
	if !wide || !high {
		return false
	}
	f := factor{state: int32(l.machine.state(at))}
	for k := range sight {
		f.letters |= l.letter(first+k) << k
	}
	start := f
	for k := range l.other.free {
		l.add(f, sight)
		to, ok := l.machine.after(int(f.state), f.letters&1 != 0)
		if !ok {
			return false
		}
		f = factor{int32(to), f.letters>>1 | l.letter(first+k+sight)<<(sight-1)}
	}
	// f.state is where the other string's first translation begins.
	o := factor{state: int32(l.other.machine.state(before))}
	for k := range sight {
		o.letters |= l.other.letter(first+k) << k
	}
	l.other.meet(situation{f.state, o})
	l.add(start, sight)
	return true
}

// letter returns that of a column.
func (l *line) letter(x int) uint64 {
	if l.columns.Row(x) < x {
		return 1
	}
	return 0
}

// cut is a factor without its last letter.
func (f factor) cut(sight int) factor { return factor{f.state, f.letters &^ (1 << (sight - 1))} }

func (l *line) add(f factor, sight int) {
	if l.factors[f] {
		return
	}
	l.factors[f] = true
	start := f.cut(sight)
	l.behind[start] |= 1 << (f.letters >> (sight - 1))
	for _, writes := range l.waiting[start] {
		l.meet(situation{writes, f})
	}
}

func (l *line) meet(s situation) {
	if !l.situations[s] {
		l.situations[s] = true
		l.todo = append(l.todo, s)
	}
}

// Step works a little, and reports whether there is more to do.
func (t *Transducer) Step() (more bool) {
	if t.sight == 0 || t.failed != nil || t.enough {
		return false
	}
	if t.closed {
		t.next(nil)
	}
	for range slice {
		i := slices.IndexFunc(t.lines, func(l *line) bool { return len(l.todo) > 0 })
		if i < 0 {
			t.found, t.closed = t.written(), true
			t.enough = len(t.sights) == 0 || !slices.ContainsFunc(t.found.Strings, func(s WrittenString) bool { return s.Words == nil })
			return !t.enough
		}
		l := t.lines[i]
		s := l.todo[len(l.todo)-1]
		l.todo = l.todo[:len(l.todo)-1]
		err := l.goOn(s, t.sight)
		if t.work--; err == nil && t.work <= 0 {
			err = errWork(t.most)
		}
		if err != nil {
			t.next(err)
			return !t.enough
		}
	}
	return true
}

// image is what is written for the letters of a factor, how much of it for the first one, and the state behind
// that; or nil if a P-position is too far off.
func (l *line) image(f factor, sight int) (image []byte, first, second int) {
	at := int(f.state)
	for k := range sight {
		e := l.machine.edge(at, f.letters>>k&1 != 0)
		if e.to < 0 {
			return nil, 0, 0
		}
		for i := range e.rows {
			image = append(image, byte(e.written>>i&1))
		}
		if at = e.to; k == 0 {
			first, second = len(image), at
		}
	}
	return image, first, second
}

// factorOf packs letters.
func factorOf(state int, letters []byte) factor {
	f := factor{state: int32(state)}
	for k, letter := range letters {
		f.letters |= uint64(letter) << k
	}
	return f
}

// goOn adds what follows from a situation.
func (l *line) goOn(s situation, sight int) error {
	image, first, second := l.image(s.factor, sight)
	switch {
	case image == nil:
		return errStray(widest)
	case len(image) < first+sight:
		return errFew
	}
	o, to := l.other, int(s.writes)
	for i := range first {
		o.add(factorOf(to, image[i:i+sight]), sight)
		next, ok := o.machine.after(to, image[i] == 1)
		if !ok {
			return errStray(widest)
		}
		to = next
	}
	if len(l.machine.states) > mostStates {
		return errStates(mostStates)
	}
	rest, writes := factor{int32(second), s.letters >> 1}, int32(to)
	if slices.Contains(l.waiting[rest], writes) {
		return nil
	}
	l.waiting[rest] = append(l.waiting[rest], writes)
	for letter := range uint64(2) {
		if l.behind[rest]>>letter&1 != 0 {
			l.meet(situation{writes, factor{rest.state, rest.letters | letter<<(sight-1)}})
		}
	}
	return nil
}
