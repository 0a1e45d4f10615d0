package sweep

import (
	"testing"

	"github.com/palacegames/palace/engine/blocking/automaton"
)

// Far out nearly all blocks are empty: were they not seen to be, the front would count
// each of them.
func TestFarBlocksAreEmpty(t *testing.T) {
	const size = 30 * blockSide
	for _, k := range []int{5, 100} {
		met, f := 0, newFront(automaton.NewBlocks(k, automaton.Kernel{}), 0, 0, 1)
		for j := range size / blockSide {
			for i := j; i < size/blockSide; i++ {
				if shape := f.step(i, j, nil); shape == automaton.Empty || shape == automaton.Flat {
					met++
				}
			}
		}
		if all := size / blockSide * (size/blockSide + 1) / 2; met < all*2/3 {
			t.Errorf("k = %d: %d of %d blocks are empty", k, met, all)
		}
	}
}
