package placing

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

var (
	boards = []Board{Spiral, Antidiagonals, Files, Sector, Ranks, Square, Hexagons}
	pieces = []Piece{Queen, Rook, Bishop, King, Knight, Maharaja, HexQueen, NewPiece("wythoff", WythoffQueen, []engine.Cell{{X: 0, Y: 1}, {X: 1, Y: 0}, {X: 1, Y: 1}}, nil)}
)

// attacks is how a piece attacks, by the rules of chess.
func attacks(piece string, a, b engine.Cell) bool {
	dx, dy := a.X-b.X, a.Y-b.Y
	x, y := max(dx, -dx), max(dy, -dy)
	if x == 0 && y == 0 {
		return false
	}
	rook, bishop, knight := x == 0 || y == 0, x == y, min(x, y) == 1 && max(x, y) == 2
	return map[string]bool{
		"queen": rook || bishop, "rook": rook, "bishop": bishop, "king": max(x, y) == 1, "knight": knight,
		"maharaja": rook || bishop || knight, "wythoff": rook || dx == dy, "hexagonal": rook || dx == -dy,
	}[piece]
}

// filled places pieces on so many squares.
func filled(b Board, p Piece, squares int, values bool) *field {
	f := newField(b, p, choice{side: 8, values: values})
	for len(f.squares) < squares && !f.ended {
		f.next()
	}
	return f
}

// TestPlaced places every piece on every board, looking at all pairs of squares.
func TestPlaced(t *testing.T) {
	squares := 900
	if testing.Short() { // as WebAssembly: all pairs of them take long
		squares = 300
	}
	for _, b := range boards {
		for _, p := range pieces {
			f := filled(b, p, squares, !b.unnumbered)
			var stand []engine.Cell
			values := make([]int, len(f.squares))
			for n, c := range f.squares {
				seen := map[int]bool{}
				for m := range n {
					if attacks(p.name, f.squares[m], c) {
						seen[values[m]] = true
					}
				}
				for seen[values[n]] {
					values[n]++
				}
				free := true
				for _, other := range stand {
					free = free && !attacks(p.name, other, c)
				}
				if free {
					stand = append(stand, c)
				}
				i, placed := f.on[c]
				if placed != free || placed && f.settled[i] != (settler{c, n}) {
					t.Fatalf("%s, %s: %v is free: %t, settled: %t", b.name, p.name, c, free, placed)
				}
				if !b.unnumbered && (f.values[n] != values[n] || free != (values[n] == 0)) {
					t.Fatalf("%s, %s: the nim-value of %v is %d, want %d", b.name, p.name, c, f.values[n], values[n])
				}
			}
		}
	}
}

// TestWalks: every square comes once, in the order that the board has.
func TestWalks(t *testing.T) {
	for _, b := range boards {
		seen := map[engine.Cell]bool{}
		f := filled(b, Queen, 500, false)
		for n, c := range f.squares {
			if seen[c] {
				t.Fatalf("%s comes to %v twice", b.name, c)
			}
			seen[c] = true
			if s := (&scene{field: f}); !s.inBoard(c) {
				t.Errorf("%s: %v is on no board", b.name, c)
			}
			if b.finite && n >= 64 {
				t.Errorf("%s does not end", b.name)
			}
		}
	}
	for _, c := range []struct {
		b    Board
		want string
	}{
		{Spiral, "[{0 0} {0 1} {-1 1} {-1 0} {-1 -1} {0 -1} {1 -1} {1 0} {1 1} {1 2}]"},
		{Antidiagonals, "[{0 0} {1 0} {0 1} {2 0} {1 1} {0 2} {3 0} {2 1} {1 2} {0 3}]"},
		{Files, "[{0 0} {0 1} {1 1} {2 1} {0 2} {1 2} {2 2} {3 2} {4 2} {0 3}]"},
		{Sector, "[{0 0} {1 0} {1 1} {2 0} {2 1} {2 2} {3 0} {3 1} {3 2} {3 3}]"},
		{Hexagons, "[{0 0} {1 0} {0 1} {-1 1} {-1 0} {0 -1} {1 -1} {2 -1} {2 0} {1 1}]"},
		{Ranks, "[{0 0} {0 1} {0 2} {0 3} {0 4} {0 5} {0 6} {0 7} {1 0} {1 1}]"},
	} {
		if got := fmt.Sprint(filled(c.b, Queen, 10, false).squares); got != c.want {
			t.Errorf("%s: %s, want %s", c.b.name, got, c.want)
		}
	}
}

