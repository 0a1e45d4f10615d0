package ideas_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/chart"
	"github.com/palacegames/palace/engine/subtraction/internal/ideas"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// chartOf returns the chart of a game.
func chartOf(t testing.TB, moves string) *chart.Map {
	t.Helper()
	m, err := gameOf(t, moves).Chart(2_000_000)
	if err != nil || m == nil {
		t.Fatalf("%s: %v, %v", moves, m, err)
	}
	return m
}

// tableOf reads what every kind is made of, by pages.
func tableOf(t testing.TB, seen idea.Illustration, kinds int) map[string][]string {
	t.Helper()
	made := map[string][]string{}
	for first := 1; first <= kinds; first += 60 {
		at := idea.Gaze{Window: engine.Window{W: 9, H: 9}, Step: -1}
		if first > 1 {
			at.Chosen = idea.Chosen{"kinds": strconv.Itoa(first)}
		}
		l := enginetest.Look(t, seen, at)
		for _, r := range l.Tables[0].Rows {
			made[r.Cells[0]] = r.Cells[1:5]
		}
	}
	return made
}

// TestChart: whoever follows the digits through the table, kind by kind, comes to the kind that
// is said, and the square of its block is lost if and only if it is so by the textbook.
func TestChart(t *testing.T) {
	const n = 1500
	r := rand.New(rand.NewPCG(3, 1))
	for _, moves := range []string{"(1,2)(2,3)(3,1)", "(2,6)(3,3)(6,1)", "(0,1)(1,0)(1,1)", "(1,3)(2,1)", "(70,3)(2,5)(9,9)"} {
		m := chartOf(t, moves)
		seen := subtraction.Illustrate(gameOf(t, moves), "chart")
		made := tableOf(t, seen, m.Kinds())
		if len(made) != m.Kinds() {
			t.Fatalf("%s: %d kinds in the table, of %d", moves, len(made), m.Kinds())
		}
		palace := textbook(vectorsOf(t, moves), n)
		for range 200 {
			x, y := r.IntN(n), r.IntN(n)
			l := enginetest.Look(t, seen, idea.Gaze{Window: engine.Window{X: x - x%9, Y: y - y%9, W: 9, H: 9}, At: engine.At(x, y), Step: -1})
			kind := "1"
			if len(l.Strips) > 0 {
				for _, letter := range l.Strips[0].Letters {
					kind = made[kind][int(letter.Text[0]-'0')+2*int(letter.Text[1]-'0')]
					if kind != letter.Under {
						t.Fatalf("%s, (%d,%d): the table leads to kind %s, the strip to %s", moves, x, y, kind, letter.Under)
					}
				}
			}
			number, _ := strconv.Atoi(kind)
			lost := m.Palace(number-1, x%m.Side(), y%m.Side())
			if lost != palace(x, y) || strings.Contains(l.Words[0], " is a palace") != lost {
				t.Fatalf("%s, (%d,%d) is P: %v; %s", moves, x, y, palace(x, y), l.Words[0])
			}
		}
	}
}

// TestChartFar: a hundred digits out it says what the game's own methods say.
func TestChartFar(t *testing.T) {
	g := gameOf(t, "(1,2)(2,3)(3,1)")
	far := engine.At(3, 7)
	for range 50 {
		far = engine.Of(far.At(0).Times(engine.Num(97)).Plus(engine.Num(31)), far.At(1).Times(engine.Num(98)).Plus(engine.Num(5)))
	}
	seen, ms := subtraction.Illustrate(g, "chart"), g.Solve()
	lost := 0
	for i := range 60 {
		p := far.Plus(engine.At(i%8, i/8), engine.Num(1))
		l := enginetest.Look(t, seen, idea.Gaze{Origin: far, Window: engine.Window{W: 300, H: 200}, At: p, Step: -1})
		want, err := ms.Value(engine.Outcomes, p)
		if err != nil {
			t.Fatal(err)
		}
		if says := strings.Contains(l.Words[0], " is a palace"); says != (want == engine.Num(1)) {
			t.Fatalf("%v: %s", p, l.Words[0])
		}
		if len(l.Strips[0].Letters) > 80 {
			t.Fatalf("%d letters", len(l.Strips[0].Letters))
		}
		if want == engine.Num(1) {
			lost++
		}
	}
	if lost == 0 || lost == 60 {
		t.Errorf("%d of 60 are lost", lost)
	}
}

