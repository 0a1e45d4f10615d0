package wythoff

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/internal/columnar"
	"github.com/palacegames/palace/engine/wythoff/golden"
)

// beams returns the squares of a map on which P-positions lie along two beams around an
// origin, one above the diagonal and one below it. beam returns one of them, or nil.
func (g *Game) beams(m engine.Map, beam func(x, y *big.Int, below bool) (columnar.Beam, error)) engine.Squares {
	x, y := new(big.Int), new(big.Int)
	if m.Origin != (engine.Position{}) {
		x, y = m.Origin.At(0).Big(), m.Origin.At(1).Big()
	}
	return columnar.New(g.Plane(m), func() (beams []columnar.Beam, err error) {
		for _, below := range []bool{false, true} {
			b, err := beam(x, y, below)
			if err != nil {
				return nil, err
			}
			if b != nil {
				beams = append(beams, b)
			}
		}
		return beams, nil
	})
}

// goldenMaps and readMaps are the maps of Wythoff Nim itself, and those of which the dictionary tells the columns.
type (
	goldenMaps struct{ g *Game }
	readMaps   struct{ s *solver }
)

func (m goldenMaps) Open(of engine.Map) engine.Squares {
	return columnar.NewBeattyBoard(m.g.Plane(of), of.Origin, goldenPoints)
}

func (m readMaps) Open(of engine.Map) engine.Squares { return m.s.game.beams(of, m.s.dictionaryBeam) }

// goldenPoints are those of Wythoff Nim itself.
var goldenPoints = columnar.NewBeatty(golden.BigLower, 1)

// dictionaryBeam is one of Maharaja Nim.
func (s *solver) dictionaryBeam(x, y *big.Int, below bool) (columnar.Beam, error) {
	r, err := s.dictionaryReader()
	if err != nil {
		return nil, err
	}
	b, err := r.Beam(x, y, below)
	if b == nil {
		return nil, err
	}
	return b, nil
}
