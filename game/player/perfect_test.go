package player_test

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/internal/testkit/gametest"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// proof plays the perfect player against every possible play: all moves, and all
// sets of squares that may be blocked. Positions come in no turn order twice, so
// each is settled once.
type proof struct {
	t    *testing.T
	g    engine.Game
	s    engine.Methods
	mine map[string]bool // positions with blocks where the perfect player moves
	seen map[string]bool // positions where it blocks
}

// present returns the view of p with these squares blocked, or with none yet.
func (p *proof) present(at engine.Position, b *game.Block) game.View {
	s, err := game.New(p.g, at)
	if err == nil && b != nil && s.Phase() == game.BlockPhase {
		err = s.Do(*b)
	}
	if err != nil {
		p.t.Fatalf("%s at %v: %v", p.g, at, err)
	}
	return s.View()
}

// act lets the perfect player act, through a session that checks it.
func (p *proof) act(v game.View) game.Action {
	a, err := gametest.Perfect().Act(v, p.s)
	if err != nil {
		p.t.Fatal(err)
	}
	return a
}

// moves lets the perfect player move from a position that it wins.
func (p *proof) moves(at engine.Position, b *game.Block) {
	v := p.present(at, b)
	key := at.String()
	for _, q := range v.Blocked {
		key += ";" + q.String()
	}
	if p.mine[key] || p.t.Failed() {
		return
	}
	p.mine[key] = true
	if v.Phase == game.OverPhase {
		p.t.Fatalf("%s: the perfect player cannot move from %s", p.g, key)
	}
	to := p.act(v).(game.Move).To
	if !v.Reaches(to) || v.IsBlocked(to) {
		p.t.Fatalf("%s: illegal move from %s to %v", p.g, key, to)
	}
	p.blocks(to)
}

// blocks lets the perfect player block, and the other reply in every way.
func (p *proof) blocks(at engine.Position) {
	if p.seen[at.String()] {
		return
	}
	p.seen[at.String()] = true
	v := p.present(at, nil)
	if v.Phase == game.BlockPhase {
		b := p.act(v).(game.Block)
		v = p.present(at, &b)
	}
	if v.Phase == game.OverPhase {
		return
	}
	for _, q := range free(&v) {
		p.sets(q, engine.Options(p.g.Rays(q)), nil)
	}
}

// sets tries every set of squares that the other may block.
func (p *proof) sets(at engine.Position, options, chosen []engine.Position) {
	p.moves(at, &game.Block{Squares: chosen})
	if len(chosen) == p.g.Shape().Blocking-1 {
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
		g := gametest.NewQueen(k)
		tree := oracle.NewTree(g)
		p := proof{t, g, g.Solve(), map[string]bool{}, map[string]bool{}}
		won := 0
		for x := range edge {
			for y := range edge {
				at := engine.At(x, y)
				options := engine.Options(g.Rays(at))
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
	g := gametest.NewQueen(3)
	tree := oracle.NewTree(g)
	p := proof{t, g, g.Solve(), map[string]bool{}, map[string]bool{}}
	for x := range 7 {
		for y := range 7 {
			at := engine.At(x, y)
			for _, q := range engine.Options(g.Rays(at)) {
				if b := []engine.Position{q}; tree.MoverWins(at, b) {
					p.moves(at, &game.Block{Squares: b})
				}
			}
		}
	}
}

// Lost, it sets the hardest problem in its reach.
func TestPerfectSetsProblems(t *testing.T) {
	g := gametest.NewQueen(3)
	for x := range 20 {
		for y := range 20 {
			s, _ := game.New(g, engine.At(x, y))
			v := s.View()
			if v.Phase != game.BlockPhase {
				continue
			}
			palaces, _ := g.Palaces(v.Here)
			a, _ := gametest.Perfect().Act(v, g.Solve())
			chosen := a.(game.Block).Squares
			if len(palaces) < 3 {
				for _, q := range palaces {
					if !slices.Contains(chosen, q) {
						t.Errorf("%v: palace %v is left open", v.Here, q)
					}
				}
			} else {
				least := int32(3)
				for _, q := range chosen {
					if !g.IsPalace(q) {
						t.Errorf("%v: %v is blocked while palaces are open", v.Here, q)
					}
				}
				for _, q := range palaces {
					if !slices.Contains(chosen, q) {
						least = min(least, g.Sees(q))
					}
				}
				for _, q := range chosen {
					if g.Sees(q) > least {
						t.Errorf("%v: %v is blocked, which asks more than what is left open", v.Here, q)
					}
				}
			}
			gametest.Do(t, s, a)
			if v = s.View(); v.Phase != game.MovePhase || len(palaces) > 2 {
				continue
			}
			a, _ = gametest.Perfect().Act(v, g.Solve())
			to := a.(game.Move).To
			for _, q := range free(&v) {
				if g.Sees(q) < g.Sees(to) {
					t.Errorf("%v: moved to %v with %d palaces in sight, but %v sees %d", v.Here, to, g.Sees(to), q, g.Sees(q))
				}
			}
		}
	}
}

// Without sights it still wins what is won and plays on legally in what is lost.
func TestPerfectWithoutSights(t *testing.T) {
	for k := 1; k <= 4; k++ {
		g := gametest.NewQueen(k)
		for x := range 15 {
			for y := range 15 {
				at := engine.At(x, y)
				s, _ := game.New(g, at)
				winner := game.First
				if g.IsPalace(at) {
					winner = game.Second
				}
				for s.Phase() != game.OverPhase {
					a, err := gametest.Perfect().Act(s.View(), gametest.Blind(g.Solve()))
					if err != nil {
						t.Fatal(err)
					}
					gametest.Do(t, s, a)
				}
				if got := s.View().Winner; got != winner {
					t.Errorf("k = %d at %v: %s wins, want %s", k, at, got, winner)
				}
			}
		}
	}
}

// free lists the options that are not blocked.
func free(v *game.View) []engine.Position {
	return slices.DeleteFunc(engine.Options(v.Rays), v.IsBlocked)
}
