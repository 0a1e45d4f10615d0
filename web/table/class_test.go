package table_test

import (
	"encoding/csv"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/lessons"
	"github.com/palacegames/palace/web/table/internal/class"
)

const asked = "rook@6,4&first=human&second=human&size=8x8"

// pupil opens a quiz, marks squares, and returns what they hand in.
func pupil(r *room, name string, random int, marks ...string) string {
	r.t.Helper()
	r.must("open", args{"link": asked + "&quiz=on"})
	r.must("clearMarks", args{})
	for _, m := range marks {
		var x, y int
		if _, err := fmt.Sscanf(m[1:], "%d,%d", &x, &y); err != nil {
			r.t.Fatal(err)
		}
		r.must("mark", args{"square": []int{x, y}, "as": m[:1]})
	}
	var h class.HandedIn
	if err := r.call("handIn", args{"name": name, "random": random}, &h); err != nil {
		r.t.Fatal(err)
	}
	return h.Text
}

// gather takes texts in the teacher's room.
func gather(r *room, texts ...string) (t class.Taken) {
	r.t.Helper()
	if err := r.call("gather", args{"texts": texts}, &t); err != nil {
		r.t.Fatal(err)
	}
	return t
}

func gathered(r *room) (g class.Gathered) {
	r.t.Helper()
	if err := r.call("gathered", args{}, &g); err != nil {
		r.t.Fatal(err)
	}
	return g
}

// Thirty pupils hand in, and the teacher sees what they think, before and after Reveal.
func TestClass(t *testing.T) {
	r := newRoom(t)
	var texts []string
	for i := range 30 {
		marks := []string{"P3,3"}
		if i >= 27 {
			marks = []string{"N3,3", "P1,2"}
		}
		texts = append(texts, pupil(r, "", i, marks...))
	}
	if r.table.State().Class != nil || r.table.Page().Gathering != nil {
		t.Error("pupils are in the teacher's room")
	}
	state := r.must("open", args{"link": "class&" + asked})
	if c := state.Class; c == nil || c.Lesson != nil || c.Answers != 0 || !state.Quiz {
		t.Fatalf("the teacher's room is %+v", c)
	}
	if taken := gather(r, texts...); taken.Taken != 30 || len(taken.Refused) != 0 || taken.Answers != 30 || taken.Words != spoken("web/table/internal/class/took", 30, 0, 0) {
		t.Fatalf("gathered: %+v", taken)
	}
	r.run()
	g := gathered(r)
	if len(g.Rows) != 2 || g.Rows[0].Words != spoken("web/table/internal/class/says", 27, 30, "P", "(3,3)", 3, "N", "hidden") || g.Rows[1].Words != spoken("web/table/internal/class/says", 3, 30, "P", "(1,2)", 0, "", "hidden") || g.Rows[0].Right != "" {
		t.Fatalf("before Reveal: %+v", g.Rows)
	}
	if strings.Count(g.Names, ",") != 29 || strings.Count(g.Kept, "\n") != 29 {
		t.Errorf("taken are %s, kept is %s", g.Names, g.Kept)
	}
	drawn := func(mark scene.Mark) (texts []string) {
		for _, s := range r.scene.Shapes {
			if s.Mark == mark && (mark != scene.Frame || s.Dashed) {
				texts = append(texts, fmt.Sprint(s.Text, s.At[0].Cell()))
			}
		}
		return texts
	}
	if got := drawn(scene.Frame); !slices.Equal(got, []string{"P27{3 3}", "P3{1 2}"}) || len(drawn(scene.Right)) > 0 {
		t.Errorf("on the board stand %v", got)
	}
	r.must("reveal", args{})
	r.run()
	if g = gathered(r); g.Rows[0].Words != spoken("web/table/internal/class/says", 27, 30, "P", "(3,3)", 3, "N", "P") || g.Rows[1].Right != "N" {
		t.Errorf("after Reveal: %+v", g.Rows)
	}
	if right, wrong := drawn(scene.Right), drawn(scene.Wrong); !slices.Equal(right, []string{"{3 3}"}) || !slices.Equal(wrong, []string{"{1 2}"}) {
		t.Errorf("right are %v, wrong %v", right, wrong)
	}
	r.must("hide", args{})
	if g = gathered(r); g.Rows[0].Right != "" {
		t.Errorf("hidden again: %+v", g.Rows)
	}
	// Another room has others, and this one its own when one comes back.
	if state = r.must("open", args{"link": "class&lesson=why-gold"}); state.Class.Answers != 0 || *state.Class.Lesson != "why-gold" {
		t.Errorf("another room: %+v", state.Class)
	}
	if state = r.must("open", args{"link": asked}); state.Class != nil {
		t.Errorf("a game: %+v", state.Class)
	}
	if state = r.must("open", args{"link": "class&" + asked}); state.Class.Answers != 30 {
		t.Errorf("back again: %+v", state.Class)
	}
	if state = r.must("clearClass", args{}); state.Class.Answers != 0 || len(gathered(r).Rows) != 0 || gathered(r).Kept != "" {
		t.Errorf("cleared: %+v", state.Class)
	}
}

