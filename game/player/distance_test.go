package player_test

import (
	"math/rand/v2"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// tree plays out every move and every set of blocks, and says who wins and in how many moves
// if the winner hurries and the loser delays.
type tree struct {
	g    engine.Game
	seen map[string][2]int
}

// score is how good a result is for who wants to win soon, or to lose late.
func score(wins bool, moves int) int {
	if wins {
		return 1000 - moves
	}
	return moves - 1000
}

// move is the score of the player who moves from p with these squares blocked.
func (w *tree) move(p engine.Position, blocked []engine.Position) (wins bool, moves int) {
	best := -2000
	wins, moves = false, 0
	for _, q := range game.Unblocked(engine.Options(w.g.Rays(p)), blocked) {
		w1, n := w.block(q) // of who moves from q
		if s := score(!w1, n+1); s > best {
			best, wins, moves = s, !w1, n+1
		}
	}
	return wins, moves
}

// block is the result of who moves from p, when the other has blocked as well as possible.
func (w *tree) block(p engine.Position) (wins bool, moves int) {
	if r, ok := w.seen[p.String()]; ok {
		return r[0] == 1, r[1]
	}
	best := -2000
	options := engine.Options(w.g.Rays(p))
	var try func(i int, chosen []engine.Position)
	try = func(i int, chosen []engine.Position) {
		w1, n := w.move(p, chosen)
		if s := score(!w1, n); s > best {
			best, wins, moves = s, w1, n
		}
		if len(chosen) == w.g.Shape().Blocking-1 {
			return
		}
		for ; i < len(options); i++ {
			try(i+1, append(chosen[:len(chosen):len(chosen)], options[i]))
		}
	}
	try(0, nil)
	w.seen[p.String()] = [2]int{map[bool]int{true: 1}[wins], moves}
	return wins, moves
}

// TestTurns holds distances against the whole game tree, before and after squares are blocked.
func TestTurns(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for name, edge := range map[string]int{"wythoff": 9, "rook": 8, "maharaja": 8, "blocking:2": 6, "blocking:3": 5, "blocking:4": 4, "exile:spiral": 4, "subtraction:(1,2)(2,1)(3,3)": 12, "subtraction:(3)(5)(8)": 40} {
		w := &tree{gametest.Catalogued(t, name), map[string][2]int{}}
		for _, p := range gametest.Positions(w.g, edge) {
			v := gametest.At(t, name, p)
			_, moves := w.block(p)
			hold(t, name, &v, moves)
			if options := engine.Options(v.Rays); v.Phase == game.BlockPhase {
				rng.Shuffle(len(options), func(i, j int) { options[i], options[j] = options[j], options[i] })
				s := gametest.Opened(t, name+"@"+p.String())
				gametest.Do(t, s, game.Block{Squares: options[:rng.IntN(min(w.g.Shape().Blocking, len(options)+1))]})
				if v := s.View(); v.Phase == game.MovePhase {
					_, moves := w.move(p, v.Blocked)
					hold(t, name, &v, moves)
				}
			}
		}
	}
}

// hold compares what is found of a view with the tree's number of moves.
func hold(t *testing.T, name string, v *game.View, moves int) {
	t.Helper()
	s := player.NewDistance(v)
	engine.Finish(s)
	turns, mover, ok := s.Turns()
	if ok != (moves > 0) || turns != (moves+1)/2 || ok && mover != (moves%2 == 1) {
		t.Fatalf("%s: %v with %v blocked: %d turns (%t), want %d moves", name, v.Here, v.Blocked, turns, ok, moves)
	}
}

// TestFar: where too much can follow nothing is said.
func TestFar(t *testing.T) {
	for _, link := range []string{"exile:quadrant@4000,5000", "blocking:100@300,200", "maharaja@" + gametest.Pi + "," + gametest.Euler} {
		v := gametest.Opened(t, link).View()
		s := player.NewDistance(&v)
		engine.Finish(s)
		if turns, _, ok := s.Turns(); ok {
			t.Errorf("%.30s: %d turns", link, turns)
		}
	}
}
