package idea

import "github.com/palacegames/palace/engine"

// InTurn returns the jobs as one, worked off one after the other. A nil one stands for none.
func InTurn(jobs ...engine.Job) engine.Job { return &turns{list: jobs} }

// Later returns a job that is known only when it is begun: begin may return nil for none.
func Later(begin func() engine.Job) engine.Job { return &later{begin: begin} }

type turns struct {
	list []engine.Job
	done int
}

func (t *turns) Step() (more bool) {
	for t.done < len(t.list) {
		if next := t.list[t.done]; next != nil && next.Step() {
			return true
		}
		t.done++
	}
	return false
}

// Done returns which part is done, as if each took as long.
func (t *turns) Done() float64 {
	done := float64(t.done)
	if t.done < len(t.list) && t.list[t.done] != nil {
		done += t.list[t.done].Done()
	}
	return done / float64(max(1, len(t.list)))
}

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