// Two pages of one room take what the other has kept, and come to rest: nothing that is there is replaced, and what
// brings nothing new changes nothing.
func TestClassKept(t *testing.T) {
	r, other := newRoom(t), newRoom(t)
	anna, bo := pupil(r, "Anna", 0, "P1,1"), pupil(r, "Bo", 0, "P1,1")
	first, second := pupil(r, "", 7, "P1,1"), pupil(r, "", 7, "P2,2")
	for _, page := range []*room{r, other} {
		page.must("open", args{"link": "class&" + asked})
	}
	gather(r, anna, first)
	gather(other, bo, second)
	kept := func(to *room, text string) class.Taken {
		var taken class.Taken
		if err := to.call("gather", args{"texts": strings.Split(text, "\n"), "kept": true}, &taken); err != nil {
			t.Fatal(err)
		}
		return taken
	}
	if taken := kept(r, gathered(other).Kept); taken.Taken != 1 || taken.Answers != 3 {
		t.Errorf("of the other page are taken %+v", taken)
	}
	if taken := kept(other, gathered(r).Kept); taken.Taken != 1 || taken.Answers != 3 {
		t.Errorf("of the first page are taken %+v", taken)
	}
	before := r.table.Page().Gathering.Version
	if taken := kept(r, gathered(other).Kept); taken.Taken != 0 || r.table.Page().Gathering.Version != before {
		t.Errorf("the same again takes %+v, and changes what is shown", taken)
	}
}

// TestHandInLeavesOut: answers that do not fit into the text are counted where it is handed in.
func TestHandInLeavesOut(t *testing.T) {
	for _, steps := range []int{3, 60} {
		a := answers.Answers{Of: answers.Lesson("why-gold")}
		for step := range steps {
			a.Replies = append(a.Replies, answers.Reply{Step: step + 1, Text: answers.CleanReply("because each of them is the sum of the two before")})
		}
		h, err := class.HandIn(class.Wish{Random: 7}, a)
		if err != nil {
			t.Fatal(err)
		}
		read, err := answers.Read(h.Text)
		if err != nil {
			t.Fatal(err)
		}
		want := spoken("web/table/internal/class/show-it")
		if steps > 3 {
			want += " " + spoken("web/table/internal/class/left-out", steps-len(read.Replies))
		}
		if left := steps - len(read.Replies); h.Note != want || (left > 0) != (steps > 3) {
			t.Errorf("%d of %d answers fit: %q", len(read.Replies), steps, h.Note)
		}
	}
}

