package enginetest

import (
	"fmt"
	"runtime"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// What an idea may cost, by units of work. A unit is an object on the heap or a kilobyte of it,
// which a run counts the same on every machine, however busy: whoever goes through all numbers
// before the window makes numbers or squares on the way, and whoever reads a board gets tiles. A
// loop of bare arithmetic makes none and is not counted; if it has no end, the test has none.
const (
	mostSteps = 1 << 17 // of a Job
	mostStep  = 1 << 18 // units of one step
	mostLayer = 1 << 18 // units of a Layer
	mostSize  = 1 << 13 // figures, squares, points, letters and rows of a Layer
)

// workOf counts the units of work of a function.
func workOf(f func()) int {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return int(after.Mallocs-before.Mallocs) + int((after.TotalAlloc-before.TotalAlloc)>>10)
}

// worked works a job off, and says where it goes beyond what it may cost, or falls back.
func worked(job engine.Job) error {
	if job == nil {
		return nil
	}
	done := job.Done()
	for steps, more := 0, true; more; steps++ {
		if steps == mostSteps {
			return fmt.Errorf("the job is not done after %d steps", steps)
		}
		if work := workOf(func() { more = job.Step() }); work > mostStep {
			return fmt.Errorf("step %d of the job takes %d units of work, more than %d", steps, work, mostStep)
		}
		now := job.Done()
		if !(now >= 0 && now <= 1) {
			return fmt.Errorf("after step %d %v of the job is done, after %v", steps, now, done)
		}
		done = now
	}
	return nil
}

// sizeOf counts the parts of a layer.
func sizeOf(l *idea.Layer) (n int) {
	n = len(l.Words) + len(l.Figures) + len(l.Lit) + len(l.Tune)
	for _, f := range l.Figures {
		n += len(f.Points) + len(f.Squares)
	}
	for _, s := range l.Strips {
		n += len(s.Letters)
	}
	for _, t := range l.Tables {
		n += len(t.Rows)
	}
	return n
}
