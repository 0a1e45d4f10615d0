package race

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// The rulesets with five and with nine moves of [LSY24] Figures 22 and 23.
var (
	fiveMoves = moves{{2, 6}, {4, 11}, {6, 1}, {6, 3}, {19, 5}}
	nineMoves = moves{{0, 1}, {1, 0}, {1, 1}, {1, 2}, {2, 2}, {2, 51}, {4, 3}, {4, 4}, {13, 1}}
)

// moves are those of a subtraction game in two dimensions.
type moves []struct{ a, b int }

// String is the ruleset in the notation.
func (m moves) String() string {
	text := "subtraction:"
	for _, move := range m {
		text += fmt.Sprintf("(%d,%d)", move.a, move.b)
	}
	return text
}

func (m moves) game() engine.Game { return mustParse(m.String()) }

// mustParse reads a ruleset that is written in this package.
func mustParse(text string) engine.Game {
	g, err := catalog.Parse(text)
	if err != nil {
		panic("race: " + err.Error())
	}
	return g
}

// boardOf returns a new board of a game.
func boardOf(g engine.Game, kind engine.Kind) *engine.Board {
	b, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, kind, engine.Position{}, ""))
	if err != nil {
		panic("race: " + err.Error())
	}
	return b
}

// subtractor finds outcomes row by row: a square is P unless a move leads to P. Its
// rows are kept in a ring as long as the moves reach back, with zeros to their left.
type subtractor struct {
	moves  moves
	pad    int
	rows   [][]byte
	none   []byte
	y      int
	from   [][]byte
	values []int32
}

func newSubtractor(m moves, w int) *subtractor {
	s := &subtractor{moves: m, from: make([][]byte, len(m)), values: make([]int32, w)}
	reach := 0
	for _, move := range m {
		s.pad, reach = max(s.pad, move.a), max(reach, move.b)
	}
	for range reach + 1 {
		s.rows = append(s.rows, make([]byte, w+s.pad))
	}
	s.none = make([]byte, w+s.pad)
	return s
}

// row returns the next row, 1 for P.
func (s *subtractor) row() []byte {
	for i, m := range s.moves {
		row := s.none
		if s.y >= m.b {
			row = s.rows[(s.y-m.b)%len(s.rows)]
		}
		s.from[i] = row[s.pad-m.a:]
	}
	dst := s.rows[s.y%len(s.rows)][s.pad:]
	for x := range dst {
		seen := byte(0)
		for _, f := range s.from {
			seen |= f[x]
		}
		dst[x] = seen ^ 1
	}
	s.y++
	return dst
}

// numbers is row with numbers for bytes.
func (s *subtractor) numbers() []int32 {
	for x, v := range s.row() {
		s.values[x] = int32(v)
	}
	return s.values
}

// outcomes is the outcomes of n×n squares.
func outcomes(m moves, n int) Race {
	g, w := m.game(), engine.Window{W: n, H: n}
	args := []any{n, n}
	for _, move := range m {
		args = append(args, move.a, move.b)
	}
	all := func() []int32 {
		var values []int32
		for s := newSubtractor(m, n); s.y < n; {
			values = append(values, s.numbers()...)
		}
		return values
	}
	return Race{
		Name: fmt.Sprintf("subtraction with %d moves, outcomes of %d×%d squares", len(m), n, n),
		Unit: "square", Units: n * n,
		Engine: func() { drain(boardOf(g, engine.Outcomes), w) },
		Textbook: func() {
			for s := newSubtractor(m, n); s.y < n; {
				s.row()
			}
		},
		check: func() error { return agree(boardOf(g, engine.Outcomes), w, all()) },
		c:     words("subtract", args...),
		palaces: func() (p int) {
			for _, v := range all() {
				p += int(v)
			}
			return p
		},
	}
}

// paintOutcomes is the same as a picture.
func paintOutcomes(m moves, n, level int) Race {
	p := newPainting(m.game(), engine.Outcomes, n, level)
	return Race{
		Name: fmt.Sprintf("subtraction with %d moves, averaged picture of %d×%d squares", len(m), n, n),
		Unit: "square", Units: n * n,
		Engine:   func() { p.engine() },
		Textbook: func() { p.textbook(1, newSubtractor(m, n).numbers) },
		check:    func() error { return p.agree(1, newSubtractor(m, n).numbers) },
	}
}
