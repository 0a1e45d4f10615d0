package main

import (
	"fmt"
	"io"
	"os"
	"time"
)

// progress shows on a terminal how far long work has come, and nothing elsewhere.
type progress struct {
	out         io.Writer // nil where there is no terminal
	done, total int
	unit        string
	next        time.Time
	shown       bool
}

// newProgress begins work on so many squares.
func newProgress(out io.Writer, total int) *progress {
	p := &progress{total: total, unit: "squares", next: time.Now().Add(time.Second / 2)}
	if f, ok := out.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			p.out = f
		}
	}
	return p
}

// of sets what the work is counted in.
func (p *progress) of(unit string) *progress {
	p.unit = unit
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
	if p.out == nil || time.Now().Before(p.next) {
		return
	}
	p.next = time.Now().Add(time.Second / 5)
	p.shown = true
	fmt.Fprintf(p.out, "\r%3d %% of %d %s", 100*p.done/p.total, p.total, p.unit)
}

// clear removes what was shown.
func (p *progress) clear() {
	if p.shown {
		fmt.Fprintf(p.out, "\r%40s\r", "")
	}
}
