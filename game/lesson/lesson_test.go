package lesson

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/wordstest"
)

const rook = `# the first lesson of every class
name: corner-the-rook
title: Corner the rook
minutes: 15
aim: To mirror.
pupils: "I always lose!" Who moved first?
pupils: "It is (3,3)!"
leads: corner-the-queen
paper: Bouton 1901

step: Move the rook
board: rook@6,4&map=off
say: Move left or up.
  Whoever reaches the corner wins.
say: You begin.
ring: 0,0
arrow: 6,4 4,4
label: 4,4 here
claim: N 6,4
claim: wins 6,4 to 4,4
task: win
hint: Think of (4,4).
hint lost: You left the line.
right: Yes.

step: All of them
say: Tap them.
claim: all P in 0,0..2,2 = 0,0 1,1 2,2
claim: count P in 0,0..7,7 = 8
claim: value 5,3 = 6
claim: known 4,4
task: tap P in 0,0..4,4
hint missing: One more.
hint extra: One too many.
hint: No.
right: Yes.

step: Who?
say: Who wins?
task: outcome 3,3
hint: No.
right: Yes.

step: Choose
say: What is it?
task: choose
option: a mirror
option: a lamp
answer: a mirror
hint a lamp: Not a lamp.
hint: No.
right: Yes.

step: Type
say: How many?
task: type
answer: 8
answer: eight
hint: No.
right: Yes.
`

func lessonOf(t *testing.T, text string) *Lesson {
	t.Helper()
	l, err := Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestRead(t *testing.T) {
	l := lessonOf(t, rook)
	if l.Name != "corner-the-rook" || len(l.Steps) != 5 || len(l.Teacher.Pupils) != 2 || l.Teacher.Minutes != 15 {
		t.Errorf("read %+v", l)
	}
	s := l.Steps[0]
	if want := []string{"Move left or up. Whoever reaches the corner wins.", "You begin."}; !slices.Equal(s.Words, want) {
		t.Errorf("words %q", s.Words)
	}
	if s.Line != 11 || s.Shapes[2].Text != "here" || s.Claims[1].Kind != Wins || s.Task.Hints[0].For != Lost {
		t.Errorf("step %+v", s)
	}
	if wrong := Check(l, link.Open); len(wrong) > 0 {
		t.Errorf("a true lesson: %v", wrong)
	}
}

// What is written is read as the same lesson, and so is what is packed into a link.
func TestWrite(t *testing.T) {
	l := lessonOf(t, rook)
	again := lessonOf(t, l.String())
	if again.String() != l.String() || len(again.Steps) != len(l.Steps) {
		t.Errorf("written\n%s\nread again\n%s", l, again)
	}
	word, ok := Pack(l)
	if !ok || !IsPacked(word) {
		t.Fatalf("packed into %q", word)
	}
	unpacked, err := Unpack(word)
	if err != nil || unpacked.String() != l.String() {
		t.Errorf("unpacked %v, %v", unpacked, err)
	}
	for i := range len(word) {
		if l, err := Unpack(word[:i]); err == nil && l.String() == again.String() {
			t.Errorf("%d characters of %d are the whole lesson", i, len(word))
		}
	}
}

// Every fault is named with its line.
func TestRefusals(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "no name"},
		{"name: A", "line 1: a name has at most 60 small letters"},
		{"name: a\ntitle: b", "no step"},
		{"name: a\n\nbla", "line 3: a line begins with a key"},
		{"  name: a", "line 1: a line that begins with spaces"},
		{"colour: red", `line 1: there is no key "colour" before the first step, only aim,`},
		{"name: a\nname: b", `line 2: "name" appears twice`},
		{"name:", `line 1: there is nothing after "name"`},
		{"name: a\x00b", "line 1: the character U+0000"},
		{"name: a\u202eb", "line 1: the character U+202E"},
		{"name: \xff", "line 1: this is not text"},
		{"minutes: 0", "line 1: the minutes are"},
		{"step: a\nboard: rook\nsay: b\nstep: c", "line 4: the step says nothing"},
		{"step: a\nsay: b", "line 1: the first step has no board"},
		{"step: a\nboard: lesson=b", "line 2: the board of a step must be a game"},
		{"step: a\nring: 1;2", "line 2: a square is written"},
		{"step: a\narrow: 1,2", "line 2: an arrow has two squares"},
		{"step: a\nlabel: 1,2", "line 2: a label has a square"},
		{"step: a\nclaim: it is so", "line 2: a claim is written"},
		{"step: a\nclaim: count P in 0,0..99,99 = 3", "line 2: a window of 100×100"},
		{"step: a\nclaim: count P in 7,7..0,0 = 3", "line 2: a window is written"},
		{"step: a\ntask: dance", "line 2: a task is one of"},
		{"step: a\ntask: tap dance", "line 2: what to tap"},
		{"step: a\nhint: b", `line 2: "hint" comes before the task`},
		{"step: a\ntask: win\noption: b", `line 3: "option" does not belong to a task "win"`},
		{"step: a\nboard: rook\nsay: b\ntask: choose\noption: c\noption: d\nanswer: e\nstep: f", "line 4: the answer \"e\" is not one"},
		{"step: a\nboard: rook\nsay: b\ntask: win\nhint: c", `line 4: the task has no line "right`},
		{"step: a\nboard: rook\nsay: b\ntask: win\nright: c", `line 4: the task has no line "hint`},
		{strings.Repeat("#\n", MaxText), "a lesson of 131,072 bytes"},
		{"name: a\ntitle: b\n" + strings.Repeat("step: a\nboard: rook\nsay: b\n", MaxSteps+1), "at most 100 steps"},
		{"aim: " + strings.Repeat("a", maxLine+1), "line 1: the text of \"aim\" is too long"},
	} {
		_, err := Read(c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.60q: %v, want %s", c.text, err, c.want)
		}
	}
}

