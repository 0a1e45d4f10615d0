package explain_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// TestWinning holds the moves that are said to win against the oracle, with squares
// blocked and without.
func TestWinning(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, name := range gametest.Families {
		v := gametest.At(t, name, engine.Ints(make([]int, gametest.Dim(t, name))...))
		truth := oracle.New(v.Game)
		all := gametest.Positions(v.Game, map[int]int{1: 60, 2: 9, 3: 5}[v.Game.Shape().Dim])
		for range 60 {
			p := all[rng.IntN(len(all))]
			v := gametest.At(t, name, p)
			options := engine.Options(v.Rays)
			if len(options) == 0 {
				continue
			}
			palaces := truth.Palaces(p)
			if v.Phase == game.BlockPhase {
				if got := explain.Winning(&v, palaces); len(got) != len(palaces) {
					t.Fatalf("%s: to block at %v: %v", name, p, got)
				}
				blocked := slices.Clone(options)
				rng.Shuffle(len(blocked), func(i, j int) { blocked[i], blocked[j] = blocked[j], blocked[i] })
				blocked = blocked[:rng.IntN(min(v.Game.Shape().Blocking, len(options)))]
				if words := explain.DescribeValues(&v, palaces, blocked); !strings.HasSuffix(words, ".") {
					t.Fatalf("%s: %v: %q", name, p, words)
				}
				var b strings.Builder
				for i, q := range blocked {
					if i > 0 {
						b.WriteByte(';')
					}
					b.WriteString(q.String())
				}
				s, err := link.Open(name + "@" + p.String() + "&block=" + b.String())
				if err != nil {
					t.Fatal(err)
				}
				v = s.View()
			}
			winning := explain.Winning(&v, palaces)
			for _, q := range options {
				if got, want := slices.Contains(winning, q), truth.Outcome(q) == engine.P && !v.IsBlocked(q); got != want {
					t.Fatalf("%s: from %v to %v with %v blocked wins: %t", name, p, q, v.Blocked, got)
				}
			}
			if words := explain.DescribeValues(&v, palaces, nil); !strings.HasSuffix(words, ".") {
				t.Fatalf("%s: %v: %q", name, p, words)
			}
		}
	}
}

func TestValueWords(t *testing.T) {
	tests := []struct{ text, want string }{
		{"wythoff@1,1", "One of 3 moves wins: to (0,0)."},
		{"wythoff@2,2", "3 of 6 moves win: to (0,0), (1,2) and (2,1)."},
		{"wythoff@2,1", "None of your 4 moves wins: whatever you do, the computer has a winning reply."},
		{"wythoff@0,1", "The only move, to (0,0), wins."},
		{"subtraction:(1,2)(2,1)(3,3)@2,1", "The only move, to (0,0), wins."},
		{"subtraction:(1)(2)@2", "One of 2 moves wins: to 0."},
		{"blocking:5@13,11", "6 of 35 squares are palaces: with k = 5 only 4 can be blocked, and two stay open."},
		{"blocking:5@3,3", "4 of 9 squares are palaces: with all of them blocked, no move wins."},
		{"blocking:5@1,1", "Every square can be blocked, and then no move is left."},
		{"blocking:5@3,3&block=0,0;1,1;0,3", "One of 6 moves wins: to (3,0)."},
		{"wythoff@0,0", ""},
	}
	for _, test := range tests {
		s, err := link.Open(test.text)
		if err != nil {
			t.Fatal(err)
		}
		v := s.View()
		palaces, err := v.Game.Solve().Palaces(v.Here)
		if err != nil {
			t.Fatal(err)
		}
		if got := explain.DescribeValues(&v, palaces, nil); got != test.want {
			t.Errorf("%s: %q, want %q", test.text, got, test.want)
		}
	}
	v := gametest.At(t, "blocking:5", engine.At(3, 3))
	palaces, _ := v.Game.Solve().Palaces(v.Here)
	if got := explain.DescribeValues(&v, palaces, gametest.Cells(0, 0, 2, 3)); !strings.HasSuffix(got, " One picked, three left.") {
		t.Errorf("with one palace picked: %q", got)
	}
}
