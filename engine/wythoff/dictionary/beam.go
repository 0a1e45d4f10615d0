package dictionary

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/internal/columnar"
)

// beam is the P-positions on one side of the diagonal as they are seen from an origin: u and
// v are their smaller and their larger coordinate, less those of the origin.
type beam struct {
	reader *Reader
	below  bool        // the side below
	u, v   *big.Int    // the origin, as u and v
	anchor engine.Cell // (u, v) of one P-position
}

// Beam returns the P-positions around the origin (x, y) that lie above the diagonal, or below
// it. It is nil if none of them lies within engine.Span of the origin. The corner (0,0), its
// own mirror image, belongs to the beam above.
func (f *Reader) Beam(x, y *big.Int, below bool) (*columnar.Runs, error) {
	b := &beam{reader: f, below: below, u: x, v: y}
	if below {
		b.u, b.v = y, x
	}
	if near, err := b.drop(); !near || err != nil {
		return nil, err
	}
	return &columnar.Runs{
		View:  columnar.View{Swap: below},
		First: max(-engine.Span, -engine.Big(b.u).Clamp()),

		Between: b.between,
		Find:    b.find,
	}, nil
}

// drop looks for the first P-position from the origin's line on, as an anchor. near is false
// if it is too far away.
func (b *beam) drop() (near bool, err error) {
	some := 4 * (b.reader.longest + b.reader.drift) // there are zeros among so many symbols
	base, rows, err := b.reader.rowsFrom(b.u, some)
	if err != nil {
		return false, err
	}
	for u, row := range rows {
		if row == columnar.None {
			continue
		}
		v := base.Sub(base, b.v)
		v.Add(v, big.NewInt(int64(row)))
		if v.CmpAbs(big.NewInt(4*engine.Span)) > 0 {
			return false, nil // v changes by twice as much as u at most
		}
		b.anchor = engine.Cell{X: u, Y: int(v.Int64())}
		return true, nil
	}
	return false, errRules
}

// between bounds v of all P-positions with from ≤ u ≤ to. From one word to
// the next u grows by the number of its letters, and v by that and the number of
// zeros among them, so once to twice as much; inside of a word there is little room.
func (b *beam) between(from, to int) (low, high int) {
	room := 4 * (b.reader.longest + b.reader.overhang + b.reader.span + b.reader.drift)
	from, to = from-b.anchor.X, to-b.anchor.X
	return b.anchor.Y + min(from, 2*from) - room, b.anchor.Y + max(to, 2*to) + room
}

// find returns the P-positions of n lines.
func (b *beam) find(u, n int) (base int, rows []int16, err error) {
	x := new(big.Int).Add(b.u, big.NewInt(int64(u)))
	far, rows, err := b.reader.rowsFrom(x, n)
	if err != nil {
		return 0, nil, err
	}
	if b.below && x.Sign() == 0 {
		rows[0] = columnar.None
	}
	return int(far.Sub(far, b.v).Int64()), rows, nil // within twice the board's span
}

// rowsFrom returns the rows, less a base, of the P-positions in the n columns from
// x ≥ 0 on, as far as they are not below the diagonal; columnar.None stands for those.
func (f *Reader) rowsFrom(x *big.Int, n int) (base *big.Int, rows []int16, err error) {
	base, rows = new(big.Int), make([]int16, n)
	at := 0
	for x.IsInt64() && at < n && int(x.Int64())+at < f.first {
		column := int(x.Int64()) + at
		rows[at] = columnar.None
		if row := f.columns.Row(column); row >= column {
			rows[at] = int16(row)
		}
		at++
	}
	if at == n {
		return base, rows, nil
	}
	j := new(big.Int).Add(x, big.NewInt(int64(at-f.FirstColumn)))
	p, err := f.words(0, around(j, 0, n-1-at))
	if err != nil {
		return nil, nil, err
	}
	if err := p.check(); err != nil {
		return nil, nil, err
	}
	first := p.rowOf(0)
	row := 0
	if at > 0 {
		row = int(first.Int64()) // few columns from the corner
	} else {
		base = first
	}
	column := at + int(p.index.Sub(p.index, j).Int64()) // a small difference
	for _, w := range p.words {
		for k, r := range w.Rows {
			switch c := column + k; {
			case c < at || c >= n:
			case r == none:
				rows[c] = columnar.None
			default:
				rows[c] = int16(row + r)
			}
		}
		column += len(w.Text)
		row += len(w.Image)
	}
	return base, rows, nil
}
