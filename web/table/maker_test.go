package table_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table/internal/maker"
)

// make3 makes a lesson of three steps: one to read, one to predict, one to tap.
func make3(r *room) {
	r.t.Helper()
	typed := func(step int, field, text string) {
		r.must("makerType", args{"step": step, "field": field, "text": text})
	}
	r.must("open", args{"link": "rook@6,4&map=off"})
	r.must("makerOpen", args{})
	typed(-1, "title", "Two rows")
	r.must("makerAdd", args{})
	typed(0, "title", "Look")
	typed(0, "words", "The rook goes left or up.\n\nWhoever reaches the corner wins.")
	r.must("open", args{"link": "rook@3,3&map=off"})
	r.must("makerAdd", args{})
	typed(1, "title", "Predict")
	typed(1, "words", "Who wins from (3,3)?")
	typed(1, "kind", "outcome")
	typed(1, "on", "3,3")
	typed(1, "right", "Whoever moves must leave the diagonal.")
	typed(1, "hint", "Mirror every move.")
	r.must("open", args{"link": "rook@4,3&map=off"})
	r.must("makerAdd", args{})
	typed(2, "title", "Tap")
	typed(2, "words", "Find them all.")
	typed(2, "kind", "tap P")
	typed(2, "on", "0,0..3,3")
	typed(2, "right", "The diagonal.")
	typed(2, "hint", "Count both ways.")
	typed(2, "hints", "missing: Some are missing.\nextra: Too many.")
}

// made returns what is being made.
func made(r *room) *page.Making {
	r.t.Helper()
	m := r.table.Page().Making
	if m == nil {
		r.t.Fatal("nothing is being made")
	}
	return m
}

// TestMakeLesson: a lesson that was made opens by its link, is the same in its file, and was
// checked by the engines.
func TestMakeLesson(t *testing.T) {
	r := newRoom(t)
	if r.table.Page().Making != nil {
		t.Error("a lesson is made before anybody asks for it")
	}
	make3(r)
	if m := made(r); m.Fine || len(m.Faults) != 0 || m.Status != spoken("web/table/internal/maker/engines-check") {
		t.Errorf("before the engines have checked: %+v", m)
	}
	r.run()
	if m := made(r); !m.Fine || len(m.Faults) != 0 || m.Count != spoken("web/table/internal/maker/counted-step", 3, 3) || m.Steps[1].About != "rook@3,3&map=off · "+spoken("web/table/internal/maker/kind-outcome") {
		t.Fatalf("when they have: %+v", m)
	}
	var done maker.Finished
	if err := r.call("makerFinish", args{"base": "https://example.org/"}, &done); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(done.Href, "https://example.org/#lesson=~") || done.Code == nil || done.Name != "two-rows.txt" {
		t.Errorf("handed on as %.60s, %v, %s", done.Href, done.Code, done.Name)
	}
	var ofFile maker.Finished
	if err := r.call("makerFinish", args{"base": "file:///palace.html"}, &ofFile); err != nil || ofFile.Href != "#"+done.Link || ofFile.Code != nil || ofFile.Note != page.HandFileAnd.String() || ofFile.Text != done.Text {
		t.Errorf("of a file: %+v, %v", ofFile, err)
	}
	l, err := lesson.Read(done.Text)
	if err != nil || len(l.Steps) != 3 || len(l.Steps[0].Words) != 2 {
		t.Fatalf("the file is read as %+v, %v", l, err)
	}
	if wrong := lesson.Check(l, link.Open); wrong != nil {
		t.Errorf("in the file %v", wrong)
	}

	other := newRoom(t)
	other.must("open", args{"link": done.Link})
	other.must("next", nil)
	other.must("answer", args{"text": "N"})
	other.run()
	if v := other.table.Page().Course.Task.Verdict; v == nil || v.Right || v.Words != "Mirror every move." {
		t.Errorf("the wrong prediction: %+v", v)
	}
	other.must("answer", args{"text": "P"})
	other.run()
	if v := other.table.Page().Course.Task.Verdict; v == nil || !v.Right {
		t.Errorf("the right prediction: %+v", v)
	}
}

