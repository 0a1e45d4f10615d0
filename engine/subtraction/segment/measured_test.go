package segment

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit"
)

// covers fails unless segments and gaps together reach from axis to axis, each from where the one before ends.
func covers(t *testing.T, name string, s Survey) {
	t.Helper()
	gaps, at := s.Gaps, Bound{Along: engine.Cell{X: 1}}
	next := func(from, to Bound) {
		if cross(at.Along, from.Along) != 0 || cross(from.Along, to.Along) <= 0 {
			t.Errorf("%s: from %v to %v follows on %v", name, from, to, at)
		}
		at = to
	}
	for _, a := range s.Segments {
		for len(gaps) > 0 && cross(gaps[0].From.Along, a.From.Along) > 0 {
			next(gaps[0].From, gaps[0].To)
			gaps = gaps[1:]
		}
		for i, p := range a.Parts {
			if next(p.From, p.To); i == 0 && p.From != a.From || i == len(a.Parts)-1 && p.To != a.To {
				t.Errorf("%s: a segment from %v to %v has the part from %v to %v", name, a.From, a.To, p.From, p.To)
			}
		}
	}
	for _, g := range gaps {
		next(g.From, g.To)
	}
	if at.Along.X != 0 {
		t.Errorf("%s: segments and gaps end at %v", name, at)
	}
}

// shown returns of how many squares around the middle of a part, from near to far, a textbook says what its mosaic says.
func (b textbook) shown(p Part, near, far int) (same, all int) {
	from, to := p.From.part(), p.To.part()
	for sum := near; sum < far; sum += 7 {
		for i := range 41 {
			y := int((from + (to-from)*(0.3+0.4*float64(i)/40)) * float64(sum))
			if all++; b.at(sum-y, y) == p.palace(sum-y, y) {
				same++
			}
		}
	}
	return same, all
}

// TestGaps: of random rulesets that are not settled at some distance, segments and gaps cover the quadrant, no faults are
// reported, and what is called a segment is one by the textbook, at distances between and beyond those that were looked at.
func TestGaps(t *testing.T) {
	const near = 1 << 10
	r := rand.New(rand.NewPCG(33, 5))
	gaps, segments := 0, 0
	for range testkit.Cases(60, 400) {
		text := ""
		for n := 3 + r.IntN(4); n > 0; {
			if x, y := r.IntN(13), r.IntN(13); x+y > 0 {
				text += fmt.Sprintf("(%d,%d)", x, y)
				n--
			}
		}
		g := game(t, text)
		s, err := At(g, near, initial)
		if err != nil {
			t.Fatal(err)
		}
		if s.Settled {
			if len(s.Gaps) > 0 {
				t.Errorf("%s is settled with gaps %v", text, s.Gaps)
			}
			continue
		}
		covers(t, text, s)
		if len(s.Faults()) > 0 {
			t.Errorf("%s is not settled, with faults %v", text, s.Faults())
		}
		gaps += len(s.Gaps)
		b := newTextbook(movesOf(g), 5*near/2)
		for i, p := range parts(s) {
			segments++
			if same, all := b.shown(p, near/2, 5*near/2); same < all*97/100 {
				t.Errorf("%s, part %d, %v to %v: only %d of %d squares are as its mosaic says", text, i, p.From, p.To, same, all)
			}
		}
	}
	if t.Logf("%d gaps, %d parts", gaps, segments); gaps == 0 || segments == 0 {
		t.Errorf("%d gaps, %d parts of segments", gaps, segments)
	}
}

