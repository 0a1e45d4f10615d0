package puzzle

import "strconv"

// Set says that a name stands for several puzzles, one after the other: its own and those that follow it. The
// zero value is no set.
type Set struct {
	Of int // how many puzzles there are, from LeastSet to MostSet
	At int // which of them is meant, from 1; 0 for none in particular
}

// How many puzzles a set has.
const (
	LeastSet = 2
	MostSet  = 12
	UsualSet = 6 // where nobody says it
)

// String writes "6" or, of the third puzzle, "3/6".
func (s Set) String() string {
	if s.At == 0 {
		return strconv.Itoa(s.Of)
	}
	return strconv.Itoa(s.At) + "/" + strconv.Itoa(s.Of)
}

// After names the puzzle that comes so many after this one, whose seed is known.
func (n Name) After(count int) Name {
	n.Seed = (n.Seed + count) % (MostSeed + 1)
	return n
}
