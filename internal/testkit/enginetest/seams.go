package enginetest

import (
	"cmp"
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine"
)

// judged judges positions out of the oracle's reach: where numbers become too long for a
// machine's word, half of one, or a float, at 100 digits, and along the edges of regions, which there are
// in games that are played at any distance: they take half of the questions.
func (s *suite) judged() error {
	questions, forSeams := cmp.Or(s.options.Far, 100), 1
	if s.shape.Unbounded {
		questions, forSeams = cmp.Or(s.options.Far, 10_000), 2
	}
	questions = bounded(questions, 400)
	j := s.newJudge(questions / forSeams)
	if err := j.seams(); err != nil {
		return fmt.Errorf("far out: %w", err)
	}
	j.left += questions - questions/forSeams
	if err := j.edges(); err != nil {
		return fmt.Errorf("far out: %w", err)
	}
	return nil
}

// seamsOf lists the numbers at which something may change.
func (s *suite) seamsOf() (seams []engine.Int) {
	bits := []uint{uint(16 / s.shape.Dim), uint(20 / s.shape.Dim)} // a million squares are before it
	if s.shape.Unbounded {
		bits = []uint{31, 32, 53, 62, 63, 64}
		seams = append(seams, engine.Big(new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)))
	}
	for _, b := range bits {
		seams = append(seams, engine.Big(new(big.Int).Lsh(big.NewInt(1), b)))
	}
	return seams
}

// seams judges positions one of whose components is a seam, or one less or more, in rounds:
// the others are about as long, at a seam themselves, short, or differ from it by a seam.
func (j *judge) seams() error {
	seams := j.seamsOf()
	for round := 0; j.left > 0 && round < 12; round++ {
		j.random.Shuffle(len(seams), func(a, b int) { seams[a], seams[b] = seams[b], seams[a] })
		for _, s := range seams {
			for by := -1; by <= 1; by++ {
				p := j.at(s.Plus(engine.Num(by)), round)
				check := j.one
				if by == round%3-1 {
					check = j.position
				}
				if err := check(p); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// at returns a position with a component s.
func (j *judge) at(s engine.Int, round int) engine.Position {
	c := make([]engine.Int, j.shape.Dim)
	first := (round/4 + j.random.IntN(len(c))) % len(c)
	for d := range c {
		switch round % 4 {
		case 0:
			c[d] = j.number(max(1, s.Bits()-j.random.IntN(3)))
		case 1:
			c[d] = s.Plus(engine.Num(j.random.IntN(5) - 2))
		case 2:
			c[d] = engine.Num(j.random.IntN(40))
			if s.Bits() < 40 && j.shape.Unbounded { // a narrow strip may be swept so far, for long
				c[d] = j.number(12)
			}
		default:
			c[d] = j.number(1 + j.random.IntN(s.Bits()))
		}
	}
	if c[first] = s; round%4 == 3 && len(c) > 1 {
		c[first] = c[(first+1)%len(c)].Plus(s)
	}
	for d := range c {
		if j.shape.Signed && j.random.IntN(2) == 0 {
			c[d] = c[d].Neg()
		}
	}
	return engine.Of(c...)
}
