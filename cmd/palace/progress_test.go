package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
)

// Only a terminal shows progress: no file, no pipe, and nothing that throws away.
func TestTerminal(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "file"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	null, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	if terminal(file) || terminal(null) || terminal(&bytes.Buffer{}) {
		t.Error("what is no terminal is taken for one")
	}
	if p := newProgress(file, 10); p.out != nil {
		t.Error("progress goes into a file")
	}
}

// shown is progress on a terminal, by a clock of its own.
func shown(total int) (p *progress, out *bytes.Buffer, pass func(time.Duration)) {
	out = &bytes.Buffer{}
	p = newProgress(nil, total)
	now := p.next.Add(-time.Second / 2)
	p.out, p.now = out, func() time.Time { return now }
	return p, out, func(d time.Duration) { now = now.Add(d) }
}

func TestProgress(t *testing.T) {
	p, out, pass := shown(200)
	p.of("rows").add(50)
	pass(time.Second/2 - 1)
	p.add(50)
	p.clear()
	if out.Len() > 0 {
		t.Errorf("short work shows %q", out.String())
	}
	pass(1)
	p.reach(120)
	pass(time.Second/5 - 1)
	p.add(10) // too soon after that
	pass(1)
	p.add(10)
	p.clear()
	if want := "\r 60 % of 200 rows\r 70 % of 200 rows\r                                        \r"; out.String() != want {
		t.Errorf("long work shows %q, want %q", out.String(), want)
	}
}

// slowJob is work in so many pieces.
type slowJob struct {
	pieces, left int
	piece        func()
}

func (s *slowJob) Step() bool {
	s.piece()
	s.left--
	return s.left > 0
}

func (s *slowJob) Done() float64 { return 1 - float64(s.left)/float64(s.pieces) }

// slow is a game that has work to do ahead of its answers.
func slow(piece func()) engine.Methods {
	return engine.Methods{{
		Fits:    func(engine.Query) error { return nil },
		Prepare: func(engine.Query) engine.Job { return &slowJob{8, 8, piece} },
		Palaces: func(engine.Position) ([]engine.Position, error) { return nil, nil },
	}}
}

// Whoever sees it is shown how far a long query is, and for nobody else is anything done.
func TestQueryProgress(t *testing.T) {
	p, out, pass := shown(1000)
	prepare(slow(func() { pass(time.Second / 8) }), engine.At(1, 1), p)
	if want := "\r 50 % of the work\r 75 % of the work\r                                        \r"; out.String() != want {
		t.Errorf("a long query shows %q, want %q", out.String(), want)
	}
	prepare(slow(func() { t.Error("a query is prepared for nobody") }), engine.At(1, 1), newProgress(nil, 1000))
}

func TestShowWait(t *testing.T) {
	for _, x := range []struct {
		seconds int
		want    string
	}{
		{1, ""},
		{3, "\rworking, 2 s\rworking, 3 s\r                                        \r"},
	} {
		var out bytes.Buffer
		tick, end, over := make(chan time.Time), make(chan struct{}), make(chan struct{})
		go func() { showWait(&out, tick, end); close(over) }()
		for range x.seconds {
			tick <- time.Time{}
		}
		close(end)
		<-over
		if out.String() != x.want {
			t.Errorf("after %d seconds: %q, want %q", x.seconds, out.String(), x.want)
		}
	}
}
