package dictionary

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/wythoff/columns"
	"github.com/palacegames/palace/engine/wythoff/moves"
	"github.com/palacegames/palace/internal/testkit"
)

// movesOf are further moves, by their numbers.
func movesOf(numbers ...int) moves.Set {
	var list []moves.Move
	for i := 0; i < len(numbers); i += 2 {
		list = append(list, moves.Move{A: numbers[i], B: numbers[i+1]})
	}
	return moves.Finite(list)
}

func transducers(set moves.Set, work int) (*Transducer, *Written, error) {
	t := NewTransducer(set, work)
	for t.Step() {
	}
	w, err := t.Found()
	return t, w, err
}

// TestTransducer: what is proved of the strings of several lists, symmetric or not.
func TestTransducer(t *testing.T) {
	type str struct{ states, low, high, words int }
	for _, c := range []struct {
		set     moves.Set
		strings []str
	}{
		{movesOf(), []str{{1, 0, 0, 2}}},
		{movesOf(1, 2, 2, 1), []str{{15, -4, 3, 9}}},
		{movesOf(4, 7, 7, 4), []str{{14, -1, 1, 3}}},
		{movesOf(1, 2), []str{{6, -2, 2, 4}, {1, 0, 0, 2}}},
		{movesOf(2, 1), []str{{1, 0, 0, 2}, {6, -2, 2, 4}}},
		{movesOf(1, 3), []str{{2, 0, 0, 2}, {1, 0, 0, 2}}},
		{movesOf(1, 2, 3, 1), []str{{6, -2, 2, 4}, {2, 0, 0, 4}}},
		{movesOf(2, 3), []str{{10, -3, 2, 14}, {1, 0, 0, 2}}},
		{movesOf(1, 2, 5, 3), []str{{6, -2, 2, 10}, {28, -5, 2, 77}}}, // from the first columns on, words are longer than what is written
		{movesOf(2, 9, 3, 1, 4, 6), []str{{36, -6, 2, 21}, {2, 0, 0, 5}}},
	} {
		search, w, err := transducers(c.set, 300_000)
		if err != nil || len(w.Strings) != len(c.strings) {
			t.Errorf("%v: %v, %v", c.set.Single, w, err)
			continue
		}
		for i, s := range w.Strings {
			if s.Words == nil || (str{s.States, s.Low, s.High, len(s.Words.Words)}) != c.strings[i] || !s.Attained {
				t.Errorf("%v: %+v, want %v", c.set.Single, s, c.strings[i])
			}
		}
		followed(t, search)
		spelled(t, w)
	}
}

// TestOpenPairs: the pairs of [LW14] without a dictionary are written by transducers.
func TestOpenPairs(t *testing.T) {
	pairs := [][2]int{{5, 8}, {6, 10}, {7, 11}}
	for _, p := range pairs[:testkit.Cases(2, 3)] {
		// After the first proof all further work goes into words.
		search := NewTransducer(movesOf(p[0], p[1], p[1], p[0]), 500_000)
		for search.Proved() == nil && search.Step() {
		}
		w, err := search.Found()
		if err != nil || w.Strings[0].Low != -4 || w.Strings[0].High != 2 || !w.Strings[0].Attained || w.Strings[0].Words != nil {
			t.Errorf("%v: %+v, %v", p, w, err)
		}
		if p[0] == 5 && w.Situations != 37_060 {
			t.Errorf("%d situations", w.Situations)
		}
	}
}

// TestTransducerOfManyLists: of random lists, all that columns show is collected, and the bounds hold.
func TestTransducerOfManyLists(t *testing.T) {
	r := rand.New(rand.NewPCG(22, 2))
	found := 0
	lists := testkit.Cases(12, 200)
	for range lists {
		var numbers []int
		for range 2 * (1 + r.IntN(3)) {
			numbers = append(numbers, 1+r.IntN(9))
		}
		search, _, err := transducers(movesOf(numbers...), 100_000)
		if err == nil && search.sight > 0 {
			found++
			bounded(t, search)
		}
	}
	if found < lists/2 {
		t.Errorf("%d are proved", found)
	}
}

// bounded holds the bounds of b-a-n against 300,000 columns.
func bounded(t *testing.T, search *Transducer) {
	t.Helper()
	for i, l := range search.lines {
		table := columns.New(l.set, columns.Kernel{})
		table.Extend(300_000)
		s, n := search.found.Strings[i], 0
		for x := range 300_000 {
			if d := table.Row(x) - x; d >= 0 {
				if d-n < s.Low || d-n > s.High {
					t.Fatalf("%v: b-a-n is %d in column %d, and from %d to %d by proof", l.set.Single, d-n, x, s.Low, s.High)
				}
				n++
			}
		}
	}
}

