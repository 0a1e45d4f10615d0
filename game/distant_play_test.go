package game

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// The real games, from a hundred digits: against chance who can win does. Against
// itself the game could last as long as the numbers are large, but in every turn that
// is looked at who can win leaves a palace to the other.
func TestFarGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(29, 31))
	for _, link := range farGames {
		s, err := Open(link)
		if err != nil {
			t.Fatal(err)
		}
		g, start := s.game, s.now.here
		if !g.Shape().Far(start) {
			t.Fatalf("%s is not far", link)
		}
		solver := g.Solve()
		winner := First
		if lost(t, s, solver) {
			winner = Second
		}
		players := [2]Player{random{rng.Uint64()}, random{rng.Uint64()}}
		players[winner] = perfect{}
		if !strings.HasPrefix(link, "subtraction") { // where so many small jumps have no end
			if got := match(t, g, solver, start, players); got != winner {
				t.Errorf("%.40s: %s wins, want %s", link, got, winner)
			}
		}
		for range 20 {
			v := s.View()
			if v.Phase == OverPhase {
				break
			}
			if lost(t, s, solver) == (v.Turn == winner) {
				t.Fatalf("%.40s: %s is to move in turn %d", link, v.Turn, len(v.History))
			}
			a, err := perfect{}.Act(v, solver)
			if err != nil {
				t.Fatal(err)
			}
			must(t, s, a)
		}
	}
}

// lost reports whether no palace can be reached.
func lost(t *testing.T, s *Session, solver engine.Methods) bool {
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
		if err := check(g, edge); err != nil || g.Shape().Far(edge) {
			t.Errorf("%s is not near at %v: %v", g, edge, err)
		}
	}
}

// eachFarGame runs a benchmark for a session of each of the far games.
func eachFarGame(b *testing.B, run func(b *testing.B, s *Session)) {
	for _, link := range farGames {
		s, err := Open(link)
		if err != nil {
			b.Fatal(err)
		}
		name, _, _ := strings.Cut(link, "@")
		b.Run(name, func(b *testing.B) { run(b, s) })
	}
}

// BenchmarkDistantAnswer is one answer of the perfect player a hundred digits out, by
// a solver that knows nothing yet.
func BenchmarkDistantAnswer(b *testing.B) {
	eachFarGame(b, func(b *testing.B, s *Session) {
		v := s.View()
		for b.Loop() {
			if _, err := (perfect{}).Act(v, s.game.Solve()); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkDistantView makes the view and the board around a far piece, as the page
// does in every turn.
func BenchmarkDistantView(b *testing.B) {
	eachFarGame(b, func(b *testing.B, s *Session) {
		for b.Loop() {
			s.refresh()
			v := s.View()
			if _, err := v.MapBoard(); err != nil {
				b.Fatal(err)
			}
		}
	})
}
