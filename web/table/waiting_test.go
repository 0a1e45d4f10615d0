package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/pause"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table/internal/class"
)

const waits = "lesson=corner-the-rook&pause=7:2,5"

// at returns where a pupil is: "2", or "before 2" where the class waits.
func at(r *room) string {
	r.t.Helper()
	c := r.table.Page().Course
	for step := 1; step <= c.Steps; step++ {
		switch c.Count {
		case spoken("web/table/internal/room/counted", step, c.Steps):
			return strconv.Itoa(step)
		case spoken("web/table/internal/room/counted-before", step, c.Steps):
			if c.Heading != spoken("web/table/internal/room/eyes") || len(c.Words) > 0 || c.Next != nil || c.Task == nil || c.Task.Kind != "type" || c.Task.Words != spoken("web/table/internal/room/type-word") || c.Playing || c.Mapped {
				r.t.Fatalf("at the gate: %+v, %+v", c, c.Task)
			}
			return "before " + strconv.Itoa(step)
		}
	}
	r.t.Fatalf("the step is %q", c.Count)
	return ""
}

// A class waits where its teacher has said, until the word is typed, whichever way somebody comes.
func TestWaiting(t *testing.T) {
	plan := pause.New(7, 2, 5)
	r := newRoom(t)
	is := func(want, after string) {
		t.Helper()
		if got := at(r); got != want {
			t.Fatalf("after %s: %s, not %s", after, got, want)
		}
	}
	r.must("open", args{"link": waits})
	is("1", "opening")
	board := r.table.Page().Link
	r.must("next", args{})
	is("before 2", "Next")
	gate := sentences(spoken("web/table/internal/room/counted-before", 2, 7), spoken("web/table/internal/room/eyes")) + " " + spoken("web/table/internal/room/type-word")
	if p := r.table.Page(); p.Link != board || r.table.State().Lesson.Step != 1 || !strings.Contains(p.At, "step=1&pause=7:2,5") || !strings.Contains(p.Now, gate) {
		t.Errorf("the board of the first step: %s at %s. %s", p.Link, p.At, p.Now)
	}
	r.must("next", args{})
	is("before 2", "Next again")
	for step := 2; step <= 7; step++ {
		r.must("toStep", args{"value": step})
		is("before 2", "the row of steps")
	}
	r.must("back", args{})
	is("1", "Back")
	r.must("open", args{"link": waits + "&step=6"})
	is("before 2", "a link")
	// Another word says so, and stays away when the right one comes.
	for _, word := range []string{"walnut", plan.Word(3), ""} {
		r.must("answer", args{"text": word})
		is("before 2", word)
		if v := r.table.Page().Course.Task.Verdict; v == nil || v.Right || v.Words != spoken("web/table/internal/room/other-word") {
			t.Errorf("after %q: %+v", word, v)
		}
	}
	r.must("answer", args{"text": " " + strings.ToUpper(plan.Word(2)) + "."})
	is("2", "the word")
	if c := r.table.Page().Course; c.Task != nil && c.Task.Verdict != nil {
		t.Errorf("the step begins with a verdict: %+v", c.Task.Verdict)
	}
	r.must("toStep", args{"value": 4})
	is("4", "a step before the next pause")
	r.must("toStep", args{"value": 7})
	is("before 5", "the row of steps")
	r.must("back", args{})
	is("4", "Back")
	r.must("toStep", args{"value": 1})
	is("1", "going back")
	r.must("toStep", args{"value": 4})
	is("4", "coming again")

	// What was passed stays passed, in this lesson and for these words, when the page is loaded again.
	kept := r.table.Page().Learned
	if !strings.Contains(kept, ";corner-the-rook 7:2") {
		t.Fatalf("kept is %q", kept)
	}
	r = newRoom(t)
	r.must("learned", args{"text": kept})
	if got := r.table.Page().Learned; got != kept {
		t.Errorf("kept %q, and again %q", kept, got)
	}
	r.must("open", args{"link": waits + "&step=4"})
	is("4", "a reload")
	r.must("next", args{})
	is("before 5", "Next")
	r.must("open", args{"link": "lesson=corner-the-rook&pause=8:2&step=2"})
	is("before 2", "other words")
	r.must("open", args{"link": "lesson=corner-the-queen&pause=7:2&step=2"})
	is("before 2", "another lesson")
	r.must("open", args{"link": "lesson=corner-the-rook&step=7"})
	is("7", "a link without pauses")

	// Whoever comes late sees the word of a later pause, which opens those before.
	r.must("unlearn", args{})
	if kept := r.table.Page().Learned; kept != "" {
		t.Errorf("forgotten, and kept is %q", kept)
	}
	r.must("open", args{"link": waits + "&step=6"})
	is("before 2", "forgetting")
	r.must("answer", args{"text": plan.Word(5)})
	is("2", "the word of a later pause")
	r.must("toStep", args{"value": 6})
	is("6", "the row of steps")
	// The next lesson does not wait.
	r.must("next", args{})
	if next := r.table.Page().Course.Next; next == nil || next.Link == "" || strings.Contains(next.Link, "pause") {
		t.Errorf("the next lesson is %+v", next)
	}
}