// TestMakerKeepsAll: a lesson that comes with Palace is taken up by the editor and handed on again
// with all that it says, but for its name, which the editor makes of the title.
func TestMakerKeepsAll(t *testing.T) {
	all, err := lessons.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range all {
		r := newRoom(t)
		text := []byte(l.String())
		r.must("makerFile", args{"file": "a.txt", "bytes": text, "size": len(text)})
		var done maker.Finished
		if err := r.call("makerFinish", args{"base": "https://example.org/"}, &done); err != nil {
			t.Fatal(l.Name, err)
		}
		again, err := lesson.Read(done.Text)
		if err != nil {
			t.Fatal(l.Name, err)
		}
		again.Name = l.Name
		for i := range again.Steps {
			if got, want := withoutLines(again.Steps[i]), withoutLines(l.Steps[i]); !reflect.DeepEqual(got, want) {
				t.Errorf("%s, step %d comes back as %+v, task %+v, want %+v, task %+v", l.Name, i+1, got, got.Task, want, want.Task)
			}
		}
		if again.String() != l.String() {
			t.Errorf("%s comes back as\n%s", l.Name, again)
		}
	}
}

// withoutLines is a step wherever it stands in a file.
func withoutLines(s lesson.Step) lesson.Step {
	s.Line, s.Claims = 0, slices.Clone(s.Claims)
	for i := range s.Claims {
		s.Claims[i].Line = 0
	}
	if s.Task != nil {
		task := *s.Task
		task.Line, s.Task = 0, &task
	}
	return s
}

// faultInLesson and faultInStep are what is said at a field that is wrong.
func faultInLesson(field, why string) string {
	return spoken("web/table/internal/maker/fault-in-lesson", field, words.Sentence(why))
}

func faultInStep(step int, field, why string) string {
	return spoken("web/table/internal/maker/fault-in-step", step, field, words.Sentence(why))
}

// TestMakerFaults: what is missing, what cannot be read and what the engines contradict is
// told at its field.
func TestMakerFaults(t *testing.T) {
	for _, c := range []struct {
		step              int
		field, text, want string
	}{
		{-1, "title", " ", faultInLesson("title", spoken("web/table/internal/maker/no-title"))},
		{-1, "minutes", "many", faultInLesson("minutes", spoken("game/lesson/err-minutes", `"many"`))},
		{0, "words", "", faultInStep(1, "words", spoken("web/table/internal/maker/no-words"))},
		{0, "words", "See (9,2).", faultInStep(1, "title", spoken("game/lesson/err-unproved", "(9,2)"))},
		{0, "board", "", faultInStep(1, "board", spoken("web/table/internal/maker/no-board"))},
		{0, "board", "bishop@1,2", faultInStep(1, "title", spoken("game/lesson/err-board", `"bishop@1,2"`, open))},
		{0, "board", "lesson=two-rows", faultInStep(1, "board", spoken("game/lesson/err-loop"))},
		{0, "words", "a\u202eb", faultInStep(1, "words", spoken("game/lesson/err-control-character", "U+202E"))},
		{1, "on", "3:3", faultInStep(2, "kind", spoken("game/lesson/err-square", `"3:3"`))},
		{1, "on", "-3,3", faultInStep(2, "kind", spoken("game/lesson/err-not-there", "(-3,3)", open))},
		{1, "right", "", faultInStep(2, "right", spoken("web/table/internal/maker/needed-right"))},
		{1, "claims", "N 3,3", faultInStep(2, "claims", claimed("(3,3)", "P"))},
		{2, "on", "1,0..1,0", faultInStep(3, "kind", spoken("game/lesson/err-nothing-to-tap"))},
		{2, "kind", "win", ""},
		{1, "kind", "win", faultInStep(2, "kind", spoken("game/lesson/err-hopeless"))},
		{2, "kind", "choose", faultInStep(3, "options", spoken("web/table/internal/maker/needed-options"))},
	} {
		r := newRoom(t)
		make3(r)
		r.must("makerType", args{"step": c.step, "field": c.field, "text": c.text})
		r.run()
		m := made(r)
		var told []string
		for _, f := range m.Faults {
			told = append(told, f.Words)
		}
		if c.want == "" && !m.Fine {
			t.Errorf("%d %s %q: %q", c.step, c.field, c.text, told)
		}
		if c.want != "" && (m.Fine || len(told) == 0 || !fits(told[0], c.want)) {
			t.Errorf("%d %s %q: %q, want %q", c.step, c.field, c.text, told, c.want)
		}
	}
}

