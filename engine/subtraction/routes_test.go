package subtraction_test

import (
	"flag"
	"fmt"
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/internal/testkit"
)

// The routes: which way answers, for many rulesets, windows and positions, with nothing
// known before. The table is testdata/routes.txt; "go test -run TestRoutes . -args -record" writes it
// again, and the difference is to be read before it is kept.

var record = flag.Bool("record", false, "write the table of routes again")

const routesFile = "testdata/routes.txt"

// routed are the rulesets of the table, of every number of components and every way.
var routed = []string{
	"(3)", "(4)(9)", "(0,3)", "(3,2)", "(1,2)(2,1)", "(0,1)(2,4)", "(1000,7)(3,900)", "(1,0,2)(0,3,1)", "(2,1,1,3)",
	"(3)(5)(8)", "(1)(4)(12)(33)", "(2)(7)(100)(1001)", "(3)(5)(200003)", "(3)(5)(900001)", "(1)(2)(20000003)",
	"(1,2)(2,1)(3,3)", "(2,6)(3,3)(6,1)", "(1,2)(3,4)(4,6)", "(2,5)(5,2)(7,7)", "(0,6)(6,0)(9,4)", "(0,2)(2,70)(66,1)",
	"(2,6)(4,11)(6,1)(6,3)(19,5)", "(0,1)(1,0)(1,1)(1,2)(2,2)", "(1,0)(2,0)(5,0)(1,2)(3,1)", "(2,13)(3,14)(5,8)(15,0)(17,16)(19,3)",
	"(0,2)(3,8)(5,0)(8,6)(8,8)", "(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)",
	"(0,1000)(900,7)(3,1)", "(1,3)(2,1)(7000,15)", "(1,3)(2,1)(300000,5)",
	"(1,0,2)(0,3,1)(1,1,1)", "(0,0,1)(1,2,0)(2,1,1)(3,3,3)", "(1,1,1,1)(0,2,0,1)(3,0,1,0)",
}