// What was begun stays on the board while the class waits, and what happens in another tab is heard.
func TestWaitingKeepsTheBoard(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "lesson=corner-the-rook&pause=7:3&step=2"})
	var begun page.Task
	for n := 0; begun.Verdict == nil && n < 2; n++ {
		if task := r.table.Page().Course.Task; task == nil || len(task.Options) == 0 {
			t.Skip("the second step asks for something else now")
		}
		r.must("answer", args{"text": r.table.Page().Course.Task.Options[n].Name})
		r.run()
		begun = *r.table.Page().Course.Task
	}
	r.must("next", args{})
	if got := at(r); got != "before 3" {
		t.Fatal(got)
	}
	if err := r.call("check", args{}, nil); err == nil {
		t.Error("squares are checked at the gate")
	}
	r.must("back", args{})
	if again := *r.table.Page().Course.Task; again.Verdict == nil || *again.Verdict != *begun.Verdict {
		t.Errorf("before %+v, afterwards %+v", begun, again)
	}
	r.must("next", args{})
	r.must("learned", args{"text": "corner-the-rook 7:3"})
	if got := at(r); got != "3" {
		t.Errorf("another tab has the word, and this one is %s", got)
	}
}

// A step that is only read is done when somebody has seen it and goes on, and not before.
func TestWaitingReads(t *testing.T) {
	text := "name: mine\ntitle: Mine\n"
	for range 4 {
		text += "step: Read\nboard: rook@6,4&first=human&second=human\nsay: This.\n"
	}
	l, err := lesson.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	word, _ := lesson.Pack(l)
	r := newRoom(t)
	r.must("open", args{"link": "lesson=" + word + "&pause=7:3&step=4"})
	if got := at(r); got != "before 3" {
		t.Fatal(got)
	}
	r.must("answer", args{"text": pause.New(7, 3).Word(3)})
	if kept := r.table.Page().Learned; kept != ";~mine 7:3" {
		t.Errorf("the second step was not seen, and kept is %q", kept)
	}
	r = newRoom(t)
	r.must("open", args{"link": "lesson=" + word + "&pause=7:3&step=4"})
	r.must("back", args{})
	r.must("next", args{})
	r.must("answer", args{"text": pause.New(7, 3).Word(3)})
	if kept := r.table.Page().Learned; kept != "~mine 2;~mine 7:3" {
		t.Errorf("the second step was read, and kept is %q", kept)
	}
}

// Pauses that a lesson cannot have are left out, and what a browser has kept does no harm.
func TestWaitingNowhere(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "lesson=corner-the-rook&pause=7:1,3,99", "arrives": true})
	if p := r.table.Page(); !strings.Contains(p.At, "pause=7:3") || p.Notice.Text != leftOut(spoken("game/link/err-waits-before", 7, 7), "pause=7:1,99") {
		t.Errorf("at %s: %s", p.At, p.Notice.Text)
	}
	if err := r.call("open", args{"link": "lesson=corner-the-rook&pause=7:99"}, nil); err == nil {
		t.Error("a script opens a lesson that waits beyond its end")
	}
	r.must("learned", args{"text": ";corner-the-rook 7:,:3,7:3:3,x:3,7:0,7:101,99999999999999999999:3;7:3; 7:3;" + strings.Repeat("a", 81) + " 7:3"})
	if kept := r.table.Page().Learned; kept != "" {
		t.Errorf("kept is %q", kept)
	}
	var many strings.Builder
	for seed := range 300 {
		many.WriteString(",")
		many.WriteString(pause.New(seed, 3).String())
	}
	r.must("learned", args{"text": "corner-the-rook " + many.String()[1:]})
	if kept := r.table.Page().Learned; len(kept) > 2000 || !strings.Contains(kept, "299:3") {
		t.Errorf("kept are %d bytes", len(kept))
	}
	if pause.MostStep != lesson.MaxSteps {
		t.Errorf("a plan has %d steps, a lesson %d", pause.MostStep, lesson.MaxSteps)
	}
}

