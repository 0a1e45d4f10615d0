package catalog

import (
	"math/rand/v2"
	"strconv"
	"strings"
)

// Draw draws a family that may be drawn, each as likely as the others, and a ruleset of it. Where a ruleset is a list of
// moves it has about so many.
func Draw(rng *rand.Rand, size int) string {
	var drawn []*Entry
	for i := range Families {
		if !Families[i].Undrawn {
			drawn = append(drawn, &Families[i])
		}
	}
	e := drawn[rng.IntN(len(drawn))]
	if e.Any == nil {
		return e.Name
	}
	return e.Any(rng, size)
}

// numbered draws a number, from least to most.
func numbered(name string, least, most int) func(*rand.Rand, int) string {
	return func(rng *rand.Rand, _ int) string { return name + ":" + strconv.Itoa(least+rng.IntN(most-least+1)) }
}

// oneOf draws one of a few rulesets.
func oneOf(rulesets ...string) func(*rand.Rand, int) string {
	return func(rng *rand.Rand, _ int) string { return rulesets[rng.IntN(len(rulesets))] }
}

// extended draws no move besides the queen's, one or two, each with its mirror image.
func extended(rng *rand.Rand, _ int) string {
	text := "wythoff"
	for i := range rng.IntN(3) {
		a := 1 + rng.IntN(3)
		b := a + 1 + rng.IntN(3)
		if i == 0 {
			text += "+"
		}
		text += vector(a, b) + vector(b, a)
	}
	return text
}

// vectors draws so many moves, of components up to 6.
func vectors(rng *rand.Rand, size int) string {
	var moves []string
	for len(moves) < size {
		if a, b := rng.IntN(7), rng.IntN(7); a+b > 0 {
			moves = append(moves, vector(a, b))
		}
	}
	return "subtraction:" + strings.Join(moves, "")
}

func vector(a, b int) string { return "(" + strconv.Itoa(a) + "," + strconv.Itoa(b) + ")" }
