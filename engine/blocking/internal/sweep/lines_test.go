package sweep

import "testing"

// TestProgress: what is done of a sweep never falls and grows evenly, also where the outer
// space is most of the board.
func TestProgress(t *testing.T) {
	for _, c := range []struct{ k, x, y int }{{5, 9000, 9000}, {1000, 6000, 3000}, {300, 400_000, 4000}, {1, 0, 0}} {
		lines := sweepOf(c.k).Look(c.x, c.y)
		if got := lines.Progress(); got != 0 {
			t.Errorf("k = %d: %v is done at first", c.k, got)
		}
		calls, before, half := 0, 0.0, 0
		for ; lines.ahead.step(); calls++ {
			now := lines.Progress()
			if now < before || now > 1 {
				t.Fatalf("k = %d: from %v to %v", c.k, before, now)
			}
			if before = now; now < 0.5 {
				half = calls
			}
		}
		if before < 0.95 && calls > 1 || calls > 50 && (half < calls/4 || half > calls*3/4) {
			t.Errorf("k = %d: half done after %d of %d calls, %v at the end", c.k, half, calls, before)
		}
	}
}
