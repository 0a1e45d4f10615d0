package engine

// Job is work in bounded steps. The caller is the clock: a job holds no goroutine and may
// be dropped at any moment.
type Job interface {
	// Step works for a few milliseconds at most, and reports whether there is more to do.
	Step() (more bool)
	// Done returns about which part of the work is done, from 0 to 1. It never falls.
	Done() float64
}

// Finish works a job off.
func Finish(j Job) {
	for j != nil && j.Step() {
	}
}

// idle is the Job of which nothing is left to do.
type idle struct{}

func (idle) Step() bool    { return false }
func (idle) Done() float64 { return 1 }
