package segment

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit"
)

// textbook says of the squares of the n×n board whether they are P-positions, straight from
// their options.
type textbook struct {
	n      int
	palace []bool
}

func newTextbook(moves [][]int, n int) textbook {
	b := textbook{n, make([]bool, n*n)}
	for y := range n {
		for x := range n {
			p := true
			for _, m := range moves {
				p = p && !(x >= m[0] && y >= m[1] && b.palace[(y-m[1])*n+x-m[0]])
			}
			b.palace[y*n+x] = p
		}
	}
	return b
}

func (b textbook) at(x, y int) bool { return b.palace[y*b.n+x] }

// inside visits the squares of the board from x+y = near on that lie between two lines
// through the corner, and by margin away from both.
func (b textbook) inside(s Part, near, margin int, visit func(x, y int) bool) {
	from, to := s.From.Along, s.To.Along
	for y := range b.n {
		for x := max(0, near-y); x < b.n; x++ {
			at := engine.Cell{X: x, Y: y}
			if cross(from, at) >= margin*length(from) && cross(to, at) <= -margin*length(to) && !visit(x, y) {
				return
			}
		}
	}
}

// check fails unless a proved segment is what the textbook shows: the same periods wherever
// it reaches, no further ones, and the same density on one fundamental domain far out.
func (b textbook) check(t *testing.T, name string, s Part, near, margin int) {
	u, v := s.Shortest()
	far := engine.Cell{}
	b.inside(s, near, margin, func(x, y int) bool {
		for _, p := range [][2]int{u, v, {-u[0], -u[1]}, {-v[0], -v[1]}} {
			i, j := x+p[0], y+p[1]
			on := i >= 0 && j >= 0 && i < b.n && j < b.n && i+j >= near
			if at := (engine.Cell{X: i, Y: j}); on && cross(s.From.Along, at) >= margin*length(s.From.Along) &&
				cross(s.To.Along, at) <= -margin*length(s.To.Along) && b.at(x, y) != b.at(i, j) {
				t.Fatalf("%s: %v is no period at (%d,%d)", name, p, x, y)
			}
		}
		if x+y >= length(far) {
			far = engine.Cell{X: x, Y: y}
		}
		return true
	})
	domain := map[[2]int]bool{}
	palaces := 0
	b.inside(s, near, margin, func(x, y int) bool {
		if i, j := s.reduce(x, y); !seen(domain, i, j) {
			domain[[2]int{i, j}] = b.at(x, y)
			if b.at(x, y) {
				palaces++
			}
		}
		return len(domain) < s.Determinant()
	})
	if len(domain) < s.Determinant() || palaces != s.Palaces() {
		t.Fatalf("%s: %d of %d squares are P, want %d of %d", name, s.Palaces(), s.Determinant(), palaces, len(domain))
	}
	if length(far) < b.n {
		t.Fatalf("%s: nothing was looked at", name)
	}
	for shift := range domain { // no shift is a period that is not in the lattice
		same := shift != [2]int{}
		for at, p := range domain {
			i, j := s.reduce(at[0]+shift[0], at[1]+shift[1])
			if same = same && domain[[2]int{i, j}] == p; !same {
				break
			}
		}
		if same {
			t.Fatalf("%s: %v is a period, too", name, shift)
		}
	}
}

func seen(domain map[[2]int]bool, i, j int) bool {
	_, known := domain[[2]int{i, j}]
	return known
}

