package lesson_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
)

// A step gives away nothing that a later one asks, unless that says that it is known by then.
func TestNothingIsGivenAway(t *testing.T) {
	const (
		quiet = "wythoff@8,5&map=off"
		tap   = "task: tap P in 0,0..5,5\nhint: h\nright: r\n"
		pair  = "task: type\nask: q\nanswer: 8 and 13\nhint: h\nright: r\n"
		word  = "task: type\nask: q\nanswer: nine\nhint: h\nright: r\n"
		long  = "task: type\nask: q\nanswer: 8,13\nhint: h\nright: r\n"
		pick  = "task: choose\noption: It grows without end.\noption: No\nanswer: It grows without end.\nhint: h\nright: r\n"
		out   = "task: outcome 2,1\nhint: h\nright: r\n"
		wins  = "task: tap wins\nhint: h\nright: r\n"
	)
	for _, c := range []struct {
		name, board, lines string // of the first step
		then, asks         string // the second step's board, and its task
		want               string // "" for nothing
	}{
		{"nothing", quiet, "", quiet, tap, ""},
		{"the goal", quiet, "ring: 0,0\n", quiet, tap, ""},
		{"a square that is no answer", quiet, "ring: 4,4\nsay: Not (5,4).\nclaim: N 5,4\n", quiet, tap, ""},
		{"a ring", quiet, "ring: 3,5 4,4\n", quiet, tap, "give away (3,5), which"},
		{"an arrow", quiet, "arrow: 5,5 1,2\n", quiet, tap, "give away (1,2), which"},
		{"words", quiet, "say: Go to (3,5) or to (5,3).\nclaim: P 3,5 5,3\n", quiet, tap, "give away " + words.And([]string{"(3,5)", "(5,3)"}) + ", which"},
		{"the heading of a task", quiet, "task: win\nhint: h\nhint lost: Why not (2,1)?\nright: r\nclaim: P 2,1\n", quiet, tap, "give away (2,1), which"},
		{"words outside of the window", quiet, "say: Go to (7,4).\nclaim: P 7,4\n", quiet, tap, ""},
		{"another game", "rook@8,5&map=off", "ring: 3,5\n", quiet, tap, ""},
		{"known squares", quiet, "ring: 3,5 1,2\n", quiet, "claim: known 3,5\n" + tap, "give away (1,2), which"},
		{"all known", quiet, "ring: 3,5 1,2\n", quiet, "claim: known all\n" + tap, ""},
		{"the map", "wythoff@8,5", "", quiet, tap, "the map of this step gives away"},
		{"the map, of another game", "rook@8,5", "", quiet, tap, ""},
		{"the map, kept back", "wythoff@8,5&without=map", "", quiet, tap, ""},
		{"the map, in a quiz", "wythoff@8,5&quiz=on", "", quiet, tap, ""},
		{"an idea", "wythoff@8,5&map=off&idea=golden", "", quiet, tap, "the map of this step gives away"},
		{"the map, of an outcome", "wythoff@8,5", "", quiet, out, "the map of this step gives away"},
		{"an outcome's square", quiet, "ring: 2,1\n", quiet, out, ""},
		{"a square that was asked about", quiet, out + "step: y\nsay: Yes, both.\nring: 1,2\n", quiet, tap, "give away (1,2), which"},
		{"what wins", quiet, "ring: 7,4\n", quiet, wins, "give away (7,4), which"},
		{"a pair in words", "rook@3,3&map=off", "say: They are 8 and 13.\n", quiet, pair, "give away \"8 and 13\""},
		{"a pair on the board", quiet, "ring: 8,13\n", "wythoff@8,5&map=off", long, "give away (8,13), which"},
		{"a word", quiet, "say: There are nine.\n", quiet, word, ""}, // of four letters: who could avoid it
		{"a sentence", quiet, "say: You see: it grows, without end\n", quiet, pick, "give away \"it grows without end\""},
		{"a sentence, known", quiet, "say: You see: it grows, without end\n", quiet, "claim: known all\n" + pick, ""},
		{"known what is not asked", quiet, "", quiet, "claim: known 4,4\n" + tap, "(4,4) is not part of what this step asks"},
		{"known where nothing is asked", quiet, "", quiet, "claim: known all\n", "this step asks nothing"},
		{"the later step first", quiet, tap + "step: z\nsay: (3,5)\nclaim: P 3,5\n", quiet, "", ""},
	} {
		l, err := lesson.Read("name: a\ntitle: b\nstep: c\nsay: d\nboard: " + c.board + "\n" + c.lines + "step: e\nsay: f\nboard: " + c.then + "\n" + c.asks)
		if err != nil {
			t.Fatal(c.name, err)
		}
		wrong := lesson.Check(l, link.Open)
		switch {
		case c.want == "" && len(wrong) > 0 || c.want != "" && len(wrong) != 1:
			t.Errorf("%s: %v", c.name, wrong)
		case c.want != "" && !strings.Contains(wrong[0].Error(), c.want):
			t.Errorf("%s: %v, want %s", c.name, wrong[0], c.want)
		}
		if again, err := lesson.Read(l.String()); err != nil || again.String() != l.String() {
			t.Errorf("%s: written and read again it is another one, %v", c.name, err)
		}
	}
}
