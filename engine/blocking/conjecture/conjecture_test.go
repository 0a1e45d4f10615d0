package conjecture_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/conjecture"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func TestPart(t *testing.T) {
	rel := []int32{0, -1, 1, -2, 0, 0, 0, -1, -1, 0, 0, 0, 0, -1}
	type thread struct{ from, to, palaces int }
	for _, c := range []struct {
		gap  int
		want []thread
	}{
		{1, []thread{{11, 11, 1}, {13, 13, 1}, {17, 18, 2}, {23, 23, 1}}},
		{3, []thread{{11, 13, 2}, {17, 18, 2}, {23, 23, 1}}},
		{4, []thread{{11, 18, 4}, {23, 23, 1}}},
		{5, []thread{{11, 23, 5}}},
	} {
		var want []conjecture.Thread
		for i, w := range c.want {
			want = append(want, conjecture.Thread{From: w.from, To: w.to, Palaces: w.palaces, Row: 7, Rank: i})
		}
		if got := conjecture.Part(10, 7, rel, c.gap); !slices.Equal(got, want) {
			t.Errorf("gap %d: %v, want %v", c.gap, got, want)
		}
	}
	if got := conjecture.Part(0, 0, []int32{0, 1}, 3); got != nil {
		t.Errorf("threads %v of no palace", got)
	}
}

func TestIsFibonacci(t *testing.T) {
	var found []int
	for n := range 100 {
		if conjecture.IsFibonacci(n) {
			found = append(found, n)
		}
	}
	if want := []int{1, 2, 3, 5, 8, 13, 21, 34, 55, 89}; !slices.Equal(found, want) {
		t.Errorf("%v", found)
	}
}

// The threads of games 1000 and 3000 have Fibonacci thicknesses: [CLN15] Section 3.2.
// As many of them are counted as cross the rows between diagonal and arm.
func TestThreads(t *testing.T) {
	for _, c := range []struct {
		k       int
		rows    []int
		atLeast int
	}{
		{1000, []int{2000, 2300, 2600, 3000}, 50},
		{3000, []int{6000, 7500}, 60},
	} {
		for _, gap := range []int{20, 24, 40} {
			threads, err := conjecture.Threads(c.k, gap, c.rows)
			if err != nil {
				t.Fatal(err)
			}
			thick := map[int]int{}
			for _, thread := range threads {
				if thick[thread.Palaces]++; !conjecture.IsFibonacci(thread.Palaces) {
					t.Errorf("k = %d: %+v", c.k, thread)
				}
			}
			if len(threads) < c.atLeast || thick[3] == 0 || thick[5] == 0 || thick[8] == 0 {
				t.Errorf("k = %d: threads by thickness: %v", c.k, thick)
			}
		}
	}
	// An exception: the innermost thread of game 326 holds four palaces for a while.
	threads, err := conjecture.Threads(326, conjecture.DefaultGap, []int{734, 774, 814})
	if err != nil {
		t.Fatal(err)
	}
	var exceptions []conjecture.Thread
	for _, thread := range threads {
		if !conjecture.IsFibonacci(thread.Palaces) {
			exceptions = append(exceptions, thread)
		}
	}
	if !slices.Equal(exceptions, []conjecture.Thread{{From: 1198, To: 1231, Palaces: 4, Row: 774}}) {
		t.Errorf("exceptions %+v", exceptions)
	}
	// What is called a thread is one on the board.
	values := automaton.Textbook(300, 2000, 701)
	threads, err = conjecture.Threads(300, conjecture.DefaultGap, []int{700})
	if err != nil || len(threads) == 0 {
		t.Fatalf("%v, %v", threads, err)
	}
	for _, thread := range threads {
		n := 0
		for x := thread.From - 24; x <= thread.To+24; x++ {
			if values[700*2000+x] < 300 {
				n++
			}
		}
		if n != thread.Palaces {
			t.Errorf("%+v: %d palaces", thread, n)
		}
	}
}

// The maxima of some games on their 4k×4k squares, with the squares on and above the
// diagonal. Games 1000, 1500 and 2000 see the most at the armpits alone; game 3000
// everywhere, and smaller games on the way from there to the diagonal too.
func TestArmpits(t *testing.T) {
	type cell = engine.Cell
	for _, c := range []struct {
		k           int
		rel         int32
		squares     int
		first, last cell
		atArmpit    bool
	}{
		{300, 4, 25, cell{X: 670, Y: 670}, cell{X: 1139, Y: 1139}, false},
		{499, 4, 42, cell{X: 930, Y: 930}, cell{X: 1994, Y: 1994}, false},
		{500, 3, 2475, cell{X: 616, Y: 195}, cell{X: 1997, Y: 1995}, false},
		{700, 3, 3281, cell{X: 816, Y: 195}, cell{X: 2799, Y: 2792}, false},
		{1000, 4, 2, cell{X: 1296, Y: 705}, cell{X: 1299, Y: 715}, true},
		{1500, 4, 10, cell{X: 1936, Y: 1056}, cell{X: 1949, Y: 1070}, true},
		{2000, 4, 23, cell{X: 2571, Y: 1401}, cell{X: 2599, Y: 1429}, true},
		{3000, 4, 14779, cell{X: 3842, Y: 2095}, cell{X: 11999, Y: 11999}, false},
	} {
		m, err := conjecture.Armpits(c.k)
		if err != nil {
			t.Fatal(err)
		}
		if m.Rel != c.rel || m.First != c.first || m.AtArmpit() != c.atArmpit || m.Squares != c.squares || m.Last != c.last {
			t.Errorf("%+v, want %+v", m, c)
		}
	}
	// Game 5000 takes longer as a whole: this is its armpit.
	armpit := engine.Window{X: 6300, Y: 3400, W: 200, H: 200}
	var most []cell
	for i, v := range enginetest.Values(t, blocking.New(5000), engine.PalaceNumbers, armpit) {
		switch {
		case v > 5006:
			t.Errorf("game 5000 sees %d palaces near the armpit", v)
		case v == 5006:
			most = append(most, cell{X: armpit.X + i%armpit.W, Y: armpit.Y + i/armpit.W})
		}
	}
	if len(most) != 96 || most[0] != (cell{X: 6398, Y: 3492}) || most[95] != (cell{X: 6421, Y: 3516}) {
		t.Errorf("game 5000 sees 5006 palaces from %d squares, %v", len(most), most)
	}
	for _, k := range []int{60, 131} {
		m, err := conjecture.Armpits(k)
		if err != nil {
			t.Fatal(err)
		}
		most, squares := int32(0), 0
		values := automaton.Textbook(int32(k), 4*k, 4*k)
		for i, v := range values {
			if i%(4*k) < i/(4*k) {
				continue
			}
			if v > most {
				most, squares = v, 0
			}
			if v == most {
				squares++
			}
		}
		if m.Rel != most-int32(k) || m.Squares != squares {
			t.Errorf("%+v, want %d at %d squares", m, most-int32(k), squares)
		}
	}
}

func TestErrors(t *testing.T) {
	if _, err := conjecture.Armpits(10); err == nil {
		t.Error("game 10 has armpits")
	}
	for _, c := range []struct {
		gap  int
		rows []int
	}{{0, []int{150}}, {5, []int{-1}}, {5, []int{401}}} {
		if _, err := conjecture.Threads(100, c.gap, c.rows); err == nil {
			t.Errorf("no error about %+v", c)
		}
	}
}
