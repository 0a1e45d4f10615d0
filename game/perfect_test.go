package game

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/oracle"
	"github.com/palacegames/palace/game/catalog"
)

// proof plays the perfect player against every possible play: all moves, and all
// sets of squares that may be blocked. Positions come in no turn order twice, so
// each is settled once.
type proof struct {
	t    *testing.T
	g    engine.Game
	s    engine.Solver
	mine map[string]bool // positions with blocks where the perfect player moves
	seen map[string]bool // positions where it blocks
}

// present returns the view of p with these squares blocked, or with none yet.
func (p *proof) present(at engine.Position, b *Block) View {
	s, err := New(p.g, at)
	if err == nil && b != nil && s.now.phase == BlockPhase {
		err = s.Do(*b)
	}
	if err != nil {
		p.t.Fatalf("%s at %v: %v", p.g, at, err)
	}
	return s.View()
}

// act lets the perfect player act, through a session that checks it.
func (p *proof) act(v View) Action {
	a, err := perfect{}.Act(v, p.s)
	if err != nil {
		p.t.Fatal(err)
	}
	return a
}

// moves lets the perfect player move from a position that it wins.
func (p *proof) moves(at engine.Position, b *Block) {
	v := p.present(at, b)
	key := at.String()
	for _, q := range v.Blocked {
		key += ";" + q.String()
	}
	if p.mine[key] || p.t.Failed() {
		return
	}
	p.mine[key] = true
	if v.Phase == OverPhase {
		p.t.Fatalf("%s: the perfect player cannot move from %s", p.g, key)
	}
	m := p.act(v).(Move)
	if !v.Reaches(m.To) || v.IsBlocked(m.To) {
		p.t.Fatalf("%s: illegal move from %s to %v", p.g, key, m.To)
	}
	p.blocks(m.To)
}

// blocks lets the perfect player block, and the other reply in every way.
func (p *proof) blocks(at engine.Position) {
	if p.seen[at.String()] {
		return
	}
	p.seen[at.String()] = true
	v := p.present(at, nil)
	if v.Phase == BlockPhase {
		b := p.act(v).(Block)
		v = p.present(at, &b)
	}
	if v.Phase == OverPhase {
		return
	}
	for _, q := range free(&v) {
		p.sets(q, engine.Options(p.g.Rays(q), q), nil)
	}
}

// sets tries every set of squares that the other may block.
func (p *proof) sets(at engine.Position, options, chosen []engine.Position) {
	p.moves(at, &Block{chosen})
	if len(chosen) == p.g.K()-1 {
		return
	}
	for i, q := range options {
		p.sets(at, options[i+1:], append(chosen[:len(chosen):len(chosen)], q))
	}
}

// From every start on a small board that is won for its side, the perfect player
// wins against every possible play. Who wins is known from the game tree itself.
func TestPerfectWinsAgainstAllPlay(t *testing.T) {
	for k := 1; k <= 4; k++ {
		edge := []int{0, 12, 9, 8, 7}[k]
		g := newQueen(k)
		tree := oracle.NewTree(g)
		p := proof{t, g, g, map[string]bool{}, map[string]bool{}}
		won := 0
		for x := range edge {
			for y := range edge {
				at := engine.Position{x, y}
				options := engine.Options(g.Rays(at), at)
				if tree.Outcome(at) == engine.P {
					p.blocks(at)
					won++
				} else {
					p.sets(at, options, nil)
				}
			}
		}
		if won == 0 {
			t.Errorf("k = %d: no P-position", k)
		}
		t.Logf("k = %d: %d positions to move from, with blocks", k, len(p.mine))
	}
}

// It also wins from an N-position where a bad block left a palace open.
func TestPerfectTakesWhatWasLeftOpen(t *testing.T) {
	g := newQueen(3)
	tree := oracle.NewTree(g)
	p := proof{t, g, g, map[string]bool{}, map[string]bool{}}
	for x := range 7 {
		for y := range 7 {
			at := engine.Position{x, y}
			for _, q := range engine.Options(g.Rays(at), at) {
				if b := []engine.Position{q}; tree.MoverWins(at, b) {
					p.moves(at, &Block{b})
				}
			}
		}
	}
}

