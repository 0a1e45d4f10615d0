package sheet

import (
	"math/big"
	"strconv"

	"github.com/palacegames/palace/engine"
)

// The names of the formats.
const (
	Bits = "bits"
	CSV  = "csv"
	JSON = "json"
	PNG  = "png"
)

// Formats lists those in which values of a kind can be written: bits for outcomes only.
func Formats(k engine.Kind) []string {
	if k == engine.Outcomes {
		return []string{Bits, CSV, JSON, PNG}
	}
	return []string{CSV, JSON, PNG}
}

// digits writes a line for each row, in it one digit for each square: 1 for P, 0 for N.
// The band does that.
type digits struct{}

func (digits) begin(dst []byte) []byte { return dst }
func (digits) end(dst []byte) []byte   { return dst }

func (digits) row(dst []byte, b *band, row int) []byte { return b.appendDigits(row, dst) }

// table writes a line for each row, in it one number for each square, and nothing for a
// square that shows nothing.
type table struct {
	values  []int32
	numbers numbers
}

func (table) begin(dst []byte) []byte { return dst }
func (table) end(dst []byte) []byte   { return dst }

func (t *table) row(dst []byte, b *band, row int) []byte {
	b.read(row, t.values)
	return append(t.numbers.appendRow(dst, t.values), '\n')
}

// jsonRows writes one object: the game, what the numbers are, where the window lies and
// how large it is, and the rows, each on a line of its own, with null for squares that
// show nothing. Where the map is not the game's own it says so, as "map" or "compare",
// and "rest" holds the further components of positions that have some other than 0.
type jsonRows struct {
	content *Content
	left    int // rows to come
	values  []int32
	numbers numbers
}

func (j *jsonRows) begin(dst []byte) []byte {
	c := j.content
	dst = append(dst, `{"game":`...)
	dst = strconv.AppendQuote(dst, c.Game.String())
	dst = append(dst, `,"kind":"`+c.Kind.String()+`"`...)
	if c.Pattern != "" {
		dst = strconv.AppendQuote(append(dst, `,"map":`...), c.Pattern)
	}
	if c.Other != "" {
		dst = strconv.AppendQuote(append(dst, `,"compare":`...), c.Other)
	}
	if len(c.Rest) > 0 {
		dst = append(dst, `,"rest":[`+c.Rest.String()+`]`...)
	}
	x, y := c.corner()
	dst = append(dst, `,"at":[`+x.String()+`,`+y.String()+`],"size":[`...)
	dst = strconv.AppendInt(dst, int64(c.Window.W), 10)
	dst = strconv.AppendInt(append(dst, ','), int64(c.Window.H), 10)
	return append(dst, "],\"rows\":[\n"...)
}

func (j *jsonRows) row(dst []byte, b *band, row int) []byte {
	b.read(row, j.values)
	dst = append(j.numbers.appendRow(append(dst, '['), j.values), ']')
	if j.left--; j.left > 0 {
		dst = append(dst, ',')
	}
	return append(dst, '\n')
}

func (j *jsonRows) end(dst []byte) []byte { return append(dst, "]}\n"...) }

// corner returns the smallest corner of the window as coordinates of the game.
func (c *Content) corner() (x, y *big.Int) {
	x, y = big.NewInt(int64(c.Window.X)), big.NewInt(int64(c.Window.Y))
	if len(c.Origin) > 0 {
		x.Add(x, c.Origin[0])
	}
	if len(c.Origin) > 1 {
		y.Add(y, c.Origin[1])
	}
	return x, y
}