// followed holds factors and situations against sectors and letters that are read from the columns
// themselves, near and far: each is collected.
func followed(t *testing.T, search *Transducer) {
	t.Helper()
	r := rand.New(rand.NewPCG(5, 8))
	at := func(l *line, x int) factor {
		s, ok := sectorAt(l.columns, l.set.Single, x)
		n, known := l.machine.number[s.key()]
		if !ok || !known {
			t.Fatalf("%v: the sector before column %d is no state", l.set.Single, x)
		}
		f := factor{state: int32(n)}
		for k := range search.sight {
			f.letters |= l.letter(x+k) << k
		}
		return f
	}
	for _, l := range search.lines {
		for i := range 200 {
			x := search.first + i
			if i >= 100 {
				x = search.first + r.IntN(30_000)
			}
			f := at(l, x)
			if !l.factors[f] {
				t.Fatalf("%v: the factor of column %d is not collected", l.set.Single, x)
			}
			if s := (situation{at(l.other, x+freeAt(l.columns, x)).state, f}); !l.situations[s] {
				t.Fatalf("%v: the situation of column %d is not collected", l.set.Single, x)
			}
		}
	}
	bounded(t, search)
}

// spelled reads and writes both strings by their words alone, and holds them against the columns.
func spelled(t *testing.T, w *Written) {
	t.Helper()
	last := len(w.Strings) - 1
	text, read := make([]string, last+1), make([]int, last+1)
	for i, s := range w.Strings {
		text[i] = s.Words.Start
	}
	for step := range 6000 {
		i := step % (last + 1)
		for _, word := range w.Strings[i].Words.Words {
			if strings.HasPrefix(text[i][read[i]:], word.Text) {
				read[i] += len(word.Text)
				text[last-i] += word.Image
				break
			}
		}
	}
	for i, s := range w.Strings {
		d := s.Words
		table := columns.New(moves.Finite(d.further), columns.Kernel{})
		table.Extend(d.FirstColumn + len(text[i]))
		for k, letter := range text[i] {
			if x := d.FirstColumn + k; (letter == '1') != (table.Row(x) < x) {
				t.Fatalf("%v: string %d is wrong in column %d", d.further, i, x)
			}
		}
		if len(text[i]) < 3000 {
			t.Errorf("%v: string %d has %d letters", d.further, i, len(text[i]))
		}
	}
}

// TestTransducerSaysWhyNot: the bound that was hit is named.
func TestTransducerSaysWhyNot(t *testing.T) {
	for text, c := range map[string]struct {
		set  moves.Set
		work int
	}{
		"more than 100 situations":   {movesOf(1, 2, 2, 1), 100},
		"finitely many":              {moves.WithFamilies(nil, []moves.Move{{A: 1, B: 2}}, 1), 100},
		"by at most 64":              {movesOf(1, 65), 100},
		"more than 20000 situations": {movesOf(7, 11, 11, 7), 20_000},
	} {
		if _, w, err := transducers(c.set, c.work); w != nil || err == nil || !strings.Contains(err.Error(), text) {
			t.Errorf("%v: %v, %v", c.set, w, err)
		}
	}
}

// TestHighest: b-φa is at most the bound in 300,000 columns, and comes near it.
func TestHighest(t *testing.T) {
	for _, c := range []struct {
		set  moves.Set
		near float64
	}{{movesOf(), 0.001}, {movesOf(1, 2, 2, 1), 0.05}, {movesOf(2, 3, 3, 2), 0.05}, {movesOf(4, 7, 7, 4), 0.05}, {movesOf(1, 2), 0.05}, {movesOf(2, 1), 0.05}, {movesOf(1, 2, 5, 3), 0.2}, {movesOf(5, 8, 8, 5), 0.2}} {
		search := NewTransducer(c.set, 300_000)
		bound, ok := math.Inf(1), false
		for search.Longer() {
			by, good := search.Highest()
			if good && by > bound+3*widened {
				t.Errorf("%v: with %d letters the bound is %v, and before %v", c.set.Single, search.sight, by, bound)
			}
			bound, ok = min(by, bound), good
		}
		if search.Proved() == nil {
			t.Errorf("%v: nothing is proved", c.set.Single)
		}
		table := columns.New(c.set, columns.Kernel{})
		table.Extend(300_000)
		most := 0.
		for x := range 300_000 {
			most = max(most, float64(table.Row(x))-math.Phi*float64(x))
		}
		t.Logf("%v: at most %v, and %v is seen", c.set.Single, bound, most)
		if !ok || most > bound || bound > most+c.near {
			t.Errorf("%v: b-φa is %v, and at most %v by proof, %v", c.set.Single, most, bound, ok)
		}
	}
}
