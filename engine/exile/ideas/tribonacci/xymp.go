package tribonacci

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/spiral"
	"github.com/palacegames/palace/engine/exile/tribonacci"
	"github.com/palacegames/palace/engine/idea"
)

// letters are the letters of the Tribonacci word.
const letters = "abc"

// record is a row of the theme song: its letter t_n, where t_0 is c and the others are the
// Tribonacci word, and the members n of the sequences that belong to it. It goes on to the next
// row by additions alone.
type record struct {
	n      *big.Int
	digits tribonacci.BigNumeral // of n-1, if n is at least 1
	values [len(sequences)]*big.Int
}

// sequences are what grows along the song, and growth by how much, at the letters a, b and c
// [DSS20] Theorem 20 and (17).
var (
	sequences = [...]*tribonacci.Sequence{tribonacci.X, tribonacci.Y, tribonacci.M, tribonacci.P, tribonacci.A, tribonacci.B, tribonacci.C}
	growth    = [3][len(sequences)]int64{{2, 3, 1, 5, 2, 4, 7}, {1, 3, 2, 4, 2, 3, 6}, {1, 2, 1, 3, 1, 2, 4}}
)

// The places of sequences in a record.
const inX, inY, inM, inP, inA, inB, inC = 0, 1, 2, 3, 4, 5, 6

// recordOf returns row n ≥ 0.
func recordOf(n *big.Int) *record {
	r := &record{n: new(big.Int).Set(n)}
	if n.Sign() > 0 {
		r.digits = tribonacci.BigOf(new(big.Int).Sub(n, one))
	}
	for i, s := range sequences {
		if r.values[i] = new(big.Int); n.Sign() > 0 {
			r.values[i] = s.BigValue(r.digits)
		}
	}
	return r
}

var one = big.NewInt(1)

// letter returns the row's letter.
func (r *record) letter() tribonacci.Letter {
	if r.n.Sign() == 0 {
		return tribonacci.LetterC
	}
	return r.digits.Letter()
}

// next goes on to the next row.
func (r *record) next() {
	for i, by := range growth[r.letter()] {
		r.values[i] = new(big.Int).Add(r.values[i], big.NewInt(by))
	}
	if r.n.Sign() > 0 {
		r.digits = r.digits.Next()
	}
	r.n = new(big.Int).Add(r.n, one)
}

// queen returns the row's queen on an arm.
func (r *record) queen(arm int) spiral.Cell {
	return spiral.Cell{X: engine.Big(r.values[inX]), Y: engine.Big(r.values[inY])}.Turned(arm)
}

// song returns the first letters of the theme song.
func song(n int) string {
	var word strings.Builder
	word.WriteByte('c')
	e := tribonacci.Numeral(0)
	for range n - 1 {
		word.WriteByte(letters[e.Letter()])
		e = e.Next()
	}
	return word.String()
}

// hueOf is the colour of a letter.
func hueOf(l tribonacci.Letter) idea.Hue { return idea.Class(int(l)) }

// rows are the tables beside the theme song: "xymp" is [DSS20] Table 2, whose last columns are
// those of "places", where B-A is X and C-B is Y (Corollary 21).
var rows = map[string]struct {
	columns []int
	names   []string
	steps   bool // whether there are columns for the differences
}{
	"xymp":   {columns: []int{inX, inY, inM, inP}, names: []string{"X", "Y", "M", "P"}, steps: true},
	"queens": {columns: []int{inX, inY, inM, inP}, names: []string{"X", "Y", "M", "P"}},
	"places": {columns: []int{inA, inB, inC, inX, inY}, names: []string{"A", "B", "C", "B−A", "C−B"}},
}

// songTable returns count rows of one of the tables from row first on.
func songTable(which, title string, first *big.Int, count int) idea.Table {
	kind := rows[which]
	t := idea.Table{Title: title, Head: append([]string{"n", "t"}, kind.names...)}
	if kind.steps {
		for _, name := range kind.names {
			t.Head = append(t.Head, "Δ"+name)
		}
	}
	for r := recordOf(first); len(t.Rows) < count; r.next() {
		l := r.letter()
		row := idea.Row{
			Cells: []string{idea.Ending(r.n), string(letters[l])},
			Hues:  []idea.Hue{idea.Soft, hueOf(l)},
			Link:  idea.LinkOf(r.n),
		}
		for _, i := range kind.columns {
			row.Cells, row.Hues = append(row.Cells, idea.Ending(r.values[i])), append(row.Hues, idea.Ink)
		}
		for _, i := range kind.columns {
			if kind.steps {
				row.Cells, row.Hues = append(row.Cells, strconv.FormatInt(growth[l][i], 10)), append(row.Hues, hueOf(l))
			}
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// QueenTable is [DSS20] Table 1, with so many rows.
func QueenTable(rows int) idea.Table {
	t := songTable("queens", xympTitle, new(big.Int), rows)
	for i := range t.Rows { // without the letter
		t.Rows[i].Cells = append(t.Rows[i].Cells[:1], t.Rows[i].Cells[2:]...)
		t.Rows[i].Hues = nil
	}
	t.Head = append(t.Head[:1], t.Head[2:]...)
	return t
}

// SongTable is [DSS20] Table 2, with so many rows.
func SongTable(rows int) idea.Table {
	t, places := songTable("xymp", xympTitle, new(big.Int), rows), songTable("places", "", new(big.Int), rows)
	t.Head = append(t.Head, places.Head[2:5]...)
	for i := range t.Rows {
		t.Rows[i].Cells = append(t.Rows[i].Cells, places.Rows[i].Cells[2:5]...)
	}
	return t
}

// four returns the queens of a row as squares seen in a gaze, those that are not too far from
// there: one in the centre, and else up to four.
func four(r *record, g idea.Gaze) (squares []engine.Cell) {
	arms := 4
	if r.n.Sign() == 0 {
		arms = 1
	}
	for arm := range arms {
		if c, ok := g.Square(r.queen(arm).Position()); ok && max(c.X, -c.X, c.Y, -c.Y) < 1<<31 {
			squares = append(squares, c)
		}
	}
	return squares
}
