package player_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// farGames are games that are played far out.
var farGames = []string{
	"wythoff@" + gametest.Pi + "," + gametest.Euler, "wythoff@5," + gametest.Euler, "maharaja@" + gametest.Pi + "," + gametest.Euler,
	"exile:spiral@-" + gametest.Pi + "," + gametest.Euler, "exile:quadrant@" + gametest.Pi + "," + gametest.Euler,
	"subtraction:(1,2)(2,1)@" + gametest.Pi + "," + gametest.Euler, "subtraction:(1,0,2)(0,3,1)@" + gametest.Pi + "," + gametest.Euler + ",9",
	"subtraction:(1,2)(2,1)(3,3)@" + gametest.Pi + "," + gametest.Euler, "subtraction:(3)(5)(8)@" + gametest.Pi,
}

// The real games, from a hundred digits: against chance who can win does. Against
// itself the game could last as long as the numbers are large, but in every turn that
// is looked at who can win leaves a palace to the other.
func TestFarGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(29, 31))
	for _, text := range testkit.Spread(farGames, testkit.Rounds(len(farGames))) {
		s, err := link.Open(text)
		if err != nil {
			t.Fatal(err)
		}
		g, start := s.Record().Game, s.Here()
		if !g.Shape().Far(start) {
			t.Fatalf("%s is not far", text)
		}
		solver := g.Solve()
		winner := game.First
		if lost(t, s, solver) {
			winner = game.Second
		}
		players := [2]player.Computer{gametest.Random(rng.Uint64()), gametest.Random(rng.Uint64())}
		players[winner] = gametest.Perfect()
		if !strings.HasPrefix(text, "subtraction") { // where so many small jumps have no end
			if got := match(t, g, solver, start, players); got != winner {
				t.Errorf("%.40s: %s wins, want %s", text, got, winner)
			}
		}
		for range 20 {
			v := s.View()
			if v.Phase == game.OverPhase {
				break
			}
			if lost(t, s, solver) == (v.Turn == winner) {
				t.Fatalf("%.40s: %s is to move in turn %d", text, v.Turn, len(v.History))
			}
			a, err := gametest.Perfect().Act(v, solver)
			if err != nil {
				t.Fatal(err)
			}
			gametest.Do(t, s, a)
		}
	}
}

// lost reports whether no palace can be reached.
func lost(t *testing.T, s *game.Session, solver engine.Methods) bool {
	t.Helper()
	v := s.View()
	palaces, err := solver.Palaces(v.Here)
	if err != nil {
		t.Fatal(err)
	}
	return len(palaces) == 0
}

// Every game that goes far is in the catalogue's hands near its end, too.
func TestFarGamesHaveANearEnd(t *testing.T) {
	for _, text := range []string{"wythoff", "maharaja", "exile:spiral", "exile:quadrant", "subtraction:(1,2)(2,1)"} {
		g, err := catalog.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		edge := engine.At(1<<32, 1<<32)
		if err := game.CheckPosition(g, g.Solve(), edge); err != nil || g.Shape().Far(edge) {
			t.Errorf("%s is not near at %v: %v", g, edge, err)
		}
	}
}

// eachFarGame runs a benchmark for a session of each of the far games.
func eachFarGame(b *testing.B, run func(b *testing.B, s *game.Session)) {
	for _, text := range farGames {
		s, err := link.Open(text)
		if err != nil {
			b.Fatal(err)
		}
		name, _, _ := strings.Cut(text, "@")
		b.Run(name, func(b *testing.B) { run(b, s) })
	}
}

// BenchmarkDistantAnswer is one answer of the perfect player a hundred digits out, by
// a solver that knows nothing yet.
func BenchmarkDistantAnswer(b *testing.B) {
	eachFarGame(b, func(b *testing.B, s *game.Session) {
		v := s.View()
		for b.Loop() {
			if _, err := (gametest.Perfect()).Act(v, s.Record().Game.Solve()); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkDistantView makes the view and the board around a far piece, as the page
// does in every turn.
func BenchmarkDistantView(b *testing.B) {
	eachFarGame(b, func(b *testing.B, s *game.Session) {
		for b.Loop() {
			gametest.Do(b, s, game.GoTo{})
			v := s.View()
			if _, err := v.MapReach(); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// The perfect player chooses the same palace far out as near, and in lost positions
// a square next to the piece.
func TestPerfectFarOut(t *testing.T) {
	near, far := gametest.NewQueen(1), gametest.Distant{Queen: gametest.NewQueen(1)}
	for x := range 30 {
		for y := range 30 {
			s, _ := game.New(far, engine.At(x, y))
			v := s.View()
			if v.Origin == (engine.Position{}) {
				continue
			}
			a, err := gametest.Perfect().Act(v, far.Solve())
			if err != nil {
				t.Fatal(err)
			}
			gametest.Do(t, s, a)
			if near.IsPalace(engine.At(x, y)) {
				if by := v.Here.Plus(engine.At(-1, -1), engine.Num(1)); a.(game.Move).To.Compare(by) < 0 {
					t.Errorf("(%d,%d): goes to %v", x, y, a)
				}
				continue
			}
			n, _ := game.New(near, engine.At(x, y))
			want, _ := gametest.Perfect().Act(n.View(), near.Solve())
			if a.(game.Move).To != want.(game.Move).To {
				t.Errorf("(%d,%d): %v, near %v", x, y, a, want)
			}
		}
	}
}

// Far out every place on the rays is as likely as the others.
func TestRandomFarOut(t *testing.T) {
	const games, options = 20000, 12 + 9 + 9
	s := gametest.Open(t, "distant@12,9")
	count := map[string]int{}
	for seed := range uint64(games) {
		a, err := gametest.Random(seed).Act(s.View(), nil)
		if err != nil {
			t.Fatal(err)
		}
		again, _ := gametest.Random(seed).Act(s.View(), nil)
		if !reflect.DeepEqual(a, again) {
			t.Fatalf("seed %d leads to %v and to %v", seed, a, again)
		}
		count[a.(game.Move).To.String()]++
	}
	if len(count) != options {
		t.Errorf("%d of %d options are chosen: %v", len(count), options, count)
	}
	for q, n := range count {
		if n < games/options*8/10 || n > games/options*12/10 {
			t.Errorf("%s is chosen %d times, the average is %d", q, n, games/options)
		}
	}
}

// TestRandomWhereNearlyAllIsBlocked: one draw finds the only square that is left of very many,
// and draws those that are left alike.
func TestRandomWhereNearlyAllIsBlocked(t *testing.T) {
	s := gametest.Open(t, "distant@12,9")
	v := s.View()
	from := engine.At(1<<17, 3)
	v.Rays = []engine.Ray{engine.From(from, engine.At(-1, 0), engine.Num(1<<16)), engine.From(from, engine.At(0, -1), engine.Num(3))}
	free := map[engine.Position]int{engine.At(1<<17-77, 3): 0, engine.At(1<<17-1<<16, 3): 0, engine.At(1<<17, 1): 0}
	v.Blocked = nil
	for _, q := range engine.Options(v.Rays) {
		if _, is := free[q]; !is {
			v.Blocked = append(v.Blocked, q)
		}
	}
	for seed := range uint64(60) {
		a, err := gametest.Random(seed).Act(v, nil)
		if err != nil {
			t.Fatal(err)
		}
		q := a.(game.Move).To
		if _, is := free[q]; !is {
			t.Fatalf("seed %d moves to %v, which is blocked", seed, q)
		}
		free[q]++
	}
	for q, n := range free {
		if n < 8 {
			t.Errorf("%v was drawn %d times of 60", q, n)
		}
	}
}
