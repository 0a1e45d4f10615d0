package pairs

import (
	"fmt"
	"math/big"

	"github.com/palacegames/palace/engine/idea"
)

// About says what the idea is for one M.
func About(m int) idea.Idea {
	if m == 1 {
		return idea.Idea{
			Name:   "golden",
			Title:  "The golden pairs",
			About:  "The palaces come in pairs: ⌊nφ⌋ and ⌊nφ²⌋, that is, n times 1.618… and n times 2.618…, rounded down. Every whole number is in exactly one pair.",
			More:   "A palace is a square where the player to move loses. Each column and each row has exactly one, because its number is in one pair. Each diagonal has one, because the two numbers of pair n are n apart.",
			Source: "[LW14] Section 1",
		}
	}
	return idea.Idea{
		Name:   "golden",
		Title:  "The pairs of numbers",
		About:  fmt.Sprintf("The palaces come in pairs: ⌊nα⌋ with α = %.4f…, and %d·n more. Every whole number is in exactly one pair.", 1+1/slope(m), m),
		More:   "A palace is a square where the player to move loses. Each column and each row has exactly one, because its number is in one pair.",
		Source: "[Fra82]",
	}
}

const (
	smaller   = "A"
	largerOne = "B"
	neither   = "0"
)

func pointAtSquare() string {
	return "Point at a square: the pair with the same difference, and those of its column and its row, light up."
}

// linesInWords says what is drawn. With B(n) = A(n) + Mn the palaces above the diagonal are up to
// (σ-1)/σ to the left of the line y = σx.
func linesInWords(m int, far bool) string {
	lines := "The gold lines are y = φx and y = x/φ: "
	if m > 1 {
		lines = fmt.Sprintf("The gold lines are y = σx and y = x/σ with σ = %.4f…: ", slope(m))
	}
	lines += "every palace is less than one square from one of them."
	if far {
		return lines
	}
	return lines + " The dashed lines lead to the letters of the column and of the row."
}

func halvesInWords(m int) string {
	if m == 1 {
		return "Along the axis, A marks the smaller number of a pair and B the larger one. This is the Fibonacci word: it stays the same when each A becomes AB and each B becomes A."
	}
	return "Along the axis, A marks the smaller number of a pair and B the larger one."
}

func halvesTitle(m int) string {
	if m == 1 {
		return "The Fibonacci word: A for the smaller number of a pair, B for the larger"
	}
	return "A for the smaller number of a pair, B for the larger"
}

func pairsTitle() string { return "The pairs" }

// heads are those of the table of pairs.
func heads(m int) []string {
	if m == 1 {
		return []string{"n", "⌊nφ⌋", "⌊nφ²⌋"}
	}
	return []string{"n", "⌊nα⌋", fmt.Sprintf("⌊nα⌋ + %dn", m)}
}

func steepLine(m int) string {
	if m == 1 {
		return "y = φx"
	}
	return fmt.Sprintf("y = %.3f…·x", slope(m))
}

func flatLine(m int) string {
	if m == 1 {
		return "y = x/φ"
	}
	return fmt.Sprintf("y = x/%.3f…", slope(m))
}

func digitsTitle(m int, x string) string {
	if m == 1 {
		return x + " in Fibonacci numbers"
	}
	return fmt.Sprintf("%s in place values that grow by %.3f…", x, slope(m))
}

const thisSquare = "This square"

// pairElsewhere says how far along its diagonal a pair is.
func pairElsewhere(at string, d *big.Int) string {
	way := "farther up its diagonal"
	if d.Sign() < 0 {
		d, way = new(big.Int).Neg(d), "farther down its diagonal"
	}
	squares := idea.Brief(d) + " squares "
	if d.Cmp(idea.Num(1)) == 0 {
		squares = "one square "
	}
	return at + " is not a palace: the pair with the same difference is " + squares + way + "."
}

// pair is a pair in words.
type pair struct {
	n, a, b string
	m       int
}

func isPair(at string, p pair) string {
	return fmt.Sprintf("%s is a palace: pair number %s is %s and %s.", at, p.n, p.a, p.b)
}

func otherPair(at, difference string, p pair) string {
	if p.n == "0" {
		return fmt.Sprintf("%s is not a palace: its numbers are equal, and the only such pair is 0 and 0.", at)
	}
	if p.m > 1 {
		return fmt.Sprintf("%s is not a palace: its numbers differ by %s, which is %d times %s, and pair number %s is %s and %s.", at, difference, p.m, p.n, p.n, p.a, p.b)
	}
	return fmt.Sprintf("%s is not a palace: its numbers differ by %s, and pair number %s is %s and %s.", at, difference, p.n, p.a, p.b)
}

func noPair(at, difference string, m int) string {
	return fmt.Sprintf("%s is not a palace: its numbers differ by %s, and those of a pair by a multiple of %d.", at, difference, m)
}

// written is a number with its digits by place values.
type written struct {
	x, digits string // no digits if they are too many
	zeros     int
	m         int
}

// String says how a number is written, and in how many zeros that ends.
func (w written) String() string {
	text := "Written by the place values, "
	if w.m == 1 {
		text = "Written in Fibonacci numbers, "
	}
	text += w.x
	if w.digits != "" {
		text += " is " + w.digits + " and"
	}
	switch w.zeros {
	case 0:
		return text + " ends in 0 zeros"
	case 1:
		return text + " ends in one zero"
	}
	return fmt.Sprintf("%s ends in %d zeros", text, w.zeros)
}

func zeroInDigits(large string) string {
	return fmt.Sprintf("0 makes a pair only with itself, not with %s.", large)
}

func oddZeros(small written) string {
	return small.String() + ", an odd number: so it is the larger number of its pair, and no palace has it as the smaller one."
}

func evenZeros(small written, large string) string {
	return small.String() + even(small.zeros) + ": so it is the smaller number of its pair. The larger one has the same digits and one more 0: that is " + large + "."
}

func evenZerosOther(small written, other, large string) string {
	return small.String() + even(small.zeros) + ": so it is the smaller number of its pair. But the larger one has the same digits and one more 0: that is " + other + ", not " + large + "."
}

// even adds that a number of zeros is even, if there are any.
func even(zeros int) string {
	if zeros == 0 {
		return ", an even number"
	}
	return ", an even number"
}