// TestWitness holds the segments of random rulesets against the textbook, from where they
// are proved to three times as far out.
func TestWitness(t *testing.T) {
	r := rand.New(rand.NewPCG(61, 61))
	rounds, checked := testkit.Rounds(12), 0
	for range 4 * rounds {
		var text string
		for range 2 + r.IntN(4) {
			text += fmt.Sprintf("(%d,%d)", r.IntN(13), 1+r.IntN(13))
		}
		g := game(t, text)
		const near = 2048
		s, err := At(g, near, initial)
		if err != nil {
			t.Fatal(err)
		}
		if !s.Settled {
			continue
		}
		b := newTextbook(movesOf(g), 3*near/2)
		for i, a := range s.Segments[1:] {
			if same(a.Parts[0].Mosaic, s.Segments[i].Parts[0].Mosaic) {
				t.Fatalf("%v, segment %d is that before it", g, i+1)
			}
		}
		all := parts(s)
		for i, a := range all {
			name := fmt.Sprintf("%v, part %d", g, i)
			if i > 0 && cross(all[i-1].From.Along, a.From.Along) <= 0 {
				t.Fatalf("%s begins at %v", name, a.From)
			}
			b.check(t, name, a, near, near/16)
		}
		if first, last := s.Segments[0].From.Along, s.Segments[len(s.Segments)-1].To.Along; first != (engine.Cell{X: 1}) || last != (engine.Cell{Y: 1}) {
			t.Fatalf("%v: from %v to %v", g, first, last)
		}
		if checked++; checked == rounds {
			return
		}
	}
	t.Errorf("only %d rulesets were looked at", checked)
}

// TestFiveSegments holds the five segments of three moves, more than [LSY24] Conjecture 50
// has, against the textbook.
func TestFiveSegments(t *testing.T) {
	for _, list := range []string{"(1,1)(2,6)(6,7)", "(2,11)(12,14)(14,1)"} {
		g, s := game(t, list), found(t, list)
		if len(s.Segments) != 5 || !s.Settled {
			t.Fatalf("%v has %d segments, settled: %v", g, len(s.Segments), s.Settled)
		}
		if testing.Short() {
			continue
		}
		b := newTextbook(movesOf(g), 9000)
		for i, a := range parts(s) {
			b.check(t, fmt.Sprintf("%v, segment %d", g, i), a, s.Reach, 300)
		}
	}
}

// TestProof spoils single squares of a band from which the segments are proved. No such
// band proves anything: each square counts.
func TestProof(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 6))
	for _, text := range []string{"(1,2)(2,1)(3,3)", "(2,6)(3,3)(6,2)", "(1,2)"} {
		g := game(t, text)
		moves, _ := vectors(g)
		const near = 2048
		board, err := boardOf(g)
		if err != nil {
			t.Fatal(err)
		}
		b, err := newBand(board, near, near/2)
		if err != nil {
			t.Fatal(err)
		}
		prove := func() bool {
			p := newPlaces(b, initial)
			proved, _ := p.segmentation(p.runs(p.wide()), moves).prove()
			return proved != nil
		}
		if !prove() {
			t.Fatalf("%s: not proved", text)
		}
		for range testkit.Cases(20, 60) {
			sum := near + r.IntN(near/2)
			y := r.IntN(sum + 1)
			at := sum - y - b.near + y
			word := &b.words[y*b.stride+at/64]
			*word ^= 1 << (at % 64)
			if prove() {
				t.Errorf("%s: proved without (%d,%d)", text, sum-y, y)
			}
			*word ^= 1 << (at % 64)
		}
	}
}