// TestBlocks: a drawn block is of the kind that is written on it, on every scale: cut into
// quarters as often as it takes, its squares are those of the board.
func TestBlocks(t *testing.T) {
	const moves, n = "(1,2)(2,3)(3,1)", 2048
	m, seen, palace := chartOf(t, moves), subtraction.Illustrate(gameOf(t, moves), "chart"), textbook(vectorsOf(t, moves), n)
	scales := map[int]bool{}
	for _, w := range []engine.Window{{W: 24, H: 16}, {X: 100, Y: 30, W: 300, H: 200}, {W: 1200, H: 900}, {X: 5, Y: 5, W: 2000, H: 2000}} {
		l := enginetest.Look(t, seen, idea.Gaze{Window: w, Step: -1})
		blocks := 0
		for i, f := range l.Figures {
			if f.Kind != idea.Area {
				continue
			}
			blocks++
			x, y, side := int(f.Points[0].X), int(f.Points[0].Y), int(f.Points[1].X-f.Points[0].X)
			scales[side/m.Side()] = true
			kind, _ := strconv.Atoi(l.Figures[i+1].Text)
			checkBlock(t, m, kind-1, x, y, side, palace, n)
		}
		if blocks == 0 || blocks > 150 {
			t.Errorf("%v: %d blocks", w, blocks)
		}
	}
	if len(scales) < 3 {
		t.Errorf("scales %v", scales)
	}
}

// checkBlock holds some squares of a block of a kind against the board.
func checkBlock(t *testing.T, m *chart.Map, kind, x, y, side int, palace func(x, y int) bool, n int) {
	t.Helper()
	if side > m.Side() {
		side /= 2
		q := m.Quarters(kind)
		for i := range 4 {
			checkBlock(t, m, q[i], x+i%2*side, y+i/2*side, side, palace, n)
		}
		return
	}
	for i := 0; i < side*side; i += 37 {
		if dx, dy := i%side, i/side; x+dx < n && y+dy < n && palace(x+dx, y+dy) != m.Palace(kind, dx, dy) {
			t.Fatalf("(%d,%d) in a block of kind %d is P: %v", x+dx, y+dy, kind+1, palace(x+dx, y+dy))
		}
	}
}

// TestNoChart: where there is none, or nobody has found one, it is said so.
func TestNoChart(t *testing.T) {
	seen := subtraction.Illustrate(gameOf(t, "(1,1)(2,2)(300000,1)"), "chart")
	if job, err := seen.Look(idea.Gaze{Window: engine.Window{W: 9, H: 9}, Step: -1}); err != nil {
		t.Error(err)
	} else {
		engine.Finish(job)
	}
	if _, err := seen.Layer(); err == nil {
		t.Error("moves of 300000 squares have a chart")
	}
	if _, err := subtraction.Illustrate(gameOf(t, "(1,2)(2,1)(3,3)"), "chart").Look(idea.Gaze{Chosen: idea.Chosen{"kinds": "2"}}); err == nil {
		t.Error("kinds from 2 on are listed")
	}
	if !strings.Contains(ideas.SayNoChart(2_000_000), "search of 2 million steps") {
		t.Error(ideas.SayNoChart(2_000_000))
	}
}

// TestChartIdeas holds what every layer promises.
func TestChartIdeas(t *testing.T) {
	enginetest.Ideas(t, gameOf(t, "(1,2)(2,1)(3,3)"), subtraction.Illustrate)
}
