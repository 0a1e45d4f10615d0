package oeis

import "github.com/palacegames/palace/engine/wythoff/golden"

// upper returns ⌊nφ²⌋ = ⌊nφ⌋ + n.
func upper(n int) int { return golden.Lower(n) + n }

// fibonacciLetter returns letter n ≥ 0 of the Fibonacci word 0, 1, 0, 0, 1, …. Its
// letters are 2 minus the steps of ⌊nφ⌋ from 1 on.
func fibonacciLetter(n int) int { return 2 + golden.Lower(n+1) - golden.Lower(n+2) }
