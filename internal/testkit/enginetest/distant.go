package enginetest

import (
	"fmt"
	"math/big"
	"math/rand/v2"

	"github.com/palacegames/palace/engine"
)

// far checks a game that is played at any distance: boards around an origin near the corner
// against the oracle, and where no oracle reaches, the boards against the methods.
func (s *suite) far() error {
	if !s.shape.Unbounded {
		return nil
	}
	f := &farSuite{s, s.game.Solve(), rand.New(rand.NewPCG(s.options.Seed, 3))}
	for _, check := range []func() error{f.refusals, f.distantRays, f.nearBoards, f.distantBoards} {
		if err := check(); err != nil {
			return fmt.Errorf("far out: %w", err)
		}
	}
	return nil
}

// farSuite is the part of the suite for positions of any length.
type farSuite struct {
	*suite
	methods engine.Methods
	random  *rand.Rand
}

// palaces lists the palaces of p.
func (f *farSuite) palaces(p engine.Position) ([]engine.Position, error) {
	palaces, err := f.methods.Palaces(p)
	if err != nil {
		return nil, fmt.Errorf("asked for Palaces(%v): %w", p, err)
	}
	return palaces, nil
}

// refusals asks for what is no position.
func (f *farSuite) refusals() error {
	dim := f.shape.Dim
	zero := engine.Ints(make([]int, dim)...)
	endless := zero.With(dim-1, engine.Big(new(big.Int).Lsh(big.NewInt(1), 1<<18)))
	wrong := []engine.Position{{}, engine.Ints(make([]int, dim-1)...), engine.Ints(make([]int, dim+1)...), endless}
	for d := range dim {
		p := f.distant(f.random, 100)
		if v := p.At(d).Neg(); !f.shape.Signed && v.Sign() < 0 {
			wrong = append(wrong, p.With(d, v))
		}
	}
	for i, p := range wrong {
		if err := sentence(Refusal(f.game, p)); err != nil {
			return fmt.Errorf("asked for wrong position %d of %d components: %w", i, p.Dim(), err)
		}
	}
	return nil
}

// distantRays checks the rays of positions of any length.
func (f *farSuite) distantRays() error {
	for i := range f.options.positions() {
		p := f.distant(f.random, []int{100, 30, 17, 3}[i%4])
		if f.game.Check(p) != nil {
			continue
		}
		if err := f.raysFrom(p); err != nil {
			return err
		}
	}
	return nil
}

// distant returns a random position of up to so many digits, some components of which are
// small.
func (s *suite) distant(random *rand.Rand, digits int) engine.Position {
	c := make([]engine.Int, s.shape.Dim)
	for d := range c {
		most := digits
		switch random.IntN(6) {
		case 0:
			most = 2
		case 1:
			most = 1 + random.IntN(digits)
		}
		digits := make([]byte, most)
		for i := range digits {
			digits[i] = byte('0' + random.IntN(10))
		}
		v, _ := new(big.Int).SetString(string(digits), 10)
		if s.shape.Signed && random.IntN(2) == 0 {
			v.Neg(v)
		}
		c[d] = engine.Big(v)
	}
	return engine.Of(c...)
}
