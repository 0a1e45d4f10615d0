package game

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/oracle"
	"github.com/palacegames/palace/game/english"
)

// everyFamily are small games of all families, with moves that lie along the queen's
// lines, zeros, piles, and pawns.
var everyFamily = []string{
	"wythoff", "maharaja", "wythoff+(1,1)(0,3)(2,3)", "wythoff+(t,2t)(2t,t);t=1..", "wythoff+(2t,2t);t=1..3",
	"blocking:1", "blocking:2", "blocking:5", "blocking:9",
	"subtraction:(1,2)(2,1)(3,3)", "subtraction:(0,1)(2,4)", "subtraction:(3)(5)(8)", "subtraction:(1,0,2)(0,3,1)",
	"exile:quadrant", "exile:spiral",
}

// positions returns the positions of g with small components, those of at most limit.
func positions(g engine.Game, limit int) []engine.Position {
	list := []engine.Position{none}
	for range g.Shape().Dim {
		var longer []engine.Position
		for _, p := range list {
			for v := -limit; v <= limit; v++ {
				longer = append(longer, engine.Of(append(p.Components(nil), engine.Num(v))...))
			}
		}
		list = longer
	}
	return slices.DeleteFunc(list, func(p engine.Position) bool { return g.Check(p) != nil })
}

// at returns the view of a game opened at a position, in its first phase.
func at(t *testing.T, game string, p engine.Position) View {
	t.Helper()
	s, err := Open(game + "@" + p.String())
	if err != nil {
		t.Fatal(err)
	}
	return s.View()
}

// TestStudiesProve holds every explanation against the oracle: the steps of a lost
// position are all its options, each once, and each of them is answered by palaces
// that cannot be blocked; those of a won one are the palaces.
func TestStudiesProve(t *testing.T) {
	for _, name := range everyFamily {
		v := at(t, name, engine.Ints(make([]int, dim(t, name))...))
		truth := oracle.New(v.Game)
		limit := map[int]int{1: 60, 2: 7, 3: 5}[v.Game.Shape().Dim]
		for _, p := range positions(v.Game, limit) {
			palaces := truth.Palaces(p)
			s, err := NewStudy(&v, p, palaces)
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
			if s.total != engine.Num(len(want)) {
				t.Fatalf("%s: %v has %v options, not %d", name, p, s.total, len(want))
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
					if v.Game.Shape().Blocking == 1 && !among(replies, s.Answer(replies)) {
						t.Fatalf("%s: %v is answered by %v", name, q, s.Answer(replies))
					}
				}
				words := s.Explain(i, replies)
				if !strings.Contains(words, english.Square(q)) && v.Game.Shape().Dim > 1 {
					t.Fatalf("%s: %v, step %d: %q", name, p, i, words)
				}
				if all := strings.Contains(words, " All "); s.Lost() && len(want) >= v.Game.Shape().Blocking && len(want) > 1 && all != (i == s.Steps()) {
					t.Fatalf("%s: %v, step %d of %d: %q", name, p, i, s.Steps(), words)
				}
			}
			slices.SortFunc(got, engine.Position.Compare)
			if !slices.Equal(got, want) {
				t.Fatalf("%s: the steps of %v are %v, not %v", name, p, got, want)
			}
		}
	}
}

// dim is the dimension of a game.
func dim(t *testing.T, name string) int {
	t.Helper()
	s, err := Open(name)
	if err != nil {
		t.Fatal(err)
	}
	v := s.View()
	return v.Game.Shape().Dim
}

func TestStudyWords(t *testing.T) {
	tests := []struct {
		link, at      string
		summary, last string
	}{
		{"wythoff@14,9", "1,1", "From (1,1) one can go to the palace (0,0), and there the other player loses.", "Palace 1 of 1: (0,0), south-west."},
		{"wythoff@14,9", "2,1", "(2,1) is a palace: whoever moves from it loses. Each of its 4 moves leads to a square from which the other player can go to a palace.",
			"Move 4 of 4, to (1,0): the other player goes on to the palace (0,0). All 4 moves are answered."},
		{"wythoff@14,9", "0,0", "No move leads on from (0,0): whoever should move here has lost.", ""},
		{"blocking:5@13,11&block=4,11", "13,11", "(13,11) sees 6 palaces, and with k = 5 only 4 can be blocked: two stay open to whoever moves. They lie 1 west, 2 north and 3 north-west. Open now: (2,0), (4,2), (7,5), (13,4) and (13,5).", "Palace 6 of 6: (2,0), north-west."},
		{"blocking:5@13,11", "3,3", "(3,3) sees 4 palaces, and with k = 5 all of them can be blocked: it is a palace itself. Each of the 5 other moves leads to a square that sees 5 palaces or more, so that one stays open to the other player.",
			"Move 9 of 9, to (2,2): it sees 6 palaces, and only 4 can be blocked. Two stay open to the other player. All 9 moves are answered."},
		{"blocking:5@13,11", "1,1", "3 moves lead on from (1,1), and with k = 5 all of them can be blocked: whoever should move here loses at once.", "Move 3 of 3, to (0,0): it can be blocked. That is all of them."},
	}
	for _, test := range tests {
		s, err := Open(test.link)
		if err != nil {
			t.Fatal(err)
		}
		v := s.View()
		there, err := Open(v.Game.String() + "@" + test.at)
		if err != nil {
			t.Fatal(err)
		}
		seen := there.View()
		palaces, _ := v.Game.Solve().Palaces(seen.Here)
		study, err := NewStudy(&v, seen.Here, palaces)
		if err != nil {
			t.Fatal(err)
		}
		if got := study.Summary(); got != test.summary {
			t.Errorf("%s: %q, want %q", test.link, got, test.summary)
		}
		if study.Steps() == 0 {
			continue
		}
		var replies []engine.Position
		if study.Asks(study.Steps()) {
			next, err := Open(v.Game.String() + "@" + study.Step(study.Steps()).String())
			if err != nil {
				t.Fatal(err)
			}
			nv := next.View()
			replies, _ = v.Game.Solve().Palaces(nv.Here)
		}
		if got := study.Explain(study.Steps(), replies); got != test.last {
			t.Errorf("%s: %q, want %q", test.link, got, test.last)
		}
	}
	v := at(t, "wythoff", engine.At(3, 3))
	if _, err := NewStudy(&v, engine.At(-1, 2), nil); err == nil {
		t.Error("a square off the board is explained")
	}
}
