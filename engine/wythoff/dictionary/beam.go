package dictionary

import (
	"math/big"

	"github.com/palacegames/palace/engine/columnar"
	"github.com/palacegames/palace/engine/core"
)

// beam is the P-positions on one side of the diagonal as they are seen from an origin: u and
// v are their smaller and their larger coordinate, less those of the origin.
type beam struct {
	reader *Reader
	below  bool      // the side below
	u, v   *big.Int  // the origin, as u and v
	anchor core.Cell // (u, v) of one P-position
}

// Beam returns the P-positions around the origin (x, y) that lie above the diagonal, or below
// it. It is nil if none of them lies within core.Span of the origin. The corner (0,0), its
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
		First: max(-core.Span, -core.Big(b.u).Clamp()),

		Between: b.between,
		Find:    b.find,
	}, nil
}

// drop looks for the first P-position from the origin's line on, as an anchor. near is false
// if it is too far away.
func (b *beam) drop() (near bool, err error) {
	const some = 4 * maxWord // there are zeros among so many symbols
	base, rows, err := b.reader.above(b.u, some)
	if err != nil {
		return false, err
	}
	for u, row := range rows {
		if row == columnar.None {
			continue
		}
		v := base.Sub(base, b.v)
		v.Add(v, big.NewInt(int64(row)))
		if v.CmpAbs(big.NewInt(4*core.Span)) > 0 {
			return false, nil // v changes by twice as much as u at most
		}
		b.anchor = core.Cell{X: u, Y: int(v.Int64())}
		return true, nil
	}
	return false, errRules
}

// between bounds v of all P-positions with from ≤ u ≤ to. From one word to
// the next u grows by the number of its letters, and v by that and the number of
// zeros among them, so once to twice as much; inside of a word there is little room.
func (b *beam) between(from, to int) (low, high int) {
	const room = 4 * maxWord
	from, to = from-b.anchor.X, to-b.anchor.X
	return b.anchor.Y + min(from, 2*from) - room, b.anchor.Y + max(to, 2*to) + room
}

// find returns the P-positions of n lines.
func (b *beam) find(u, n int) (base int, rows []int16, err error) {
	x := new(big.Int).Add(b.u, big.NewInt(int64(u)))
	far, rows, err := b.reader.above(x, n)
	if err != nil {
		return 0, nil, err
	}
	if b.below && x.Sign() == 0 {
		rows[0] = columnar.None
	}
	return int(far.Sub(far, b.v).Int64()), rows, nil // within twice the board's span
}
