// Package oeis gives the sequences of the On-Line Encyclopedia of Integer Sequences that
// come up with queens in exile and with Wythoff Nim, each from its own offset on. Memory
// does not grow with the number of members, except for nim-values, for which the board's
// lines are kept.
//
// They are computed as the games are: the lines of the spiral's queens and the places
// of letters from Tribonacci digits, the quadrant's queens in a walk through the columns, arrays of
// nim-values by filling a board, and Wythoff's sequences from the golden ratio in
// integers alone.
//
// For example A001950, which begins with member 1, is ⌊nφ²⌋ with φ² = 2.618…: 2, 5, 7
// and 10 are 2.6, 5.2, 7.9 and 10.5, rounded down.
//
// References:
//   - [DSS20] F. M. Dekking, J. Shallit, N. J. A. Sloane. Queens in Exile: Non-attacking
//     Queens on Infinite Chess Boards. Electronic J. Combin. 27, 2020.
//   - OEIS Foundation Inc. The On-Line Encyclopedia of Integer Sequences.
package oeis

import (
	"math/big"
	"strings"
)

// Sequence is one of the sequences.
type Sequence struct {
	ID     string // "A140100"
	Name   string // what it lists, in a few words
	Offset int    // the index of its first member in the encyclopedia
	Most   int    // how many members can be had: more would fill the memory or a disk
	start  func() func() *big.Int
}

// Most is how many members of any sequence can be had, some 20 gigabytes in print.
const Most = 1_000_000_000

// Start returns a function that gives the members, up to Most of them, one after the other.
func (s *Sequence) Start() (next func() *big.Int) { return s.start() }

// All returns the sequences, in the order of their numbers.
func All() []Sequence { return append([]Sequence(nil), sequences...) }

// Find returns the sequence with the given number, such as "A140100", "a140100", "140100" or an address of it,
// "https://oeis.org/A140100".
func Find(id string) (*Sequence, error) {
	name := strings.TrimSpace(id)
	if at := strings.Index(strings.ToLower(name), "oeis.org/"); at >= 0 {
		name = strings.TrimPrefix(strings.TrimPrefix(name[at+len("oeis.org/"):], "search?q="), "id:")
		name, _, _ = strings.Cut(name, "/")
		if end := strings.IndexAny(name, "?#&."); end >= 0 {
			name = name[:end]
		}
	}
	digits := strings.TrimLeft(name, "Aa")
	if len(digits) > 0 && len(digits) <= 6 && strings.Trim(digits, "0123456789") == "" && len(name)-len(digits) < 2 {
		name = "A" + "000000"[len(digits):] + digits
	}
	for i := range sequences {
		if strings.EqualFold(name, sequences[i].ID) {
			s := sequences[i]
			return &s, nil
		}
	}
	return nil, errUnknown(id)
}
