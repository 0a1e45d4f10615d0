package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// The boards on which neighbours have the same pattern, shifted.
var faulty = []struct{ game, slope string }{
	{"subtraction:(0,5)(2,3)(3,1)(3,3)(4,2)(5,0)", "3/7"},
	{"subtraction:(2,4)(2,5)(3,0)(4,5)", "5/3"},
	{"subtraction:(4,6)(5,1)(6,3)(6,5)", "11/10"},
	{"subtraction:(6,3)(7,0)(8,8)(8,10)", "13/14"},
	{"subtraction:(1,3)(2,3)(3,3)(4,4)(7,2)(10,4)", "6/17"},
	{"subtraction:(1,1)(1,10)(2,1)(6,8)(8,1)", "9/14"},
	{"subtraction:(5,7)(6,0)(7,1)(7,4)(7,9)", "4/3"},
}

// TestFaults: what is below a fault and what is above it is not one mosaic, and it is said where
// that changes.
func TestFaults(t *testing.T) {
	for _, test := range faulty {
		a := segmentsOf(t, test.game)
		if len(a.Faults) != 1 || a.Faults[0].Slope != test.slope || a.Faults[0].Shift == [2]int{} {
			t.Errorf("%s: the faults are %v, want one along %s", test.game, a.Faults, test.slope)
		}
	}
	// Two squares a multiple of a period apart, on two sides of the fault.
	for at, want := range map[string]string{"1000001,100000": "P", "200001,900000": "N"} {
		_, out, _ := palace("query", faulty[0].game, at)
		var answer struct{ Outcome string }
		if err := json.Unmarshal([]byte(out), &answer); err != nil || answer.Outcome != want {
			t.Errorf("%s: %s, %v, want %s", at, out, err, want)
		}
	}
}

// TestSegmentsSquareBySquare: of random rulesets, what segments --json prints together with the
// squares near x+y = reach gives the outcome of every square farther out: of all within some
// distance, by their options, and of those beside every line 10⁶, 10⁹ and 10¹² out, by the chart.
func TestSegmentsSquareBySquare(t *testing.T) {
	var games []string
	for _, f := range testkit.Spread(faulty, testkit.Part(3, len(faulty))) {
		games = append(games, f.game)
	}
	for i := range testkit.Part(18, testkit.Cases(50, 500)) {
		r := rand.New(rand.NewPCG(18, uint64(i)))
		text := "subtraction:"
		for n := 2 + r.IntN(6); n > 0; {
			if x, y := r.IntN(11), r.IntN(11); x+y > 0 {
				text += fmt.Sprintf("(%d,%d)", x, y)
				n--
			}
		}
		games = append(games, text)
	}
	settled, faults, charted, squares := 0, 0, 0, 0
	for i, text := range games {
		answer := settledOf(t, text)
		if answer == nil {
			continue
		}
		settled++
		faults += len(answer.Faults)
		g, err := catalog.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(19, uint64(i)))
		d := readSegments(t, text, g.(segment.Game), answer)
		squares += d.near(t)
		if g.(segment.Game).Charted(200_000) {
			charted++
			squares += d.far(t, g, r)
		}
	}
	t.Logf("%d of %d rulesets are settled by %d, with %d faults; of %d of them the chart was asked; %d squares", settled, len(games), mostSettled, faults, charted, squares)
	if settled < len(games)/2 || charted < settled/2 {
		t.Errorf("only %d of %d rulesets were settled, and only of %d of them the chart was asked", settled, len(games), charted)
	}
}

// mostSettled is how far out the segments of random rulesets are looked for.
const mostSettled = 4096

// settledOf returns what is printed of a game, nil if that is not settled.
func settledOf(t *testing.T, text string) *segmentsJSON {
	for radius := 1024; radius <= mostSettled; radius *= 2 {
		if answer := segmentsOf(t, text, "--radius", fmt.Sprint(radius)); answer.Settled {
			return &answer
		}
	}
	return nil
}

// description is what segments --json says, read again.
type description struct {
	game    string
	board   [][]bool // whether (x,y) is a P-position, as board[y][x], from the options
	reach   int
	strips  []band
	between []pattern // what lies behind each strip but the last one
}

