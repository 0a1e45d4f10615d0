package nim

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/notation"
)

// usual is how many piles there are where nobody says it.
const usual = 3

// Family reads "nim:D", and "nim" with as many piles as the position behind it has numbers.
var Family = engine.Family{Name: "nim", Parse: parse}

func parse(s *notation.Scanner) (engine.Game, error) {
	if s.Skip(":") {
		n, err := s.Int("D", 1, Most)
		return New(n), err
	}
	n, err := counted(*s)
	return New(n), err
}

// counted returns how many numbers the position has that follows. One that cannot be read is no
// matter of the ruleset: whoever reads it says so.
func counted(s notation.Scanner) (int, error) {
	s.Skip(misere.Mark)
	if !s.Skip("@") {
		return usual, nil
	}
	mark := s.Mark()
	n, err := notation.List{Read: func(int) error {
		_, err := s.Digits("")
		return err
	}}.From(&s)
	switch {
	case err != nil:
		return usual, nil
	case n > Most:
		return usual, s.Fail(mark, tooManyPiles(Most, n))
	}
	return n, nil
}
