package quadrant

import (
	"math"
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/internal/columnar"
)

// NewBoard returns the board of outcomes that shows origin + (x, y) at (x, y). The queens
// stand along two beams, the high ones about on row c/φ of column c, the low ones on row cφ.
func NewBoard(origin Square, plane engine.Window) *columnar.Board {
	return columnar.New(plane, func() (beams []columnar.Beam, err error) {
		far := NewDistant()
		row := far.OverPhi(origin.Column)
		if at, near := distance(origin.Row, row); near {
			beams = append(beams, far.beam(origin, plane, at, 1/math.Phi, false))
		}
		if at, near := distance(origin.Row, row.Add(row, origin.Column)); near {
			beams = append(beams, far.beam(origin, plane, at, math.Phi, true))
		}
		return beams, nil
	})
}

// beam returns that of the high queens or of the low ones. About on row at + slope·y of the
// board stands the queen of column y.
func (f *Distant) beam(origin Square, plane engine.Window, at int, slope float64, low bool) *columnar.Runs {
	const room = Off + 4 // for rounding, too
	return &columnar.Runs{
		View:  columnar.View{Swap: true}, // its lines are the columns
		First: plane.Y,
		Between: func(y, end int) (least, most int) {
			return at + int(slope*float64(y)) - room, at + int(slope*float64(end)) + room
		},
		Find: func(y, n int) (base int, rows []int16, err error) {
			first := new(big.Int).Add(origin.Column, big.NewInt(int64(y)))
			s, err := f.Stretch(first, n)
			if err != nil {
				return 0, nil, err
			}
			lows := s.Lows()
			if low {
				lows = first.Add(first, lows)
			}
			base, _ = distance(origin.Row, lows)
			rows = slices.Repeat([]int16{columnar.None}, n)
			s.Each(func(column, row int, isLow bool) {
				if isLow == low {
					rows[column] = int16(row)
				}
			})
			return base, rows, nil
		},
	}
}

// distance returns how far b is from a, and whether that is near enough for a board.
func distance(a, b *big.Int) (d int, near bool) {
	far := new(big.Int).Sub(b, a)
	if far.CmpAbs(big.NewInt(8*engine.Span)) > 0 {
		return 0, false
	}
	return int(far.Int64()), true
}