// The teacher chooses the pauses, the code has them, and the words are told one by one.
func TestTeacherPauses(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "class&lesson=corner-the-rook"})
	pauses := func() *page.Pauses { return r.table.Page().Gathering.Pauses }
	of, err := lessons.Open("corner-the-rook")
	if err != nil {
		t.Fatal(err)
	}
	if p := pauses(); p == nil || len(p.Steps) != 6 || p.Steps[0].Step != 2 || p.Steps[0].Words != spoken("web/table/internal/class/step-words", 2, of.Steps[1].Title) || p.Any {
		t.Fatalf("before a choice: %+v", p)
	}
	gather(r, pupilOf(t))
	key := r.table.Page().Gathering.At
	r.must("pauseAt", args{"steps": []int{5, 2}, "random": 10007})
	p := r.table.Page()
	if p.At != "class&lesson=corner-the-rook&pause=7:2,5" || p.Gathering.At != key || p.Gathering.Answers != 1 || !pauses().Any || !pauses().Steps[3].On || pauses().Steps[1].On {
		t.Errorf("chosen: %s, %s, %+v", p.At, p.Gathering.At, pauses())
	}
	var shared page.Shared
	if err := r.call("share", args{"base": "https://palace.example/"}, &shared); err != nil || shared.Href != "https://palace.example/#"+waits || shared.Code == nil {
		t.Errorf("the code holds %s, %v", shared.Href, err)
	}
	var word class.Word
	if err := r.call("pauseWord", args{"value": 5}, &word); err != nil || word.Word != pause.New(7, 5).Word(5) || word.Head != spoken("web/table/internal/class/eyes") || word.Step != pauses().Steps[3].Words {
		t.Errorf("the word is %+v, %v", word, err)
	}
	if text := string(r.table.PageJSON()); strings.Contains(text, word.Word) {
		t.Errorf("%s is on the page before it is shown", word.Word)
	}
	// The words stay with another choice, unless others are wished for.
	r.must("pauseAt", args{"steps": []int{2, 5, 6}})
	if at := r.table.Page().At; !strings.HasSuffix(at, "pause=7:2,5,6") {
		t.Error(at)
	}
	r.must("pauseAt", args{"steps": []int{2}, "random": 42})
	if at := r.table.Page().At; !strings.HasSuffix(at, "pause=42:2") {
		t.Error(at)
	}
	for _, step := range []int{5, 0, -1, 99, 128, 1 << 40} {
		if err := r.call("pauseWord", args{"value": step}, nil); err == nil {
			t.Errorf("there is a word for step %d", step)
		}
	}
	for _, steps := range [][]int{{1}, {8}, {2, 100}} {
		if err := r.call("pauseAt", args{"steps": steps}, nil); err == nil || err.Error() != words.Sentence(spoken("game/link/err-waits-before", 7, 7)) {
			t.Errorf("%v: %v", steps, err)
		}
	}
	r.must("pauseAt", args{"steps": []int{}})
	if at := r.table.Page().At; at != key {
		t.Errorf("none: %s", at)
	}
	// The room is opened again with its pauses, by its link.
	r.must("open", args{"link": "class&lesson=corner-the-rook&pause=7:2,99", "arrives": true})
	if p := r.table.Page(); p.Gathering.Answers != 1 || !pauses().Steps[0].On || p.Notice.Text != leftOut(spoken("game/link/err-waits-before", 7, 7), "pause=7:99") {
		t.Errorf("again: %+v, %s", pauses(), p.Notice.Text)
	}
	for link, left := range map[string]string{
		"class&pause=7:2":               leftOut(spoken("game/link/err-no-waiting"), "pause=7:2"),
		"class&lesson=nosuch&pause=7:2": leftOut(spoken("web/lessons/err-no-such-lesson", `"nosuch"`, lessons.Names()), "lesson=nosuch", "pause=7:2"),
	} {
		r.must("open", args{"link": link, "arrives": true})
		if p := r.table.Page(); strings.Contains(p.At, "pause") || p.Notice.Text != left || p.Gathering.Pauses != nil {
			t.Errorf("%s: %s, %s", link, p.At, p.Notice.Text)
		}
		if err := r.call("pauseAt", args{"steps": []int{2}}, nil); err == nil || err.Error() != words.Sentence(spoken("web/table/internal/room/err-no-course")) {
			t.Errorf("%s: %v", link, err)
		}
	}
	r.must("open", args{"link": "class&" + asked})
	if err := r.call("pauseWord", args{"value": 2}, nil); err == nil || r.table.Page().Gathering.Pauses != nil {
		t.Error("a quiz waits")
	}
}

// pupilOf hands a lesson in.
func pupilOf(t *testing.T) string {
	r := newRoom(t)
	r.must("learned", args{"text": "corner-the-rook 1,2,3"})
	r.must("open", args{"link": waits})
	var h class.HandedIn
	if err := r.call("handIn", args{"name": "Ada"}, &h); err != nil || !slices.Contains([]string{"PALACEA", "PALACEB"}, h.Text[:7]) {
		t.Fatal(h, err)
	}
	return h.Text
}
