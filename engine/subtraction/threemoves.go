package subtraction

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/subtraction/moves"
)

// Three moves of which two make the third, and what follows for a square from others ([LSY24] Section 8).

// trio is three moves in the plane.
type trio [3]engine.Cell

// trioOf returns the moves as a trio, if they are one.
func trioOf(list []moves.Vector) (t trio, ok bool) {
	if len(list) != 3 || len(list[0]) != 2 {
		return t, false
	}
	for i, m := range list {
		t[i] = engine.Cell{X: m[0], Y: m[1]}
	}
	return t, true
}

// sum adds multiples of the moves.
func (t trio) sum(i, j, k int) engine.Cell {
	return engine.Cell{X: i*t[0].X + j*t[1].X + k*t[2].X, Y: i*t[0].Y + j*t[1].Y + k*t[2].Y}
}

// additive: the last move, as they are sorted, is the sum of the others (Definition 33).
func (t trio) additive() bool { return t.sum(1, 1, -1) == engine.Cell{} }

// progression: the moves follow each other at equal distances along a diagonal (Lemma 37).
func (t trio) progression() bool {
	return t.sum(1, -2, 1) == engine.Cell{} && t[1].X-t[0].X == t[1].Y-t[0].Y
}

// asymmetric returns the moves as (a,b), (c,b+d), (a+c,d), if they are such (Definition 38).
func (t trio) asymmetric() (trio, bool) {
	for i := range 6 {
		o := trio{t[i%3], t[(i+1+i/3)%3], t[(i+2-i/3)%3]}
		if o.sum(1, 1, -1).X == 0 && o.sum(1, -1, 1).Y == 0 {
			return o, true
		}
	}
	return t, false
}

// mostTrio bounds the moves of which lemmas are looked for: they need the squares as far around as two moves lead.
const mostTrio = 64

// nearby is what is known of the squares around one.
type nearby struct {
	p      engine.Position
	window engine.Window // seen from p
	rows   []uint64
}

// at returns a square so far from p, without parentheses.
func (n *nearby) at(by engine.Cell) string {
	return n.p.Plus(engine.At(by.X, by.Y), engine.Num(1)).String()
}

// on reports whether there is a square so far from p, and palace whether it is one.
func (n *nearby) on(by engine.Cell) bool { return n.window.Contains(by) }

func (n *nearby) palace(by engine.Cell) bool {
	x, y := by.X-n.window.X, by.Y-n.window.Y
	return n.on(by) && n.rows[y*moves.Ceil(n.window.W, 64)+x/64]>>(x%64)&1 != 0
}

// lemma says of a square of a board of three moves what follows from other squares, "" if nothing does.
func (g *Game) lemma(p engine.Position, lost bool) string {
	t, ok := trioOf(g.Set.List)
	far := slices.Max(slices.Concat(g.Set.List...))
	asymmetric, is := t.asymmetric()
	if !ok || far > mostTrio || !is && !t.additive() && !t.progression() {
		return ""
	}
	w := engine.Window{X: -min(2*far, p.At(0).Clamp()), Y: -min(2*far, p.At(1).Clamp())}
	w.W, w.H = 2*far+1-w.X, 2*far+1-w.Y
	n := &nearby{p, w, g.outcomesAround(p, w)}
	if n.rows == nil || n.palace(engine.Cell{}) != lost {
		return ""
	}
	if from := t.sum(0, -2, 0); lost && t.progression() && n.palace(from) {
		return twiceMiddle(n.at(from), written(g.Set.List[1]), p.String())
	}
	text := ""
	if t.additive() {
		text = n.follows(36, t, lost, t.sum(2, 0, 0), t.sum(0, 2, 0), t[1], t[0])
		if first, second := t.sum(2, 1, 0), t.sum(1, 2, 0); text == "" && lost && n.palace(first) && n.palace(second) {
			text = palaceBeforeTwo(n.at(first), n.at(second), p.String())
		}
	}
	if text == "" && is {
		t = asymmetric
		text = n.follows(39, t, lost, t.sum(1, 1, -1), t.sum(1, -1, 1), t[2], t[1])
	}
	return text
}

// follows says what follows by Lemma 36 or 39: by (i) and (iv) from the palace two of the last move before, if the
// second square is on the board, and then the first one is; by (ii) and (iii) from palaces at two other distances.
// Those need a square farther out that is no palace, and it is none, for the palace is one of its options.
func (n *nearby) follows(lemma int, t trio, lost bool, two, three, beyondTwo, beyondThree engine.Cell) string {
	if from, first, second := t.sum(0, 0, -2), t.sum(-1, 0, 0), t.sum(0, -1, 0); n.palace(from) && n.on(second) {
		if lost {
			return palaceAndNeither(n.at(from), n.at(first), n.at(second), n.p.String(), lemma)
		}
		return palaceAndEither(n.at(from), n.p.String(), n.at(first), n.at(second), lemma)
	}
	for i, by := range [...]engine.Cell{two, three} {
		from, beyond := engine.Cell{X: -by.X, Y: -by.Y}, [...]engine.Cell{beyondTwo, beyondThree}[i]
		if lost && by != (engine.Cell{}) && n.palace(from) {
			return palaceAndNone(n.at(from), n.at(beyond), n.p.String(), lemma, [...]string{"ii", "iii"}[i])
		}
	}
	return ""
}
