// Package tribonacci writes numbers in Tribonacci digits, and reads from them the
// coordinates of the queens on the square spiral.
//
// The Tribonacci numbers are 1, 2, 4, 7, 13, …, each the sum of the three before
// it, T_0 = 1 being the first. Every n ≥ 0 is a sum of some of them in exactly one
// way that never uses three consecutive ones [DSS20] section 5.1; these are its
// canonical digits. With the digits of n-1 the letter at place n of the Tribonacci
// word is the number of ones at the end, and each of the sequences A, B, C (the
// places of the letters) and X, Y, M, P (the queens' lines) is a constant plus a
// sum of weights that obey the same recurrence as T. So the n-th member of any of
// them is found from the digits, and the digits from a member by the greedy method,
// in time linear in their number.
//
// For example, the digits of 5 = 4 + 1 are 101. The weights of X are 2, 3, 6, 11, …, so
// X_6 = 1 + 2 + 6 = 9; those of Y are 3, 6, 11, 20, …, so Y_6 = 2 + 3 + 11 = 16. Backwards,
// 9 less 1 is 8 = 6 + 2, which are the weights of the digits 101 again.
//
// Sources: [DSS20] Sections 2, 4, 5 and 6; package engine lists them.
package tribonacci

import "math/bits"

// Numeral is a number below 2^53 in canonical digits: bit j is the digit of T_j.
type Numeral uint64

// Next returns the numeral of the next number. Adding one to the last digits is
// the same in binary (0, 01, 011 become 1, 10, 100); then 0111 becomes 1000 for as
// long as it is there, each time the lowest one.
func (e Numeral) Next() Numeral {
	e++
	for {
		run := e & (e >> 1) & (e >> 2)
		if run == 0 {
			return e
		}
		e += run & -run
	}
}

// Letter is a letter of the Tribonacci word.
type Letter uint8

// The letters of the Tribonacci word, the fixed point of a → ab, b → ac, c → a.
const (
	LetterA Letter = iota
	LetterB
	LetterC
)

// Letter returns the letter at place n of the Tribonacci word, where e is the
// numeral of n-1 [DSS20] Theorem 11.
func (e Numeral) Letter() Letter {
	return Letter(bits.TrailingZeros64(^uint64(e)))
}