// TestStripes: stripes of patterns too large to be seen are no segments, and a segment that was seen nearer the corner
// is still seen where the band is too thin to find its periods. The boards are those of a referee's report.
func TestStripes(t *testing.T) {
	for i, test := range []struct {
		moves   string
		near    int
		squares int // that repeat in a segment that must be there, or 0
		gap     float64
		stripe  int // that repeat in what is no segment, or 0
	}{
		{"(0,8)(1,12)(2,1)(2,10)(7,1)(11,11)", 1 << 15, 0, 1.2, 5},
		{"(1,8)(9,0)(10,8)(12,5)", 1 << 15, 5760, 2.2, 0},
		{"(0,1)(1,9)(3,1)(3,9)(8,2)(9,1)", 1 << 15, 0, 1.2, 2078},
	} {
		if testing.Short() || i > 0 && !testkit.Long() {
			continue
		}
		s, err := At(game(t, test.moves), test.near, initial)
		if err != nil || s.Settled {
			t.Errorf("%s: settled %v, %v", test.moves, s.Settled, err)
			continue
		}
		covers(t, test.moves, s)
		found := test.squares == 0
		for _, a := range s.Segments {
			found = found || a.Determinant() == test.squares
			if a.Determinant() == test.stripe {
				t.Errorf("%s: a stripe is called a segment, from %v to %v", test.moves, a.From, a.To)
			}
		}
		within := false
		for _, g := range s.Gaps {
			slope := func(b Bound) float64 { return float64(b.Along.Y) / float64(b.Along.X) }
			within = within || slope(g.From) < test.gap && (g.To.Along.X == 0 || slope(g.To) > test.gap)
		}
		if !found || !within || s.Least() < 1 || s.Known() > 89 {
			t.Errorf("%s: %d segments, at least %d, in %.1f degrees; the gaps are %v", test.moves, len(s.Segments), s.Least(), s.Known(), s.Gaps)
		}
	}
}

// TestThinBand: where a band is too thin to find the periods of a segment, it is known from nearer the corner.
func TestThinBand(t *testing.T) {
	const moves = "(1,8)(9,0)(10,8)(12,5)"
	for _, squares := range testkit.Spread([]int{1 << 23, mostSquares}, testkit.Rounds(2)) { // the first one leaves 256 squares of thickness
		s := NewSearch(game(t, moves), 1<<14, initial, mostSquares)
		for s.Farther(); s.Step(); {
		}
		thin := &Search{game: s.game, moves: s.moves, fixed: 1 << 15, near: 1 << 15, places: initial, squares: squares, nearer: s.seen}
		for thin.Step() {
		}
		found := false
		for _, a := range thin.Survey().Segments {
			found = found || a.Determinant() == 5760
		}
		if !found {
			t.Errorf("on a band of %d squares: %+v", squares, thin.Survey().Gaps)
		}
	}
}

// TestUnseen: a board that cannot be looked at is one gap.
func TestUnseen(t *testing.T) {
	s := Find(game(t, "(1,2)(2,1)(1000000000,3)"), initial)
	if covers(t, "long moves", s); len(s.Gaps) != 1 || s.Known() != 0 || s.Reach != 0 {
		t.Errorf("%+v", s)
	}
}

// TestLeast: segments with one pattern on two sides of a gap may be one.
func TestLeast(t *testing.T) {
	m := newMosaic(Lattice{Width: 2, Height: 1}, func(x, _ int) bool { return x == 0 })
	other := newMosaic(Lattice{Width: 2, Height: 1}, func(x, _ int) bool { return x == 1 })
	third := newMosaic(Lattice{Width: 3, Height: 1}, func(x, _ int) bool { return x == 1 })
	of := func(list ...*Mosaic) (s Survey) {
		for _, m := range list {
			s.Segments = append(s.Segments, Segment{Lattice: m.Lattice, Parts: []Part{{Mosaic: m}}})
		}
		return s
	}
	for _, test := range []struct {
		s    Survey
		want int
	}{{of(), 0}, {of(m), 1}, {of(m, other), 1}, {of(m, third), 2}, {of(m, third, m), 3}} {
		if got := test.s.Least(); got != test.want {
			t.Errorf("%d segments are %d at least, want %d", len(test.s.Segments), got, test.want)
		}
	}
}
