package survey

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// lineOf is what the tests measure of a task.
func lineOf(task string) []byte {
	return fmt.Appendf(nil, "{\"game\":%q,\"length\":%d}\n", task, len(task))
}

// run is a run of a shard of the rulesets of two moves up to 2 that writes to a file.
func run(t *testing.T, out string, shard Shard) Run {
	t.Helper()
	return Run{Survey: rulesets(t, 2, 2), Shard: shard, Out: out, Workers: 3, Told: func(Progress) {},
		Measure: func(task string) ([]byte, error) { return lineOf(task), nil }}
}

// whole is what a run writes in the end, put together without it.
func whole(t *testing.T, s Survey, shard Shard) string {
	t.Helper()
	text, n := "", 0
	for task := range s.Tasks {
		if shardOf(task, shard.Of) == shard.At {
			text += string(lineOf(task))
			n++
		}
	}
	name := s.Name
	if shard.Of > 1 {
		name = fmt.Sprintf("%s shard=%d/%d", s.Name, shard.At, shard.Of)
	}
	return fmt.Sprintf("%s{\"done\":\"%s\",\"tasks\":%d,\"sha256\":\"%x\"}\n", text, name, n, sha256.Sum256([]byte(text)))
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func absent(t *testing.T, name string) {
	t.Helper()
	if _, err := os.Stat(name); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%s is there (%v)", name, err)
	}
}

// The lines come in the order of the tasks, whichever worker is first, and all work at once.
func TestSharedWork(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := run(t, filepath.Join(t.TempDir(), "out"), Shard{At: 0, Of: 1})
		var at, busy, most atomic.Int64
		r.Measure = func(task string) ([]byte, error) {
			most.Store(max(most.Load(), busy.Add(1)))
			time.Sleep(time.Duration(at.Add(1)*7%11) * time.Second)
			busy.Add(-1)
			return lineOf(task), nil
		}
		if err := r.Do(t.Context()); err != nil {
			t.Fatal(err)
		}
		if read(t, r.Out) != whole(t, r.Survey, r.Shard) || most.Load() != 3 {
			t.Errorf("%d workers at once write\n%s", most.Load(), read(t, r.Out))
		}
		absent(t, r.Out+".part")
	})
}

// Whatever a killed process leaves of a file, at whichever byte it ends, the same bytes come out,
// and what is there is not measured again.
func TestResume(t *testing.T) {
	r := run(t, filepath.Join(t.TempDir(), "out"), Shard{At: 1, Of: 2})
	text := whole(t, r.Survey, r.Shard)
	for cut := range len(text) + 1 {
		os.Remove(r.Out)
		write(t, r.Out+".part", text[:cut])
		var measured atomic.Int64
		r.Measure = func(task string) ([]byte, error) { measured.Add(1); return lineOf(task), nil }
		if err := r.Do(t.Context()); err != nil {
			t.Fatal(cut, err)
		}
		if read(t, r.Out) != text {
			t.Fatalf("from %d bytes come\n%s", cut, read(t, r.Out))
		}
		tasks := strings.Count(text, "\n") - 1
		if there := min(strings.Count(text[:cut], "\n"), tasks); int(measured.Load()) != tasks-there {
			t.Errorf("%d bytes hold %d lines of %d, and %d were measured", cut, there, tasks, measured.Load())
		}
	}
	if err := r.Do(t.Context()); err != nil || read(t, r.Out) != text {
		t.Errorf("what is finished is done again: %v", err)
	}
}

// What was begun when a run is stopped is finished and kept.
func TestStop(t *testing.T) {
	r := run(t, filepath.Join(t.TempDir(), "out"), Shard{At: 0, Of: 1})
	stop, cancel := context.WithCancel(t.Context())
	var last Progress
	r.Told = func(p Progress) { last = p }
	var measured atomic.Int64
	r.Workers = 1
	r.Measure = func(task string) ([]byte, error) {
		if measured.Add(1) == 6 { // which is begun, and not before: who waits for what is told may be too early
			cancel()
		}
		return lineOf(task), nil
	}
	if err := r.Do(stop); !errors.Is(err, ErrStopped) || last != (Progress{0, int(measured.Load()), 16}) || last.Done < 6 || last.Done > 7 {
		t.Fatalf("%v, %v", err, last)
	}
	if lines := strings.Count(read(t, r.Out+".part"), "\n"); lines != last.Done {
		t.Errorf("%d lines are kept, not %d", lines, last.Done)
	}
	found := last.Done
	r.Told = func(p Progress) { last = p }
	if err := r.Do(t.Context()); err != nil || read(t, r.Out) != whole(t, r.Survey, r.Shard) || last.Found != found || last.Done != 16 {
		t.Errorf("%v, %v", err, last)
	}
}

