package blocking_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
)

// The skin is the arm's last run of palaces in a row. Its first two stages have
// the thicknesses 3 and 8, Fibonacci numbers f(2n+2), and beginnings of rows that
// move to the right by 2 or 3. To the left of it a row has k - f(2n+2) palaces;
// [CLN15] prints f(2n+3), which would be 5 and 13.
func TestSkin(t *testing.T) {
	const k, rows = 12000, 600
	g := window(t, k, engine.Window{X: 0, Y: 0, W: k + 3*rows, H: rows})
	for _, stage := range []struct {
		from, to, thickness int
		steps               string
	}{
		{4, 60, 3, "23"},
		{120, rows, 8, "23233"},
	} {
		var steps strings.Builder
		last := -1
		for y := stage.from; y < stage.to; y++ {
			end := g.W - 1
			for g.at(end, y) >= 0 {
				end--
			}
			start := end
			for g.at(start-1, y) < 0 {
				start--
			}
			left := 0
			for x := range start {
				if g.at(x, y) < 0 {
					left++
				}
			}
			if end-start+1 != stage.thickness || left != k-stage.thickness {
				t.Fatalf("row %d: the skin is %d thick, with %d palaces to the left", y, end-start+1, left)
			}
			if last >= 0 {
				steps.WriteByte(byte('0' + start - last))
			}
			last = start
		}
		if s := steps.String(); !strings.Contains(strings.Repeat(stage.steps, rows), s) {
			t.Errorf("thickness %d: the steps are %s", stage.thickness, s)
		}
	}
}
