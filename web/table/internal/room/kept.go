package room

import (
	"strings"

	"github.com/palacegames/palace/web/internal/call"
)

// What a browser has kept of all that somebody has done is one text, to be taken to another browser:
//
//	palace kept
//	lessons corner-the-rook 1,2,5;why-gold 3
//	puzzles 20261123;1 0 0 0 0;…
//	wythoff perfect 2 5 1
//
// Behind the first two stands what learned and record write, and then what played does.
const (
	keptHead    = "palace kept"
	keptLessons = "lessons "
	keptPuzzles = "puzzles "
	longestKept = 1_000_000 // bytes, many times what is ever written
)

// kept writes the text.
func (r *Room) kept() string {
	var b strings.Builder
	b.WriteString(keptHead + "\n")
	for _, part := range [][2]string{{keptLessons, r.done()}, {keptPuzzles, r.puzzle.record.String()}} {
		if part[1] != "" {
			b.WriteString(part[0] + part[1] + "\n")
		}
	}
	b.WriteString(r.played.String())
	return b.String()
}

// addKept adds the text of another browser: of what both have done the better stays. It errs if it is none, and nothing is
// changed then; lines that mean nothing are left out, as always.
func (r *Room) addKept(text string) error {
	head, rest, _ := strings.Cut(strings.TrimSpace(text), "\n")
	if strings.TrimSpace(head) != keptHead || len(text) > longestKept {
		return errNotKept(keptHead)
	}
	var played strings.Builder
	var err error
	for line := range strings.Lines(rest) {
		line = strings.TrimSpace(line)
		if lessons, ok := strings.CutPrefix(line, keptLessons); ok {
			err = r.addDone(lessons)
		} else if puzzles, ok := strings.CutPrefix(line, keptPuzzles); ok {
			r.puzzle.add(puzzles)
		} else {
			played.WriteString(line + "\n")
		}
	}
	r.played.add(played.String())
	r.host.Changed()
	return err
}

// done writes what was done in lessons, for the browser to keep.
func (r *Room) done() string {
	return r.learned.String() + r.replies.String() + r.tries.String() + r.passed.String()
}

// addDone adds what a browser has kept of lessons.
func (r *Room) addDone(text string) error {
	r.learned.add(text)
	r.replies.add(text)
	r.tries.add(text)
	r.passed.add(text)
	r.host.Changed()
	return r.gate.recall()
}

// keptCalls lists what the page can call about the text.
func (r *Room) keptCalls() []call.Call {
	return []call.Call{
		call.Ask("kept", func(call.None) (written, error) { return written{r.kept()}, nil }),
		call.On("addKept", func(a written) error { return r.addKept(a.Text) }),
	}
}
