package subtraction_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/moves"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/oracle"
)

// saying is a sentence by its pattern, and whether its numbers are true of a position.
type saying struct {
	pattern *regexp.Regexp
	holds   func(w *witness, p engine.Position, n []int) bool
}

// witness knows the outcomes from the options alone.
type witness struct {
	*oracle.Oracle
	dim int
}

func (w *witness) palace(c ...int) bool { return w.Outcome(engine.Ints(c...)) == engine.P }

// sayings are the sentences that speak of a period, a mosaic or a block.
var sayings = map[string]saying{
	"list": {regexp.MustCompile(`^The palaces are ([\d, ]+), and each of these plus (\d+), (\d+), (\d+) and so on\. (\d+) is (one|not one) of them(?:, because it is (\d+) and (\d+) × (\d+) more)?\.$`), nil},
	"like": {regexp.MustCompile(`^From (\d+) on, the outcomes repeat every (\d+): (\d+) is (\d+) and (\d+) × (\d+) more, and (\d+) is (a palace|an N-position)\.$`),
		func(w *witness, p engine.Position, n []int) bool {
			for x := n[0]; x < n[0]+200; x++ {
				if w.palace(x) != w.palace(x+n[1]) {
					return false
				}
			}
			return n[2] == n[3]+n[4]*n[5] && n[5] == n[1] && n[3] == n[6] && n[0] <= n[3] && n[3] < n[0]+n[1] && (n[0] == 0 || w.palace(n[0]-1) != w.palace(n[0]-1+n[1]))
		}},
	"mosaic": {regexp.MustCompile(`^Within (\d+) squares of \((\d+),(\d+)\), the palaces form a mosaic that repeats by \((-?\d+),(\d+)\) and by \((-?\d+),(\d+)\)\. \((\d+),(\d+)\) is (an N-position|a palace, like \((\d+),(\d+)\))\.$`), mosaicHolds},
	"strip": {regexp.MustCompile(`^Within (\d+) squares of \((\d+),(\d+)\), the outcomes repeat by \((-?\d+),(\d+)\): \((\d+),(\d+)\) is (a palace|an N-position), like \((\d+),(\d+)\)\.$`),
		func(w *witness, p engine.Position, n []int) bool {
			back := n[5] == n[7]+n[3] && n[6] == n[8]+n[4] || n[5] == n[7]-n[3] && n[6] == n[8]-n[4]
			return back && w.palace(n[5], n[6]) == w.palace(n[7], n[8]) && w.repeats(n[:3], n[3], n[4])
		}},
	"block": {regexp.MustCompile(`^The whole board is made of .* blocks? of (\d+)×(\d+) squares.*\. \((\d+),(\d+)\) has the same place in its block as \((\d+),(\d+)\) in another of the same kind, and that square is (a palace|an N-position)\.$`),
		func(w *witness, p engine.Position, n []int) bool {
			return blocksAgree(w.palace, n)
		}},
}

func mosaicHolds(w *witness, p engine.Position, n []int) bool {
	if len(n) == 11 && !w.palace(n[9], n[10]) {
		return false
	}
	return w.repeats(n[:3], n[3], n[4]) && w.repeats(n[:3], n[5], n[6]) && n[3]*n[6] != n[4]*n[5] && n[7] == n[1] && n[8] == n[2]
}

// blocksAgree reports whether the blocks of two squares are the same, and the squares in the
// same place.
func blocksAgree(palace func(c ...int) bool, n []int) bool {
	side := n[0]
	x, y, tx, ty := n[2]/side*side, n[3]/side*side, n[4]/side*side, n[5]/side*side
	for i := range side * side {
		if dx, dy := i%side, i/side; palace(x+dx, y+dy) != palace(tx+dx, ty+dy) {
			return false
		}
	}
	return n[2]%side == n[4]%side && n[3]%side == n[5]%side && (n[2] != n[4] || n[3] != n[5])
}

// repeats reports whether the squares as far as at[0] around (at[1],at[2]) are as those a step
// further.
func (w *witness) repeats(at []int, dx, dy int) bool {
	left, right, top, bottom := max(0, at[1]-at[0]), at[1]+at[0], max(0, at[2]-at[0]), at[2]+at[0]
	for x := max(left, left-dx); x <= min(right, right-dx); x++ {
		for y := max(top, top-dy); y <= min(bottom, bottom-dy); y++ {
			if w.palace(x, y) != w.palace(x+dx, y+dy) {
				return false
			}
		}
	}
	return true
}

// listHolds holds a list of lost numbers against the witness.
func listHolds(w *witness, found []string) bool {
	var first []int
	for _, word := range strings.Split(found[1], ", ") {
		v, _ := strconv.Atoi(word)
		first = append(first, v)
	}
	every, _ := strconv.Atoi(found[2])
	for x := range 5 * every {
		if w.palace(x) != slices.Contains(first, x%every) {
			return false
		}
	}
	x, _ := strconv.Atoi(found[5])
	if (found[6] == "one") != slices.Contains(first, x%every) {
		return false
	}
	if found[7] == "" {
		return x < every
	}
	like, _ := strconv.Atoi(found[7])
	times, _ := strconv.Atoi(found[8])
	return like+times*every == x && like < every && found[9] == found[2]
}

// numbers reads the numbers that a pattern has found.
func numbers(found []string) (n []int) {
	for _, text := range found[1:] {
		if v, err := strconv.Atoi(text); err == nil {
			n = append(n, v)
		}
	}
	return n
}

