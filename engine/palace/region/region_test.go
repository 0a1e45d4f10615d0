package region

import (
	"fmt"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace"
)

func TestX(t *testing.T) {
	for _, k := range []int{20, 30, 50, 100, 500, 1000, 3000} {
		s, err := Measure(k, palace.New(k).Board(engine.PalaceNumbers), 4*k, 4*k)
		fmt.Println(k, err, s.armpit, s.prism)
		fmt.Println(" seam", s.seam, "\n rift", s.rift, "\n inside", s.inside, "\n fray", s.fray, "\n thin", s.thin)
	}
}
