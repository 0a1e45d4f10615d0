package analyst

import (
	"testing"
	"time"

	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/web/wire"
)

// think puts questions to a new analyst and returns the IDs of its answers, and how
// many steps it took by a clock by which each is one piece of work; the last is for the
// garbage.
func think(t *testing.T, asks ...*wire.Ask) (ids []uint32, steps int) {
	t.Helper()
	b := New(func(message []byte) {
		m, err := wire.Decode(message)
		if err != nil {
			t.Fatal(err)
		}
		switch m := m.(type) {
		case *wire.Answer:
			ids = append(ids, m.ID)
			t.Log(m.Text)
		case *wire.Progress:
			if m.Text != "" {
				t.Error(m.Text)
			}
		}
	})
	b.now = workertest.NewClock(slice + time.Millisecond).Now
	for _, ask := range asks {
		b.Receive(wire.Encode(ask))
	}
	for steps = 1; b.Step(); steps++ {
	}
	return ids, steps
}

// TestThinkingAhead: nobody hears what is thought ahead, be it well or badly put, and
// it does not outlive the next question.
func TestThinkingAhead(t *testing.T) {
	ahead := &wire.Ask{Link: "blocking:5@13,11", Player: "perfect"}
	if ids, _ := think(t, ahead); ids != nil {
		t.Errorf("thinking ahead gave the answers %v", ids)
	}
	if ids, _ := think(t, &wire.Ask{Link: "chess", Player: "perfect"}); ids != nil {
		t.Errorf("thinking ahead of nonsense gave the answers %v", ids)
	}
	next := &wire.Ask{ID: 7, Link: "wythoff@3,4", Player: "perfect"}
	if ids, _ := think(t, ahead, next); len(ids) != 1 || ids[0] != 7 {
		t.Errorf("a question after thinking ahead: answers %v", ids)
	}
	b := New(func([]byte) {})
	for _, ask := range []*wire.Ask{ahead, next} {
		b.Receive(wire.Encode(ask))
	}
	if len(b.asks) != 1 || b.asks[0].ID != 7 {
		t.Errorf("%d questions are left", len(b.asks))
	}
}

// TestLongThought: questions that take long leave room for messages on the way, after each
// piece of their work if that takes a slice of time.
func TestLongThought(t *testing.T) {
	for _, link := range thinking {
		ask := func(id uint32) *wire.Ask { return &wire.Ask{ID: id, Link: link, Player: "perfect"} }
		ids, steps := think(t, ask(1), ask(2))
		if len(ids) != 2 || ids[0] != 1 || ids[1] != 2 || steps < 100 {
			t.Errorf("%s: answers %v in %d steps", link, ids, steps)
		}
	}
}

// TestPalacesAlone: without a player only the palaces are told, also where a game is over.
func TestPalacesAlone(t *testing.T) {
	told := map[string]string{"wythoff@0,0": "Golden ratio", "wythoff@2,2": "Golden ratio", "wythoff@2,1": "Golden ratio",
		"blocking:5@13,11": "Automaton", "blocking:5@3,3": "Automaton", "subtraction:(1)(2)@2": "Remainders"}
	for link, want := range map[string]int{"wythoff@0,0": 0, "wythoff@2,2": 3, "wythoff@2,1": 0, "blocking:5@13,11": 6, "blocking:5@3,3": 4, "subtraction:(1)(2)@2": 1} {
		var answers []*wire.Answer
		b := New(func(message []byte) {
			m, err := wire.Decode(message)
			if err != nil {
				t.Fatal(err)
			}
			if answer, ok := m.(*wire.Answer); ok {
				answers = append(answers, answer)
			}
		})
		b.Receive(wire.Encode(&wire.Ask{ID: 1, Link: link}))
		for b.Step() {
		}
		if len(answers) != 1 || len(answers[0].Palaces) != want || answers[0].Move.Dim() != 0 || answers[0].Blocks != nil || answers[0].Method != told[link] {
			t.Errorf("%s: %+v", link, answers)
		}
	}
}

// Nobody waits for answers to the questions of an earlier round; those of one round may
// be about several positions.
func TestStaleQuestions(t *testing.T) {
	ask := func(id, round uint32, link string) *wire.Ask {
		return &wire.Ask{ID: id, Link: link, Player: "perfect", Round: round}
	}
	ids, _ := think(t, ask(1, 1, "blocking:20000@90000,80000"), ask(2, 2, "wythoff@3,4"), ask(3, 2, "wythoff@1,4"))
	if len(ids) != 2 || ids[0] != 2 || ids[1] != 3 {
		t.Errorf("answers %v", ids)
	}
}