// TestApart: lines that come together beyond the band prove nothing, though all that the
// band shows repeats along them. Lines that part do.
func TestApart(t *testing.T) {
	const near = 2048
	for _, test := range []struct {
		lower, upper line
		want         bool
	}{
		{line{engine.Cell{X: 1, Y: 1}, -400}, line{engine.Cell{X: 1, Y: 2}, 100}, true},
		{line{engine.Cell{X: 1, Y: 2}, -1600}, line{engine.Cell{X: 1, Y: 1}, 400}, false},
		{line{engine.Cell{X: 1, Y: 1}, -400}, line{engine.Cell{X: 1, Y: 1}, 400}, false},
	} {
		b := band(func(x, y int) bool {
			at := engine.Cell{X: x, Y: y}
			between := cross(test.lower.along, at) >= test.lower.at && cross(test.upper.along, at) <= test.upper.at
			return x%8 == 0 && (y%8 == 0 || y%8 == 1 && between)
		}, near, near/2)
		p := newPlaces(b, initial)
		s := p.segmentation(p.runs(p.wide()), []engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 1}})
		proved, _ := s.prove()
		if got := proved != nil && len(proved.Segments) == 3; got != test.want {
			t.Errorf("%v and %v: %v, want %v", test.lower, test.upper, proved, test.want)
		}
		if len(s.rays) == 4 && (s.ray < len(s.rays) || s.taken() != test.want) {
			t.Errorf("%v and %v: each square beyond the band is taken by a strip: %v, want %v", test.lower, test.upper, !test.want, test.want)
		}
	}
}

// TestShiftedParts: beside a line a pattern may go on as before, shifted, or not at all; and squares
// along the line may be none of it, or there may be no line.
func TestShiftedParts(t *testing.T) {
	const near = 2048
	for _, test := range []struct {
		shift, wide, parts, faults, strips int
	}{
		{0, 0, 1, 0, 2}, {0, 5, 2, 0, 3}, {3, 0, 2, 1, 3}, {3, 5, 2, 1, 3}, {8, 0, 1, 0, 2},
	} {
		b := band(func(x, y int) bool {
			switch at := y - x; {
			case at > test.wide:
				x += test.shift
			case at >= 0 && test.wide > 0:
				return true
			}
			return x%8 == 0 && y%8 == 0
		}, near, near/2)
		p := newPlaces(b, initial)
		s, _ := p.segmentation(p.runs(p.wide()), []engine.Cell{{X: 1, Y: 2}, {X: 2, Y: 1}}).prove()
		if s == nil || len(s.Segments) != 1 {
			t.Errorf("%+v: %+v", test, s)
			continue
		}
		if parts, faults := len(s.Segments[0].Parts), s.Faults(); parts != test.parts || len(faults) != test.faults || len(s.Strips) != test.strips ||
			len(faults) > 0 && (faults[0].Shift != engine.Cell{X: -test.shift} || faults[0].Along != engine.Cell{X: 1, Y: 1}) {
			t.Errorf("%+v: %d parts, faults %v, strips %v", test, parts, faults, s.Strips)
		}
		// The same as it is measured, where nothing is proved: there no faults are told.
		for p.again(nil); p.stepAgain(); {
		}
		measured := p.survey(p.glimpse())
		if len(measured.Segments) != 1 || len(measured.Segments[0].Parts) != 1+test.faults || len(measured.Faults()) > 0 || len(measured.Gaps) > 0 {
			t.Errorf("%+v, measured: %+v, faults %v", test, measured, measured.Faults())
		}
	}
}

// movesOf returns the moves of a game.
func movesOf(g Game) (moves [][]int) {
	for _, m := range g.List() {
		near, _ := m.Small(nil)
		moves = append(moves, near)
	}
	return moves
}

// newBand computes a band of a board of outcomes. It errs if the board does not reach so
// far.
func newBand(board *engine.Board, near, thick int) (*Band, error) {
	r, err := read(board, near, thick)
	for err == nil && r.step() {
	}
	if err != nil {
		return nil, err
	}
	return r.Band, nil
}

// newPlaces looks at so many places, and then between unlike ones until they are as close
// as the squares that are looked at around each, or until the lookups are used up.
func newPlaces(b *Band, n int) *places {
	p := begin(b, n)
	for p.step() {
	}
	return p
}

// prove finds the strips' lines, steps and widths, and returns the segments if what the band
// shows is proved to go on forever, nil if not. If a mosaic does not go on between its
// strips, counterexample is where.
func (p *segmentation) prove() (proved *Survey, counterexample *engine.Cell) {
	for p.step() {
	}
	return p.proved, p.counterexample
}
