package enginetest

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"

	"github.com/palacegames/palace/engine"
)

// far checks a game that is played at any distance: near the corner against the
// oracle and against itself, and where no oracle reaches, the boards against the
// solver.
func (s *suite) far() error {
	g, ok := s.game.(engine.Farther)
	if !ok {
		return nil
	}
	solver, ok := g.Solver().(engine.FarSolver)
	if !ok {
		return errors.New("it is an engine.Farther, but its solver is no engine.FarSolver")
	}
	if near := g.Near(); near < 0 || near >= engine.Span {
		return fmt.Errorf("its Near is %d", near)
	}
	f := &farSuite{s, g, solver, rand.New(rand.NewPCG(s.options.Seed, 3))}
	for _, check := range []func() error{f.near, f.refusals, f.nearBoards, f.farBoards} {
		if err := check(); err != nil {
			return fmt.Errorf("far out: %w", err)
		}
	}
	return nil
}

// farSuite is the part of the suite for far positions.
type farSuite struct {
	*suite
	game   engine.Farther
	solver engine.FarSolver
	random *rand.Rand
}

// near asks about small positions as if they were far.
func (f *farSuite) near() error {
	for _, p := range f.samples(f.options.positions()) {
		if err := f.game.CheckFar(p.Far()); err != nil {
			return fmt.Errorf("%v is refused: %w", p, err)
		}
		rays := f.game.FarRays(p.Far())
		same := slices.EqualFunc(rays, f.game.Rays(p), func(r engine.FarRay, near engine.Ray) bool {
			return r.Step.Equal(near.Step) && r.Count.Cmp(big.NewInt(int64(near.Count))) == 0
		})
		if !same {
			return fmt.Errorf("the rays from %v are %v, want %v", p, rays, f.game.Rays(p))
		}
		palaces, err := f.palaces(p.Far())
		if err != nil {
			return err
		}
		want := f.oracle.Palaces(p)
		if !slices.EqualFunc(palaces, want, func(q engine.FarPosition, near engine.Position) bool { return q.Equal(near.Far()) }) {
			return fmt.Errorf("the palaces of %v are %v, want %v", p, palaces, want)
		}
	}
	return nil
}

// palaces is FarPalaces, and checks that it leaves its argument alone.
func (f *farSuite) palaces(p engine.FarPosition) ([]engine.FarPosition, error) {
	before := p.Plus(make(engine.Position, len(p)))
	palaces, err := f.solver.FarPalaces(p)
	if err != nil {
		return nil, fmt.Errorf("asked for FarPalaces(%v): %w", p, err)
	}
	if !p.Equal(before) {
		return nil, fmt.Errorf("the solver changed its argument %v", before)
	}
	return palaces, nil
}

// refusals asks for what is no position.
func (f *farSuite) refusals() error {
	dim := f.game.Dim()
	endless := make(engine.Position, dim).Far()
	endless[dim-1].Lsh(big.NewInt(1), 1<<18)
	wrong := []engine.FarPosition{nil, make(engine.Position, dim-1).Far(), make(engine.Position, dim+1).Far(), endless}
	for d := range dim {
		p := f.farPosition(100)
		if p[d].Neg(p[d]); !f.negative() && p[d].Sign() < 0 {
			wrong = append(wrong, p)
		}
	}
	for i, p := range wrong {
		if err := sentence(f.game.CheckFar(p)); err != nil {
			return fmt.Errorf("asked for wrong position %d of %d components: %w", i, len(p), err)
		}
	}
	return nil
}

// farPosition returns a random position of up to so many digits, some components of
// which are small.
func (f *farSuite) farPosition(digits int) engine.FarPosition {
	p := make(engine.FarPosition, f.suite.game.Dim())
	for d := range p {
		most := digits
		switch f.random.IntN(6) {
		case 0:
			most = 2
		case 1:
			most = 1 + f.random.IntN(digits)
		}
		digits := make([]byte, most)
		for i := range digits {
			digits[i] = byte('0' + f.random.IntN(10))
		}
		p[d], _ = new(big.Int).SetString(string(digits), 10)
		if f.negative() && f.random.IntN(2) == 0 {
			p[d].Neg(p[d])
		}
	}
	return p
}