// TestMakerUndo: every change is taken back and made again, what is typed into a field in one.
func TestMakerUndo(t *testing.T) {
	r := newRoom(t)
	make3(r)
	full := made(r).Kept
	r.must("makerGo", args{"at": 1})
	if got := r.table.State().Position; len(engine.Position(got).Components(nil)) != 2 || engine.Position(got) != engine.At(3, 3) {
		t.Errorf("on the board of the second step the piece stands on %v", got)
	}
	var kept []string
	changes := []func(){
		func() { r.must("makerStep", args{"do": "up"}) },
		func() { r.must("makerStep", args{"do": "double"}) },
		func() { r.must("makerStep", args{"do": "delete"}) },
		func() { r.must("makerStep", args{"do": "down"}) },
		func() {
			for _, text := range []string{"P", "Pr", "Pre"} {
				r.must("makerType", args{"step": 0, "field": "title", "text": text})
			}
		},
	}
	for _, change := range changes {
		kept = append(kept, made(r).Kept)
		change()
	}
	last := made(r).Kept
	for i := len(changes) - 1; i >= 0; i-- {
		r.must("makerUndo", args{})
		if got := made(r).Kept; got != kept[i] {
			t.Errorf("change %d taken back: %s, want %s", i, got, kept[i])
		}
	}
	if made(r).Kept != full || !made(r).Redo {
		t.Error("not everything was taken back")
	}
	for range changes {
		r.must("makerRedo", args{})
	}
	if made(r).Kept != last || made(r).Redo {
		t.Error("not everything was made again")
	}
	if err := r.call("makerRedo", args{}, nil); err == nil {
		t.Error("there is more to be made again")
	}
}

// TestMakerKeepsBoards: a step without a board of its own keeps the one it has, wherever it goes.
func TestMakerKeepsBoards(t *testing.T) {
	r := newRoom(t)
	make3(r)
	r.must("makerType", args{"step": 1, "field": "board", "text": ""})
	r.must("makerGo", args{"at": 1})
	r.must("makerStep", args{"do": "up"})
	if m := made(r); m.Steps[0].About[:6] != "rook@6" || m.Steps[1].About != "rook@6,4&map=off" {
		t.Errorf("moved up: %+v", m.Steps)
	}
	r.must("makerStep", args{"do": "delete"})
	if m := made(r); len(m.Steps) != 2 || m.Steps[0].About != "rook@6,4&map=off" {
		t.Errorf("deleted: %+v", m.Steps)
	}
}

