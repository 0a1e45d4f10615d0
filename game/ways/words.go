// Package ways knows the ways that a piece may go: it says them in words, and puts the options of a
// position on lines (lines.go), each option on one line only, so that they can be counted, listed and
// written without one being there twice. The queen of Wythoff Nim on (2,2) has three rays of two
// squares each, and three lines; a piece that moves west by one square, or by two, again and again,
// has two rays and one line, since the first ray holds the second.
//
// For example, from (3,3) the queen of Wythoff Nim goes "left, up or up-left" where the
// corner is above, and "left, down or down-left" where it is below; and where (1,2) may be
// subtracted once and (1,1) again and again, a piece goes "up-left or by (1,2)". Directions are
// named as the board shows them, as lessons name them too.
package ways

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
)

// compass names the direction of a step on a board drawn with these axes, ""
// if it is none of the eight.
func compass(o catalog.Orient, step engine.Position) string {
	dx, dy, ok := step.Pair()
	if !ok || max(dx, -dx, dy, -dy) != 1 {
		return ""
	}
	first, second, _ := strings.Cut(string(o), "-")
	right, down := 0, 0
	for _, axis := range []struct {
		towards string
		by      int
	}{{first, dx}, {second, dy}} {
		switch axis.towards {
		case "right":
			right += axis.by
		case "down":
			down += axis.by
		case "up":
			down -= axis.by
		}
	}
	vertical := [...]string{"up", "", "down"}[down+1]
	level := [...]string{"left", "", "right"}[right+1]
	if vertical != "" && level != "" {
		return vertical + "-" + level
	}
	return vertical + level
}

// Towards says a direction of what lies there: "2 to the left", where "2 left" would be what
// is left over.
func Towards(direction string) string {
	if direction == "left" || direction == "right" {
		return "to the " + direction
	}
	return direction
}

// Direction names the way that a ray leads from a position of g, on a board with these
// axes: "left", "nearly up-left" where it runs beside that, or "by (1,2)" where no
// compass knows it.
func Direction(g engine.Game, axes catalog.Orient, from engine.Position, r engine.Ray) string {
	if catalog.OnBoard(g) {
		if name := heading(axes, from, r); name != "" {
			return name
		}
	}
	return "by " + subtracted(stepOf(from, r))
}

// stepOf returns the step of a ray from p, which of a single jump is all of it.
func stepOf(p engine.Position, r engine.Ray) engine.Position {
	if r.Count == engine.Num(1) {
		return r.From.Minus(p)
	}
	return r.Step
}

// heading names the way that a ray leads from p, "" if no compass knows it. All rays of a
// band beside a diagonal have the same name.
func heading(axes catalog.Orient, p engine.Position, r engine.Ray) string {
	step := stepOf(p, r)
	name := compass(axes, step)
	if name != "" && p.Plus(step, engine.Num(1)) != r.From {
		return "nearly " + name
	}
	return name
}

// leap names a single jump straight along a row, a column or a diagonal, over several squares: "11
// squares to the left". It is "" for any other ray.
func leap(axes catalog.Orient, p engine.Position, r engine.Ray) string {
	if r.Count != engine.Num(1) {
		return ""
	}
	var n engine.Int
	step := stepOf(p, r).Components(nil)
	for d, v := range step {
		far := v
		if v.Sign() < 0 {
			far = engine.Num(0).Minus(v)
		}
		if v.Sign() != 0 && n.Sign() != 0 && n != far {
			return ""
		}
		if v.Sign() != 0 {
			n, step[d] = far, engine.Num(v.Sign())
		}
	}
	name := compass(axes, engine.Of(step...))
	if name == "" || n == engine.Num(1) {
		return ""
	}
	return english.Number(n) + " squares " + Towards(name)
}

// From lists how the piece may leave a position p of g: "left, up or by (1,2)", or "by
// (t,2t)" where it may go on, and what may be taken from piles: "(0,3,1) or (1,0,2)". A
// long list is cut short.
func From(g engine.Game, axes catalog.Orient, p engine.Position, rays []engine.Ray) string {
	const most = 10
	onBoard := catalog.OnBoard(g)
	straight := onBoard && !slices.ContainsFunc(rays, func(r engine.Ray) bool {
		return r.Count.Sign() > 0 && heading(axes, p, r) == "" && leap(axes, p, r) == ""
	}) // or all jumps are written alike
	var lines, jumps []string
	for _, r := range rays {
		if r.Count.Sign() == 0 {
			continue
		}
		if onBoard {
			if name := heading(axes, p, r); name != "" {
				if !slices.Contains(lines, name) {
					lines = append(lines, name)
				}
				continue
			}
		}
		if name := leap(axes, p, r); straight && name != "" {
			lines = append(lines, name)
			continue
		}
		if len(jumps) > most {
			continue
		}
		if r.Count != engine.Num(1) {
			jumps = append(jumps, multiples(p, r))
		} else {
			jumps = append(jumps, subtracted(stepOf(p, r)))
		}
	}
	if len(jumps) > most {
		jumps = append(jumps[:most], "others")
	}
	if len(jumps) > 0 && onBoard {
		jumps[0] = "by " + jumps[0]
	}
	return english.List(append(lines, jumps...), "or")
}

// subtracted writes a step as a move is written: what it subtracts.
// A long one is shortened, as positions are.
func subtracted(step engine.Position) string { return english.Spot(step.Plus(step, engine.Num(-2))) }

// multiples writes the moves along a ray from p as the notation does, t = 1, 2, …:
// "(t,2t)", or "(3+t,2+t)" where the ray begins elsewhere.
func multiples(p engine.Position, r engine.Ray) string {
	before := p.Minus(r.From.Minus(r.Step)).Components(nil)
	parts := make([]string, len(before))
	for i, v := range r.Step.Components(nil) {
		first, t := "", english.Number(engine.Num(0).Minus(v))+"t"
		if before[i].Sign() != 0 {
			first = english.Number(before[i]) + "+"
		}
		switch v {
		case engine.Num(0):
			first, t = "", english.Number(before[i])
		case engine.Num(-1):
			t = "t"
		}
		parts[i] = first + t
	}
	return "(" + strings.Join(parts, ",") + ")"
}
