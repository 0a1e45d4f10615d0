package survey

import (
	"context"
	"errors"
	"iter"
	"os"
)

// Run is the work on one shard.
type Run struct {
	Survey
	Shard
	Out     string
	Workers int
	Measure func(task string) (line []byte, err error) // ended by a newline; called by several at once
	Told    func(Progress)                             // is told at the beginning and after each line
}

// Progress is how far a run has come.
type Progress struct {
	Found, Done, All int // lines that were there, lines that are there, and lines of the shard
}

// Do measures what is left of the shard, until the context ends: then what was begun is finished,
// and Do returns ErrStopped. If the file is finished already, nothing is done.
func (r Run) Do(stop context.Context) error {
	name := r.named(r.Survey.Name)
	if finished, err := finished(r.Out, name); finished || err != nil {
		return err
	}
	progress := Progress{}
	for range r.tasks(r.Survey) {
		progress.All++
	}
	p, err := openPart(r.Out, measuringEnd)
	if err != nil {
		return err
	}
	defer p.file.Close()
	next, end := iter.Pull(r.tasks(r.Survey))
	defer end()
	if err := p.resume(func() (string, bool) {
		if task, more := next(); more {
			return r.head(task), true
		}
		return "", false
	}); err != nil {
		return err
	}
	progress.Found, progress.Done = p.lines, p.lines
	r.Told(progress)
	for line := range r.measured(stop, next) {
		if line.err != nil {
			return errors.Join(line.err, p.file.Sync())
		}
		if err := p.add(line.text); err != nil {
			return errKept(err)
		}
		progress.Done++
		r.Told(progress)
	}
	if progress.Done < progress.All {
		if err := p.file.Sync(); err != nil {
			return errKept(err)
		}
		return ErrStopped
	}
	if err := p.finish(name); err != nil {
		return errKept(err)
	}
	return nil
}

// measuring is a task in work.
type measuring struct {
	task string
	line chan measured
}

type measured struct {
	text []byte
	err  error
}

// ahead is how many tasks for each worker may be begun after one that is not finished yet.
const ahead = 64

// measured gives the lines of tasks in their order, while several workers measure them.
func (r Run) measured(stop context.Context, next func() (string, bool)) iter.Seq[measured] {
	return func(yield func(measured) bool) {
		stop, cancel := context.WithCancel(stop)
		defer cancel()
		order, work := make(chan measuring, ahead*r.Workers), make(chan measuring)
		go func() {
			defer close(order)
			defer close(work)
			for {
				if stop.Err() != nil {
					return
				}
				task, more := next()
				if !more {
					return
				}
				m := measuring{task, make(chan measured, 1)}
				select {
				case <-stop.Done():
					return
				case work <- m:
				}
				order <- m
			}
		}()
		for range r.Workers {
			go func() {
				for m := range work {
					text, err := r.measure(m.task)
					m.line <- measured{text, err}
				}
			}()
		}
		for m := range order {
			if !yield(<-m.line) {
				cancel()
				for range order { // so that nobody still asks for the next task
				}
				return
			}
		}
	}
}

// measure measures a task; a panic is an error of that task.
func (r Run) measure(task string) (line []byte, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = errTask(task, p)
		}
	}()
	return r.Measure(task)
}

// finished reports whether a file is there and finished, and errs if it is another one.
func finished(name, survey string) (bool, error) {
	switch done, err := lastLine(name); {
	case errors.Is(err, os.ErrNotExist):
		return false, nil
	case err != nil:
		return false, err
	case done == nil || done.Done != survey:
		return false, errTaken(name, survey)
	}
	return true, nil
}