// What is not taken is named: doubles, other quizzes, lessons, and what is no answer at all.
func TestClassRefuses(t *testing.T) {
	r := newRoom(t)
	anna, again := pupil(r, "Anna", 0, "P1,1"), pupil(r, "Anna", 0, "P1,1", "N1,2")
	first, second := pupil(r, "", 7, "P1,1"), pupil(r, "", 7, "P2,2")
	r.must("open", args{"link": "wythoff@3,5&quiz=on"})
	r.must("mark", args{"square": []int{1, 2}, "as": "P"})
	var other class.HandedIn
	if err := r.call("handIn", args{}, &other); err != nil {
		t.Fatal(err)
	}
	lesson, err := answers.Write(answers.Answers{Of: answers.Lesson("why-gold"), Solved: []int{1}})
	if err != nil {
		t.Fatal(err)
	}
	r.must("open", args{"link": "class&" + asked})
	taken := gather(r, anna, strings.ToLower(anna), other.Text, lesson, "27", anna[:20], "", again, first, second)
	if taken.Taken != 4 || taken.Again != 1 || taken.Answers != 3 {
		t.Errorf("taken: %+v", taken)
	}
	why := map[int]string{1: spoken("web/table/internal/class/err-taken", "Anna"), 2: spoken("web/table/internal/class/err-another", "quiz"), 3: spoken("web/table/internal/class/err-other-kind", "lesson", "quiz"), 4: spoken("game/answers/err-foreign-text", "PALACE"), 5: spoken("game/answers/err-cut-of", 20, len(anna)), 6: spoken("game/answers/err-empty")}
	if len(taken.Refused) != len(why) {
		t.Errorf("refused: %+v", taken.Refused)
	}
	for _, x := range taken.Refused {
		if why[x.Index] == "" || x.Why != words.Sentence(why[x.Index]) {
			t.Errorf("%d: %s", x.Index, x.Why)
		}
	}
	if g := gathered(r); !slices.ContainsFunc(g.Rows, func(r class.Row) bool {
		return r.Words == spoken("web/table/internal/class/says", 1, 3, "P", "(2,2)", 0, "", "hidden")
	}) {
		t.Errorf("the later answers of a chosen name do not stand: %+v", g.Rows)
	}
	// Pasted lines may be empty, or a chat; a great many of them are looked at.
	many := append(slices.Repeat([]string{"x", "", anna}, 1000), pupil(newRoom(t), "Zoë", 0, "N5,5"))
	var pasted class.Taken
	if err := r.call("gather", args{"texts": many, "pasted": true}, &pasted); err != nil {
		t.Fatal(err)
	}
	if pasted.Taken != 1 || len(pasted.Refused) != 1000 || len(pasted.Lines) != 51 || pasted.Lines[0] != spoken("web/table/internal/class/line", 3, words.Sentence(spoken("web/table/internal/class/err-taken", "Anna"))) {
		t.Errorf("%d of many are taken, %d refused, %d lines", pasted.Taken, len(pasted.Refused), len(pasted.Lines))
	}
	if err := r.call("gather", args{"texts": make([]string, 10001)}, nil); err == nil || !holds(err.Error(), spoken("web/table/internal/class/err-many-texts", 10001, 10000)) {
		t.Errorf("10001 texts: %v", err)
	}
	r.must("open", args{"link": "class"})
	for _, name := range []string{"gather", "classTable", "clearClass"} {
		if err := r.call(name, args{}, nil); err == nil || err.Error() != words.Sentence(spoken("web/table/internal/class/err-nothing-asked")) {
			t.Errorf("%s where nothing is asked: %v", name, err)
		}
	}
	r.must("open", args{"link": ""})
	if err := r.call("gather", args{}, nil); err == nil || !strings.Contains(err.Error(), "#class") {
		t.Errorf("at the door: %v", err)
	}
	for link, why := range map[string]string{"class&lesson=nosuch": "nosuch", "class&nosuch@3,3": "nosuch", "class&rook@3": spoken("game/catalog/needs-numbers", 2)} {
		if err := r.call("open", args{"link": link}, nil); err == nil || !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(why)) || r.table.State().Class != nil {
			t.Errorf("%s: %v", link, err)
		}
	}
}

