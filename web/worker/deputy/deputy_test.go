package deputy

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/web/wire"
	"github.com/palacegames/palace/web/worker/analyst"
)

// questions are some about games of all families.
func questions() (asks []*wire.Ask) {
	for i, link := range []string{"rook@6,4", "wythoff@12,17", "maharaja@20,11", "blocking:5@13,11", "blocking:5@13,11&block=12,11;11,11", "mwythoff:3@9,14",
		"subtraction:(1,2)(2,1)(3,3)@20,17", "exile:spiral@5,-3", "exile:quadrant@7,9", "wythoff@9,6&misere=on", "wythoff@5,3 + rook@2,7"} {
		for j, player := range []string{"perfect", "rule", "slipping:30", ""} {
			asks = append(asks, &wire.Ask{ID: uint32(10*i + j + 1), Link: link, Player: player, Seed: 5, Round: 1, Distance: player == ""})
		}
	}
	return asks
}

// answersOf collects the answers of whoever takes the questions, by their IDs.
func answersOf(t *testing.T, begin func(post func([]byte)) (take func([]byte), step func() bool)) map[uint32]string {
	var posted []wire.Message
	take, step := begin(workertest.Collect(t, &posted))
	for _, ask := range questions() {
		take(wire.Encode(ask))
		for step() {
		}
	}
	answers := map[uint32]string{}
	for _, a := range workertest.Pick[*wire.Answer](posted) {
		answers[a.ID] = string(wire.Encode(a))
	}
	return answers
}

// TestAnalyst: what the deputy answers is what the analyst does.
func TestAnalyst(t *testing.T) {
	mine := answersOf(t, func(post func([]byte)) (func([]byte), func() bool) {
		d := New(post)
		return func(m []byte) {
			if !d.Take(m) {
				t.Error("a question was not taken")
			}
		}, d.Step
	})
	theirs := answersOf(t, func(post func([]byte)) (func([]byte), func() bool) {
		a := analyst.New(post)
		return a.Receive, a.Step
	})
	for _, ask := range questions() {
		if mine[ask.ID] == "" || mine[ask.ID] != theirs[ask.ID] {
			t.Errorf("%s, %s: %q, want %q", ask.Link, ask.Player, mine[ask.ID], theirs[ask.ID])
		}
	}
}

// TestSlices: a Step is one slice of time, however long the question takes.
func TestSlices(t *testing.T) {
	var posted []wire.Message
	d := New(workertest.Collect(t, &posted))
	d.now = workertest.NewClock(slice + time.Millisecond).Now // a piece of work a step
	d.Take(wire.Encode(&wire.Ask{ID: 1, Link: "wythoff+(1,2)@2000000,3000000", Player: "perfect", Round: 1}))
	steps := 0
	for d.Step() {
		steps++
	}
	if steps < 10 || len(workertest.Pick[*wire.Answer](posted)) != 1 {
		t.Errorf("%d steps, %d messages", steps, len(posted))
	}
}

// TestHandOver: at any moment the analyst can take over. Each question is answered once, by one of
// them, and none of a round that is over.
func TestHandOver(t *testing.T) {
	all := questions()
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 1))
		var posted []wire.Message
		post := workertest.Collect(t, &posted)
		d, a := New(post), analyst.New(post)
		d.now = workertest.NewClock(slice + time.Millisecond).Now
		retired := false
		round := uint32(1)
		wanted := map[uint32]bool{}
		id := uint32(0)
		send := func(m wire.Message) {
			if body := wire.Encode(m); !d.Take(body) {
				a.Receive(body)
			}
		}
		for range 30 {
			switch rng.IntN(5) {
			case 0, 1:
				ask := *all[rng.IntN(8)]
				id++
				ask.ID, ask.Round = id, round
				wanted[id] = true
				send(&ask)
			case 2:
				if rng.IntN(3) == 0 {
					round++
					done := map[uint32]bool{}
					for _, m := range workertest.Pick[*wire.Answer](posted) {
						done[m.ID] = true
					}
					for id := range wanted {
						wanted[id] = done[id]
					}
					send(&wire.Round{Round: round})
				}
			case 3:
				d.Step()
			case 4:
				if rng.IntN(6) == 0 && !retired {
					retired = true
					for _, body := range d.Retire() {
						a.Receive(body)
					}
				}
			}
		}
		for d.Step() {
		}
		for a.Step() {
		}
		count := map[uint32]int{}
		for _, m := range workertest.Pick[*wire.Answer](posted) {
			count[m.ID]++
		}
		for id, want := range wanted {
			if got := count[id]; got > 1 || want && got != 1 {
				t.Errorf("seed %d: question %d was answered %d times, wanted %v", seed, id, got, want)
			}
		}
	}
}

// TestLeft: what is not about a position is the analyst's, and so is all when there is one.
func TestLeft(t *testing.T) {
	d := New(func([]byte) { t.Error("an answer") })
	for _, m := range []wire.Message{&wire.Ask{ID: 1, Link: wire.LessonLink + "x"}, &wire.See{}, &wire.Round{Round: 3}} {
		if d.Take(wire.Encode(m)) {
			t.Errorf("%T was taken", m)
		}
	}
	if d.Take([]byte{255, 255}) {
		t.Error("what is no message was taken")
	}
	if !d.Take(wire.Encode(&wire.Ask{Link: "rook@2,1", Player: "perfect"})) || d.Step() {
		t.Error("it thinks ahead, for which nobody waits")
	}
	d.Retire()
	if d.Take(wire.Encode(&wire.Ask{ID: 2, Link: "rook@2,1", Player: "perfect"})) {
		t.Error("it goes on after it has retired")
	}
}
