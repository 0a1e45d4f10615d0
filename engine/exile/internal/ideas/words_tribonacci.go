package ideas

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/exile/spiral"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/notation"
)

var tribonacciIdea = idea.Idea{
	Name:   "tribonacci",
	Title:  "Four arms, one word of three letters",
	About:  "The queens form four arms. Each step from one queen of an arm to the next is one of three, a: (2,3), b: (1,3) or c: (1,2). After a first c the steps spell the Tribonacci word.",
	More:   "Along the spiral, a queen goes to every square that no earlier queen attacks. The arms are a quarter turn apart. The Tribonacci word stays the same when every a becomes ab, every b ac and every c a.",
	Source: "[DSS20] Theorems 1, 2 and 20",
	Examples: []idea.Example{
		{Label: "A number in Tribonacci digits", Link: "exile:spiral&idea=tribonacci:show=number"},
		{Label: "0111 becomes 1000", Link: "exile:spiral&idea=tribonacci:show=rewrite"},
		{Label: "Two letters: the Fibonacci word", Link: "exile:spiral&idea=tribonacci:show=fibonacci"},
	},
}

const (
	numberLabel = "Number"
	digitsLabel = "Digits"
)

var showOptions = []idea.Option{
	{Value: showArms, Label: "the arms and their table"},
	{Value: showTheme, Label: "how the word grows"},
	{Value: showPlaces, Label: "where each letter stands"},
	{Value: showNumber, Label: "a number in Tribonacci digits"},
	{Value: showRewrite, Label: "0111 becomes 1000"},
	{Value: showTwoSong, Label: "two letters: the Fibonacci word"},
}

// slopeNames are how steep the arms are, in columns a row.
var slopeNames = [2]string{"slope ψ", "slope 1/ψ"}

var goldenNames = [2]string{"Wythoff: φ", "Wythoff: 1/φ"}

const (
	armsWords      = "ψ = 1.8393… is the Tribonacci constant, ψ³ = ψ² + ψ + 1: it is proved that Y/X approaches it along an arm. Row n of the table has the queen (X, Y); M = Y − X and P = Y + X are her diagonals. Every whole number from 1 on occurs once under X or Y, and once under M or P."
	placesWords    = "A, B and C say where the n-th a, b and c stand in the word, counted from 1: so every number is in exactly one of the three. And B − A is X, C − B is Y: the word tells where the queens are."
	themeTitle     = "The theme song Θ = c T: the letter of every row"
	xympTitle      = "The queens (X, Y), their diagonals M and P, and by how much all four grow to the next row, Δ"
	placesTitle    = "Where the n-th a, b, c stand"
	imagesTitle    = "What τ makes of each of these letters: together it is the same word"
	blocksTitle    = "Θ in blocks: what θ makes of each of its own letters"
	applyTau       = "Apply τ: a → ab, b → ac, c → a"
	applySigma     = "Apply the rule: a → ab, b → a"
	fibonacciWords = "With two letters, a → ab and b → a, it is the Fibonacci word. The n-th a and the n-th b stand at A and B, and (A, B) and (B, A) are the queens of Wythoff Nim, the dots: there the slopes are φ = 1.6180… and 1/φ, φ² = φ + 1, and B − A is n."
	siblingTitle   = "The queens (A, B) of Wythoff Nim"
	greedyTitle    = "Greedy: take away the largest Tribonacci number, again and again"
	rewritesTitle  = "The digits so far: each row stands for the same number"
	replaceStep    = "Replace 0111 by 1000"
)

// How X and Y follow from A, B and C.
const howX, howY = "B − A", "C − B"

var (
	greedyHead  = []string{"left", "j", "take away", "still left"}
	memberHead  = []string{"", "how", "value"}
	rewriteHead = []string{"step", "digits", "value"}
)

func grownTitle(times int) string {
	switch times {
	case 0:
		return "a"
	case 1:
		return "τ applied to a"
	}
	return fmt.Sprintf("τ applied %d times to a: the beginning of the Tribonacci word T", times)
}

func fibonacciTitle(times int) string {
	if times == 0 {
		return "a"
	}
	return fmt.Sprintf("The rule applied %s to a", counted(times, "time"))
}

