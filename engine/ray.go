package engine

import (
	"slices"
)

// Ray is a straight run of options: From, From+Step, …, Count of them. It need not begin
// at the piece: in M-Wythoff Nim the options (x-3-t, y-2-t) lie on a diagonal beside it. A
// single jump is a ray of Count 1, whose Step says nothing but must not be 0.
type Ray struct {
	From, Step Position
	Count      Int
}

// From returns the ray of options p+step, p+2·step, …, p+count·step of a piece on p.
func From(p, step Position, count Int) Ray { return Ray{p.Plus(step, Num(1)), step, count} }

// At returns the i-th option of the ray, 0 ≤ i < Count.
func (r Ray) At(i Int) Position { return r.From.Plus(r.Step, i) }

// Reaches returns i such that q is option i of the ray. ok is false if it is none.
func (r Ray) Reaches(q Position) (i Int, ok bool) {
	if q.Dim() != r.From.Dim() {
		return Int{}, false
	}
	if i, ok, done := r.reachesPair(q); done {
		return i, ok
	}
	delta, step := q.Minus(r.From).Components(nil), r.Step.Components(nil)
	found := false
	for d := range step {
		if step[d].Sign() == 0 {
			if delta[d].Sign() != 0 {
				return Int{}, false
			}
			continue
		}
		quotient, rest := delta[d].Big(), step[d].Big()
		quotient.QuoRem(quotient, rest, rest)
		n := Big(quotient)
		if rest.Sign() != 0 || found && n != i {
			return Int{}, false
		}
		i, found = n, true
	}
	return i, found && i.Sign() >= 0 && i.Cmp(r.Count) < 0
}

// reachesPair is Reaches where all is near enough for the machine's integers; if not, it
// is not done.
func (r Ray) reachesPair(q Position) (i Int, ok, done bool) {
	const near = 1 << 61
	count := r.Count.Clamp()
	if q.more != pair || r.From.more != pair || r.Step.more != pair ||
		max(q.x, q.y, r.From.x, r.From.y) > near || min(q.x, q.y, r.From.x, r.From.y) < -near { // not by -x: the least number is its own negative
		return Int{}, false, false
	}
	n, found := 0, false
	for d, step := range [2]int{r.Step.x, r.Step.y} {
		delta := [2]int{q.x - r.From.x, q.y - r.From.y}[d]
		switch {
		case step == 0 && delta == 0:
		case step == 0 || delta%step != 0 || found && delta/step != n:
			return Int{}, false, true
		default:
			n, found = delta/step, true
		}
	}
	return Num(n), found && n >= 0 && n < count, true
}

// Reaches reports whether q is one of the options on the rays.
func Reaches(rays []Ray, q Position) bool {
	return slices.ContainsFunc(rays, func(r Ray) bool {
		_, ok := r.Reaches(q)
		return ok
	})
}

// CountOptions says how many options the rays hold. Two rays of one game may share one
// (the moves (1,1) and a diagonal): then this is an upper bound.
func CountOptions(rays []Ray) Int {
	var n Int
	for _, r := range rays {
		n = n.Plus(r.Count)
	}
	return n
}

// Options lists the options on the rays, sorted, each once. There must be a machine's
// number of them that memory holds.
func Options(rays []Ray) []Position {
	return slices.Compact(gather(rays))
}

// gather lists the options of the rays, sorted. A ray is sorted by itself, one way or the
// other, so merging is all there is to do.
func gather(rays []Ray) []Position {
	switch n := len(rays); n {
	case 0:
		return []Position{}
	case 1:
		return rays[0].options()
	default:
		return merge(gather(rays[:n/2]), gather(rays[n/2:]))
	}
}

// options lists the options of the ray, sorted.
func (r Ray) options() []Position {
	list := make([]Position, r.Count.Clamp())
	at := r.From
	for i := range list {
		list[i] = at
		if i+1 < len(list) {
			at = at.Plus(r.Step, Num(1))
		}
	}
	if len(list) > 1 && list[1].Compare(list[0]) < 0 {
		slices.Reverse(list)
	}
	return list
}

// merge merges two sorted lists.
func merge(a, b []Position) []Position {
	merged := make([]Position, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		if a[0].Compare(b[0]) <= 0 {
			merged, a = append(merged, a[0]), a[1:]
		} else {
			merged, b = append(merged, b[0]), b[1:]
		}
	}
	return append(append(merged, a...), b...)
}
