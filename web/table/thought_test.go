package table_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/play"
	"github.com/palacegames/palace/web/wire"
)

// questions lists the questions among messages.
func questions(t *testing.T, messages [][]byte) (asks []*wire.Ask) {
	t.Helper()
	for _, b := range messages {
		m, err := wire.Decode(b)
		if err != nil {
			t.Fatal(err)
		}
		if ask, ok := m.(*wire.Ask); ok {
			asks = append(asks, ask)
		}
	}
	return asks
}

// TestLongThought: the page shows how far a question is and how not to wait, a listener
// hears it once, and whatever changes the position ends it, for the analyst, too.
func TestLongThought(t *testing.T) {
	const far = "subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)@40000,40000"
	for _, test := range []struct{ link, way, ends string }{
		{far + "&first=perfect&second=human", "players", "other"},
		{far + "&first=perfect&second=human", "open", "other"},
		{far + "&past=40008,40008&second=perfect", "undo", "undo"},
		{far + "&second=human", "hint", "play"},
	} {
		r := newRoom(t)
		r.must("open", args{"link": test.link})
		if test.way == "hint" {
			r.must("hint", args{})
		}
		asks := questions(t, r.posted[host.Analyst])
		ask := asks[len(asks)-1]
		if ask.Ahead() || r.table.Page().Thought != nil {
			t.Fatalf("%s: %+v, %+v", test.link, ask, r.table.Page().Thought)
		}
		said := r.table.Page().Say.ID
		for _, done := range []int{410, 999} {
			r.table.Receive(wire.Encode(&wire.Progress{ID: ask.ID + 1, Done: 70, Total: 1000})) // of another question
			r.table.Receive(wire.Encode(&wire.Progress{ID: ask.ID, Done: done, Total: 1000}))
			p := r.table.Page()
			want := spoken("game/explain/worked-out", done/10, test.ends)
			if p.Thought == nil || p.Thought.Words != want {
				t.Fatalf("%s: %+v", test.link, p.Thought)
			}
			if p.Say.ID != said+1 {
				t.Errorf("%s: said %d times", test.link, p.Say.ID-said)
			}
		}
		switch test.way {
		case "players":
			r.must("players", args{"first": "human", "second": "human"})
		case "open":
			r.must("open", args{"link": "wythoff@3,4&second=human"})
		case "undo":
			r.must("undo", args{})
		case "hint":
			r.must("move", args{"to": []int{39992, 39992}})
		}
		if p := r.table.Page(); p.Thought != nil || p.Thinking {
			t.Errorf("%s, %s: still %+v", test.link, test.way, p.Thought)
		}
		// A bench that was at it has nothing to do any more, and the table hears of nothing.
		if last := r.posted[host.Analyst]; !slices.ContainsFunc(last, func(b []byte) bool {
			m, _ := wire.Decode(b)
			round, ok := m.(*wire.Round)
			return ok && round.Round > ask.Round
		}) {
			t.Errorf("%s, %s: nobody tells the analyst", test.link, test.way)
		}
		before := r.table.Page().State.History
		r.table.Receive(wire.Encode(&wire.Answer{ID: ask.ID}))
		r.table.Receive(wire.Encode(&wire.Progress{ID: ask.ID, Done: 5, Total: 1000}))
		if p := r.table.Page(); p.Thought != nil || len(p.State.History) != len(before) {
			t.Errorf("%s, %s: an answer that nobody waits for was heard", test.link, test.way)
		}
	}
}

// TestAwaited: a script waits for a computer player that is to act, not for one that
// rests while somebody looks back, and hears why one cannot act until the game goes on.
func TestAwaited(t *testing.T) {
	r := newRoom(t)
	check := func(when string, want play.Awaited) {
		t.Helper()
		var got play.Awaited
		if err := r.call("awaited", args{}, &got); err != nil || got != want {
			t.Errorf("%s: %+v, %v", when, got, err)
		}
	}
	r.must("open", args{"link": "wythoff@12,17&second=human"})
	check("a person begins", play.Awaited{})
	r.must("players", args{"first": "perfect", "second": "human"})
	check("the computer begins", play.Awaited{Acts: true})
	asks := questions(t, r.posted[host.Analyst])
	r.table.Receive(wire.Encode(&wire.Answer{ID: asks[len(asks)-1].ID, Text: "the numbers have run out"}))
	check("the computer is at a loss", play.Awaited{Acts: true, Failure: "The numbers have run out."})
	r.must("players", args{"first": "human", "second": "perfect"})
	check("a person takes over", play.Awaited{})
	r.must("move", args{"to": []int{12, 16}})
	r.run()
	r.must("goTo", args{"turns": 1})
	check("a person looks back", play.Awaited{})
	r.must("resume", args{})
	check("and plays on", play.Awaited{Acts: true})
}
