package claims

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/engine/subtraction/periodic"
	"github.com/palacegames/palace/game/catalog"
)

// must ends a check that cannot go on; Claim.find catches it.
func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// unless returns words against a claim, unless it holds.
func unless(holds bool, format string, a ...any) string {
	if holds {
		return ""
	}
	return fmt.Sprintf(format, a...)
}

// differs returns words against a claim if two values are not printed alike.
func differs(got, want any) string {
	g, w := fmt.Sprint(got), fmt.Sprint(want)
	return unless(g == w, "%s", g)
}

// game reads a ruleset.
func game(notation string) engine.Game { return must(catalog.Parse(notation)) }

// grid is the values of a window.
type grid struct {
	engine.Window
	values []int32
}

func (g grid) at(x, y int) int { return int(g.values[(y-g.Y)*g.W+x-g.X]) }

// read computes a window of a game's board, by the engine.
func read(notation string, kind engine.Kind, w engine.Window) grid {
	g := game(notation)
	board := must(engine.NewBoard(g, g.Solve(), engine.NewMap(g, kind, engine.Position{}, "")))
	if err := board.Check(w); err != nil {
		panic(err)
	}
	return grid{w, must(engine.Values(board, w))}
}

// palaces lists where the winning moves from a square lead.
func palaces(notation string, x, y int) []engine.Position {
	return must(game(notation).Solve().Palaces(engine.At(x, y)))
}

// vector is a move, or a step on the board.
type vector = [2]int

// subtract returns the P-positions of the n×n squares at the corner, straight from the rules of
// vector subtraction. Off the board nothing is one.
func subtract(n int, list ...vector) func(x, y int) bool {
	p := make([]bool, n*n)
	for i := range p {
		x, y := i%n, i/n
		p[i] = true
		for _, m := range list {
			p[i] = p[i] && !(x >= m[0] && y >= m[1] && p[(y-m[1])*n+x-m[0]])
		}
	}
	return func(x, y int) bool { return x >= 0 && y >= 0 && p[y*n+x] }
}

// pile returns the nim-values of one pile of 0, …, n-1, straight from the rules.
func pile(n int, list ...int) []int {
	values := make([]int, n)
	for x := range values {
		for again := true; again; {
			again = false
			for _, m := range list {
				if x >= m && values[x-m] == values[x] {
					values[x], again = values[x]+1, true
				}
			}
		}
	}
	return values
}

// set is the moves of one pile.
func set(list ...int) *moves.Set {
	var all []moves.Vector
	for _, m := range list {
		all = append(all, moves.Vector{m})
	}
	return must(moves.New(all...))
}

// repeats returns preperiod and period of one pile, which a state that repeats proves.
func repeats(list ...int) [2]int {
	preperiod, period, err := periodic.Row(set(list...), 0)
	return [2]int{must(preperiod, err), period}
}

// subsets visits the sets of moves from 1 to most.
func subsets(most int, visit func(list []int) (against string)) string {
	for bits := 1; bits < 1<<most; bits++ {
		var list []int
		for m := 1; m <= most; m++ {
			if bits>>(m-1)&1 != 0 {
				list = append(list, m)
			}
		}
		if against := visit(list); against != "" {
			return against
		}
	}
	return ""
}

// first returns the first thing that is found by any of several checks.
func first(checks ...func() string) string {
	for _, check := range checks {
		if against := check(); against != "" {
			return against
		}
	}
	return ""
}

// each calls a check for all numbers from a to b, until one finds something.
func each(a, b int, check func(i int) string) string {
	for i := a; i <= b; i++ {
		if against := check(i); against != "" {
			return against
		}
	}
	return ""
}
