package adapt

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
)

// Near returns a position of core as one of machine integers, and whether it is one.
func Near(p core.Position) (engine.Position, bool) {
	c, ok := p.Small(nil)
	return c, ok
}

// Far returns a position of core as one of integers of any length.
func Far(p core.Position) engine.FarPosition {
	if p.Dim() == 0 {
		return nil
	}
	f := make(engine.FarPosition, p.Dim())
	for d, v := range p.Components(nil) {
		f[d] = v.Big()
	}
	return f
}

// FromNear returns a position of machine integers as one of core.
func FromNear(p engine.Position) core.Position { return core.Ints(p...) }

// FromFar returns a position as one of core. A component that is missing makes it none.
func FromFar(f engine.FarPosition) core.Position {
	c := make([]core.Int, len(f))
	for d, v := range f {
		if v == nil {
			return core.Position{}
		}
		c[d] = core.Big(v)
	}
	return core.Of(c...)
}

// small returns a component that must be a machine integer: of a step.
func small(v core.Int) int {
	n, ok := v.Small()
	if !ok {
		panic("adapt: a step is longer than a machine integer")
	}
	return n
}

// step returns the step of a ray.
func step(r core.Ray) engine.Position {
	s := make(engine.Position, r.Step.Dim())
	for d, v := range r.Step.Components(nil) {
		s[d] = small(v)
	}
	return s
}

// fromPiece cuts a ray into rays that begin at the piece: itself if it does so, else one
// for each of its squares.
func fromPiece(p core.Position, r core.Ray) []core.Ray {
	one := core.Num(1)
	if p.Plus(r.Step, one) == r.From {
		return []core.Ray{r}
	}
	var all []core.Ray
	for i := range r.Count.Clamp() {
		all = append(all, core.Ray{From: r.At(core.Num(i)), Step: r.At(core.Num(i)).Minus(p), Count: one})
	}
	return all
}

// nearRays returns rays as those of a near piece.
func nearRays(p core.Position, rays []core.Ray) []engine.Ray {
	var near []engine.Ray
	for _, r := range rays {
		for _, r := range fromPiece(p, r) {
			near = append(near, engine.Ray{Step: step(r), Count: small(r.Count)})
		}
	}
	return near
}

// farRays returns rays as those of a piece at any distance.
func farRays(p core.Position, rays []core.Ray) []engine.FarRay {
	var far []engine.FarRay
	for _, r := range rays {
		for _, r := range fromPiece(p, r) {
			far = append(far, engine.FarRay{Step: step(r), Count: new(big.Int).Set(r.Count.Big())})
		}
	}
	return far
}