// columns are the heads of a table for teachers.
func columns(names ...string) (heads []string) {
	for _, name := range names {
		heads = append(heads, spoken("web/table/internal/class/column-"+name))
	}
	return heads
}

// A lesson's steps are handed in as they were solved, and added up.
func TestClassLesson(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "lesson=corner-the-rook"})
	var none, some class.HandedIn
	if err := r.call("handIn", args{}, &none); err != nil || none.Text != "" || none.Note != spoken("web/table/internal/class/nothing-yet") || r.table.Page().Hands {
		t.Errorf("nothing is handed in as %+v, %v", none, err)
	}
	r.must("learned", args{"text": "corner-the-rook 1,2,3"})
	if err := r.call("handIn", args{"name": "Ada"}, &some); err != nil || some.Text == "" || some.Code == nil || !r.table.Page().Hands {
		t.Fatalf("two steps are handed in as %+v, %v", some, err)
	}
	r.must("open", args{"link": "class&lesson=corner-the-rook"})
	if taken := gather(r, some.Text); taken.Taken != 1 {
		t.Fatalf("gathered: %+v", taken)
	}
	g := gathered(r)
	of, err := lessons.Open("corner-the-rook")
	if err != nil {
		t.Fatal(err)
	}
	first := of.Steps[0].Title
	done := 0
	for _, row := range g.Rows {
		done += row.P
	}
	if a, err := answers.Read(some.Text); err != nil || done != len(a.Solved) || done == 0 || g.Rows[0].Words != spoken("web/table/internal/class/solved", 1, first, 1, 1) {
		t.Errorf("%+v is added up as %+v", a, g.Rows)
	}
	var table class.Table
	if err := r.call("classTable", args{}, &table); err != nil || table.Name != "class-corner-the-rook.csv" || !strings.HasPrefix(table.Text, strings.Join(columns("name", "step", "title", "solved", "first", "right"), ",")+"\r\nAda,1,"+first+","+spoken("web/table/internal/class/yes")+",,\r\n") {
		t.Errorf("the table: %+v, %v", table, err)
	}
}

// ownLesson has a step of every kind that is answered in words.
const ownLesson = `name: mine
title: Mine
step: First
board: rook@6,4&first=human&second=human
say: Say it.
task: choose
option: It moves as far as it can, to the left.
option: It moves as far as it can, to the right.
answer: It moves as far as it can, to the left.
right: Yes.
hint: No.
step: Second
say: And then.
task: type
answer: 33
right: Yes.
hint: No.
step: Third
say: Who wins?
task: outcome 3,3
right: Yes.
hint: No.
`

