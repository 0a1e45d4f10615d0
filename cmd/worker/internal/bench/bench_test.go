package bench

import (
	"strings"
	"testing"
	"time"

	"github.com/palacegames/palace/engine/blocking/automaton"
)

// TestTrial: the tiles and the picture of a trial are those of the textbook count.
func TestTrial(t *testing.T) {
	const k, n = 50, 700
	values := automaton.Textbook(k, n, n)
	out, err := Trial{Game: "blocking:50", Size: n, Level: -1}.Run(func(int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	var row, bytes int64
	for _, v := range values[n*(n-1):] {
		row += int64(v)
	}
	if out.Sum != row || out.Milliseconds <= 0 || len(out.Colors) != 3*k+1 {
		t.Errorf("the last row adds up to %d in %v ms with %d colours, want %d", out.Sum, out.Milliseconds, len(out.Colors), row)
	}
	inner, err := Trial{Game: "blocking:50", Size: n, Level: Innermost}.Run(func(int, int) {})
	if err != nil || inner.Sum != row || inner.Milliseconds <= 0 || inner.Squares != 6*256*256 || out.Squares != n*n {
		t.Errorf("the innermost function: %+v, %v", inner, err)
	}
	for _, v := range values {
		c := out.Colors[v]
		bytes += int64(c.R) + int64(c.G) + int64(c.B)
	}
	picture, err := Trial{Game: "blocking:50", Size: n, Level: 0}.Run(func(int, int) {})
	if err != nil || picture.Sum != bytes {
		t.Errorf("the picture adds up to %d, want %d (%v)", picture.Sum, bytes, err)
	}
}

func TestTrialRefusals(t *testing.T) {
	for _, trial := range []Trial{{Game: "chess", Size: 10}, {Game: "blocking:5"}, {Game: "blocking:5", Size: 1 << 40, Level: -1}, {Game: "wythoff", Size: 10, Level: Innermost}} {
		if _, err := trial.Run(func(int, int) {}); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v: %v", trial, err)
		}
	}
}

// TestTimed: work of a moment is done until a rounded clock can tell its time.
func TestTimed(t *testing.T) {
	times := 0
	ms := timed(func() { times++ })
	if times < 2 || ms <= 0 || ms*float64(times) < float64(readable.Milliseconds()) {
		t.Errorf("%d times, %v ms each", times, ms)
	}
	times = 0
	if ms := timed(func() { times++; time.Sleep(2 * readable) }); times != 1 || ms < 20 {
		t.Errorf("long work is done %d times, %v ms each", times, ms)
	}
}