// oeis are the first members of the sequences, from the encyclopedia.
var oeis = map[string]string{
	"A002251": "0,2,1,5,7,3,10,4,13,15,6,18,20,8,23,9,26,28,11,31,12,34",
	"A002378": "0,2,6,12,20,30,42,56,72,90,110",
	"A003987": "0,1,1,2,0,2,3,3,3,3,4,2,0,2,4,5,5,1,1,5,5,6,4,6,0,6,4,6,7,7,7,7,7,7,7,7,8,6,4,6,0,6,4,6,8",
	"A004481": "0,1,1,2,2,2,3,0,0,3,4,4,1,4,4,5,5,5,5,5,5,6,3,3,6,3,3,6",
	"A046092": "0,4,12,24,40,60,84,112,144,180,220,264",
	"A273059": "0,9,13,17,21,82,92,102,112,228,244,260,276,445,467,489,511,630",
	"A274528": "0,1,2,2,3,1,3,0,4,5,4,1,5,0,3,5,6,2,1,7,4",
	"A274641": "0,1,2,3,1,2,3,4,5,0,3,5,1,0,5,4,2,0,4,1,5,0,1,3,4",
	"A274650": "0,1,2,3,0,1,2,4,3,5,5,1,0,2,3,4,3,5,1,6,7,6,7,2,0,5,4,8,8,5,9,4,7,2,10,6,7,10,8,3,0,6,9,5,4",
	"A274820": "0,1,2,1,2,1,2,0,3,0,4,3,5,3,4,5,3,4,6,5,6,7,4,6,5,7,6,3,0,6,5,7,0,6,7,5,4,8,1,3,6,8,1,9,7,8,2,4,9,8",
	"A275609": "0,1,2,3,1,2,1,3,2,0,3,0,1,4,0,2,0,3,0,3,0,2,0,1,3,1,2,1,2,3,0,2,3,1,3,1,2,4,1,2,1,2,1,3,1,3,2,0",
	"A275895": "0,2,4,1,3,8,10,12,14,5,7,18,6,21,9,24,26,28,30,11,13,34",
	"A275897": "0,7,13,23,32,96,114,142,163,183,197,261,290,446,484,581",
	"A296339": "0,1,2,2,0,1,3,1,2,4,4,5,0,3,6,5,3,4,6,7,8,6,4,5,0,3,9,7,7,8,3,1,2,4,5,9,8,6,7,2,0,1,9,4,3,9,7,8",
	"A307188": "0,9,11,14,16,18,20,22,30,47,49,51,53,59,61,63,66,68,70,72,74,76,88",
	"A307282": "0,1,2,3,4,5,6,7,8,4,6,5,7,9,8,10,1,9,2,10,3,9,11,10,2,0,3,11,10,4,1,0,6,12,7,5,3,0,8,7,1,4,5,0",
	"A307283": "0,25,31,37,43,86,96,106,116,122,134,146,158,363,383,403,423,847,877,907,937",
	"A308884": "0,0,0,0,1,1,1,2,2,1,1,1,1,2,2,1,2,3,3,2,0,1,3,2,1,0,3,3,3,2,0,1,3,3,1,0,0,0,3,3,0,0,0,2,1,3,3",
	"A308885": "0,1,2,3,20,25,30,35,36,37,40,41,42,47,48,49,54,55,56,63,65,70,79,88,94,95,110",
	"A308896": "0,1,0,1,2,3,0,2,3,1,2,3,0,2,3,1,4,5,6,7,0,4,5,6,7,1,4,5,6,7,0,4,5,6,7,1,2,5,4,7,6,3,0,2,5,4,7,6,3,1",
}

