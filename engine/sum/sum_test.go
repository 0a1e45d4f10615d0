package sum_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/exile"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/mwythoff"
	"github.com/palacegames/palace/engine/remoteness"
	"github.com/palacegames/palace/engine/rook"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/engine/wythoff"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// part reads a game.
func part(t testing.TB, notation string, misère bool, at ...int) sum.Part {
	t.Helper()
	for _, f := range []*engine.Family{&rook.Family, &wythoff.Family, &wythoff.Maharaja, &mwythoff.Family, &subtraction.Family, &exile.Family, &blocking.Family} {
		if !strings.HasPrefix(notation, f.Name) {
			continue
		}
		g := enginetest.MustParse(t, f, notation)
		if misère {
			var err error
			if g, err = misere.Of(g); err != nil {
				t.Fatal(err)
			}
		}
		return sum.Part{Game: g, Methods: g.Solve(), At: engine.Ints(at...)}
	}
	t.Fatalf("there is no game %s", notation)
	return sum.Part{}
}

// tree plays sums out, move by move.
type tree struct {
	misère bool
	known  map[string]bool
	moves  map[string]int
}

// wins reports whether the player to move wins.
func (tr *tree) wins(parts []sum.Part) bool {
	var key strings.Builder
	for _, p := range parts {
		fmt.Fprint(&key, p.Game, "@", p.At, " ")
	}
	won, known := tr.known[key.String()]
	if !known {
		won = len(tr.winning(parts)) > 0 || tr.misère && !slices.ContainsFunc(parts, func(p sum.Part) bool { return len(p.Game.Rays(p.At)) > 0 })
		tr.known[key.String()] = won
	}
	return won
}

// winning lists the moves after which the other player loses.
func (tr *tree) winning(parts []sum.Part) (moves []sum.Move) {
	for i, p := range parts {
		for _, q := range engine.Options(p.Game.Rays(p.At)) {
			after := slices.Clone(parts)
			after[i].At = q
			if !tr.wins(after) {
				moves = append(moves, sum.Move{Part: i, To: q})
			}
		}
	}
	return moves
}

// lasts says in how many moves a sum is over if the winner hurries and the loser resists.
func (tr *tree) lasts(parts []sum.Part) int {
	games, at := places(parts)
	key := fmt.Sprint(games, at)
	if n, known := tr.moves[key]; known {
		return n
	}
	soonest, latest := 1<<30, 0
	for i, p := range parts {
		for _, q := range engine.Options(p.Game.Rays(p.At)) {
			after := slices.Clone(parts)
			after[i].At = q
			n := 1 + tr.lasts(after)
			if latest = max(latest, n); !tr.wins(after) {
				soonest = min(soonest, n)
			}
		}
	}
	if latest > 0 && tr.wins(parts) {
		latest = soonest
	}
	tr.moves[key] = latest
	return latest
}

// places are the games of a sum and where their pieces stand.
func places(parts []sum.Part) (games []engine.Game, at []engine.Position) {
	for _, p := range parts {
		games, at = append(games, p.Game), append(at, p.At)
	}
	return games, at
}

// TestGameTree holds sums of two and three games, and misère Nim, to what playing them out finds.
func TestGameTree(t *testing.T) {
	rng := rand.New(rand.NewPCG(22, 5))
	names := []string{"rook", "wythoff", "maharaja", "mwythoff:2", "subtraction:(1,2)(2,1)", "subtraction:(1,0)(0,2)(2,2)", "exile:spiral", "exile:quadrant", "subtraction:(1)(3)(4)", "subtraction:(2)"}
	for i := range testkit.Rounds(60) {
		tr := &tree{misère: i%4 == 0, known: map[string]bool{}}
		var parts []sum.Part
		for range 2 + i%2 {
			name := names[rng.IntN(len(names))]
			if tr.misère {
				name = "rook"
			}
			at := []int{rng.IntN(4), rng.IntN(4)}
			if strings.HasSuffix(name, "(4)") || strings.HasSuffix(name, ":(2)") {
				at = at[:1]
			}
			parts = append(parts, part(t, name, tr.misère, at...))
		}
		a, err := sum.Solve(parts)
		if err != nil {
			t.Fatal(err)
		}
		if (a.Outcome == engine.N) != tr.wins(parts) || !slices.Equal(a.Winning, tr.winning(parts)) || a.Misere != tr.misère || !a.Misere && (a.Nim.Sign() == 0) != (a.Outcome == engine.P) {
			t.Errorf("%v: %v, want %v", parts, a, tr.winning(parts))
		}
	}
}

// TestRemoteness holds how long sums last, in normal and in misère play, to what playing them out finds, and
// says nothing where too much can follow.
func TestRemoteness(t *testing.T) {
	rng := rand.New(rand.NewPCG(37, 1))
	for i := range testkit.Rounds(80) {
		tr := &tree{misère: i%3 == 0, known: map[string]bool{}, moves: map[string]int{}}
		var parts []sum.Part
		for range 1 + rng.IntN(3) {
			names := []string{"rook", "wythoff", "maharaja", "mwythoff:2", "exile:spiral", "exile:quadrant", fmt.Sprintf("subtraction:(%d,1)(1,%d)(2,2)", rng.IntN(4), rng.IntN(4))}
			parts = append(parts, part(t, names[rng.IntN(len(names))], tr.misère, rng.IntN(4), rng.IntN(4)))
		}
		if n, ok := remoteness.OfSum(places(parts)); !ok || n != tr.lasts(parts) {
			t.Errorf("%v: over in %d moves, %t, want %d", fmt.Sprint(places(parts)), n, ok, tr.lasts(parts))
		}
	}
	for _, parts := range [][]sum.Part{
		{part(t, "wythoff", false, 90, 90), part(t, "wythoff", false, 90, 90)}, {part(t, "rook", false, 5000, 5000), part(t, "rook", false, 0, 0)}, {part(t, "subtraction:(1)", false, 1<<40), part(t, "rook", false, 1, 1)},
		{part(t, "subtraction:(1)", false, 5000), part(t, "subtraction:(1)", false, 5000)},
	} {
		if n, ok := remoteness.OfSum(places(parts)); ok {
			t.Errorf("%v: over in %d moves", fmt.Sprint(places(parts)), n)
		}
	}
}

// TestRefusals: each is a sentence that names the game.
func TestRefusals(t *testing.T) {
	for want, parts := range map[string][]sum.Part{
		"blocking:5 has no nim-values":                {part(t, "rook", false, 1, 2), part(t, "blocking:5", false, 3, 3)},
		"game 1 of the sum, wythoff at (9000,900)":    {part(t, "rook", false, 1, 2), part(t, "wythoff", false, 9000, 900)},
		"has too many moves":                          {part(t, "rook", false, 1<<20, 2), part(t, "rook", false, 1, 2)},
		"where every game is Nim, and wythoff is not": {part(t, "rook", true, 1, 2), part(t, "wythoff", true, 1, 2)},
		"all games of a sum must end the same way":    {part(t, "rook", true, 1, 2), part(t, "rook", false, 1, 2)},
	} {
		if a, err := sum.Solve(parts); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, %v, want %q", a, err, want)
		}
	}
}