func themeWords(times, long int) string {
	return fmt.Sprintf("When τ has been applied %s the word is %s long, a Tribonacci number: each is the sum of the three before. Below, why the steps spell the word: the numbers that are missing under Y stand under X, so steps of Y make steps of X, as τ′: a → ba, b → ca, c → a says; and those of P make those of M by τ″: a → acab, b → aab, c → ab.", counted(times, "time"), counted(long, "letter"))
}

func growthTitle(from, to string) string {
	return fmt.Sprintf("From the steps of %s to those of %s, the numbers in between", from, to)
}

func memberTitle(row *big.Int) string {
	return fmt.Sprintf("What these digits say of row %s", idea.Brief(row))
}

func countTitle(n string) string {
	return fmt.Sprintf("How many of each letter are among the first %s", n)
}

func digitsTitle(n *big.Int) string { return fmt.Sprintf("%s in Tribonacci digits", idea.Brief(n)) }

func rewriteTitle(n *big.Int) string { return fmt.Sprintf("Digits of %s", idea.Brief(n)) }

func numberWords(n *big.Int, digits string) []string {
	var parts []string
	w := weights(max(3, len(digits)))
	for i, d := range digits {
		if d == '1' {
			parts = append(parts, w[len(digits)-1-i].String())
		}
	}
	sum := strings.Join(parts, " + ")
	if n.Sign() == 0 {
		sum = "0"
	}
	ones := len(digits) - len(strings.TrimRight(digits, "1"))
	all := []string{fmt.Sprintf("%s = %s: there are never three 1s in a row, for three neighbours make up the next Tribonacci number.", idea.Brief(n), sum)}
	if len(sum) > 200 {
		all[0] = fmt.Sprintf("%s is a sum of %d Tribonacci numbers, no three of them neighbours.", idea.Brief(n), len(parts))
	}
	row := new(big.Int).Add(n, idea.Num(1))
	return append(all, fmt.Sprintf("There is %s at the end, so letter %s of the Tribonacci word is %c: without one it is a, with one b, with two c.", counted(ones, "1"), idea.Brief(row), letters[ones]))
}

func rewriteWords(n *big.Int, at idea.Steps, all int) string {
	switch {
	case all == 0:
		return fmt.Sprintf("These digits stand for %s, and nowhere are there three 1s in a row: so it is the one way to write %s greedily.", idea.Brief(n), idea.Brief(n))
	case at.Now == all:
		return fmt.Sprintf("After %s no 0111 is left: that is how %s is written greedily, from the largest Tribonacci number down. Each step takes away two 1s, so it always ends.", counted(all, "step"), idea.Brief(n))
	}
	return fmt.Sprintf("These digits stand for %s. Three 1s in a row are three neighbours, which make up the next Tribonacci number: so 0111 can become 1000.", idea.Brief(n))
}

func wordsOfQueen(p engine.Position, n *big.Int, arm int) string {
	if n.Sign() == 0 {
		return "The first queen stands in the centre, on square 0: row 0 of the table, letter c."
	}
	c := spiral.CellOf(p)
	q := c.Turned(-arm)
	l := recordOf(n).letter()
	step := spiral.Step(l)
	turn := ""
	if arm > 0 {
		turn = fmt.Sprintf(", turned by %s", counted(arm, "quarter"))
	}
	return fmt.Sprintf("%s has a queen, on square %s: row %s of the table, (X,Y) = %s%s. Her letter is %c, so the next queen of this arm is %d and %d further on.",
		idea.Place(p), idea.Brief(c.Number()), idea.Brief(n), idea.Place(q.Position()), turn, letters[l], step.X, step.Y)
}

func wordsOfOther(c spiral.Cell) string {
	before := spiral.Lower(c)
	if len(before) == 0 {
		return ""
	}
	return fmt.Sprintf("%s has no queen: the one on %s came before and attacks it.", idea.Place(c.Position()), idea.Place(before[0].Position()))
}

var errTooFar = idea.TooFar(fmt.Sprintf("the arms are shown up to coordinates of %d digits", mostCoordinate))

func errNumber(text string) error {
	return fmt.Errorf("the number has up to %d digits and nothing else: %s", mostNumberDigits, notation.Quote(text))
}

func errDigits(text string) error {
	return fmt.Errorf("the digits are up to %d of 0 and 1, and not %s", mostTriDigits-1, notation.Quote(text))
}

const showLabel = "Show"