// band is a strip along the direction (q,p).
type band struct {
	p, q, from, to int
	step           [2]int
}

// of says how far a square is from the line through the corner along the strip.
func (b band) of(x, y int) int { return b.q*y - b.p*x }

// pattern is what a lattice says, where its squares have been seen.
type pattern struct {
	u, v [2]int
	seen map[[2]int]bool // by coordinates in the lattice
}

// squares is how many squares repeat.
func (p pattern) squares() int {
	det := p.u[0]*p.v[1] - p.u[1]*p.v[0]
	return max(det, -det)
}

func (p pattern) key(x, y int) [2]int {
	det := p.squares()
	mod := func(a int) int { return (a%det + det) % det }
	return [2]int{mod(x*p.v[1] - y*p.v[0]), mod(p.u[0]*y - p.u[1]*x)}
}

// readSegments reads the description and the squares with reach ≤ x+y that it needs.
func readSegments(t *testing.T, text string, g segment.Game, a *segmentsJSON) *description {
	d := &description{game: text, reach: a.Reach, board: outcomes(g, 3*a.Reach/2)}
	slope := func(s any) (p, q int) {
		if s == "inf" {
			return 1, 0
		}
		if n, err := fmt.Sscanf(s.(string), "%d/%d", &p, &q); n != 2 || err != nil {
			t.Fatalf("%s: the slope %v", text, s)
		}
		return p, q
	}
	for _, s := range a.Strips {
		p, q := slope(s.Slope)
		if len(d.strips) > 0 {
			if b := d.strips[len(d.strips)-1]; b.q*p-b.p*q <= 0 {
				t.Fatalf("%s: strips along %d/%d and then %d/%d", text, b.p, b.q, p, q)
			}
		}
		d.strips = append(d.strips, band{p, q, s.From, s.To, s.Step})
	}
	if first, last := d.strips[0], d.strips[len(d.strips)-1]; first.p != 0 || first.from != 0 || last.q != 0 || last.to != 0 {
		t.Fatalf("%s: no strips along the axes, or not from them on: %v", text, d.strips)
	}
	for _, b := range d.strips[:len(d.strips)-1] {
		for _, s := range a.Segments {
			p0, q0 := slope(s.From)
			p1, q1 := slope(s.To)
			if b.p*q0-b.q*p0 >= 0 && b.p*q1-b.q*p1 < 0 {
				d.between = append(d.between, pattern{s.Lattice[0], s.Lattice[1], map[[2]int]bool{}})
			}
		}
	}
	if len(d.between) != len(d.strips)-1 {
		t.Fatalf("%s: %d strips, and %d segments between them", text, len(d.strips), len(d.between))
	}
	unseen := func(p pattern) bool { return len(p.seen) < p.squares() }
	for sum := d.reach; sum < len(d.board) && slices.ContainsFunc(d.between, unseen); sum++ { // the first squares of each pattern
		for y := 0; y <= sum; y++ {
			if i, inside := d.place(sum-y, y); !inside {
				if k := d.between[i].key(sum-y, y); !noted(d.between[i].seen, k) {
					d.between[i].seen[k] = d.board[y][sum-y]
				}
			}
		}
	}
	d.faults(t, a, slope)
	return d
}

func noted(seen map[[2]int]bool, key [2]int) bool {
	_, ok := seen[key]
	return ok
}

// faults fails unless a pattern goes on behind each fault as its shift says, and nowhere else
// inside a segment is shifted.
func (d *description) faults(t *testing.T, a *segmentsJSON, slope func(any) (int, int)) {
	for i, b := range d.strips[1:max(1, len(d.strips)-1)] {
		shift := [2]int{}
		for _, f := range a.Faults {
			if p, q := slope(f.Slope); p == b.p && q == b.q {
				shift = f.Shift
			}
		}
		border := false
		for _, s := range a.Segments {
			p, q := slope(s.From)
			border = border || p == b.p && q == b.q
		}
		if border && shift != [2]int{} {
			t.Fatalf("%s: %d/%d is a fault and the end of a segment", d.game, b.p, b.q)
		}
		for y := 0; !border && y < 40; y++ {
			for x := range 40 {
				before, ok := d.between[i].seen[d.between[i].key(x-shift[0], y-shift[1])]
				behind, too := d.between[i+1].seen[d.between[i+1].key(x, y)]
				if ok && too && before != behind {
					t.Fatalf("%s: behind %d/%d the pattern is not shifted by %v", d.game, b.p, b.q, shift)
				}
			}
		}
	}
}

