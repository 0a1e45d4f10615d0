package exile

import (
	"math"
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/columnar"
	"github.com/palacegames/palace/engine/exile/quadrant"
)

// newQuadrantBoard returns the board of outcomes that shows origin + (x, y) at (x, y). The
// queens stand along two beams, the high ones on row c/φ or so of column c, the low ones on
// row cφ.
func newQuadrantBoard(origin farCell, plane engine.Window) *columnar.Board {
	check := func(w engine.Window) error { return checkPlane("exile:quadrant", plane, w) }
	return columnar.New(plane, check, func() (beams []columnar.Beam, err error) {
		far := quadrant.NewFar()
		row := far.OverPhi(origin.y)
		if high, near := from(origin.x, row); near {
			beams = append(beams, newQuadrantBeam(far, origin, plane, high, 1/math.Phi, false))
		}
		if low, near := from(origin.x, row.Add(row, origin.y)); near {
			beams = append(beams, newQuadrantBeam(far, origin, plane, low, math.Phi, true))
		}
		return beams, nil
	})
}

// newQuadrantBeam returns the beam of the high queens or of the low ones. About on row
// at + slope·y stands the queen of column y.
func newQuadrantBeam(far *quadrant.Far, origin farCell, plane engine.Window, at int, slope float64, low bool) *columnar.Runs {
	const room = quadrant.Off + 4 // for rounding, too
	return &columnar.Runs{
		View:  columnar.View{Swap: true}, // its lines are the columns
		First: plane.Y,
		Between: func(y, end int) (least, most int) {
			return at + int(slope*float64(y)) - room, at + int(slope*float64(end)) + room
		},
		Find: func(y, n int) (base int, rows []int16, err error) {
			first := new(big.Int).Add(origin.y, big.NewInt(int64(y)))
			s, err := far.Stretch(first, n)
			if err != nil {
				return 0, nil, err
			}
			lows := s.Lows()
			if low {
				lows = first.Add(first, lows)
			}
			base, _ = from(origin.x, lows)
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

// from returns how far b is from a, and whether that is near enough for a board.
func from(a, b *big.Int) (d int, near bool) {
	far := new(big.Int).Sub(b, a)
	if far.CmpAbs(big.NewInt(8*engine.Span)) > 0 {
		return 0, false
	}
	return int(far.Int64()), true
}