// TestSequences: what is called by a number of the encyclopedia is that sequence.
func TestSequences(t *testing.T) {
	used := map[string]bool{}
	check := func(names map[spelt]string, values bool, members func(f *field) []int) {
		for what, name := range names {
			used[name] = true
			b := boards[slices.IndexFunc(boards, func(b Board) bool { return b.name == what.board })]
			p := pieces[slices.IndexFunc(pieces, func(p Piece) bool { return p.name == what.piece })]
			got := strings.ReplaceAll(strings.Trim(fmt.Sprint(members(filled(b, p, 3000, values))), "[]"), " ", ",")
			if want := oeis[name]; want == "" || !strings.HasPrefix(got+",", want+",") {
				t.Errorf("%v, %s: %.100s, want %s", what, name, got, want)
			}
		}
	}
	check(valueSequences, true, func(f *field) []int { return f.values })
	check(squareSequences, false, func(f *field) (all []int) {
		for _, s := range f.settled {
			all = append(all, s.number)
		}
		return all
	})
	check(rowSequences, false, func(f *field) (all []int) {
		for _, s := range f.settled {
			all = append(all, s.at.X)
		}
		return all
	})
	if len(used) != len(oeis) {
		t.Errorf("%d sequences are used of %d", len(used), len(oeis))
	}
}

// TestFiles: file by file the pieces of the games' own stand where they stand along the
// antidiagonals.
func TestFiles(t *testing.T) {
	for _, p := range []Piece{Queen, Rook, pieces[len(pieces)-1]} {
		along, files := filled(Antidiagonals, p, 20000, false), filled(Files, p, 20000, false)
		for _, s := range files.settled[:60] {
			if _, there := along.on[s.at]; !there {
				t.Errorf("%s: %v", p.name, s.at)
			}
		}
		for _, s := range along.settled {
			if i := s.at.Y; i < 60 && files.settled[i].at != s.at {
				t.Errorf("%s: %v, and not %v", p.name, s.at, files.settled[i].at)
			}
		}
	}
}

// TestSquares: the 4×4 and the 8×8 squares of A308880 (row by row) and of A308881.
func TestSquares(t *testing.T) {
	for _, c := range []struct {
		b    Board
		side int
		rows string
	}{
		{Ranks, 4, "0123 2301 1452 5014"},
		{Square, 4, "0215 1340 2051 3124"},
		{Ranks, 7, "0123456 2301674 1452083 5014362 3780145 4265798 9548237"},
		{Square, 7, "0215349 1340725 2051864 3124058 4603172 5786493 6432587"},
	} {
		f := newField(c.b, Queen, choice{side: c.side, values: true})
		for !f.ended {
			f.next()
		}
		for x, row := range strings.Fields(c.rows) {
			for y, v := range row {
				if got := f.values[f.number[engine.Cell{X: x, Y: y}]]; got != int(v-'0') {
					t.Errorf("%s, side %d: (%d,%d) is %d, want %c", c.b.name, c.side, x, y, got, v)
				}
			}
		}
	}
}

// TestLook looks at all boards and pieces in many ways.
func TestLook(t *testing.T) {
	p := enginetest.Anywhere(New(Setting{Boards: boards, Pieces: pieces, Down: true}))
	for _, b := range boards {
		for _, piece := range []Piece{Queen, Rook, Knight, pieces[len(pieces)-1]} {
			for _, show := range []string{showNumbers, showValues} {
				chosen := idea.Chosen{boardChoice: b.name, pieceChoice: piece.name, showChoice: show}
				for _, step := range []int{-1, 25} {
					for _, w := range []engine.Window{{W: 24, H: 16}, {W: 1, H: 1}, {W: 70, H: 50}, {X: 500, Y: 300, W: 900, H: 600}} {
						if w.X > 0 && (piece.name != "queen" || step > 0) {
							continue
						}
						l := enginetest.Look(t, p, idea.Gaze{Window: w, Step: step, Chosen: chosen, At: engine.At(w.X+3, w.Y+1)})
						if l.Steps.Now != step && step >= 0 && l.Steps.Last > step {
							t.Errorf("%v: step %d is %+v", chosen, step, l.Steps)
						}
						if n := len(l.Figures); n > 3500 {
							t.Errorf("%v: %d figures", chosen, n)
						}
					}
				}
			}
		}
	}
}

