package workbench

import (
	"testing"
	"time"

	"github.com/palacegames/palace/web/feed"
)

// thinking is a question that takes many steps.
const thinking = "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)@90000,90000"

// ponder puts a question, and takes so many steps by a clock that goes 30 ms a step. It
// returns the words about how far the question was after each step, -1 for none.
func ponder(t *testing.T, b *bench, ask *feed.Ask, steps int) (told []int) {
	t.Helper()
	now := time.Now()
	b.foreman.now = func() time.Time { return now }
	b.Receive(feed.Encode(ask))
	for range steps {
		if !b.Step() {
			t.Fatal("the question takes no time")
		}
		now = now.Add(30 * time.Millisecond)
		thoughts := pick[*feed.Thought](b.posted)
		b.posted = nil
		switch {
		case len(thoughts) == 0:
			told = append(told, -1)
		case len(thoughts) > 1 || thoughts[0].ID != ask.ID:
			t.Fatalf("told %+v", thoughts)
		default:
			told = append(told, int(thoughts[0].Thousandths))
		}
	}
	return told
}

// TestTold: whoever waits for long is told how far a question is, not before some time
// and not too often, and it only grows.
func TestTold(t *testing.T) {
	told := ponder(t, newBench(t), &feed.Ask{ID: 5, Link: thinking, Player: "perfect"}, 60)
	last, at := -1, -1
	for i, now := range told {
		if now < 0 {
			continue
		}
		wait := thoughtPause
		if at < 0 {
			at, wait = 0, hesitation
		}
		if passed := time.Duration(i-at) * 30 * time.Millisecond; passed < wait || passed > wait+30*time.Millisecond {
			t.Errorf("told %v after the last time", passed)
		}
		if now < last || now > 1000 {
			t.Errorf("from %d to %d", last, now)
		}
		last, at = now, i
	}
	if last <= 0 {
		t.Errorf("told %v", told)
	}
	for _, now := range ponder(t, newBench(t), &feed.Ask{Link: thinking, Player: "perfect"}, 30) {
		if now >= 0 {
			t.Fatal("told about what is thought ahead")
		}
	}
}

// TestRoundEnds: a question ends in mid-work when its round is over, and is answered if
// another one is.
func TestRoundEnds(t *testing.T) {
	b := newBench(t)
	ponder(t, b, &feed.Ask{ID: 5, Link: thinking, Player: "perfect", Round: 7}, 3)
	b.Receive(feed.Encode(&feed.Round{Round: 7}))
	if !b.Step() {
		t.Fatal("it ends in its own round")
	}
	b.Receive(feed.Encode(&feed.Round{Round: 8}))
	if b.Step() {
		t.Error("it goes on in another round")
	}
	if n := len(pick[*feed.Answer](b.posted)); n != 0 {
		t.Errorf("%d answers", n)
	}
	b.Receive(feed.Encode(&feed.Ask{ID: 6, Link: "wythoff@3,4", Player: "perfect", Round: 8}))
	for b.Step() {
	}
	if n := len(pick[*feed.Answer](b.posted)); n != 1 {
		t.Errorf("%d answers to the next question", n)
	}
}
