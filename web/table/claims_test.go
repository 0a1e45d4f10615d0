package table_test

import (
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
)

// doubtful is a lesson of two steps, of which two claims do not hold and a task cannot be solved.
const doubtful = `# a line that nobody reads
name: doubtful
title: Doubtful

step: Look
board: rook@6,4&map=off&first=human&second=human
say: A rook.
claim: P 3,3

step: Again
board: rook@3,3&map=off
say: Another one.
claim: N 2,2
claim: wins 3,2 to 2,2 3,1
task: win
hint: h
right: r
`

// wrongIn is what is said of a lesson of one's own in which something is wrong, first in this line.
func wrongIn(line, step, further int, why string) string {
	return spoken("web/table/internal/room/wrong-in-line", why+".", line, step, further)
}

// claimed is what is said of a square that is not what is claimed, but this.
func claimed(square, is string) string {
	return spoken("game/lesson/brief-and-answer", spoken("game/lesson/not-what-is-claimed", square), spoken("game/lesson/it-is", is))
}

// inLine is what is said of a text that is no lesson.
func inLine(line int, why string) string { return spoken("game/lesson/in-line", line, why) }

// TestClaimsOfOwnLesson: what the engines find wrong in a lesson from a file or from a link is
// told once, in one sentence with the line of its text, and the lesson stays.
func TestClaimsOfOwnLesson(t *testing.T) {
	for _, c := range []struct {
		from string
		open func(r *room)
		want string
	}{
		{"a file", func(r *room) { r.must("readLesson", fileOf(doubtful)) },
			wrongIn(13, 2, 2, claimed("(2,2)", "P"))},
		{"a link", func(r *room) { r.must("open", args{"link": "lesson=" + packed(t, doubtful)}) },
			wrongIn(12, 2, 2, claimed("(2,2)", "P"))},
		{"a link, while answers are hidden", func(r *room) {
			r.must("open", args{"link": "lesson=" + packed(t, strings.ReplaceAll(doubtful, "second=human", "second=human&quiz=on"))})
		}, wrongIn(12, 2, 2, spoken("game/lesson/not-what-is-claimed", "(2,2)"))},
		{"a sound one", func(r *room) {
			sound, _, _ := strings.Cut(doubtful, "step: Again")
			r.must("readLesson", fileOf(sound))
		}, ""},
	} {
		r := newRoom(t)
		c.open(r)
		if told := r.table.Page().Notice.Text; told != "" {
			t.Errorf("%s: before it was checked: %q", c.from, told)
		}
		r.run()
		p := r.table.Page()
		if p.Notice.Text != c.want || p.Room != "lesson" || !strings.HasSuffix(p.Say.Text, c.want) {
			t.Fatalf("%s: %q, said %q, want %q", c.from, p.Notice.Text, p.Say.Text, c.want)
		}
		if c.want == "" {
			continue
		}
		r.must("next", nil)
		r.must("back", nil)
		r.must("open", args{"link": r.table.Page().At})
		r.run()
		if got := r.table.Page().Notice.ID; got != p.Notice.ID {
			t.Errorf("%s: it is told again: %q", c.from, r.table.Page().Notice.Text)
		}
		r.must("open", args{"link": "lesson=corner-the-rook"})
		r.must("open", args{"link": p.At})
		r.must("open", args{"link": "lesson=corner-the-rook"})
		r.run()
		if got := r.table.Page().Notice; got.ID != p.Notice.ID {
			t.Errorf("%s: in another lesson one hears %q", c.from, got.Text)
		}
	}
}

// TestClaimsGiveWay: a lesson is checked while it is played, and the computer answers meanwhile.
func TestClaimsGiveWay(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "lesson=" + packed(t, "name: a\ntitle: b\nstep: c\nboard: rook@6,4\nsay: d\nclaim: P 6,4\ntask: win\nhint: e\nright: f\n")})
	r.must("move", args{"to": []int{4, 4}})
	r.run()
	p := r.table.Page()
	if len(p.State.History) != 2 {
		t.Errorf("after the move there are %d turns", len(p.State.History))
	}
	if want := wrongIn(7, 1, 0, claimed("(6,4)", "N")); p.Notice.Text != want {
		t.Errorf("told %q, want %q", p.Notice.Text, want)
	}
}