// A task that fails ends the run, with all lines before it.
func TestTaskFails(t *testing.T) {
	r := run(t, filepath.Join(t.TempDir(), "out"), Shard{At: 0, Of: 1})
	tasks := 0
	bad := ""
	for task := range r.Tasks {
		if tasks++; tasks == 6 {
			bad = task
		}
	}
	for _, fail := range []func() error{func() error { return errors.New("it is bad") }, func() error { panic("it is bad") }} {
		os.Remove(r.Out + ".part")
		r.Measure = func(task string) ([]byte, error) {
			if task == bad {
				return nil, fail()
			}
			return lineOf(task), nil
		}
		if err := r.Do(t.Context()); err == nil || !strings.Contains(err.Error(), "it is bad") {
			t.Errorf("fails with %v", err)
		}
		if lines := strings.Count(read(t, r.Out+".part"), "\n"); lines != 5 {
			t.Errorf("%d lines are kept", lines)
		}
	}
}

// Files that are no beginning of this survey are refused, and stay as they are.
func TestRefusedFiles(t *testing.T) {
	r := run(t, filepath.Join(t.TempDir(), "out"), Shard{At: 0, Of: 1})
	text := whole(t, r.Survey, r.Shard)
	lines := strings.SplitAfter(text, "\n")
	other := whole(t, rulesets(t, 2, 1), r.Shard)
	for _, test := range []struct{ end, text, want string }{
		{".part", lines[0] + lines[2], `out.part, line 2: it is broken or belongs to another survey: it should begin with {"game":"subtraction:(0,1)(1,0)"`},
		{".part", lines[0] + lines[0], "line 2"},
		{".part", lines[0] + "{\"game\":\"subtraction:(0,1)(1,0)\",\"len\n" + lines[2], "line 2: it is broken"},
		{".part", whole(t, r.Survey, Shard{At: 1, Of: 2}), "line 1"},
		{".part", strings.Join(lines[:16], "") + lines[0], "line 17: it is one line too many"},
		{"", other, `already exists, and is not the finished survey "moves=2 max=2"`},
		{"", "my notes\n", "already exists"},
		{"", "", "already exists"},
		{"", text[:len(text)-1], "already exists"},
	} {
		os.Remove(r.Out)
		os.Remove(r.Out + ".part")
		write(t, r.Out+test.end, test.text)
		if err := r.Do(t.Context()); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.text, err, test.want)
		}
		if read(t, r.Out+test.end) != test.text {
			t.Errorf("%q has become %q", test.text, read(t, r.Out+test.end))
		}
	}
	r.Out = t.TempDir()
	if err := r.Do(t.Context()); err == nil || !strings.Contains(err.Error(), "is not a file") {
		t.Errorf("a folder: %v", err)
	}
	r.Out = filepath.Join(r.Out, "no", "folder")
	if err := r.Do(t.Context()); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no folder: %v", err)
	}
}

// Of two processes that write to one file one notices, and ends.
func TestTwoWriters(t *testing.T) {
	r := run(t, filepath.Join(t.TempDir(), "out"), Shard{At: 0, Of: 1})
	second := r
	r.Workers = 1
	r.Told = func(p Progress) {
		if p.Done == 3 {
			if err := second.Do(t.Context()); err != nil {
				t.Error(err)
			}
			if err := os.Rename(r.Out, r.Out+".part"); err != nil {
				t.Error(err)
			}
		}
	}
	if err := r.Do(t.Context()); err == nil || !strings.Contains(err.Error(), "another process is writing to it") {
		t.Errorf("ends with %v", err)
	}
}
