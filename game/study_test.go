package game

import (
	"math/big"
	"math/rand/v2"
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

// near returns a position of small numbers.
func near(p engine.FarPosition) engine.Position {
	q, ok := p.From(nowhere(len(p)), 1<<40)
	if !ok {
		panic("a far position")
	}
	return q
}

// positions returns the positions of g with small components, those of at most limit.
func positions(g engine.Game, limit int) []engine.Position {
	list := []engine.Position{{}}
	for range g.Dim() {
		var longer []engine.Position
		for _, p := range list {
			for v := -limit; v <= limit; v++ {
				longer = append(longer, append(slices.Clone(p), v))
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

// fars returns positions with components of any length.
func fars(list []engine.Position) []engine.FarPosition {
	var all []engine.FarPosition
	for _, p := range list {
		all = append(all, p.Far())
	}
	return all
}

// TestStudiesProve holds every explanation against the oracle: the steps of a lost
// position are all its options, each once, and each of them is answered by palaces
// that cannot be blocked; those of a won one are the palaces.
func TestStudiesProve(t *testing.T) {
	for _, name := range everyFamily {
		v := at(t, name, make(engine.Position, dim(t, name)))
		truth := oracle.New(v.Game)
		limit := map[int]int{1: 60, 2: 7, 3: 5}[v.Game.Dim()]
		for _, p := range positions(v.Game, limit) {
			palaces := fars(truth.Palaces(p))
			s, err := NewStudy(&v, p.Far(), palaces)
			if err != nil {
				t.Fatal(err)
			}
			if s.Lost() != (truth.Outcome(p) == engine.P) {
				t.Fatalf("%s: %v is lost: %t", name, p, s.Lost())
			}
			if len(s.Summary()) < 20 || !strings.HasSuffix(s.Summary(), ".") {
				t.Fatalf("%s: %v: %q", name, p, s.Summary())
			}
			want := engine.Options(v.Game.Rays(p), p)
			if s.total.Cmp(big.NewInt(int64(len(want)))) != 0 {
				t.Fatalf("%s: %v has %v options, not %d", name, p, s.total, len(want))
			}
			if !s.Lost() {
				want = truth.Palaces(p)
			}
			var got []engine.Position
			for i := 1; i <= s.Steps(); i++ {
				q := near(s.Step(i))
				got = append(got, q)
				var replies []engine.FarPosition
				if s.Asks(i) {
					replies = fars(truth.Palaces(q))
					if len(replies) < v.Game.K() {
						t.Fatalf("%s: %v is lost, but %v has the answers %v", name, p, q, replies)
					}
					if v.Game.K() == 1 && !among(replies, s.Answer(replies)) {
						t.Fatalf("%s: %v is answered by %v", name, q, s.Answer(replies))
					}
				}
				words := s.Explain(i, replies)
				if !strings.Contains(words, english.Square(q)) && v.Game.Dim() > 1 {
					t.Fatalf("%s: %v, step %d: %q", name, p, i, words)
				}
				if all := strings.Contains(words, " All "); s.Lost() && len(want) >= v.Game.K() && len(want) > 1 && all != (i == s.Steps()) {
					t.Fatalf("%s: %v, step %d of %d: %q", name, p, i, s.Steps(), words)
				}
			}
			slices.SortFunc(got, engine.Position.Compare)
			if !slices.EqualFunc(got, want, engine.Position.Equal) {
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
	return v.Game.Dim()
}

// TestWinning holds the moves that are said to win against the oracle, with squares
// blocked and without.
func TestWinning(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, name := range everyFamily {
		v := at(t, name, make(engine.Position, dim(t, name)))
		truth := oracle.New(v.Game)
		all := positions(v.Game, map[int]int{1: 60, 2: 9, 3: 5}[v.Game.Dim()])
		for range 60 {
			p := all[rng.IntN(len(all))]
			v := at(t, name, p)
			options := engine.Options(v.Rays, v.Position)
			if len(options) == 0 {
				continue
			}
			palaces := fars(truth.Palaces(p))
			if v.Phase == BlockPhase {
				if got := Winning(&v, palaces); len(got) != len(palaces) {
					t.Fatalf("%s: to block at %v: %v", name, p, got)
				}
				blocked := slices.Clone(options)
				rng.Shuffle(len(blocked), func(i, j int) { blocked[i], blocked[j] = blocked[j], blocked[i] })
				blocked = blocked[:rng.IntN(min(v.Game.K(), len(options)))]
				if words := DescribeValues(&v, palaces, blocked); !strings.HasSuffix(words, ".") {
					t.Fatalf("%s: %v: %q", name, p, words)
				}
				var b strings.Builder
				printSquares(&b, blocked)
				s, err := Open(name + "@" + p.String() + "&block=" + b.String())
				if err != nil {
					t.Fatal(err)
				}
				v = s.View()
			}
			winning := Winning(&v, palaces)
			for _, q := range options {
				if got, want := among(winning, q.Far()), truth.Outcome(q) == engine.P && !v.IsBlocked(q); got != want {
					t.Fatalf("%s: from %v to %v with %v blocked wins: %t", name, p, q, v.Blocked, got)
				}
			}
			if words := DescribeValues(&v, palaces, nil); !strings.HasSuffix(words, ".") {
				t.Fatalf("%s: %v: %q", name, p, words)
			}
		}
	}
}

// TestReview plays games by chance and holds the mistakes that are found against the
// game tree, which plays out every set of blocked squares: a turn is one if its player
// would have won before it, and the other after it.
func TestReview(t *testing.T) {
	for _, name := range []string{"wythoff", "maharaja", "blocking:2", "blocking:3", "subtraction:(1,2)(2,1)(3,3)", "exile:spiral"} {
		mistakes := 0
		for seed := range uint64(12) {
			rng := rand.New(rand.NewPCG(seed, 7))
			s, err := Open(name + "@" + engine.Position{2 + rng.IntN(3), 2 + rng.IntN(3)}.String())
			if err != nil {
				t.Fatal(err)
			}
			player, err := NewPlayer(Random, seed)
			if err != nil {
				t.Fatal(err)
			}
			for v := s.View(); v.Phase != OverPhase; v = s.View() {
				action, err := player.Act(v, v.Game.Solver())
				if err != nil {
					t.Fatal(err)
				}
				must(t, s, action)
			}
			mistakes += reviewed(t, s)
		}
		if mistakes == 0 {
			t.Errorf("%s: players by chance never erred", name)
		}
	}
}

// reviewed checks the mistakes of a game that is over, and counts them.
func reviewed(t *testing.T, s *Session) int {
	t.Helper()
	v := s.View()
	k, tree, truth := v.Game.K(), oracle.NewTree(v.Game), oracle.New(v.Game)
	var palaces [][]engine.FarPosition
	for _, p := range Stations(v.History) {
		palaces = append(palaces, fars(truth.Palaces(near(p))))
	}
	found := Review(k, v.History, palaces)
	var want []int
	var blocked []engine.Position
	at := s.start
	for i, turn := range v.History {
		won := tree.Outcome(near(at)) == engine.P // who blocks first
		if turn.To != nil {
			won = tree.MoverWins(near(at), blocked)
			at = turn.To
		}
		if blocked = turn.Blocked; won && tree.MoverWins(near(at), blocked) {
			want = append(want, i)
		}
	}
	var got []int
	for i := range found {
		got = append(got, found[i].Turn)
		if len(found[i].Better) == 0 || found[i].Player != v.History[found[i].Turn].Player {
			t.Errorf("%s: %+v", s.Link(), found[i])
		}
	}
	if !slices.Equal(got, want) {
		t.Fatalf("%s: the mistakes are %v, not %v", s.Link(), got, want)
	}
	decisive := Decisive(found, v.Winner.Other())
	if words := DescribeReview(&v, decisive, 3); !strings.HasSuffix(words, ".") || decisive != nil && decisive.Player == v.Winner {
		t.Errorf("%s: %q", s.Link(), words)
	}
	// Between the last mistake and the end nobody errs, so the loser made it, unless
	// the game was decided from the start.
	if decisive == nil && len(found) > 0 {
		t.Errorf("%s: the mistakes %v, and none is decisive", s.Link(), got)
	}
	return len(found)
}

// A game without mistakes was the winner's from the start.
func TestReviewWords(t *testing.T) {
	for link, want := range map[string]string{
		"wythoff@0,0&past=2,1/1,1":                          "Black had won from the start and gave nothing away.",
		"wythoff@0,0&past=1,1":                              "You had won from the start and gave nothing away.",
		"wythoff@0,0&past=1,1&first=perfect&second=perfect": "White had won from the start and gave nothing away.",
	} {
		v := openedLink(t, link).View()
		if v.Phase != OverPhase {
			t.Fatalf("%s is not over", link)
		}
		if got := DescribeReview(&v, nil, 0); got != want {
			t.Errorf("%s: %q, want %q", link, got, want)
		}
	}
}

func TestValueWords(t *testing.T) {
	tests := []struct{ link, want string }{
		{"wythoff@1,1", "One of 3 moves wins: to (0,0)."},
		{"wythoff@2,2", "3 of 6 moves win: to (0,0), (1,2) and (2,1)."},
		{"wythoff@2,1", "None of the 4 moves wins: each leaves the other player a palace to go to."},
		{"wythoff@0,1", "The only move, to (0,0), wins."},
		{"subtraction:(1,2)(2,1)(3,3)@2,1", "The only move, to (0,0), wins."},
		{"subtraction:(1)(2)@2", "One of 2 moves wins: to 0."},
		{"blocking:5@13,11", "6 of 35 squares are palaces: with k = 5 only 4 can be blocked, and two stay open."},
		{"blocking:5@3,3", "4 of 9 squares are palaces: with all of them blocked no move wins."},
		{"blocking:5@1,1", "Every square can be blocked, and then no move is left."},
		{"blocking:5@3,3&block=0,0;1,1;0,3", "One of 6 moves wins: to (3,0)."},
		{"wythoff@0,0", ""},
	}
	for _, test := range tests {
		s, err := Open(test.link)
		if err != nil {
			t.Fatal(err)
		}
		v := s.View()
		palaces, err := Palaces(&v, v.Game.Solver())
		if err != nil {
			t.Fatal(err)
		}
		if got := DescribeValues(&v, palaces, nil); got != test.want {
			t.Errorf("%s: %q, want %q", test.link, got, test.want)
		}
	}
	v := at(t, "blocking:5", engine.Position{3, 3})
	palaces, _ := Palaces(&v, v.Game.Solver())
	if got := DescribeValues(&v, palaces, []engine.Position{{0, 0}, {2, 3}}); !strings.HasSuffix(got, " One picked, three left.") {
		t.Errorf("with one palace picked: %q", got)
	}
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
		palaces, _ := Palaces(&seen, v.Game.Solver())
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
		var replies []engine.FarPosition
		if study.Asks(study.Steps()) {
			next, err := Open(v.Game.String() + "@" + study.Step(study.Steps()).String())
			if err != nil {
				t.Fatal(err)
			}
			nv := next.View()
			replies, _ = Palaces(&nv, v.Game.Solver())
		}
		if got := study.Explain(study.Steps(), replies); got != test.last {
			t.Errorf("%s: %q, want %q", test.link, got, test.last)
		}
	}
	v := at(t, "wythoff", engine.Position{3, 3})
	if _, err := NewStudy(&v, engine.Position{-1, 2}.Far(), nil); err == nil {
		t.Error("a square off the board is explained")
	}
}