// TestReadStep: a step without a task is done when somebody goes on from it, not before.
func TestReadStep(t *testing.T) {
	text := "name: a\ntitle: b\nstep: c\nboard: rook@6,4&first=human&second=human\nsay: d\nstep: e\nsay: f\nstep: g\nsay: h\ntask: tap P in 0,0..1,1\nhint: i\nright: j\n"
	r := newRoom(t)
	r.must("open", args{"link": "lesson=" + packed(t, text)})
	solved := func() bool { return r.table.State().Lesson.Solved }
	row := func() (done []bool) {
		for _, s := range r.table.Page().Course.Row {
			done = append(done, s.Done)
		}
		return done
	}
	if solved() || row()[0] {
		t.Error("it is done when it is opened")
	}
	r.must("beginAgain", nil)
	if solved() {
		t.Error("it is done when it is begun again")
	}
	r.must("next", nil)
	if got := row(); solved() || !got[0] || got[1] {
		t.Errorf("at the second step: %v", got)
	}
	r.must("back", nil)
	if got := row(); !solved() || !got[1] {
		t.Errorf("back at the first: %v", got)
	}
	r.must("toStep", args{"value": 3})
	if got := row(); solved() || got[2] {
		t.Errorf("a step with a task that was only looked at: %v", got)
	}
	r.must("open", args{"link": "rook@1,1"})
	r.must("open", args{"link": "lesson=" + packed(t, text)})
	if got := row(); !got[0] || !got[1] || got[2] {
		t.Errorf("when the lesson was left: %v", got)
	}
}

// TestBadLessonFiles: what is no lesson is refused in one sentence with the line, or with what is
// too much, from a file and from a link, and everything stays as it was. A task that nobody can do
// is told when the engines have found that out.
func TestBadLessonFiles(t *testing.T) {
	const head = "name: a\ntitle: b\n\n"
	for _, c := range []struct{ text, want string }{
		{head + "step: c\nboard: rook@-1,3\nsay: d\n", inLine(4, spoken("game/lesson/err-board", open, open))},
		{head + "step: c\nboard: blocking:5@3,3&block=9,9\nsay: d\n", inLine(4, spoken("game/lesson/err-board", open, open))},
		{head + "step: c\nboard: lesson=a\nsay: d\n", inLine(5, spoken("game/lesson/err-loop"))},
		{head + "step: c\nboard: rook@1,3\nsay: d\nmusic: loud\n", inLine(7, spoken("game/lesson/err-no-such-key", `"music"`, true, []string{open}))},
		{head + "step: c\nboard: rook@1,3\nsay: d\ntask: win\nhint: e\n", inLine(7, spoken("game/lesson/err-no-right"))},
		{head + "step: c\nboard: rook@1,3\nsay: d\x07\n", inLine(6, spoken("game/lesson/err-control-character", "U+0007"))},
		{strings.Repeat("say: loud\n", 1<<17), spoken("game/lesson/err-long-lesson", 1310720, 65536)},
		{"<script>alert(1)</script>", inLine(1, spoken("game/lesson/err-no-key", `"<script>alert(1)</script>"`))},
		{"", spoken("game/lesson/err-no-name")},
	} {
		r := newRoom(t)
		r.must("open", args{"link": "lesson=why-gold&step=2"})
		r.run()
		before := string(r.table.PageJSON())
		err := r.call("readLesson", fileOf(c.text), nil)
		if want := words.Sentence(spoken("web/table/internal/room/err-file", "a.txt", c.want)); err == nil || !fits(err.Error(), want) {
			t.Errorf("%.80q: %v, want %s", c.text, err, want)
		}
		word, _ := lesson.PackText(c.text)
		want := words.Sentence(c.want)
		if len(c.text) > 1<<16 {
			want = words.Sentence(spoken("game/lesson/err-long-lesson", 1<<16+1, 1<<16)) // no more is unpacked
		}
		if err := r.call("open", args{"link": "lesson=" + word}, nil); err == nil || !fits(err.Error(), want) {
			t.Errorf("%.80q in a link: %v, want %s", c.text, err, want)
		}
		if now := string(r.table.PageJSON()); now != before {
			t.Errorf("%.80q changes the page", c.text)
		}
	}
	r := newRoom(t)
	r.must("readLesson", fileOf(head+"step: c\nboard: rook@3,3\nsay: d\ntask: win\nhint: e\nright: f\n"))
	r.run()
	if got, want := r.table.Page().Notice.Text, wrongIn(7, 1, 0, spoken("game/lesson/err-hopeless")); got != want {
		t.Errorf("an impossible task: %q, want %q", got, want)
	}
}