// The first answers of pupils are added up, step by step; which are right is told after Reveal.
func TestClassReplies(t *testing.T) {
	l, err := lesson.Read(ownLesson)
	if err != nil {
		t.Fatal(err)
	}
	word, _ := lesson.Pack(l)
	var texts []string
	for i, said := range [][]string{
		{l.Steps[0].Task.Options[1], "  8 AND 13. ", "N"}, {l.Steps[0].Task.Options[1], "8 and 13", "P"}, {l.Steps[0].Task.Options[0], "=1+2\u202e<b>", "P"}, {l.Steps[0].Task.Options[0], "33", ""},
	} {
		r := newRoom(t)
		for step, reply := range said {
			r.must("open", args{"link": "lesson=" + word + "&step=" + string(rune('1'+step))})
			if reply != "" {
				r.must("answer", args{"text": reply})
				r.run()
				r.must("answer", args{"text": "33"}) // which is another answer, and not the first one
			}
		}
		kept := r.table.Page().Learned
		again := newRoom(t) // the page is loaded again
		again.must("learned", args{"text": kept})
		again.must("open", args{"link": "lesson=" + word})
		var h class.HandedIn
		if err := again.call("handIn", args{"random": i}, &h); err != nil || !strings.HasPrefix(h.Text, "PALACEB") || len(h.Text) > answers.MaxReplies || h.Code.Size > 53+8 || again.table.Page().Learned != kept {
			t.Fatalf("%v is handed in as %+v, %v; kept is %q", said, h, err, kept)
		}
		texts = append(texts, h.Text)
	}
	r := newRoom(t)
	r.must("open", args{"link": "class&lesson=" + word})
	former, err := answers.Write(answers.Answers{Of: answers.Lesson(word), Name: "Ada", Solved: []int{2}})
	if err != nil || !strings.HasPrefix(former, "PALACEA") {
		t.Fatal(former, err)
	}
	// The same answer is one bar, whatever a text says of it.
	forged, err := answers.Write(answers.Answers{Of: answers.Lesson(word), Name: "Bea", Replies: []answers.Reply{{Step: 2, Text: "33"}}})
	if err != nil {
		t.Fatal(err)
	}
	wrong, err := answers.Write(answers.Answers{Of: answers.Lesson(word), Replies: []answers.Reply{{Step: 1, Choice: 3}}})
	if err != nil {
		t.Fatal(err)
	}
	if taken := gather(r, append(texts, former, forged, wrong)...); taken.Taken != 6 || len(taken.Refused) != 1 {
		t.Fatalf("gathered: %+v", taken)
	}
	rows := func() (words []string) {
		for _, row := range gathered(r).Rows {
			words = append(words, row.Words+row.Right)
		}
		return words
	}
	answered := func(n int, what, is string) string {
		said := spoken("web/table/internal/class/answered", n, 6, what, is)
		if is != "hidden" {
			said += is
		}
		return said
	}
	want := func(right, wrong string) []string {
		return []string{
			spoken("web/table/internal/class/solved", 1, "First", 2, 6), answered(2, l.Steps[0].Task.Options[0], right), answered(2, l.Steps[0].Task.Options[1], wrong),
			spoken("web/table/internal/class/solved", 2, "Second", 5, 6), answered(2, "33", right), answered(2, "8 and 13", wrong), answered(1, "=1+2<b>", wrong),
			spoken("web/table/internal/class/solved", 3, "Third", 2, 6), answered(2, "P", right), answered(1, "N", wrong),
		}
	}
	if got := rows(); !slices.Equal(got, want("hidden", "hidden")) {
		t.Errorf("before Reveal: %q", got)
	}
	table := func() (rows [][]string) {
		var table class.Table
		if err := r.call("classTable", args{}, &table); err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(strings.NewReader(table.Text)).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		return rows
	}
	if rows := table(); !slices.Equal(rows[8][1:], []string{"2", "Second", spoken("web/table/internal/class/yes"), "'=1+2<b>", ""}) {
		t.Errorf("the table before Reveal: %q", rows)
	}
	r.must("tellClass", args{"on": true})
	if got := rows(); !slices.Equal(got, want("right", "wrong")) {
		t.Errorf("after Reveal: %q", got)
	}
	if rows := table(); !slices.Equal(rows[8][4:], []string{"'=1+2<b>", spoken("web/table/internal/class/no")}) {
		t.Errorf("the table after Reveal: %q", rows)
	}
}

// Of many different answers some are listed, and the rest are counted.
func TestClassManyReplies(t *testing.T) {
	l, err := lesson.Read(ownLesson)
	if err != nil {
		t.Fatal(err)
	}
	word, _ := lesson.Pack(l)
	var texts []string
	for i := range 14 {
		text, err := answers.Write(answers.Answers{Of: answers.Lesson(word), Name: fmt.Sprint("Ada ", i), Replies: []answers.Reply{{Step: 2, Text: fmt.Sprint(100 + i)}}})
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, text)
	}
	r := newRoom(t)
	r.must("open", args{"link": "class&lesson=" + word})
	gather(r, texts...)
	rows := slices.DeleteFunc(gathered(r).Rows, func(r class.Row) bool { return !r.Answer })
	if len(rows) != 13 || rows[12].Words != spoken("web/table/internal/class/more-answers", 2) {
		t.Errorf("of 14 answers %d rows: %+v", len(rows), rows)
	}
}