// solved is the blocking queen with its palace numbers counted once for all.
type solved struct {
	*queen
	edge int
	sees []int32
}

func newSolved(k, edge int) *solved {
	g := &solved{newQueen(k), edge, make([]int32, edge*edge)}
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

func (g *solved) Solver() engine.Solver { return g }

func (g *solved) Palaces(p engine.Position) ([]engine.Position, error) {
	options := engine.Options(g.Rays(p), p)
	return slices.DeleteFunc(options, func(q engine.Position) bool { return int(g.sees[q[1]*g.edge+q[0]]) >= g.k }), nil
}

func (g *solved) Sights(p engine.Position) ([]int32, error) {
	options := engine.Options(g.Rays(p), p)
	sights := make([]int32, len(options))
	for i, q := range options {
		sights[i] = g.sees[q[1]*g.edge+q[0]]
	}
	return sights, nil
}

func TestSolvedIsCounted(t *testing.T) {
	g := newSolved(5, 30)
	for x := range 30 {
		for y := range 30 {
			if got, want := g.sees[y*30+x], g.queen.sees(engine.Position{x, y}); got != want {
				t.Fatalf("(%d,%d) sees %d, want %d", x, y, got, want)
			}
		}
	}
}

// match plays a game to its end and returns the winner.
func match(t *testing.T, g engine.Game, solver engine.Solver, start engine.Position, players [2]Player) Side {
	t.Helper()
	s, err := New(g, start)
	if err != nil {
		t.Fatal(err)
	}
	for {
		v := s.View()
		if v.Phase == OverPhase {
			return v.Winner
		}
		a, err := players[v.Turn].Act(v, solver)
		if err == nil {
			err = s.Do(a)
		}
		if err != nil {
			t.Fatalf("%s: %v", s.Link(), err)
		}
	}
}

// catalogued returns a game of the catalogue, for the real engines.
func catalogued(t testing.TB, text string) engine.Game {
	t.Helper()
	g, err := catalog.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// From won positions up to 200×200 and k = 40 it beats chance and itself, and
// from lost ones it beats chance far more often than chance would.
func TestPerfectInManyGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	lost, saved := 0, 0
	for _, k := range []int{1, 2, 3, 4, 5, 7, 10, 14, 20, 28, 40} {
		g := newSolved(k, 201)
		engines := catalogued(t, "blocking:"+strconv.Itoa(k)).Solver()
		for i := range 120 {
			solver := g.Solver()
			if i < 5 {
				solver = engines
			}
			edge := 2 + rng.IntN(200)
			start := engine.Position{rng.IntN(edge), rng.IntN(edge)}
			winner := theory(t, g, solver, start)
			players := [2]Player{random{rng.Uint64()}, random{rng.Uint64()}}
			players[winner] = perfect{}
			if i%4 == 0 {
				players[winner.Other()] = perfect{}
			}
			if got := match(t, g, solver, start, players); got != winner {
				t.Fatalf("k = %d, %v, game %d: %s wins, want %s", k, start, i, got, winner)
			}
			if start[0]+start[1] > 4*k { // not a position that is over in a move
				players[winner], players[winner.Other()] = random{rng.Uint64()}, perfect{}
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
func theory(t *testing.T, g engine.Game, s engine.Solver, start engine.Position) Side {
	t.Helper()
	palaces, err := s.Palaces(start)
	if err != nil {
		t.Fatal(err)
	}
	if len(palaces) < g.K() {
		return Second
	}
	return First
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
	p := make(engine.Position, g.Dim())
	for {
		for d := range p {
			p[d] = rng.IntN(2*limit+1) - limit
		}
		if g.Check(p) == nil {
			return p
		}
	}
}

// In every other game, too: against all play from small positions, whose
// outcomes are the oracle's, and against chance from larger ones.
func TestPerfectInOtherGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 11))
	for text, limit := range plainGames {
		g := catalogued(t, text)
		solver, truth := g.Solver(), oracle.New(g)
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
			players := [2]Player{random{rng.Uint64()}, random{rng.Uint64()}}
			players[winner] = perfect{}
			if got := match(t, g, solver, start, players); got != winner {
				t.Fatalf("%s from %v: %s wins, want %s", text, start, got, winner)
			}
		}
	}
}

// Lost, it sets the hardest problem in its reach.
func TestPerfectSetsProblems(t *testing.T) {
	g := newQueen(3)
	for x := range 20 {
		for y := range 20 {
			s, _ := New(g, engine.Position{x, y})
			v := s.View()
			if v.Phase != BlockPhase {
				continue
			}
			palaces, _ := g.Palaces(v.Position)
			a, _ := perfect{}.Act(v, g)
			chosen := a.(Block).Squares
			if len(palaces) < 3 {
				for _, q := range palaces {
					if !contains(chosen, q) {
						t.Errorf("%v: palace %v is left open", v.Position, q)
					}
				}
			} else {
				least := int32(3)
				for _, q := range chosen {
					if !g.palace(q) {
						t.Errorf("%v: %v is blocked while palaces are open", v.Position, q)
					}
				}
				for _, q := range palaces {
					if !contains(chosen, q) {
						least = min(least, g.sees(q))
					}
				}
				for _, q := range chosen {
					if g.sees(q) > least {
						t.Errorf("%v: %v is blocked, which asks more than what is left open", v.Position, q)
					}
				}
			}
			must(t, s, a)
			if v = s.View(); v.Phase != MovePhase || len(palaces) > 2 {
				continue
			}
			a, _ = perfect{}.Act(v, g)
			to := a.(Move).To
			for _, q := range free(&v) {
				if g.sees(q) < g.sees(to) {
					t.Errorf("%v: moved to %v with %d palaces in sight, but %v sees %d", v.Position, to, g.sees(to), q, g.sees(q))
				}
			}
		}
	}
}

// blind is a solver that cannot list sights.
type blind struct{ engine.Solver }

func (blind) Sights(engine.Position) ([]int32, error) { return nil, errors.New("too many") }

// Without sights it still wins what is won and plays on legally in what is lost.
func TestPerfectWithoutSights(t *testing.T) {
	for k := 1; k <= 4; k++ {
		g := newQueen(k)
		for x := range 15 {
			for y := range 15 {
				at := engine.Position{x, y}
				s, _ := New(g, at)
				winner := First
				if g.palace(at) {
					winner = Second
				}
				for s.now.phase != OverPhase {
					a, err := perfect{}.Act(s.View(), blind{g})
					if err != nil {
						t.Fatal(err)
					}
					must(t, s, a)
				}
				if got := s.View().Winner; got != winner {
					t.Errorf("k = %d at %v: %s wins, want %s", k, at, got, winner)
				}
			}
		}
	}
}

// The position has about ten thousand options and a thousand pawns; the time
// includes the solver's, which remembers its board.
func BenchmarkPerfect(b *testing.B) {
	g := catalogued(b, "blocking:1000")
	s, err := New(g, engine.Position{4990, 4987})
	if err != nil {
		b.Fatal(err)
	}
	v, solver := s.View(), g.Solver()
	for b.Loop() {
		if _, err := (perfect{}).Act(v, solver); err != nil {
			b.Fatal(err)
		}
	}
}

// Far out in a game with more options than can be listed.
func BenchmarkPerfectFar(b *testing.B) {
	g := catalogued(b, "wythoff")
	s, err := New(g, engine.Position{61800, 100000})
	if err != nil {
		b.Fatal(err)
	}
	v, solver := s.View(), g.Solver()
	for b.Loop() {
		if _, err := (perfect{}).Act(v, solver); err != nil {
			b.Fatal(err)
		}
	}
}

// The first answer of a game, solving included.
func BenchmarkPerfectCold(b *testing.B) {
	g := catalogued(b, "blocking:1000")
	s, err := New(g, engine.Position{4990, 4987})
	if err != nil {
		b.Fatal(err)
	}
	v := s.View()
	for b.Loop() {
		if _, err := (perfect{}).Act(v, g.Solver()); err != nil {
			b.Fatal(err)
		}
	}
}