// TestMakerDraws: taps draw rings, arrows and labels, which the canvas shows and the lesson
// holds, and move no piece.
func TestMakerDraws(t *testing.T) {
	r := newRoom(t)
	make3(r)
	r.must("makerGo", args{"at": 0})
	tap := func(x, y int) { r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: engine.Cell{X: x, Y: y}}) }
	r.must("makerTool", args{"tool": "ring"})
	tap(1, 1)
	tap(2, 2)
	tap(3, 3)
	tap(2, 2)
	tap(-1, 4)
	r.must("makerTool", args{"tool": "arrow"})
	tap(6, 4)
	if m := made(r); m.Hint != spoken("web/table/internal/maker/hint", "arrow", "6,4") {
		t.Errorf("half an arrow: %q", m.Hint)
	}
	tap(4, 4)
	r.must("makerTool", args{"tool": "label", "text": "here"})
	tap(0, 0)
	var shapes []string
	for _, s := range made(r).Step.Shapes {
		shapes = append(shapes, s.Label)
	}
	if want := []string{spoken("web/table/internal/maker/drawn-rings", []string{"(1,1)", "(3,3)"}), spoken("web/table/internal/maker/drawn-arrow", "(6,4)", "(4,4)"), spoken("web/table/internal/maker/drawn-label", "here", []string{"(0,0)"})}; !slices.Equal(shapes, want) {
		t.Errorf("drawn: %q, want %q", shapes, want)
	}
	if n := len(r.table.State().History); n != 0 {
		t.Errorf("taps have moved the piece %d times", n)
	}
	lines := 0
	for _, s := range r.scene.Shapes {
		if s.Arrow {
			lines++
		}
	}
	if lines != 1 {
		t.Errorf("%d arrows are on the canvas", lines)
	}
	var done maker.Finished
	r.run()
	if err := r.call("makerFinish", args{"base": "https://example.org/"}, &done); err != nil || !strings.Contains(done.Text, "ring: 1,1 3,3\narrow: 6,4 4,4\nlabel: 0,0 here\n") {
		t.Errorf("%v: %s", err, done.Text)
	}
	r.must("makerErase", args{"at": 1})
	r.must("makerTool", args{"tool": ""})
	tap(4, 4)
	if n := len(r.table.State().History); len(made(r).Step.Shapes) != 2 || n == 0 {
		t.Errorf("without a tool: %d shapes, %d turns", len(made(r).Step.Shapes), n)
	}
}

// TestMakerKept: what the browser has kept is taken up again, and so is a lesson's text; what
// is neither is refused and nothing is lost.
func TestMakerKept(t *testing.T) {
	r := newRoom(t)
	make3(r)
	r.run()
	kept := made(r).Kept
	var done maker.Finished
	if err := r.call("makerFinish", args{"base": "b"}, &done); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{kept, done.Text} {
		other := newRoom(t)
		other.must("makerOpen", args{"text": text})
		other.run()
		var again maker.Finished
		if err := other.call("makerFinish", args{"base": "b"}, &again); err != nil || again.Text != done.Text || !made(other).Fine {
			t.Errorf("%.40s…: %v, %s", text, err, again.Text)
		}
	}
	for _, text := range []string{
		"x", `{"steps":[{"shapes":[{"kind":"ring","at":[]}]}]}`, `{"steps":[{"task":{"kind":"<script>"}}]}`, `{"title":7}`, strings.Repeat("a", 1<<20),
	} {
		err := r.call("makerOpen", args{"text": text}, nil)
		if err != nil && made(r).Kept != kept {
			t.Errorf("%.40s: something was lost", text)
		}
		r.must("makerOpen", args{"text": kept})
	}
	for _, c := range []struct {
		name string
		args args
	}{
		{"makerGo", args{"at": 3}}, {"makerGo", args{"at": -1}}, {"makerType", args{"step": 9, "field": "title"}}, {"makerType", args{"field": "id", "text": "7"}},
		{"makerType", args{"field": "kind", "text": "dance"}}, {"makerTool", args{"tool": "bomb"}}, {"makerErase", args{"at": 0}}, {"makerType", args{"field": "words", "text": strings.Repeat("a", 1<<17)}},
	} {
		if err := r.call(c.name, c.args, nil); err == nil || made(r).Kept != kept {
			t.Errorf("%s %v: %v", c.name, c.args, err)
		}
	}
	r.must("makerClose", args{})
	if err := r.call("makerAdd", args{}, nil); err == nil || r.table.Page().Making != nil {
		t.Errorf("when it is closed: %v", err)
	}
}