// A teacher's table has a row for each pupil and each step that asks for something, and says of each whether it is solved.
func TestClassTableIsWhole(t *testing.T) {
	r := newRoom(t)
	l, err := lesson.Read(ownLesson)
	if err != nil {
		t.Fatal(err)
	}
	word, _ := lesson.Pack(l)
	var texts []string
	for name, done := range map[string][]int{"Ada": {1, 3}, "Bea": {2}} {
		text, err := answers.Write(answers.Answers{Of: answers.Lesson(word), Name: name, Solved: done})
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, text)
	}
	slices.Sort(texts)
	r.must("open", args{"link": "class&lesson=" + word})
	gather(r, texts...)
	var table class.Table
	if err := r.call("classTable", args{}, &table); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(table.Text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	solved := map[string]string{}
	for _, row := range rows[1:] {
		solved[row[0]+row[1]] = row[3]
	}
	yes, no := spoken("web/table/internal/class/yes"), spoken("web/table/internal/class/no")
	if want := map[string]string{"Ada1": yes, "Ada2": no, "Ada3": yes, "Bea1": no, "Bea2": yes, "Bea3": no}; !maps.Equal(solved, want) || len(rows) != 7 {
		t.Errorf("%q, want %q", rows, want)
	}
	begins := "¤" + strings.Join(columns("name", "step"), "¤,¤") + "¤,"
	defer words.Sign("¤")() // which begins every message, and so what stands between two cells
	if err := r.call("classTable", args{}, &table); err != nil || !strings.HasPrefix(table.Text, begins) {
		t.Errorf("the separator is not that of the language: %.60q, %v", table.Text, err)
	}
}

// No cell of the table begins a formula, wherever a spreadsheet of any language takes it apart.
func TestClassTableHoldsNoFormula(t *testing.T) {
	names := []string{";=cmd|'/C calc'!A0;", "a;=1+1", "a,=1+1", "a, +1+1", "＝1+1", "＋1", "－1", "＠A1", "a;＝1", `";=1`, `a;"=1"`, "a;;=1", "-1-1", "a;-1+2", "@A1", " =1"}
	r := newRoom(t)
	var texts []string
	for _, name := range names {
		texts = append(texts, pupil(r, name, 0, "N1,2"))
	}
	r.must("open", args{"link": "class&" + asked})
	if taken := gather(r, texts...); taken.Taken != len(names) {
		t.Fatalf("%+v", taken)
	}
	var table class.Table
	if err := r.call("classTable", args{}, &table); err != nil {
		t.Fatal(err)
	}
	if rows, err := csv.NewReader(strings.NewReader(table.Text)).ReadAll(); err != nil || len(rows) != len(names)+1 || rows[1][1] != "(1,2)" {
		t.Fatalf("%q, %v", rows, err)
	}
	for _, separator := range []string{",", ";", "\t"} {
		for _, cell := range strings.FieldsFunc(table.Text, func(r rune) bool { return strings.ContainsRune("\r\n"+separator, r) }) {
			if cell = strings.TrimLeft(cell, "\" "); cell != "" && strings.ContainsAny(cell[:1], "=+-@") || strings.HasPrefix(cell, "＝") || strings.HasPrefix(cell, "＋") || strings.HasPrefix(cell, "－") || strings.HasPrefix(cell, "＠") {
				t.Errorf("taken apart at %q the table has %q", separator, cell)
			}
		}
	}
}

