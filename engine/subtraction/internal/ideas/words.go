package ideas

import "errors"

// Why an idea is none of a ruleset.
var (
	errTwoMoves       = errors.New("it is about rulesets of one move or two")
	errTwoPiles       = errors.New("it is about rulesets with two piles")
	errTwoPilesAtMost = errors.New("it is about rulesets with one pile or two")
)
