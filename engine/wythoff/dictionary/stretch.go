package dictionary

import (
	"math/big"

	"github.com/palacegames/palace/engine/internal/columnar"
)

// stretch is a part of s.
type stretch struct {
	index   *big.Int // of its first symbol
	zeros   *big.Int // how many zeros there are before it
	symbols []byte
}

// Holds reports whether all symbols of a place are in the stretch.
func (s *stretch) Holds(p columnar.Place) bool { return p.Within(s.index, len(s.symbols)) }
