package analyst

import (
	"strings"
	"testing"
	"time"

	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/web/wire"
)

// bench is an analyst, with what it has posted.
type bench struct {
	*Analyst
	posted []wire.Message
}

func newBench(t *testing.T) *bench {
	b := &bench{}
	b.Analyst = New(workertest.Collect(t, &b.posted))
	return b
}

// thinking is questions that take many steps, each time they are asked: what solves them
// remembers nothing of other analysts.
var thinking = []string{
	"blocking:2000@90000,80000",
	"subtraction:(1,2,3)(3,1,2)(2,2,1)(5,0,4)@700,700,700",
	"wythoff+(1,2)@2000000,3000000",
	"exile:quadrant@" + strings.Repeat("31415926", 50) + "," + strings.Repeat("27182818", 50),
}

// told is what was said, and when, about how far a question was.
type told struct {
	at          clock.Moment
	thousandths int
}

// ponder puts a question, and takes so many steps by a clock by which each of them is one
// piece of work. It returns when the first step was done, how long the longest was, and
// what was told.
func ponder(t *testing.T, b *bench, ask *wire.Ask, steps int) (first clock.Moment, longest time.Duration, said []told) {
	t.Helper()
	c := workertest.NewClock(slice + time.Millisecond)
	b.now = c.Now
	b.Receive(wire.Encode(ask))
	for range steps {
		begun := c.Time
		if !b.Step() {
			t.Fatalf("%s takes no time", ask.Link)
		}
		if first == 0 {
			first = c.Time
		}
		longest = max(longest, c.Time.Sub(begun))
		thoughts := workertest.Pick[*wire.Progress](b.posted)
		b.posted = nil
		for _, thought := range thoughts {
			said = append(said, told{c.Time, thought.Done})
		}
		if len(thoughts) > 1 || len(thoughts) == 1 && (thoughts[0].ID != ask.ID || thoughts[0].Total != 1000) {
			t.Fatalf("%s: told %+v", ask.Link, thoughts)
		}
	}
	return first, longest, said
}

// TestTold: whoever waits for long is told how far a question is, not before some time
// and not too often, and it only grows.
func TestTold(t *testing.T) {
	for _, link := range thinking {
		last, longest, said := ponder(t, newBench(t), &wire.Ask{ID: 5, Link: link, Player: "perfect"}, 60)
		wait, before := hesitation, 0
		for _, now := range said {
			if passed := now.at.Sub(last); passed < wait || passed > wait+longest {
				t.Errorf("%s: told %v after the last time", link, passed)
			}
			if now.thousandths < before || now.thousandths > 1000 {
				t.Errorf("%s: from %d to %d", link, before, now.thousandths)
			}
			last, before, wait = now.at, now.thousandths, tellPause
		}
		if before == 0 {
			t.Errorf("%s: told %v", link, said)
		}
		if _, _, said := ponder(t, newBench(t), &wire.Ask{Link: link, Player: "perfect"}, 30); len(said) > 0 {
			t.Fatalf("%s: told %v about what is thought ahead", link, said)
		}
	}
}

// TestRoundEnds: a question ends in mid-work when its round is over, and is answered if
// another one is.
func TestRoundEnds(t *testing.T) {
	b := newBench(t)
	ponder(t, b, &wire.Ask{ID: 5, Link: thinking[0], Player: "perfect", Round: 7}, 3)
	b.Receive(wire.Encode(&wire.Round{Round: 7}))
	if !b.Step() {
		t.Fatal("it ends in its own round")
	}
	b.Receive(wire.Encode(&wire.Round{Round: 8}))
	if b.Step() {
		t.Error("it goes on in another round")
	}
	if n := len(workertest.Pick[*wire.Answer](b.posted)); n != 0 {
		t.Errorf("%d answers", n)
	}
	b.Receive(wire.Encode(&wire.Ask{ID: 6, Link: "wythoff@3,4", Player: "perfect", Round: 8}))
	for b.Step() {
	}
	if n := len(workertest.Pick[*wire.Answer](b.posted)); n != 1 {
		t.Errorf("%d answers to the next question", n)
	}
}
