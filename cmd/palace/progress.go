package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"
)

// progress shows on a terminal how far long work has come, and nothing elsewhere.
type progress struct {
	out         io.Writer // nil where there is no terminal
	done, total int
	work        string // what all of it is: "200 rows"
	now         func() time.Time
	next        time.Time
	shown       bool
}

// newProgress begins work on so many squares.
func newProgress(out io.Writer, total int) *progress {
	p := &progress{total: total, now: time.Now, next: time.Now().Add(time.Second / 2)}
	if terminal(out) {
		p.out = out
	}
	return p.of("squares")
}

// terminal reports whether what is written to w is seen at once; a variable for tests.
var terminal = func(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	for _, none := range []string{os.DevNull, "/dev/full"} {
		if other, err := os.Stat(none); err == nil && os.SameFile(info, other) {
			return false
		}
	}
	return true
}

// of sets what the work is counted in.
func (p *progress) of(unit string) *progress {
	p.work = fmt.Sprint(p.total, " ", unit)
	return p
}

// unseen is progress where the output is a terminal as well, on which the lines are seen as they come.
func (c *call) unseen(p *progress) *progress {
	if terminal(c.stdout) {
		p.out = nil
	}
	return p
}

// add reports work done.
func (p *progress) add(n int) {
	p.done += n
	p.beat()
}

// reach reports how much work has been done in all.
func (p *progress) reach(n int) {
	p.done = n
	p.beat()
}

// beat shows the state, a few times a second.
func (p *progress) beat() {
	if !p.due() {
		return
	}
	p.next = p.now().Add(time.Second / 5)
	p.shown = true
	fmt.Fprintf(p.out, "\r%3d %% of %s", 100*p.done/p.total, p.work)
}

// due reports whether it is time to show the state.
func (p *progress) due() bool { return p.out != nil && !p.now().Before(p.next) }

// clear removes what was shown.
func (p *progress) clear() {
	if p.shown {
		fmt.Fprintf(p.out, "\r%40s\r", "")
	}
}

// wait shows on a terminal how long work is under way that cannot say how far it has
// come. It begins after two seconds and ends with stop.
func (c *call) wait() (stop func()) {
	if !terminal(c.stderr) {
		return func() {}
	}
	beat := time.NewTicker(time.Second)
	end := make(chan struct{})
	var shown sync.WaitGroup
	shown.Go(func() { showWait(c.stderr, beat.C, end) })
	return func() {
		beat.Stop()
		close(end)
		shown.Wait()
	}
}

// showWait counts the seconds that tick, and clears what it has shown in the end.
func showWait(out io.Writer, tick <-chan time.Time, end <-chan struct{}) {
	for seconds := 1; ; seconds++ {
		select {
		case <-tick:
			if seconds > 1 {
				fmt.Fprintf(out, "\rworking, %d s", seconds)
			}
		case <-end:
			if seconds > 2 {
				fmt.Fprintf(out, "\r%40s\r", "")
			}
			return
		}
	}
}
