package board

import (
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
)

// A picture that is held is not drawn, its clock stands still, and when it is released
// everything that was set in motion meanwhile begins.
func TestHold(t *testing.T) {
	sc := chess()
	sc.Look.Still = false
	r := opened(sc)
	wall := clock.Now()
	r.wall, r.longestHold = func() clock.Moment { return wall }, time.Hour
	r.Hold()
	before := r.now()
	sc.At = engine.Cell{X: 2, Y: 1}
	r.Show(sc)
	if r.isDue() {
		t.Error("a held picture is drawn")
	}
	wall = wall.Add(longestHold)
	if r.now() != before || !r.drawing.motion.moving(before) || r.drawing.motion.path[0].start != before {
		t.Error("the clock of a held picture goes on")
	}
	r.Resume()
	if !r.isDue() {
		t.Error("a released picture is not drawn")
	}
	wall = wall.Add(slideTime / 2)
	if gone := r.now().Sub(before); gone != slideTime/2 {
		t.Errorf("a clock that stood still has gone %v", gone)
	}
}

// Nobody can hold the picture for long.
func TestHoldEnds(t *testing.T) {
	r := opened(chess())
	r.Show(chess())
	r.Hold()
	for deadline := clock.Now().Add(time.Minute); !r.isDue(); time.Sleep(time.Millisecond) {
		if clock.Now().After(deadline) {
			t.Fatal("the picture is held forever")
		}
	}
}

func TestClock(t *testing.T) {
	var c stopwatch
	start := clock.Now()
	at := func(seconds int) clock.Moment { return start.Add(time.Duration(seconds) * time.Second) }
	for _, step := range []struct {
		do         func(clock.Moment)
		wall, want int
	}{{nil, 1, 1}, {c.stop, 3, 3}, {nil, 5, 3}, {c.stop, 6, 3}, {c.goOn, 7, 3}, {c.goOn, 8, 4}, {c.stop, 9, 5}, {c.goOn, 19, 5}, {nil, 20, 6}} {
		if step.do != nil {
			step.do(at(step.wall))
		}
		if got := c.now(at(step.wall)); got != at(step.want) {
			t.Errorf("at %d s the clock shows %v, want %d s", step.wall, got.Sub(start), step.want)
		}
	}
}