// TestMakerLong: a lesson that is too long for a link is handed on as a file, and says so.
func TestMakerLong(t *testing.T) {
	r := newRoom(t)
	make3(r)
	dice := rand.New(rand.NewPCG(1, 2))
	words := make([]byte, 3900)
	for i := range words {
		words[i] = byte('a' + dice.IntN(26))
	}
	r.must("makerType", args{"step": 0, "field": "words", "text": string(words)})
	r.run()
	var done maker.Finished
	if err := r.call("makerFinish", args{"base": "b"}, &done); err != nil || done.Href != "" || done.Code != nil || !holds(numberless(done.Note), numberless(spoken("web/table/internal/maker/too-long-for-link", 0, 0))) {
		t.Errorf("%v: %.40s, %s", err, done.Href, done.Note)
	}
	if l, err := lesson.Read(done.Text); err != nil || l.Steps[0].Words[0] != string(words) {
		t.Errorf("the file: %v", err)
	}
	other := newRoom(t) // Try it needs no address
	other.must("open", args{"link": done.Link})
}

// TestMakerOpens: a lesson is taken into the editor from its text, its link, or its name, with
// its first board, out of the room where one is; what was there before comes back by undo. What
// is no lesson is refused in a sentence, and nothing is lost.
func TestMakerOpens(t *testing.T) {
	r := newRoom(t)
	make3(r)
	r.run()
	var done maker.Finished
	if err := r.call("makerFinish", args{"base": "https://example.org/"}, &done); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{done.Text, done.Link, "#" + done.Link + "&step=2", " " + done.Href + "\n", "lesson=corner-the-rook&step=3"} {
		other := newRoom(t)
		other.must("open", args{"link": "lesson=why-gold"})
		other.must("makerOpen", args{"text": `{"title":"Mine","steps":[]}`})
		before := made(other).Kept
		other.must("makerOpen", args{"text": text})
		other.run()
		m, p := made(other), other.table.Page()
		step := map[string]int{"#" + done.Link + "&step=2": 1, "lesson=corner-the-rook&step=3": 2}[text]
		if m.At != step {
			t.Errorf("%.30s: step %d is worked on, want %d", text, m.At, step)
		}
		if !m.Fine || m.Title == "Mine" || m.Note != spoken("web/table/internal/maker/comes-back") || p.Room != "game" || p.State.Game != "rook" {
			t.Errorf("%.30s: %+v, in the %s with %s", text, m.Status, p.Room, p.State.Game)
		}
		other.must("makerUndo", args{})
		if m := made(other); m.Kept != before || m.Note != "" {
			t.Errorf("%.30s: undone it is %s, %s", text, m.Kept, m.Note)
		}
	}
	kept := made(r).Kept
	for text, want := range map[string]string{
		" ":                             spoken("web/table/internal/maker/err-no-link"),
		"https://example.org/#rook@3,3": spoken("web/table/internal/maker/err-no-link"),
		"lesson=nowhere":                spoken("web/lessons/err-no-such-lesson", `"nowhere"`, lessons.Names()),
		"#lesson=~abc":                  spoken("game/lesson/err-packed"),
		"name: a\nhello: b":             inLine(2, spoken("game/lesson/err-no-such-key", `"hello"`, false, []string{open})),
		strings.Repeat("a b", 1<<19):    spoken("web/table/internal/maker/err-too-long"),
	} {
		if err := r.call("makerOpen", args{"text": text}, nil); err == nil || !holds(strings.ToLower(err.Error()), strings.ToLower(want)) || made(r).Kept != kept {
			t.Errorf("%.40s: %v, want %s", text, err, want)
		}
	}
}

// TestMakerLeavesRooms: whoever makes a lesson does that at a game: the editor is no part of a lesson.
func TestMakerLeavesRooms(t *testing.T) {
	for _, link := range []string{"", "lesson=corner-the-rook&step=5", "gallery"} {
		r := newRoom(t)
		if link != "" {
			r.must("open", args{"link": link})
		}
		r.must("makerOpen", args{})
		p := r.table.Page()
		if p.Room != "game" || p.Course != nil || p.State.Lesson != nil || p.Making == nil || !p.Gives.Map {
			t.Errorf("from %q one comes to the %s", link, p.Room)
		}
	}
}