// place returns in which strip a square lies, or behind which one.
func (d *description) place(x, y int) (i int, inside bool) {
	for i, b := range d.strips {
		switch c := b.of(x, y); {
		case c < b.from:
			return i - 1, false
		case c <= b.to:
			return i, true
		}
	}
	panic("beyond the y-axis")
}

// says returns what the description says of a square with x+y ≥ reach, and whether the squares that
// it takes have been seen.
func (d *description) says(x, y int) (palace, ok bool) {
	i, inside := d.place(x, y)
	if !inside {
		palace, ok = d.between[i].seen[d.between[i].key(x, y)]
		return palace, ok
	}
	step := d.strips[i].step
	n := (x + y - d.reach) / (step[0] + step[1])
	x, y = x-n*step[0], y-n*step[1]
	if y >= len(d.board) || x >= len(d.board) || x < 0 || y < 0 {
		return false, false
	}
	return d.board[y][x], true
}

// near holds squares of the board that was swept against the description: all with x+y up to
// 256 beyond reach, and farther out those of every other row, or of fewer on a large board.
func (d *description) near(t *testing.T) (squares int) {
	unseen := 0
	for y, row := range d.board {
		end := len(row)
		if y%(1+len(d.board)/1024) > 0 {
			end = max(0, min(end, d.reach+256-y))
		}
		for x := max(0, d.reach-y); x < end; x++ {
			switch says, ok := d.says(x, y); {
			case !ok:
				unseen++
			case says != row[x]:
				t.Fatalf("%s: (%d,%d) is P: %v", d.game, x, y, row[x])
			}
			squares++
		}
	}
	if unseen > squares/10 {
		t.Fatalf("%s: of %d of %d squares nothing can be said", d.game, unseen, squares)
	}
	return squares
}

// far holds windows beside and in every strip against the chart.
func (d *description) far(t *testing.T, g engine.Game, r *rand.Rand) (squares int) {
	const side = 24
	unseen := 0
	for _, b := range d.strips {
		for _, distance := range []int{1_000_000, 1_000_000_000, 1_000_000_000_000} {
			distance += r.IntN(distance / 2)
			for _, c := range []int{b.from, (b.from + b.to) / 2, b.to} {
				// The square nearest to where c is taken on x+y = distance.
				y := (c + b.p*distance) / (b.p + b.q)
				x := distance - y
				x, y = max(0, x-side/2), max(0, y-side/2)
				board := enginetest.Board(t, g, engine.Outcomes, engine.OfCell(engine.Cell{X: x, Y: y}))
				for tile := range engine.Tiles(board, engine.Window{W: side, H: side}) {
					for j := tile.Y; j < tile.Y+tile.H; j++ {
						for i := tile.X; i < tile.X+tile.W; i++ {
							is := tile.At(i, j) != 0
							says, ok := d.says(x+i, y+j)
							if ok && says != is {
								t.Fatalf("%s: (%d,%d), beside slope %d/%d, is P: %v", d.game, x+i, y+j, b.p, b.q, is)
							}
							if squares++; !ok {
								unseen++
							}
						}
					}
				}
			}
		}
	}
	if unseen > squares/10 {
		t.Fatalf("%s: of %d of %d squares far out nothing can be said", d.game, unseen, squares)
	}
	return squares
}

// outcomes computes a board of n×n squares from their options.
func outcomes(g segment.Game, n int) [][]bool {
	var moves []engine.Cell
	for _, m := range g.List() {
		moves = append(moves, m.Cell())
	}
	board := make([][]bool, n)
	for y := range board {
		board[y] = make([]bool, n)
		for x := range board[y] {
			palace := true
			for _, m := range moves {
				palace = palace && (x < m.X || y < m.Y || !board[y-m.Y][x-m.X])
			}
			board[y][x] = palace
		}
	}
	return board
}
