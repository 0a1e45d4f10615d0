package sweep

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

func TestBoardsOutOfReach(t *testing.T) {
	b := boardOf(5, engine.Outcomes)
	for _, c := range []struct {
		w    engine.Window
		want string
	}{
		{engine.Window{X: -1, W: 5, H: 5}, "begins at 0,0"},
		{engine.Window{W: 5}, "at least one square"},
		{engine.Window{W: 1 << 60, H: 1 << 60}, "is the largest square that works"},
		{engine.Window{X: 2_000_000_000, W: 5, H: 5}, "coordinates of blocking:5 end at"},
		{engine.Window{X: 900_000_000, Y: 900_000_000, W: 5, H: 5}, "900000000,900000000 is too far out"},
		{engine.Window{X: 1_000_000_000, W: 2, H: 2}, "1x1 is the largest"},
	} {
		if err := b.Check(c.w); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v", c.w, err)
		}
	}
	err := b.Check(engine.Window{W: 5_000_000, H: 5_000_000})
	if err == nil {
		t.Fatal("five million squares squared are not refused")
	}
	// The size that is named works, and the next does not.
	n := 0
	for _, word := range strings.Fields(err.Error()) {
		if w, _, ok := strings.Cut(word, "x"); ok && n == 0 && w != "5000000" {
			for _, d := range w {
				n = 10*n + int(d-'0')
			}
		}
	}
	if n < 100_000 || b.Check(engine.Window{W: n, H: n}) != nil || b.Check(engine.Window{W: n + 1, H: n + 1}) == nil {
		t.Errorf("%d is not the largest: %v", n, err)
	}
}
