package analyst

import (
	"testing"
	"time"

	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/web/wire"
)

// TestLessonGivesWay: a lesson is checked behind all that is asked about positions, through
// every round, and only the last one.
func TestLessonGivesWay(t *testing.T) {
	check := func(id uint32, claim string) *wire.Ask {
		word, _ := lesson.PackText("name: a\ntitle: b\nstep: c\nboard: blocking:5@13,11\nsay: d\nclaim: " + claim + "\n")
		return &wire.Ask{ID: id, Link: wire.LessonLink + word, Round: 1}
	}
	b := newBench(t)
	b.now = workertest.NewClock(slice + time.Millisecond).Now // a piece of work a step
	b.Receive(wire.Encode(check(1, "P 13,11")))
	b.Step()
	b.Receive(wire.Encode(check(2, "value 13,11 = 5")))
	b.Step()
	b.Receive(wire.Encode(&wire.Ask{ID: 3, Link: "rook@2,1", Player: "perfect", Round: 1}))
	b.Receive(wire.Encode(&wire.Round{Round: 2}))
	b.Receive(wire.Encode(&wire.Ask{ID: 4, Link: "rook@2,1", Player: "perfect", Round: 2}))
	for b.Step() {
	}
	answers, faults := workertest.Pick[*wire.Answer](b.posted), workertest.Pick[*wire.Faults](b.posted)
	if len(answers) != 1 || answers[0].ID != 4 {
		t.Errorf("answers %+v", answers)
	}
	want := wire.Fault{Line: 6, Text: "the value of (13,11) is not what is claimed: it is 6", Brief: "the value of (13,11) is not what is claimed"}
	if len(faults) != 1 || faults[0].ID != 2 || len(faults[0].List) != 1 || faults[0].List[0] != want {
		t.Errorf("faults %+v", faults)
	}
	if kinds := b.posted; len(kinds) > 0 {
		if _, last := kinds[len(kinds)-1].(*wire.Faults); !last {
			t.Errorf("the lesson comes before the question: %T", kinds[len(kinds)-1])
		}
	}
}
