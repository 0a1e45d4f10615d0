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
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
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

// Way is where a ray leads from a position: "left", "nearly up-left" where it runs beside that, or
// "by (1,2)" where no compass knows it.
type Way struct {
	compass string // "up-left", "" where no compass knows it
	nearly  bool
	step    string // what is subtracted, where no compass knows it
}

// String says where a piece goes that goes this way.
func (w Way) String() string {
	switch {
	case w.compass == "":
		return by(w.step)
	case w.nearly:
		return nearlyThere(w.compass)
	}
	return there(w.compass)
}

// Lies says where something lies that can be reached this way: "to the left".
func (w Way) Lies() string {
	switch {
	case w.compass == "":
		return by(w.step)
	case w.nearly:
		return nearlyThere(w.compass)
	}
	return lies(w.compass)
}

// Direction names the way that a ray leads from a position of g, on a board with these axes.
func Direction(g engine.Game, axes catalog.Orient, from engine.Position, r engine.Ray) Way {
	if g, ok := g.(*sum.Game); ok {
		b := g.Moved(from, r.From)
		return Direction(b.Game, axes, b.At(from), engine.Ray{From: b.At(r.From), Step: b.At(r.Step), Count: r.Count})
	}
	if catalog.OnBoard(g) {
		if w := heading(axes, from, r); w.compass != "" {
			return w
		}
	}
	return Way{step: subtracted(stepOf(from, r))}
}

// stepOf returns the step of a ray from p, which of a single jump is all of it.
func stepOf(p engine.Position, r engine.Ray) engine.Position {
	if r.Count == engine.Num(1) {
		return r.From.Minus(p)
	}
	return r.Step
}

// heading names the way that a ray leads from p, of which no compass may know. All rays of a
// band beside a diagonal have the same name.
func heading(axes catalog.Orient, p engine.Position, r engine.Ray) Way {
	step := stepOf(p, r)
	return Way{compass: compass(axes, step), nearly: p.Plus(step, engine.Num(1)) != r.From}
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
		far := v.Abs()
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
	return squaresAway(words.Number(n.String()), name)
}

// From lists how the piece may leave a position p of g: "left, up or by (1,2)", or "by
// (t,2t)" where it may go on, and what may be taken from piles: "(0,3,1) or (1,0,2)". A
// long list is cut short.
func From(g engine.Game, axes catalog.Orient, p engine.Position, rays []engine.Ray) string {
	const most = 10
	onBoard := catalog.OnBoard(g)
	straight := onBoard && !slices.ContainsFunc(rays, func(r engine.Ray) bool {
		return r.Count.Sign() > 0 && heading(axes, p, r).compass == "" && leap(axes, p, r) == ""
	}) // or all jumps are written alike
	var lines, jumps []string
	for _, r := range rays {
		if r.Count.Sign() == 0 {
			continue
		}
		if onBoard {
			if w := heading(axes, p, r); w.compass != "" {
				name := w.String()
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
		jumps = append(jumps[:most], others.String())
	}
	if len(jumps) > 0 && onBoard {
		jumps[0] = by(jumps[0])
	}
	return words.Or(append(lines, jumps...))
}

// subtracted writes a step as a move is written: what it subtracts.
// A long one is shortened, as positions are.
func subtracted(step engine.Position) string { return words.Spot(step.Plus(step, engine.Num(-2))) }

// multiples writes the moves along a ray from p as the notation does, t = 1, 2, …:
// "(t,2t)", or "(3+t,2+t)" where the ray begins elsewhere.
func multiples(p engine.Position, r engine.Ray) string {
	before := p.Minus(r.From.Minus(r.Step)).Components(nil)
	parts := make([]string, len(before))
	for i, v := range r.Step.Components(nil) {
		first, t := "", words.Number(v.Neg().String())+"t"
		if before[i].Sign() != 0 {
			first = words.Number(before[i].String()) + "+"
		}
		switch v {
		case engine.Num(0):
			first, t = "", words.Number(before[i].String())
		case engine.Num(-1):
			t = "t"
		}
		parts[i] = first + t
	}
	return "(" + strings.Join(parts, ",") + ")"
}
