package ideas

import "github.com/palacegames/palace/engine"

// jobs are worked off one after the other. They may be nil.
type jobs struct {
	list []engine.Job
	done int
}

// Step works on the first that is not at its end.
func (j *jobs) Step() (more bool) {
	for j.done < len(j.list) {
		if next := j.list[j.done]; next != nil && next.Step() {
			return true
		}
		j.done++
	}
	return false
}

// Done returns which part is done, as if each took as long.
func (j *jobs) Done() float64 {
	done := float64(j.done)
	if j.done < len(j.list) && j.list[j.done] != nil {
		done += j.list[j.done].Done()
	}
	return done / float64(max(1, len(j.list)))
}

// later is a job that is known only when those before it are at their end.
type later struct {
	begin func() engine.Job
	begun bool
	job   engine.Job
}

func (l *later) Step() (more bool) {
	if !l.begun {
		l.begun, l.job = true, l.begin()
	}
	return l.job != nil && l.job.Step()
}

func (l *later) Done() float64 {
	if l.job == nil {
		return 0
	}
	return l.job.Done()
}