// TestReasonsOfMany holds what is said of positions of random rulesets against the options
// alone: every sentence has one of the known forms, and everything in it is true.
func TestReasonsOfMany(t *testing.T) {
	rng := rand.New(rand.NewPCG(12, 5))
	said := map[string]map[engine.Outcome]int{"list": {}, "like": {}, "mosaic": {}, "strip": {}, "block": {}}
	silent, all := 0, 0
	for range testkit.Part(30, 90) {
		dim := 1 + rng.IntN(2)
		g := anyRuleset(rng, dim)
		if g == nil {
			continue
		}
		w := &witness{oracle.New(g), dim}
		for range 12 {
			p := engine.Ints(rng.IntN(400))
			if dim == 2 {
				p = engine.Ints(rng.IntN(400), rng.IntN(400))
			}
			palaces := w.Palaces(p)
			reason := g.Reason(p, palaces)
			if len(g.Rays(p)) == 0 {
				if reason != "" {
					t.Fatalf("%v: the end %v: %q", g, p, reason)
				}
				continue
			}
			if all++; reason == "" {
				silent++
				continue
			}
			said[w.check(t, g, p, reason)][w.Outcome(p)]++
		}
	}
	for form, n := range said {
		if form != "block" && !testing.Short() && (n[engine.P] == 0 || n[engine.N] == 0) {
			t.Errorf("%s: %v", form, n)
		}
	}
	if silent*5 > all {
		t.Errorf("%d of %d positions have no reason", silent, all)
	}
}

// anyRuleset returns some ruleset of three moves or more.
func anyRuleset(rng *rand.Rand, dim int) *subtraction.Game {
	var list []moves.Vector
	for range 3 + rng.IntN(3) {
		m := make(moves.Vector, dim)
		for d := range m {
			m[d] = rng.IntN(4 + 8/dim)
		}
		list = append(list, m)
	}
	if g, err := subtraction.New(list...); err == nil && len(g.List()) > 2 {
		return g
	}
	return nil
}

// check returns the form of a reason that is true.
func (w *witness) check(t *testing.T, g *subtraction.Game, p engine.Position, reason string) string {
	t.Helper()
	lost := w.Outcome(p) == engine.P
	reason = reason[len(quoted.FindString(reason)):]
	for form, s := range sayings {
		found := s.pattern.FindStringSubmatch(reason)
		if found == nil {
			continue
		}
		is := strings.Contains(reason, "is one of them") || strings.HasSuffix(reason, "is a palace.") || strings.Contains(reason, "is a palace, like")
		if is != lost || s.holds != nil && !s.holds(w, p, numbers(found)) || s.holds == nil && !listHolds(w, found) {
			t.Fatalf("%v: %v is lost: %v, but %q", g, p, lost, reason)
		}
		return form
	}
	t.Fatalf("%v: %v: %q", g, p, reason)
	return ""
}

// TestReasonFarAway holds reasons of positions that no table reaches against the chart.
func TestReasonFarAway(t *testing.T) {
	pile, err := subtraction.New(moves.Vector{3}, moves.Vector{5}, moves.Vector{8})
	if err != nil {
		t.Fatal(err)
	}
	const want = "The palaces are 0, 1, 2, and each of these plus 11, 22, 33 and so on. 1000000000000 is one of them, because it is 1 and 90909090909 × 11 more."
	if got := pile.Reason(engine.Ints(1e12), nil); got != want {
		t.Errorf("%q", got)
	}
	plane, err := subtraction.New(moves.Vector{2, 6}, moves.Vector{3, 3}, moves.Vector{6, 1})
	if err != nil {
		t.Fatal(err)
	}
	methods := plane.Solve()
	for i := range 40 {
		p := engine.At(1e12+i, 1.1e12+i*i)
		palaces, err := methods.Palaces(p)
		if err != nil {
			t.Fatal(err)
		}
		reason := plane.Reason(p, palaces)
		if is := strings.Contains(reason, "is one of them") || strings.HasSuffix(reason, "is a palace.") || strings.Contains(reason, "is a palace, like"); reason == "" || is != (len(palaces) == 0) {
			t.Errorf("%v sees %v: %q", p, palaces, reason)
		}
	}
}

// TestReasonByBlocks holds what is said of blocks against a board that is filled in square by
// square.
func TestReasonByBlocks(t *testing.T) {
	const n = 4096
	list := []moves.Vector{{2, 7}, {4, 7}, {7, 0}}
	board := make([]bool, n*n)
	for i := range board {
		x, y := i%n, i/n
		board[i] = !slices.ContainsFunc(list, func(m moves.Vector) bool { return x >= m[0] && y >= m[1] && board[i-m[1]*n-m[0]] })
	}
	palace := func(c ...int) bool { return board[c[1]*n+c[0]] }
	g, err := subtraction.New(list...)
	if err != nil {
		t.Fatal(err)
	}
	said, rng := map[bool]int{}, rand.New(rand.NewPCG(3, 4))
	for range 3000 {
		x, y := rng.IntN(n), rng.IntN(n)
		var palaces []engine.Position
		for _, m := range list {
			if x >= m[0] && y >= m[1] && palace(x-m[0], y-m[1]) {
				palaces = append(palaces, engine.At(x-m[0], y-m[1]))
			}
		}
		reason := g.Reason(engine.At(x, y), palaces)
		found := sayings["block"].pattern.FindStringSubmatch(reason)
		if found == nil {
			continue
		}
		said[palace(x, y)]++
		if said[palace(x, y)] <= 5 && !blocksAgree(palace, numbers(found)) || strings.HasSuffix(reason, "is a palace.") != palace(x, y) {
			t.Fatal(reason)
		}
	}
	if said[true] < 5 || said[false] < 5 {
		t.Error(said)
	}
}
