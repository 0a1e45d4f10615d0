package blocking

import (
	"fmt"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/automaton"
	"github.com/palacegames/palace/engine/blocking/sweep"
	"github.com/palacegames/palace/engine/notation"
)

// MaxK is the largest blocking number that the notation takes.
const MaxK = automaton.MaxK

// Kernel is another form of the innermost functions; the zero Kernel is the form in Go.
type Kernel = automaton.Kernel

// Family reads "blocking:K".
var Family = With(Kernel{})

// With returns the Family of the games that count by a kernel.
func With(kernel Kernel) engine.Family {
	return engine.Family{Name: "blocking", Parse: func(s *notation.Scanner) (engine.Game, error) {
		if err := s.Expect(":"); err != nil {
			return nil, err
		}
		k, err := s.Int("K", 1, MaxK)
		if err != nil {
			return nil, err
		}
		return &Game{k, kernel}, nil
	}}
}

// Game is k-blocking Wythoff Nim.
type Game struct {
	k      int
	kernel Kernel
}

// New returns the game with blocking number k, 1 ≤ k ≤ MaxK, which counts in Go.
func New(k int) *Game { return &Game{k: k} }

// String returns "blocking:5".
func (g *Game) String() string { return automaton.Name(g.k) }

// Title returns "Blocking queens, k = 5: four squares may be blocked".
func (g *Game) Title() string {
	title := "Blocking queens, k = " + strconv.Itoa(g.k) + ": "
	switch g.k {
	case 1:
		return title + "no square may be blocked"
	case 2:
		return title + "one square may be blocked"
	}
	return title + notation.InWords(g.k-1) + " squares may be blocked"
}

// Rules says how the game is played.
func (g *Game) Rules() string {
	const queen = "The queen goes any distance west, north or north-west; whoever cannot move has lost."
	switch g.k {
	case 1:
		return queen
	case 2:
		return queen + " After a move you may block one of the squares that the queen can go to next."
	}
	return queen + " After a move you may block up to " + notation.InWords(g.k-1) + " of the squares that the queen can go to next."
}

// Dim returns 2.
func (g *Game) Dim() int { return 2 }

// K returns the blocking number.
func (g *Game) K() int { return g.k }

// maxQuery is how many squares are counted at most to answer about one position.
const maxQuery = 1 << 35

// Check refuses what is no square of the quadrant, and squares that more than 2^35
// others would have to be counted for.
func (g *Game) Check(p engine.Position) error {
	if len(p) != 2 {
		return fmt.Errorf("a position of %s has two coordinates, not %d", g, len(p))
	}
	x, y := p[0], p[1]
	switch {
	case x < 0 || y < 0:
		return fmt.Errorf("%v is not on the board: the coordinates of %s are not negative", p, g)
	case x > sweep.Reach || y > sweep.Reach:
		return fmt.Errorf("%v is too far out: the coordinates of %s end at %d", p, g, sweep.Reach)
	case sweep.Work(g.k, x+1, y+1) > maxQuery:
		return fmt.Errorf("%v is too far out for %s: more than %d squares would have to be counted", p, g, maxQuery)
	}
	return nil
}

// Rays returns the three lines of the queen, as far as they have squares.
func (g *Game) Rays(p engine.Position) []engine.Ray {
	rays := make([]engine.Ray, 0, 3)
	add := func(dx, dy, count int) {
		if count > 0 {
			rays = append(rays, engine.Ray{Step: engine.Position{dx, dy}, Count: count})
		}
	}
	add(-1, 0, p[0])
	add(0, -1, p[1])
	add(-1, -1, min(p[0], p[1]))
	return rays
}

// Kinds returns palace numbers and outcomes.
func (g *Game) Kinds() []engine.Kind {
	return []engine.Kind{engine.PalaceNumbers, engine.Outcomes}
}

// Board returns a board that computes its tiles by counting through blocks.
func (g *Game) Board(kind engine.Kind) engine.Board {
	return sweep.NewBoard(g.sweep(), kind)
}

// Solver returns a solver that remembers the board it has counted.
func (g *Game) Solver() engine.Solver {
	return &solver{game: g, sweep: g.sweep()}
}

// sweep returns a new sweep over the board.
func (g *Game) sweep() *sweep.Sweep { return sweep.New(g.Blocks()) }

// Blocks returns what counts blocks of the board.
func (g *Game) Blocks() *automaton.Blocks { return automaton.NewBlocks(g.k, g.kernel) }