// While answers are hidden the reason is told all the same, as long as it is none of them.
func TestReasonsAreTold(t *testing.T) {
	const head = "name: a\ntitle: b\nstep: c\nboard: rook@3,3&map=off&view=0,0,6x6&first=human&second=perfect\nsay: d\n"
	for text, want := range map[string]string{
		"task: tap P in 5,4..6,4\nhint: e\nright: f\n":                        wrongIn(6, 1, 0, spoken("game/lesson/err-nothing-to-tap")),
		"claim: value 3,2 = 4\ntask: outcome 3,3\nhint: e\nright: f\n":        wrongIn(6, 1, 0, spoken("game/lesson/value-not-as-claimed", "(3,2)")),
		"claim: wins 3,2 to 0,2\ntask: outcome 3,3\nhint: e\nright: f\n":      wrongIn(6, 1, 0, spoken("game/lesson/wins-not-as-claimed", "(3,2)")),
		"claim: count P in 0,0..3,3 = 9\ntask: tap wins\nhint: e\nright: f\n": wrongIn(6, 1, 1, spoken("game/lesson/count-not-as-claimed")),
	} {
		r := newRoom(t)
		r.must("readLesson", fileOf(head+text))
		r.run()
		if got := r.table.Page().Notice.Text; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// A file is the same lesson in UTF-8 with a mark and without, and in UTF-16, and how long it is
// is said as it is.
func TestFileOfAnyWriting(t *testing.T) {
	const text = "name: a\ntitle: Möbius 🙂\nstep: c\nboard: rook@3,2\nsay: d\n"
	utf16of := func(order binary.ByteOrder) []byte {
		b := make([]byte, 0, 2*len(text))
		for _, u := range utf16.Encode([]rune("\ufeff" + text)) {
			b = append(b, 0, 0)
			order.PutUint16(b[len(b)-2:], u)
		}
		return b
	}
	for _, file := range [][]byte{[]byte(text), []byte("\ufeff" + text), utf16of(binary.LittleEndian), utf16of(binary.BigEndian)} {
		for _, call := range []string{"readLesson", "makerFile"} {
			r := newRoom(t)
			r.must(call, args{"file": "a.txt", "bytes": file, "size": len(file)})
			p := r.table.Page()
			if call == "readLesson" && p.Course.Title != "Möbius 🙂" || call == "makerFile" && p.Making.Title != "Möbius 🙂" {
				t.Errorf("%s %q: %+v, %+v", call, file[:4], p.Course, p.Making)
			}
		}
	}
	r := newRoom(t)
	err := r.call("readLesson", args{"file": "a.txt", "bytes": make([]byte, 1<<18), "size": 1054751}, nil)
	if err == nil || !holds(err.Error(), spoken("game/lesson/err-long-lesson", 1054751, 1<<16)) {
		t.Errorf("a long file: %v", err)
	}
}

// fileOf is a file that holds a text.
func fileOf(text string) args {
	return args{"file": "a.txt", "bytes": []byte(text), "size": len(text)}
}