// Every claim that does not hold is found, with what is true.
func TestFalseClaims(t *testing.T) {
	for _, c := range []struct{ step, want string }{
		{"claim: P 3,4", "line 6: (3,4) is not what is claimed: it is N"},
		{"claim: N 4,4", "line 6: (4,4) is not what is claimed: it is P"},
		{"claim: wins 6,4 to 4,3", "what wins from (6,4) is not what is claimed: it is (4,4)"},
		{"claim: wins 6,4 to 4,4 0,0", "it is (4,4)"},
		{"claim: value 5,3 = 7", "the value of (5,3) is not what is claimed: it is 6"},
		{"claim: count P in 0,0..7,7 = 9", wordstest.Say("game/lesson/there-are", 8)},
		{"claim: all P in 0,0..2,2 = 0,0 1,1", wordstest.Say("game/lesson/they-are", words.And([]string{"(0,0)", "(1,1)", "(2,2)"}))},
		{"claim: P 1,2,3", "(1,2,3) is not a square of this board"},
		{"ring: -1,2", "(-1,2) is not a square of this board"},
		{"say: Go to (7,7).", "line 3: the words mention (7,7)"},
		{"board: blub@3,3", "line 3: the board \"blub@3,3\" does not open"},
		{"board: rook@3,3\ntask: win\nhint: c\nright: d", "line 6: the task cannot be solved"},
		{"board: rook@3,4&first=perfect&second=perfect\ntask: win\nhint: c\nright: d", "no person plays"},
		{"board: rook@3,4&second=human\ntask: win\nhint: c\nright: d", "only if a person"},
		{"board: rook@3,3\ntask: tap wins\nhint: c\nright: d", "nothing to tap"},
	} {
		step := c.step
		if !strings.Contains(step, "board:") {
			step = "board: rook@6,4\n" + step
		}
		l := lessonOf(t, "name: a\ntitle: b\nstep: c\nsay: d\n"+step+"\n")
		wrong := Check(l, link.Open)
		if err := errors.Join(wrong...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.step, err, c.want)
		}
	}
}

// A wrong answer gets the hint that fits it, the right one the reason.
func TestJudge(t *testing.T) {
	steps := lessonOf(t, rook).Steps
	at := func(squares string) []engine.Position {
		list, err := readSquares(squares)
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	open, err := link.Open("rook@6,4")
	if err != nil {
		t.Fatal(err)
	}
	v := open.View()
	wanted, err := Wanted(steps[1].Task, &v)
	if err != nil || !slices.Equal(wanted, at("0,0 1,1 2,2 3,3 4,4")) {
		t.Fatalf("wanted %v, %v", wanted, err)
	}
	for _, c := range []struct {
		got  Verdict
		want string
	}{
		{steps[0].Task.JudgeGame(false), "You left the line."},
		{steps[1].Task.JudgeSquares(at("0,0 4,4 1,1 3,3 2,2"), wanted), "Yes."},
		{steps[1].Task.JudgeSquares(at("0,0"), wanted), "One more."},
		{steps[1].Task.JudgeSquares(append(at("0,1"), wanted...), wanted), "One too many."},
		{steps[2].Task.Judge("p", engine.P), "Yes."},
		{steps[2].Task.Judge("N", engine.P), "No."},
		{steps[3].Task.Judge("A  mirror.", 0), "Yes."},
		{steps[3].Task.Judge("a lamp", 0), "Not a lamp."},
		{steps[4].Task.Judge("Eight", 0), "Yes."},
		{steps[4].Task.Judge("9", 0), "No."},
	} {
		if c.got.Words != c.want || c.got.Right != (c.want == "Yes.") {
			t.Errorf("said %+v, want %s", c.got, c.want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(rook)
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Read(text)
		if err != nil {
			return
		}
		again, err := Read(l.String())
		if err != nil || again.String() != l.String() {
			t.Errorf("%q is written as\n%s\nand read again: %v", text, l, err)
		}
	})
}
