package table_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/web/internal/page"
)

// text is what a browser is given to take elsewhere.
func (r *room) text() string {
	r.t.Helper()
	var kept struct {
		Text string `json:"text"`
	}
	if err := r.call("kept", args{}, &kept); err != nil {
		r.t.Fatal(err)
	}
	return kept.Text
}

// stays is what the page has for the browser to keep.
func stays(p page.Page) [3]string { return [3]string{p.Learned, p.Solved, p.Played} }

// TestKept: all that somebody has done goes to another browser as one text, to which nothing is lost there, and a text that is
// none changes nothing.
func TestKept(t *testing.T) {
	r := newRoom(t)
	if got := r.text(); got != "palace kept\n" {
		t.Errorf("before anything was done there is %q", got)
	}
	r.must("learned", args{"text": "corner-the-rook 1,2;why-gold 2+8 and 13"})
	r.must("puzzled", args{"text": "20261123;1 0 0 0 0;1 0 0 0 0;0 0 true - 1"})
	r.must("played", args{"text": "wythoff perfect 2 5 1\nladder rook 2100000000\ndoor 1\npuzzle=wythoff&at=9,13\n"})
	text, all := r.text(), r.table.Page()
	for _, part := range stays(all) {
		if part == "" {
			t.Fatalf("something is missing in %q", stays(all))
		}
	}

	other := newRoom(t)
	other.must("learned", args{"text": "corner-the-queen 3"})
	other.must("played", args{"text": "wythoff perfect 3 1 0\nladder rook 1110000000\n"})
	before := stays(other.table.Page())
	for _, wrong := range []string{"", "palace", "wythoff perfect 2 5 1", "x\n" + text, "palace kept" + strings.Repeat("\nx", 600_000)} {
		err := other.call("addKept", args{"text": wrong}, nil)
		if err == nil || !strings.Contains(err.Error(), "palace kept") || stays(other.table.Page()) != before {
			t.Errorf("%.20q was added: %v, %q", wrong, err, stays(other.table.Page()))
		}
	}
	for range 2 { // once more changes nothing
		other.must("addKept", args{"text": "\n  " + strings.ReplaceAll(text, "\n", "\r\n") + "\nwhat later versions keep 1 2 3\n"})
		p := other.table.Page()
		if p.Learned != "corner-the-queen 3;corner-the-rook 1,2;why-gold 2+8 and 13" {
			t.Errorf("of lessons there is %q", p.Learned)
		}
		if p.Solved != all.Solved {
			t.Errorf("of puzzles there is %q, and not %q", p.Solved, all.Solved)
		}
		for _, line := range []string{"wythoff perfect 3 5 1\n", "ladder rook 2110000000\n", "door 1\n", "puzzle=wythoff&at=9,13\n"} {
			if !strings.Contains(p.Played, line) {
				t.Errorf("%q is missing in %q", line, p.Played)
			}
		}
	}
}

// FuzzKept: whatever is pasted, what was done stays, and what is written is read as it stands.
func FuzzKept(f *testing.F) {
	f.Add("palace kept\nlessons why-gold 1;why-gold 2+8\npuzzles 20261123;1 0 0 0 0;1 0 0 0 0;0 0 true - 1\nladder rook 2100000000\ndoor 2\ndays 20261101-20261123\n")
	f.Add("palace kept\nlessons \npuzzles ;;;\ndaily 20261125 *1.0 !0.2 -")
	f.Fuzz(func(t *testing.T, text string) {
		r := newRoom(t)
		r.must("played", args{"text": "wythoff perfect 2 5 1\n"})
		_ = r.call("addKept", args{"text": text}, nil)
		if p := r.table.Page(); !strings.Contains(p.Played, "wythoff perfect ") {
			t.Fatalf("after %q there is %q", text, p.Played)
		}
		again := newRoom(t)
		again.must("addKept", args{"text": r.text()})
		if got, want := again.text(), r.text(); got != want {
			t.Errorf("%q is kept as %q and then as %q", text, want, got)
		}
	})
}
