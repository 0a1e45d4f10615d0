package player_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// solved is the blocking queen with its palace numbers counted once for all.
type solved struct {
	*gametest.Queen
	edge int
	sees []int32
}

func newSolved(k, edge int) *solved {
	g := &solved{gametest.NewQueen(k), edge, make([]int32, edge*edge)}
	// Palaces seen to the west, north and north-west, each by its line.
	north, diagonal := make([]int32, edge), make([]int32, edge)
	for y := range edge {
		west, corner := int32(0), int32(0)
		for x := range edge {
			if x == 0 {
				corner, diagonal[0] = diagonal[0], 0
			} else {
				corner, diagonal[x] = diagonal[x], corner
			}
			n := west + north[x] + diagonal[x]
			g.sees[y*edge+x] = n
			if n < int32(k) {
				west++
				north[x]++
				diagonal[x]++
			}
		}
	}
	return g
}

func (g *solved) Solve() engine.Methods { return gametest.Method(g.Palaces, g.Sights) }

func (g *solved) at(p engine.Position) int32 {
	x, y, _ := p.Pair()
	return g.sees[y*g.edge+x]
}

func (g *solved) Palaces(p engine.Position) ([]engine.Position, error) {
	options := engine.Options(g.Rays(p))
	return slices.DeleteFunc(options, func(q engine.Position) bool { return int(g.at(q)) >= g.K }), nil
}

func (g *solved) Sights(p engine.Position) ([]int32, error) {
	options := engine.Options(g.Rays(p))
	sights := make([]int32, len(options))
	for i, q := range options {
		sights[i] = g.at(q)
	}
	return sights, nil
}

func TestSolvedIsCounted(t *testing.T) {
	g := newSolved(5, 30)
	for x := range 30 {
		for y := range 30 {
			if got, want := g.sees[y*30+x], g.Queen.Sees(engine.At(x, y)); got != want {
				t.Fatalf("(%d,%d) sees %d, want %d", x, y, got, want)
			}
		}
	}
}

// match plays a game to its end and returns the winner.
func match(t *testing.T, g engine.Game, solver engine.Methods, start engine.Position, players [2]player.Computer) game.Side {
	t.Helper()
	s, err := game.New(g, start)
	if err != nil {
		t.Fatal(err)
	}
	for {
		v := s.View()
		if v.Phase == game.OverPhase {
			return v.Winner
		}
		a, err := players[v.Turn].Act(v, solver)
		if err == nil {
			err = s.Do(a)
		}
		if err != nil {
			t.Fatalf("%s: %v", link.Of(s), err)
		}
	}
}

// From won positions up to 200×200 and k = 40 it beats chance and itself, and
// from lost ones it beats chance far more often than chance would.
func TestPerfectInManyGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	lost, saved := 0, 0
	for _, k := range []int{1, 2, 3, 4, 5, 7, 10, 14, 20, 28, 40} {
		g := newSolved(k, 201)
		engines := gametest.Catalogued(t, "blocking:"+strconv.Itoa(k)).Solve()
		for i := range testkit.Rounds(120) {
			solver := g.Solve()
			if i < 5 {
				solver = engines
			}
			edge := 2 + rng.IntN(200)
			start := engine.At(rng.IntN(edge), rng.IntN(edge))
			winner := theory(t, g, solver, start)
			players := [2]player.Computer{gametest.Random(rng.Uint64()), gametest.Random(rng.Uint64())}
			players[winner] = gametest.Perfect()
			if i%4 == 0 {
				players[winner.Other()] = gametest.Perfect()
			}
			if got := match(t, g, solver, start, players); got != winner {
				t.Fatalf("k = %d, %v, game %d: %s wins, want %s", k, start, i, got, winner)
			}
			if start.Extent().Clamp() > 4*k { // not a position that is over in a move
				players[winner], players[winner.Other()] = gametest.Random(rng.Uint64()), gametest.Perfect()
				lost++
				if got := match(t, g, solver, start, players); got != winner {
					saved++
				}
			}
		}
	}
	t.Logf("saved %d of %d lost games from chance", saved, lost)
	if 10*saved < 9*lost {
		t.Errorf("of %d lost positions only %d were won against chance", lost, saved)
	}
}

