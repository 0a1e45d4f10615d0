package table_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/web/internal/page"
)

// plain is a game in the plainest way: where its piece may go, straight from the rules as a reader
// finds them and not from the engine, and who wins, by trying everything.
type plain struct {
	options func(p []int) [][]int
	known   map[string]bool
}

// step is a move by one step along a line, or of a list.
func step(p, by []int) []int {
	to := make([]int, len(p))
	for i := range p {
		to[i] = p[i] + by[i]
	}
	return to
}

func onQuadrant(p []int) bool { return !slices.ContainsFunc(p, func(v int) bool { return v < 0 }) }

// alongLine lists the squares from p on along a step, while they are allowed.
func alongLine(p, by []int, allowed func([]int) bool) (list [][]int) {
	for to := step(p, by); allowed(to); to = step(to, by) {
		list = append(list, to)
	}
	return list
}

var (
	listedMoves = regexp.MustCompile(`\((\d+(?:,\d+)*)\)`)
	familyRange = regexp.MustCompile(`t=1\.\.(\d*)`)
)

// plainMoves reads the moves out of a ruleset's text, as far as they matter up to 200.
func plainMoves(game string) (moves [][]int) {
	if game == "maharaja" {
		return [][]int{{-1, -2}, {-2, -1}}
	}
	if found := familyRange.FindStringSubmatch(game); found != nil {
		last, err := strconv.Atoi(found[1])
		if err != nil {
			last = 200
		}
		for t := 1; t <= last; t++ {
			moves = append(moves, []int{-t, -2 * t}, []int{-2 * t, -t})
		}
		return moves
	}
	for _, found := range listedMoves.FindAllStringSubmatch(game, -1) {
		var move []int
		for _, text := range strings.Split(found[1], ",") {
			n, _ := strconv.Atoi(text)
			move = append(move, -n)
		}
		moves = append(moves, move)
	}
	return moves
}

// plainSpiral numbers the squares of Z×Z along the square spiral. x points south, y east: each
// ring goes up its east side, west along the north, down and east again.
func plainSpiral(x, y int) int {
	ring := max(x, -x, y, -y)
	if ring == 0 {
		return 0
	}
	before := (2*ring - 1) * (2*ring - 1)
	switch {
	case y == ring && x < ring:
		return before + ring - 1 - x
	case x == -ring:
		return before + 2*ring + ring - 1 - y
	case y == -ring:
		return before + 4*ring + x + ring - 1
	}
	return before + 6*ring + y + ring - 1
}

// onSpiral lists the moves in exile on the spiral: along a line, as long as the numbers fall.
func onSpiral(p []int) (list [][]int) {
	for dx := -1; dx <= 1; dx++ {
		for dy := -1; dy <= 1; dy++ {
			if dx != 0 || dy != 0 {
				list = append(list, alongLine(p, []int{dx, dy}, func(q []int) bool {
					return plainSpiral(q[0], q[1]) < plainSpiral(p[0], p[1])
				})...)
			}
		}
	}
	return list
}

// plainly returns a game of a ruleset's name.
func plainly(game string) *plain {
	known := map[string]bool{}
	queen := [][]int{{-1, 0}, {0, -1}, {-1, -1}}
	switch {
	case game == "exile:spiral":
		return &plain{onSpiral, known}
	case game == "exile:quadrant":
		queen = append(queen, []int{1, -1})
	case strings.HasPrefix(game, "subtraction"):
		queen = nil
	}
	moves := plainMoves(game)
	return &plain{func(p []int) (list [][]int) {
		for _, by := range queen {
			list = append(list, alongLine(p, by, onQuadrant)...)
		}
		for _, by := range moves {
			if to := step(p, by); onQuadrant(to) {
				list = append(list, to)
			}
		}
		slices.SortFunc(list, slices.Compare)
		return slices.CompactFunc(list, slices.Equal)
	}, known}
}

// palace says whether whoever must move from p loses.
func (g *plain) palace(p []int) bool {
	key := engine.Ints(p...).String()
	lost, ok := g.known[key]
	if !ok {
		lost = !slices.ContainsFunc(g.options(p), g.palace)
		g.known[key] = lost
	}
	return lost
}

// nearest returns the square of a list that is nearest to the corner: long steps make short games.
func nearest(list [][]int) []int {
	far := func(p []int) (sum int) {
		for _, v := range p {
			sum += max(v, -v)
		}
		return sum
	}
	return slices.MinFunc(list, func(p, q []int) int { return far(p) - far(q) })
}

