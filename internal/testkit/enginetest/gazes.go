package enginetest

import (
	"fmt"
	"hash/fnv"
	"math"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/internal/testkit"
)

// turn says which part of the ways to look at an idea make test takes: with every window and every
// origin one of the places to point at, and so on. It is another of each idea of each game.
type turn uint32

func turnOf(name string) turn {
	h := fnv.New32a()
	h.Write([]byte(name))
	return turn(h.Sum32() >> 8)
}

// after returns the turn that comes i later.
func (t turn) after(i int) turn { return t + turn(i) }

// part returns the one of a list whose turn it is, or all from make test-more on.
func part[T any](list []T, turn turn) []T {
	if len(list) == 0 || testkit.Part(1, len(list)) >= len(list) {
		return list
	}
	i := int(turn) % len(list)
	return list[i : i+1]
}

// thirds returns of every three in a list the one whose turn it is, or all.
func thirds[T any](list []T, turn turn) (some []T) {
	for i := 0; i < len(list); i += 3 {
		some = append(some, part(list[i:min(i+3, len(list))], turn)...)
	}
	return some
}

// usualGaze is the number of the gaze at what a page shows first, where nobody points.
const usualGaze = 0

// gazes are the ways in which the suite looks at an idea of a game.
func gazes(g engine.Game, turn turn) (all []idea.Gaze) {
	dim, plane := g.Shape().Dim, planeOf(g, engine.Position{})
	end := engine.Cell{X: plane.X + plane.W, Y: plane.Y + plane.H}
	for i, w := range []engine.Window{
		{W: 24, H: 16}, {W: 1, H: 1}, {X: 40, Y: 30, W: 12, H: 12}, {X: 1_000_000, Y: 255, W: 24, H: 16}, {W: 5, H: 900},
		{X: end.X - 24, Y: end.Y - 16, W: 24, H: 16}, {X: end.X - 24, W: 24, H: 16}, {X: plane.X, Y: plane.Y, W: 7, H: 5},
		{W: 300, H: 200}, {X: 4096, Y: 2600, W: 200, H: 300}, {W: 2000, H: 2000},
	} {
		if w = w.Intersect(plane); w.Empty() {
			w = engine.Window{W: 24, H: 16}.Intersect(plane)
		}
		for _, p := range pointers(engine.Map{}, w, dim, i == usualGaze, turn.after(i)) {
			all = append(all, idea.Gaze{Window: w, At: p, Step: -1})
		}
	}
	if dim < 2 {
		return all
	}
	for i, origin := range origins {
		from := engine.Map{Origin: engine.Ints(make([]int, dim)...).With(0, origin).With(1, origin.Plus(engine.Num(618)))}
		w := engine.Window{X: -12, Y: -8, W: 24, H: 16}.Intersect(planeOf(g, from.Origin))
		if g.Check(from.Origin) != nil || !g.Shape().Far(from.Origin) || w.Empty() {
			continue
		}
		for _, p := range pointers(from, w, dim, false, turn.after(i)) {
			all = append(all, idea.Gaze{Origin: from.Origin, Window: w, At: p, Step: -1})
		}
	}
	return all
}

// origins are how far out squares are counted from.
var origins = []engine.Int{engine.Num(1 << 40), engine.Num(math.MaxInt64).Plus(engine.Num(7)), power(40), power(400)}

func power(zeros int) engine.Int {
	n := engine.Num(1)
	for range zeros {
		n = n.Times(engine.Num(10))
	}
	return n
}

func planeOf(g engine.Game, origin engine.Position) engine.Window {
	return g.Plane(engine.NewMap(g, g.Shape().Kinds[0], origin, ""))
}

// pointers are none, some in the window and, if all are wanted, some where nobody can point:
// before the corner, beyond the window and beyond the machine's numbers.
func pointers(from engine.Map, w engine.Window, dim int, all bool, turn turn) []engine.Position {
	in := func(x, y int) engine.Position { return from.Position(engine.Cell{X: x, Y: y}, dim) }
	list := []engine.Position{{}, in(w.X+w.W/2, w.Y+w.H/3), in(w.X+w.W-1, w.Y+w.H-1), in(w.X+3*w.W, w.Y+2*w.H)}
	if !all {
		return part(list, turn)
	}
	for i, n := range []engine.Int{engine.Num(-1), engine.Num(-5), engine.Num(math.MinInt64), engine.Num(255), engine.Num(4096), engine.Num(131072), engine.Num(1 << 32), engine.Num(1<<53 - 1), engine.Num(math.MaxInt64), power(40), power(400)} {
		zero := in(0, 0)
		var there []engine.Position
		for d := range min(dim, 2) {
			there = append(there, zero.With(d, n), in(3, 5).With(d, n))
		}
		if dim > 1 {
			there = append(there, zero.With(0, n).With(1, n.Plus(engine.Num(3))))
		}
		list = append(list, part(there, turn.after(i))...)
	}
	return list
}

// told names a gaze in a fault.
func told(at idea.Gaze) string {
	text := fmt.Sprintf("window %+v", at.Window)
	if at.Origin != (engine.Position{}) {
		text += " from " + idea.Place(at.Origin)
	}
	if at.At != (engine.Position{}) {
		text += ", pointing at " + idea.Place(at.At)
	}
	if at.Step >= 0 {
		text += fmt.Sprintf(", step %d", at.Step)
	}
	for name, value := range at.Chosen {
		text += fmt.Sprintf(", %s=%.40q", name, value)
	}
	return strings.TrimSpace(text)
}

// wrong notes a fault of the idea.
func (v *viewer) wrong(format string, args ...any) {
	v.faults = append(v.faults, fmt.Errorf(v.name+": "+format, args...))
}