// theory says who wins from a start.
func theory(t *testing.T, g engine.Game, s engine.Methods, start engine.Position) game.Side {
	t.Helper()
	palaces, err := s.Palaces(start)
	if err != nil {
		t.Fatal(err)
	}
	if len(palaces) < g.Shape().Blocking {
		return game.Second
	}
	return game.First
}

// plainGames are games without blocking, with the largest component of a start.
var plainGames = map[string]int{
	"wythoff":                               300,
	"maharaja":                              300,
	"wythoff+(2,3)":                         300,
	"wythoff+(t,2t)(2t,t);t=1..10":          300,
	"wythoff+(t,2t)(2t,t);t=1..":            300,
	"exile:spiral":                          300,
	"exile:quadrant":                        300,
	"subtraction:(1,2)(2,1)(3,3)":           300,
	"subtraction:(0,1)(2,4)":                300,
	"subtraction:(1,3)(2,1)":                300,
	"subtraction:(0,2)(3,8)(5,0)(8,6)(8,8)": 300,
	"subtraction:(3)(5)(8)":                 300,
	"subtraction:(1,0,2)(0,3,1)":            60,
}

// somewhere draws a position of g with components up to a limit.
func somewhere(rng *rand.Rand, g engine.Game, limit int) engine.Position {
	c := make([]int, g.Shape().Dim)
	for {
		for d := range c {
			c[d] = rng.IntN(2*limit+1) - limit
		}
		if p := engine.Ints(c...); g.Check(p) == nil {
			return p
		}
	}
}

// In every other game, too: against all play from small positions, whose
// outcomes are the oracle's, and against chance from larger ones.
func TestPerfectInOtherGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 11))
	for text, limit := range plainGames {
		g := gametest.Catalogued(t, text)
		solver, truth := g.Solve(), oracle.New(g)
		p := proof{t, g, solver, map[string]bool{}, map[string]bool{}}
		for range 150 {
			start := somewhere(rng, g, 9)
			if truth.Outcome(start) == engine.P {
				p.blocks(start)
			} else {
				p.moves(start, nil)
			}
		}
		for range 30 {
			start := somewhere(rng, g, limit)
			winner := theory(t, g, solver, start)
			players := [2]player.Computer{gametest.Random(rng.Uint64()), gametest.Random(rng.Uint64())}
			players[winner] = gametest.Perfect()
			if got := match(t, g, solver, start, players); got != winner {
				t.Fatalf("%s from %v: %s wins, want %s", text, start, got, winner)
			}
		}
	}
}

// situation returns a game at its start and how it looks there.
func situation(b *testing.B, text string, start engine.Position) (engine.Game, *game.View) {
	b.Helper()
	g := gametest.Catalogued(b, text)
	s, err := game.New(g, start)
	if err != nil {
		b.Fatal(err)
	}
	v := s.View()
	return g, &v
}

// answer lets the perfect player act once.
func answer(b *testing.B, v *game.View, solver engine.Methods) {
	b.Helper()
	if _, err := (gametest.Perfect()).Act(*v, solver); err != nil {
		b.Fatal(err)
	}
}

// The position has about ten thousand options and a thousand pawns; the time
// includes the solver's, which remembers its board.
func BenchmarkPerfect(b *testing.B) {
	g, v := situation(b, "blocking:1000", engine.At(4990, 4987))
	solver := g.Solve()
	for b.Loop() {
		answer(b, v, solver)
	}
}

// Far out in a game with more options than can be listed.
func BenchmarkPerfectFar(b *testing.B) {
	g, v := situation(b, "wythoff", engine.At(61800, 100000))
	solver := g.Solve()
	for b.Loop() {
		answer(b, v, solver)
	}
}

// The first answer of a game, solving included.
func BenchmarkPerfectCold(b *testing.B) {
	g, v := situation(b, "blocking:1000", engine.At(4990, 4987))
	for b.Loop() {
		answer(b, v, g.Solve())
	}
}