func intsOf(p engine.Position) (list []int) {
	for _, c := range p.Components(nil) {
		list = append(list, c.Clamp())
	}
	return list
}

// playPlainly plays a person's side to the end by advice, and holds the piece's options at every
// position against the plain rules.
func playPlainly(t *testing.T, r *room, g *plain, advice func(p []int) []int, choose func(r *room, to engine.Position)) page.State {
	t.Helper()
	for range 300 {
		r.run()
		s := r.table.State()
		if s.Phase == "over" {
			return s
		}
		v := r.table.View()
		var want []string
		for _, q := range g.options(intsOf(v.Here)) {
			want = append(want, engine.Ints(q...).String())
		}
		var got []string
		for _, q := range engine.Options(v.Rays) {
			got = append(got, q.String())
		}
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Fatalf("from %v the piece goes to %v, want %v", v.Here, got, want)
		}
		to := engine.Ints(advice(intsOf(v.Here))...)
		choose(r, to)
		now := r.table.State()
		if len(now.History) <= len(s.History) || engine.Position(now.History[len(s.History)].To) != to {
			t.Fatalf("%v was chosen, and %+v was played: %s", to, now.History[len(s.History):], r.table.Page().Notice.Text)
		}
	}
	t.Fatal("the game does not end")
	return page.State{}
}

// byTap taps a square of the board, byWay takes counters as the button of a way does, and byMove
// moves as a script does.
func byTap(r *room, to engine.Position) {
	c, ok := r.table.View().Cell(to)
	if !ok {
		r.t.Fatalf("%v is not on the board", to)
	}
	r.table.Gesture(scene.Gesture{Kind: scene.Tap, At: c})
}

func byWay(r *room, to engine.Position) {
	here := r.table.View().Here
	for _, w := range r.table.Page().Piles.Ways {
		if here.Plus(engine.Position(w.First), engine.Num(1)) == to {
			r.must("take", args{"first": w.First, "step": w.Step, "times": "1"})
			return
		}
	}
	r.t.Fatalf("no way leads to %v", to)
}

func byMove(r *room, to engine.Position) { r.must("move", args{"to": page.Numbers(to)}) }

// plainGames are rulesets of every family, each with an extent for its map.
var plainGames = []struct{ game, size string }{
	{"maharaja", "1000000x1000000"},
	{"wythoff+(2,3)(3,2)", "1000000x1000000"},
	{"wythoff+(t,2t)(2t,t);t=1..10", "1000000x1000000"},
	{"wythoff+(t,2t)(2t,t);t=1..", "1000000x1000000"},
	{"subtraction:(1,2)(2,1)(3,3)", "20000x20000"},
	{"subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)", "20000x20000"},
	{"subtraction:(3)(5)(8)", "1000000x1"},
	{"subtraction:(0,3,1)(1,0,2)", "2000x2000"},
	{"exile:spiral", "1000000x1000000"},
	{"exile:quadrant", "1000000x1000000"},
}

// TestWonByThePlainRules plays every family as somebody does who knows its rules and nothing of the
// engines: by taps or by the ways to take counters it is won from where it can be won, and lost to
// the perfect player otherwise.
func TestWonByThePlainRules(t *testing.T) {
	for _, c := range plainGames {
		t.Run(c.game, func(t *testing.T) {
			g := plainly(c.game)
			r := newRoom(t)
			s := r.must("open", args{"link": c.game})
			start := engine.Position(s.Position)
			if g.palace(intsOf(start)) {
				t.Fatalf("the first player cannot win from %v", start)
			}
			choose := byTap
			if start.Dim() != 2 {
				choose = byWay
			}
			wins := func(p []int) []int {
				return nearest(slices.DeleteFunc(g.options(p), func(q []int) bool { return !g.palace(q) }))
			}
			if end := playPlainly(t, r, g, wins, choose); *end.Winner != "first" {
				t.Errorf("a person without an error has lost: %+v", end.History)
			}
			r.must("open", args{"link": c.game + "&first=perfect&second=human"})
			anyhow := func(p []int) []int { return nearest(g.options(p)) }
			if end := playPlainly(t, r, g, anyhow, byMove); *end.Winner != "first" {
				t.Errorf("the perfect player has lost: %+v", end.History)
			}
		})
	}
}
