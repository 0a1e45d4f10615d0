package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"
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

func TestProgress(t *testing.T) {
	var out bytes.Buffer
	p := newProgress(nil, 200).of("rows")
	p.out = &out
	p.add(50)
	p.clear()
	if out.Len() > 0 {
		t.Errorf("short work shows %q", out.String())
	}
	p.next = time.Time{}
	p.reach(120)
	p.add(10) // too soon after that
	p.clear()
	if want := "\r 60 % of 200 rows\r                                        \r"; out.String() != want {
		t.Errorf("long work shows %q, want %q", out.String(), want)
	}
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