// TestRoutes holds the choice between the ways against the recorded table.
func TestRoutes(t *testing.T) {
	if testing.Short() {
		t.Skip("the searches take long here; natively it runs")
	}
	var table grouped
	pairs := 0
	some := routed
	if !*record {
		some = testkit.Spread(routed, testkit.Part(11, len(routed)))
	}
	for _, moves := range some {
		var ways grouped
		for _, list := range routesOf(game(t, "subtraction:"+moves).Game) {
			pairs += len(list.routes)
			ways.add(list.name, list.String())
		}
		table.add(moves, ways.join("  ", ", ", "\n    "))
	}
	if len(some) < len(routed) {
		table.within(t)
		return
	}
	got := fmt.Sprintf("%d pairs\n\n%s", pairs, table.join("", "  ", "\n"))
	if *record {
		if err := os.WriteFile(routesFile, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	recorded, err := os.ReadFile(routesFile)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(string(recorded), "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(want) || line != want[i] {
			t.Errorf("line %d of the table is now\n%s", i+1, line)
		}
	}
	if n := len(strings.Split(got, "\n")); n < len(want) {
		t.Errorf("the table has ended after %d lines of %d", n, len(want))
	}
}

// within holds the routes of some rulesets against the recorded table.
func (g *grouped) within(t *testing.T) {
	t.Helper()
	recorded, err := os.ReadFile(routesFile)
	if err != nil {
		t.Fatal(err)
	}
	ways, names := map[string]string{}, []string(nil)
	for _, line := range strings.SplitAfter(string(recorded), "\n") {
		if strings.HasPrefix(line, "(") {
			names = strings.Split(strings.TrimSpace(line), "  ")
			continue
		}
		for _, moves := range names {
			ways[moves] += line
		}
	}
	for i, text := range g.texts {
		for _, moves := range g.names[i] {
			if want := strings.TrimSpace(ways[moves]); strings.TrimSpace(text) != want {
				t.Errorf("%s: the routes are now\n%s\nand were\n%s", moves, text, want)
			}
		}
	}
}

// grouped are texts with the names of all that they are about.
type grouped struct {
	names [][]string
	texts []string
}

func (g *grouped) add(name, text string) {
	i := slices.Index(g.texts, text)
	if i < 0 {
		i = len(g.texts)
		g.names, g.texts = append(g.names, nil), append(g.texts, text)
	}
	g.names[i] = append(g.names[i], name)
}

// join writes each text below its names.
func (g *grouped) join(indent, comma, between string) string {
	var b strings.Builder
	for i, text := range g.texts {
		b.WriteString(indent + strings.Join(g.names[i], comma) + between + text + "\n")
	}
	return b.String()
}

// routes are the ways to some places, asked one after the other.
type routes struct {
	name           string
	places, routes []string
}

func (r *routes) add(place fmt.Stringer, route string) {
	at := place.String()
	r.places = append(r.places, at)
	r.routes = append(r.routes, strings.ReplaceAll(route, "("+at+")", "(p)"))
}

// String writes each way with the first of the places in a row to which it leads.
func (r *routes) String() string {
	var parts []string
	for i, route := range r.routes {
		if i == 0 || route != r.routes[i-1] {
			parts = append(parts, "@"+r.places[i]+" "+route)
		}
	}
	return strings.Join(parts, "\n    ")
}

// components are where windows begin and positions lie.
var components = []int{0, 60, 1000, 2047, 3000, 5000, 9000, 20_000, 60_000, 131_071, 131_072, 500_000, 1 << 24, 1 << 31, 1 << 43, 1 << 50, 1<<59 + 7}

// routesOf lists the routes of a game, those that search longest last.
func routesOf(g *subtraction.Game) []*routes {
	var lists []*routes
	begin := func(name string) *routes {
		lists = append(lists, &routes{name: name})
		return lists[len(lists)-1]
	}
	list := begin("answer")
	for _, p := range spread(g.Dim) {
		list.add(p, answerRoute(g, p))
	}
	for _, k := range g.Shape().Kinds {
		for _, rest := range rests(g.Dim) {
			for _, size := range []int{1, 500} {
				list := begin(fmt.Sprintf("%v, %d wide%s", k, size, after(rest)))
				for _, p := range spread(min(2, g.Dim)) {
					w := engine.Window{X: p.At(0).Clamp(), W: size, H: 1}
					if g.Dim > 1 {
						w.Y, w.H = p.At(1).Clamp(), size
					}
					list.add(p, boardRoute(g, engine.NewMap(g, k, sliced(g.Dim, rest), ""), w))
				}
			}
		}
	}
	if g.Shape().Unbounded {
		boards, answers := begin("far board"), begin("far answer")
		for _, p := range farPlaces(g.Dim) {
			boards.add(p, farBoardRoute(g, p))
		}
		for _, p := range farPlaces(g.Dim)[2:] {
			way := "yes"
			if _, err := g.Solve().Palaces(p); err != nil {
				way = "no: " + err.Error()
			}
			answers.add(p, way)
		}
	}
	return lists
}

// answerRoute says which way leads to the answer about p.
func answerRoute(g *subtraction.Game, p engine.Position) string {
	ms := g.Solve()
	if err := ms.Refusal(engine.Query{Ask: engine.AskPalaces, At: p, Play: true}); err != nil {
		return "no: " + err.Error()
	}
	name, err := chosen(ms, engine.Query{Ask: engine.AskPalaces, At: p})
	return way(g, engine.Map{}, name, err)
}

// boardRoute says which way leads to a window of a map.
func boardRoute(g *subtraction.Game, m engine.Map, w engine.Window) string {
	ms := g.Solve()
	board, err := engine.NewBoard(g, ms, m)
	if err == nil {
		err = board.Check(w)
	}
	if err != nil {
		return "no: " + err.Error()
	}
	name, err := chosen(ms, engine.Query{Ask: engine.AskTiles, Map: m, Window: w})
	return way(g, m, name, err)
}

// way names what a method does.
func way(g *subtraction.Game, m engine.Map, name string, err error) string {
	switch {
	case err != nil:
		return "no: " + err.Error()
	case name == "Period" && !g.Repeats(m.Kind):
		return "pile, as far as it is known"
	case strings.HasPrefix(name, "Sweep") && g.Plane(m).W <= 2*engine.Span:
		return "sweep, seen from there"
	}
	name, _, _ = strings.Cut(strings.ToLower(name), ",")
	return name
}

// farBoardRoute says which way leads to the squares around an origin.
func farBoardRoute(g *subtraction.Game, p engine.Position) string {
	if err := g.Solve().Refusal(engine.Query{Ask: engine.AskPalaces, At: p, Play: true}); err != nil {
		return "no: " + err.Error()
	}
	m := engine.NewMap(g, engine.Outcomes, p, "")
	return boardRoute(g, m, engine.Window{W: 100, H: min(100, g.Plane(m).H)})
}

// spread lists positions: on a diagonal, and in the plane near an axis too.
func spread(dim int) []engine.Position {
	var list []engine.Position
	for _, v := range components {
		p := make([]int, dim)
		for d := range p {
			p[d] = v
		}
		list = append(list, engine.Ints(p...))
	}
	if dim == 2 {
		for _, v := range components {
			list = append(list, engine.At(v, 70))
		}
	}
	if dim > 2 {
		for _, v := range components {
			p := make([]int, dim)
			p[0], p[2] = v, v/9
			list = append(list, engine.Ints(p...))
		}
	}
	return list
}

// rests lists further components for slices.
func rests(dim int) [][]int {
	if dim <= 2 {
		return [][]int{nil}
	}
	return [][]int{make([]int, dim-2), append([]int{}, []int{3, 40}[:dim-2]...), {1 << 30}}
}

func after(rest []int) string {
	if rest == nil {
		return ""
	}
	return " in slice " + engine.Ints(rest...).String()
}

// farPlaces lists positions within the machine's integers and beyond.
func farPlaces(dim int) []engine.Position {
	var list []engine.Position
	for _, text := range []string{"500", "9000", "70000000000", "1" + strings.Repeat("0", 40), "7" + strings.Repeat("3", 200)} {
		v, _ := new(big.Int).SetString(text, 10)
		p := make([]engine.Int, dim)
		for d := range p {
			p[d] = engine.Big(v)
		}
		list = append(list, engine.Of(p...))
	}
	return list
}
