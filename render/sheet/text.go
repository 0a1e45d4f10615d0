package sheet

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
)

// The names of the formats.
const (
	Bits = "bits"
	CSV  = "csv"
	JSON = "json"
	PNG  = "png"
	SVG  = "svg"
)

// Formats lists those in which values of a kind can be written: bits for outcomes only.
func Formats(k engine.Kind) []string {
	if k == engine.Outcomes {
		return []string{Bits, CSV, JSON, PNG, SVG}
	}
	return []string{CSV, JSON, PNG, SVG}
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
	of, turned := misere.Cut(c.Map.Game)
	dst = strconv.AppendQuote(dst, of)
	if turned {
		dst = append(dst, `,"misere":true`...)
	}
	dst = append(dst, `,"kind":"`+c.Map.Kind.String()+`"`...)
	pattern, other := c.over()
	if pattern != "" {
		dst = strconv.AppendQuote(append(dst, `,"map":`...), pattern)
	}
	if other != "" {
		dst = strconv.AppendQuote(append(dst, `,"compare":`...), other)
	}
	if rest := c.rest(); rest != "" {
		dst = append(dst, `,"rest":[`+rest+`]`...)
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
func (c *Content) corner() (x, y engine.Int) {
	p := c.Map.Position(engine.Cell{X: c.Window.X, Y: c.Window.Y}, c.Game.Shape().Dim)
	if p.Dim() == 1 {
		return p.At(0), engine.Num(c.Window.Y)
	}
	return p.At(0), p.At(1)
}

// over tells what the map shows instead of the game's own values: a pattern, or the values
// that agree with another game.
func (c *Content) over() (pattern, other string) {
	if strings.Contains(c.Map.Over, ":") {
		return "", c.Map.Over
	}
	return c.Map.Over, ""
}

// rest writes the third and further components of the positions on the map, "" if there
// are none or all are 0.
func (c *Content) rest() string {
	all := c.Map.Origin.Components(nil)
	if rest := engine.Of(all[min(2, len(all)):]...); !rest.Zero() {
		return rest.String()
	}
	return ""
}
