package explain_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// TestStudiesProve holds every explanation against the oracle: the steps of a lost
// position are all its options, each once, and each of them is answered by palaces
// that cannot be blocked; those of a won one are the palaces.
func TestStudiesProve(t *testing.T) {
	for _, name := range gametest.Families {
		v := gametest.At(t, name, engine.Ints(make([]int, gametest.Dim(t, name))...))
		truth := oracle.New(v.Game)
		limit := map[int]int{1: 60, 2: 7, 3: 5}[v.Game.Shape().Dim]
		for _, p := range gametest.Positions(v.Game, limit) {
			palaces := truth.Palaces(p)
			s, err := explain.NewProof(&v, p, palaces)
			if err != nil {
				t.Fatal(err)
			}
			if s.Lost() != (truth.Outcome(p) == engine.P) {
				t.Fatalf("%s: %v is lost: %t", name, p, s.Lost())
			}
			if len(s.Summary()) < 20 || !strings.HasSuffix(s.Summary(), ".") {
				t.Fatalf("%s: %v: %q", name, p, s.Summary())
			}
			want := engine.Options(v.Game.Rays(p))
			if s.Total() != engine.Num(len(want)) {
				t.Fatalf("%s: %v has %v options, not %d", name, p, s.Total(), len(want))
			}
			if !s.Lost() {
				want = truth.Palaces(p)
			}
			var got []engine.Position
			for i := 1; i <= s.Steps(); i++ {
				q := s.Step(i)
				got = append(got, q)
				var replies []engine.Position
				if s.Asks(i) {
					replies = truth.Palaces(q)
					if len(replies) < v.Game.Shape().Blocking {
						t.Fatalf("%s: %v is lost, but %v has the answers %v", name, p, q, replies)
					}
					if v.Game.Shape().Blocking == 1 && !slices.Contains(replies, s.Answer(replies)) {
						t.Fatalf("%s: %v is answered by %v", name, q, s.Answer(replies))
					}
				}
				said := s.Explain(i, replies)
				if !strings.Contains(said, words.Square(q)) && v.Game.Shape().Dim > 1 {
					t.Fatalf("%s: %v, step %d: %q", name, p, i, said)
				}
				if all := strings.Contains(said, " All "); s.Lost() && len(want) >= v.Game.Shape().Blocking && len(want) > 1 && all != (i == s.Steps()) {
					t.Fatalf("%s: %v, step %d of %d: %q", name, p, i, s.Steps(), said)
				}
			}
			slices.SortFunc(got, engine.Position.Compare)
			if !slices.Equal(got, want) {
				t.Fatalf("%s: the steps of %v are %v, not %v", name, p, got, want)
			}
		}
	}
}

func TestStudyWords(t *testing.T) {
	tests := []struct {
		text, at      string
		summary, last string
	}{
		{"wythoff@14,9", "1,1", "The numbers of (1,1) are equal, so the queen can go straight to the corner. From (1,1) you can go to the palace (0,0), and there the other player loses.", "Palace 1 of 1: (0,0), up-left."},
		{"wythoff@14,9", "2,1", "1 and 2 are golden pair number 1: 1 × 1.618… = 1.61…, rounded down, is 1, and 1 more is 2. (2,1) is a palace: whoever moves from it loses. Each of its 4 moves leads to a square from which the other player can go to a palace.",
			"Move 4 of 4, to (1,0): the other player then goes to the palace (0,0). All 4 moves are answered."},
		{"wythoff@14,9", "0,0", "There is no move from (0,0): the player to move has lost.", ""},
		{"blocking:5@13,11&block=4,11", "13,11", "(13,11) sees 6 palaces, and with k = 5 only 4 can be blocked: two stay open to the player to move. By direction: 1 to the left, 2 up and 3 up-left. Open now: (2,0), (4,2), (7,5), (13,4) and (13,5).", "Palace 6 of 6: (2,0), up-left."},
		{"blocking:5@13,11", "3,3", "(3,3) sees 4 palaces, and with k = 5 all of them can be blocked: it is a palace itself. Each of the 5 other moves leads to a square that sees 5 palaces or more, so one of these stays open to the other player.",
			"Move 9 of 9, to (2,2): it sees 6 palaces, and only 4 can be blocked. Two stay open to the other player. All 9 moves are answered."},
		{"blocking:5@13,11", "1,1", "There are 3 moves from (1,1), and with k = 5 all of them can be blocked: the player to move loses at once.", "Move 3 of 3, to (0,0): it can be blocked. That is all of them."},
	}
	for _, test := range tests {
		s, err := link.Open(test.text)
		if err != nil {
			t.Fatal(err)
		}
		v := s.View()
		there, err := link.Open(v.Game.String() + "@" + test.at)
		if err != nil {
			t.Fatal(err)
		}
		seen := there.View()
		palaces, _ := v.Game.Solve().Palaces(seen.Here)
		study, err := explain.NewProof(&v, seen.Here, palaces)
		if err != nil {
			t.Fatal(err)
		}
		if got := study.Summary(); got != test.summary {
			t.Errorf("%s: %q, want %q", test.text, got, test.summary)
		}
		if study.Steps() == 0 {
			continue
		}
		var replies []engine.Position
		if study.Asks(study.Steps()) {
			next, err := link.Open(v.Game.String() + "@" + study.Step(study.Steps()).String())
			if err != nil {
				t.Fatal(err)
			}
			nv := next.View()
			replies, _ = v.Game.Solve().Palaces(nv.Here)
		}
		if got := study.Explain(study.Steps(), replies); got != test.last {
			t.Errorf("%s: %q, want %q", test.text, got, test.last)
		}
	}
	v := gametest.At(t, "wythoff", engine.At(3, 3))
	if _, err := explain.NewProof(&v, engine.At(-1, 2), nil); err == nil {
		t.Error("a square off the board is explained")
	}
}

