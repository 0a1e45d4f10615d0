package dictionary

import (
	"maps"
	"math/bits"
	"slices"
)

// This file says what follows for a game's strings when a Transducer has met all situations: bounds of b-a-n, and
// words, if some state always comes back soon.

// Written is what is proved of the strings of a game.
type Written struct {
	// Letters are how many a factor has, and Situations how many there are.
	Letters, Situations int
	// Strings are the columns' and the rows', or one that is both.
	Strings []WrittenString
}

// WrittenString is one of them.
type WrittenString struct {
	States    int
	Low, High int  // the bounds of b-a-n for the n-th P-position (a,b) on or above the diagonal
	Attained  bool // both are
	// Words are those into which the string falls where one state, or sector, comes back; nil if it
	// is not proved that it always does within Letters.
	Words *Dictionary
}

// written says what is proved.
func (t *Transducer) written() *Written {
	w := &Written{Letters: t.sight}
	var words []*Dictionary
	for _, l := range t.lines {
		w.Situations += len(l.situations)
		s := l.written(t.first, t.sight)
		if w.Strings = append(w.Strings, s); s.Words != nil {
			words = append(words, s.Words)
		}
	}
	if len(words) < len(t.lines) {
		return w
	}
	for !t.starts(words) {
		i := 0
		if last := len(words) - 1; words[last].FirstColumn < words[0].FirstColumn {
			i = last
		}
		if !t.lines[i].begins(words[i], t.first, words[i].FirstColumn+1) {
			w.Strings[i].Words = nil
			break
		}
	}
	return w
}

// starts writes what stands in the strings before the first translations, and reports whether all words can be
// read then: each is written before. Of two strings the one that has been read less far goes on, so as soon as the first free
// diagonals are greater than words are long, that is so forever.
func (t *Transducer) starts(words []*Dictionary) bool {
	last := len(words) - 1
	var text [2][]byte
	var at [2]int
	for i, d := range words {
		by := words[last-i]
		if by.FirstColumn+by.FirstDiagonal < d.FirstColumn {
			return false
		}
		for x := d.FirstColumn; x < by.FirstColumn+by.FirstDiagonal; x++ {
			text[i] = append(text[i], '0'+byte(t.lines[i].letter(x)))
		}
		d.Start = string(text[i])
	}
	for free := [2]int{}; min(free[0], free[last]) <= max(words[0].longest, words[last].longest); {
		i := 0
		if words[last].FirstColumn+at[last] < words[0].FirstColumn+at[0] {
			i = last
		}
		w, _ := words[i].read(text[i][at[i]:])
		if w == nil {
			return false
		}
		at[i] += len(w.Text)
		free[i] += w.Zeros
		text[last-i] = append(text[last-i], w.Image...)
	}
	return true
}

// written says what is proved of a string. All diagonals before the first free one have a P-position, and
// those of the sector that are taken. That is how many P-positions come before, so b-a-n hangs on the
// state alone.
func (l *line) written(first, sight int) (s WrittenString) {
	states, n, low, high := map[int32]bool{}, 0, 0, 0
	for x := range l.columns.Known() {
		d := l.columns.Row(x) - x
		if d < 0 {
			continue
		}
		low, high = min(low, d-n), max(high, d-n)
		if n++; x < first {
			s.Low, s.High = low, high
		}
	}
	for f := range l.factors {
		states[f.state] = true
		if f.letters&1 == 0 {
			by := l.machine.edge(int(f.state), false).diagonal - bits.OnesCount64(l.machine.states[f.state].diagonals)
			s.Low, s.High = min(s.Low, by), max(s.High, by)
		}
	}
	s.States, s.Attained = len(states), s.Low == low && s.High == high
	s.Words = l.words(first, sight)
	return s
}

// words cuts the string where the best state comes back, or returns nil if none always does within a factor.
func (l *line) words(first, sight int) (best *Dictionary) {
	texts := map[int32]map[string]bool{} // nil for a state that may not come back
	for f := range l.factors {
		known, met := texts[f.state]
		if !met {
			known = map[string]bool{}
			texts[f.state] = known
		}
		if known == nil {
			continue
		}
		text, at := "", int(f.state)
		for k := 0; k < sight && (k == 0 || at != int(f.state)); k++ {
			text += string('0' + byte(f.letters>>k&1))
			at, _ = l.machine.after(at, f.letters>>k&1 != 0)
		}
		if known[text] = true; at != int(f.state) {
			texts[f.state] = nil
		}
	}
	for state, sector := range l.machine.states {
		known := texts[int32(state)]
		d := &Dictionary{further: l.set.Single, syncState: sector, Perfect: sector.perfect()}
		if known == nil || best != nil && (best.Perfect && !d.Perfect || best.Perfect == d.Perfect && len(best.Words) <= len(known)) {
			continue
		}
		for _, text := range slices.Sorted(maps.Keys(known)) {
			if w, err := d.newWord(text); err == nil {
				d.add(w)
			}
		}
		if len(d.Words) == len(known) && l.begins(d, first, first) {
			best = d
		}
	}
	return best
}

// begins finds where the first word begins, from a column on, and reports whether one does.
func (l *line) begins(d *Dictionary, first, from int) bool {
	at, ok := sectorAt(l.columns, l.set.Single, first)
	key := d.syncState.key()
	for x := first; ok && x < lookedAt; x++ {
		if x >= from && at.key() == key {
			d.FirstColumn, d.FirstDiagonal = x, freeAt(l.columns, x)
			return true
		}
		at, _, ok = at.next(l.set.Single, l.letter(x) != 0)
	}
	return false
}