// TestWords reads what is said.
func TestWords(t *testing.T) {
	p := enginetest.Anywhere(New(Setting{Boards: boards, Pieces: pieces, Down: true}))
	w := engine.Window{X: -8, Y: -8, W: 17, H: 17}
	for _, c := range []struct {
		at   engine.Position
		step int
		say  string
	}{
		{engine.At(1, 2), 9, "Square 9, (1,2), has queen number 1: no earlier one attacks it."},
		{engine.At(1, 1), 9, "Square 8, (1,1), is attacked by the queen on 0 along a diagonal."},
		{engine.At(-1, 3), 9, "Square 28, (-1,3), is attacked by the queen on 17 along the row."},
		{engine.At(3, 5), 5, "Square 82, (3,5), is not attacked: queen number 5 will go there."},
		{engine.Position{}, 5, "5 queens stand. The squares 22 to 81 are all attacked, so the next one goes to 82."},
		{engine.Position{}, 0, "0 queens stand. The next one goes to the very next square, 0."},
		{engine.Position{}, 1, "One queen stands. The squares 1 to 8 are all attacked, so the next one goes to 9."},
	} {
		if got := enginetest.Look(t, p, idea.Gaze{Window: w, Step: c.step, At: c.at}).Words[0]; got != c.say {
			t.Errorf("%q, want %q", got, c.say)
		}
	}
	for _, chosen := range []idea.Chosen{{"board": "moon"}, {"piece": "pawn"}, {"show": "all"}, {"n": "0"}, {"n": "x"}} {
		if _, err := p.Look(idea.Gaze{Window: w, Step: -1, Chosen: chosen}); err == nil {
			t.Errorf("%v is no error", chosen)
		}
	}
	far := engine.Of(engine.Num(1<<62).Times(engine.Num(1<<62)), engine.Num(1))
	if _, err := p.Look(idea.Gaze{Window: w, Step: -1, Origin: far}); err != nil {
		t.Error(err)
	}
	if _, err := p.Layer(); err == nil {
		t.Error("far out there is something to see")
	}
}

// TestRide goes along every line square by square.
func TestRide(t *testing.T) {
	w := engine.Window{X: -7, Y: -5, W: 20, H: 16}
	for _, b := range boards {
		f := filled(b, Queen, 400, false)
		s := &scene{field: f, window: w, placed: len(f.settled)}
		for _, at := range f.squares {
			if !w.Contains(at) {
				continue
			}
			for _, d := range append(append([]engine.Cell{}, all...), engine.Cell{X: -1}, engine.Cell{X: -1, Y: 1}, engine.Cell{Y: -1}, engine.Cell{X: -1, Y: -1}) {
				c := at
				for next := c; w.Contains(next) && s.inBoard(next); next = (engine.Cell{X: c.X + d.X, Y: c.Y + d.Y}) {
					c = next
				}
				if got := s.ride(at, d); got != c {
					t.Errorf("%s: from %v along %v to %v, want %v", b.name, at, d, got, c)
				}
			}
		}
	}
}

// TestNext: the square of the next piece is framed, and beyond it nothing is numbered.
func TestNext(t *testing.T) {
	p := New(Setting{Boards: boards, Pieces: pieces, Down: true})
	seen := enginetest.Anywhere(p)
	for _, b := range boards {
		at := idea.Gaze{Window: engine.Window{X: -12, Y: -12, W: 40, H: 40}, Step: 3, Chosen: idea.Chosen{boardChoice: b.name}}
		l := enginetest.Look(t, seen, at)
		next := p.field.settled[3]
		framed := 0
		for _, f := range l.Figures {
			for _, c := range f.Squares {
				switch n, walked := p.field.number[c]; {
				case f.Kind == idea.Frames && f.Bold:
					if framed++; c != next.at {
						t.Errorf("%s: %v is framed, not %v", b.name, c, next.at)
					}
				case f.Text != "" && (!walked || n > next.number):
					t.Errorf("%s: %v is numbered %s", b.name, c, f.Text)
				}
			}
		}
		if framed != 1 || !l.Best.Contains(next.at) {
			t.Errorf("%s: %d squares are framed, best are %+v", b.name, framed, l.Best)
		}
	}
}
