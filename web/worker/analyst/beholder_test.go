package analyst

import (
	"strings"
	"testing"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/internal/testkit/workertest"
	"github.com/palacegames/palace/web/wire"
)

// behold puts messages to a new analyst, and returns what it says.
func behold(t *testing.T, messages ...wire.Message) (answers []wire.Message) {
	t.Helper()
	b := New(func(message []byte) {
		m, err := wire.Decode(message)
		if err != nil {
			t.Fatal(err)
		}
		answers = append(answers, m)
	})
	b.now = workertest.NewClock(slice + time.Millisecond).Now
	for _, m := range messages {
		b.Receive(wire.Encode(m))
	}
	for b.Step() {
	}
	return answers
}

// TestBehold: the last question about an idea is answered, after all other questions; what
// makes no sense is answered by a sentence.
func TestBehold(t *testing.T) {
	w := engine.Window{W: 20, H: 20}
	golden := &wire.See{ID: 3, Game: "wythoff", Open: "golden", Window: w, At: engine.At(13, 8)}
	answers := behold(t,
		&wire.See{ID: 2, Game: "wythoff", Open: "golden", Window: w}, golden,
		&wire.Ask{ID: 9, Link: "wythoff@3,4", Player: "perfect"})
	if len(answers) != 2 {
		t.Fatalf("there are %d answers", len(answers))
	}
	if a, ok := answers[0].(*wire.Answer); !ok || a.ID != 9 {
		t.Errorf("at first it says %+v", answers[0])
	}
	if s, ok := answers[1].(*wire.Seen); !ok || s.ID != 3 || s.Working() || len(s.Layer.Figures) == 0 {
		t.Errorf("of the idea it says %+v", answers[1])
	}
	for _, c := range []struct{ game, open, says string }{
		{"chess", "golden", "chess"},
		{"wythoff", "tribonacci", "golden"},
		{"wythoff", "golden:zzz=1", "zzz"},
		{"wythoff", "golden:", "name=value"},
	} {
		answers := behold(t, &wire.See{ID: 4, Game: c.game, Open: c.open, Window: w})
		if s, ok := answers[0].(*wire.Seen); !ok || !strings.Contains(s.Text, c.says) || len(s.Layer.Figures) > 0 {
			t.Errorf("%s&idea=%s: %+v", c.game, c.open, answers)
		}
	}
	if answers := behold(t, golden, &wire.See{}); len(answers) != 0 {
		t.Errorf("closed, it still says %+v", answers)
	}
}

// TestBeholdEarly: what is seen of segments before they are settled is told at once, and told
// again to whoever points elsewhere.
func TestBeholdEarly(t *testing.T) {
	see := &wire.See{ID: 5, Game: "subtraction:(2,11)(12,14)(14,1)", Open: "segments", Window: engine.Window{W: 300, H: 200}, At: engine.At(30, 30)}
	answers := behold(t, see)
	early := 0
	for i, m := range answers {
		s, ok := m.(*wire.Seen)
		if !ok || s.ID != 5 || s.Working() != (i < len(answers)-1) {
			t.Fatalf("answer %d of %d is %+v", i, len(answers), m)
		}
		if said := strings.Join(s.Layer.Words, " "); s.Working() && said != "" {
			if early++; !strings.Contains(said, "Not settled") || !strings.Contains(said, "search continues") {
				t.Errorf("early it says %q", said)
			}
		} else if !s.Working() && !strings.Contains(said, "Settled: 5 segments") {
			t.Errorf("at last it says %q", said)
		}
	}
	if early == 0 {
		t.Error("nothing was told early")
	}
}