// The table is read by whatever reads CSV, and holds no formulas.
func TestClassTable(t *testing.T) {
	r := newRoom(t)
	texts := []string{pupil(r, "=1+2, \"x\"", 0, "P3,3", "N1,2"), pupil(r, "Zoë", 0, "N3,3")}
	r.must("open", args{"link": "class&" + asked})
	gather(r, texts...)
	r.must("reveal", args{})
	r.run()
	var table class.Table
	if err := r.call("classTable", args{}, &table); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(table.Text)).ReadAll()
	want := [][]string{columns("name", "square", "mark", "outcome"), {"'=1+2, \"x\"", "(1,2)", "N", "N"}, {"'=1+2, \"x\"", "(3,3)", "P", "P"}, {"Zoë", "(3,3)", "N", "P"}}
	if err != nil || !slices.EqualFunc(rows, want, slices.Equal) || table.Name != "class-rook.csv" {
		t.Errorf("%s holds %q, %v", table.Name, rows, err)
	}
}

// The step that is chosen comes on the board of the teacher's room, with what was answered there, and the answers stay.
func TestClassStep(t *testing.T) {
	r := newRoom(t)
	r.must("open", args{"link": "class&lesson=corner-the-rook"})
	const all = "(0,0) (1,1) (2,2) (3,3) (4,4) (5,5) (6,6) (7,7)"
	for i, replies := range [][]answers.Reply{
		{{Step: 3, Text: "p", Right: true}, {Step: 5, Text: answers.CleanReply(all), Right: true}},
		{{Step: 3, Text: "p", Right: true}, {Step: 5, Text: answers.CleanReply("(0,0) (1,2)")}},
		{{Step: 3, Text: "n"}},
	} {
		text, err := answers.Write(answers.Answers{Of: answers.Lesson("corner-the-rook"), Name: fmt.Sprint("Ada ", i), Replies: replies})
		if err != nil {
			t.Fatal(err)
		}
		if taken := gather(r, text); taken.Taken != 1 {
			t.Fatal(taken)
		}
	}
	l, err := lessons.Open("corner-the-rook")
	if err != nil {
		t.Fatal(err)
	}
	for step, want := range map[int][]string{
		1: nil,
		3: nil,
		5: {"2{0 0}", "1{1 1}", "1{1 2}", "1{2 2}", "1{3 3}", "1{4 4}", "1{5 5}", "1{6 6}", "1{7 7}"},
	} {
		state := r.must("toStep", args{"value": step})
		g := r.table.Page().Gathering
		if g.Puzzle != step || len(g.Puzzles) != len(l.Steps) || g.Puzzles[step-1].Words != l.Steps[step-1].Title || g.Question == "" || state.Class == nil || state.Class.Answers != 3 {
			t.Errorf("at step %d the room is %+v", step, g)
		}
		r.run()
		var got []string
		for _, s := range r.scene.Shapes {
			if s.Mark == scene.Frame && s.Dashed {
				got = append(got, fmt.Sprint(s.Text, s.At[0].Cell()))
			}
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("at step %d there stand %v on the board, want %v", step, got, want)
		}
	}
	if r.call("toStep", args{"value": 8}, nil) == nil || r.table.Page().Gathering.Puzzle == 8 {
		t.Error("there is a step behind the last one")
	}
}

// A lesson's plan is what its text says, paragraph by paragraph below each heading.
func TestPlans(t *testing.T) {
	r := newRoom(t)
	var cards []struct {
		Name string
		Rows []struct {
			Head  string
			Lines []string
		}
	}
	if err := r.call("lessons", args{}, &cards); err != nil {
		t.Fatal(err)
	}
	whole := 0
	for _, c := range cards {
		if slices.Contains([]string{"why-gold", "a-walk-through-game-100", "queens-in-exile"}, c.Name) {
			whole++
			if len(c.Rows) < 7 || len(c.Rows[0].Lines) != 1 || len(c.Rows[3].Lines) != 3 || len(c.Rows[4].Lines) != 5 || strings.Contains(c.Rows[4].Lines[0], c.Rows[4].Head+":") {
				t.Errorf("the plan of %s is %+v", c.Name, c.Rows)
			}
		}
	}
	if whole != 3 {
		t.Errorf("%d plans are whole", whole)
	}
}