func TestWhy(t *testing.T) {
	tests := []struct{ text, want string }{
		{"queen:3@6,2", "You see 2 palaces; with k = 3 all of them can be blocked: whoever moves from here loses."},
		{"queen:3@6,2&second=human", "White sees 2 palaces; with k = 3 all of them can be blocked: whoever moves from here loses."},
		{"queen:3@1,1", "You see 3 palaces; with k = 3 only 2 can be blocked: whoever moves from here can win."},
		{"queen:3@1,1&block=", "You see 3 palaces, and (0,0) is not blocked: whoever goes to a palace can win."},
		{"queen:3@0,2", "With k = 3 every square can be blocked here: the player to move loses at once."},
		{"queen:3@0,2&block=0,0", "You see 2 palaces, and (0,1) is not blocked: whoever goes to a palace can win."},
		{"queen:3@0,2&block=0,0;0,1", "You see 2 palaces, and all of them are blocked: whoever moves from here loses."},
		{"queen:3@0,0", "There is no move from (0,0): the player to move has lost."},
		{"queen@2,1", "No palace is one move away, so (2,1) is a palace itself: whoever moves from here loses."},
		{"queen@1,1", "(0,0) is a palace, one move away: whoever moves from here wins by going there."},
		{"queen@2,2", "3 palaces are one move away, (0,0) among them: whoever moves from here wins by going to one."},
	}
	for _, test := range tests {
		s := gametest.Open(t, test.text)
		v := s.View()
		palaces, _ := v.Game.Solve().Palaces(v.Here)
		if got := explain.Why(&v, palaces); got != test.want {
			t.Errorf("%s: %q, want %q", test.text, got, test.want)
		}
	}
}

// Where it is lost near the end, the perfect player takes the option that asks most, on
// whatever ray it lies; and a study answers every one of them.
func TestBandNearTheEnd(t *testing.T) {
	g := gametest.NewBand(2)
	for x := range 14 {
		for y := range 14 {
			p := engine.At(x, y)
			s, err := game.New(g, p)
			if err != nil {
				t.Fatal(err)
			}
			v := s.View()
			if v.Phase == game.OverPhase {
				continue
			}
			palaces, _ := v.Game.Solve().Palaces(p)
			a, err := gametest.Perfect().Act(v, v.Game.Solve())
			if to := a.(game.Move).To; err != nil || !v.Reaches(to) || (len(palaces) > 0) != (g.Sees(to) == 0) {
				t.Errorf("from %v to %v: %v", p, to, err)
			}
			study, err := explain.NewProof(&v, p, palaces)
			if err != nil {
				t.Fatal(err)
			}
			if want := len(engine.Options(v.Rays)); study.Lost() && study.Steps() != want {
				t.Errorf("%v: %d steps for %d options", p, study.Steps(), want)
			}
			for i := 1; i <= study.Steps(); i++ {
				if q := study.Step(i); !v.Reaches(q) || study.Direction(q) == "" {
					t.Errorf("%v: step %d to %v", p, i, q)
				}
			}
		}
	}
}
