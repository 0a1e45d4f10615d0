package ideas_test

import (
	"testing"

	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestIdeas holds what every layer promises.
func TestIdeas(t *testing.T) {
	// One of each kind is spread; of the others one is like that before it, and (0,2)(3,8)… is searched for long.
	rulesets := []string{"(1,2)(2,1)(3,3)", "(2)(5)(7)", "(1,3)(2,1)", "(1,2,3)(2,1,1)", "(4,1)(9,10)", "(5)", "(4,7)", "(3)(7)", "(2,0)(0,3)", "(0,2)(0,5)", "(0,2)(3,8)(5,0)(8,6)(8,8)", "(0,2)(2,8)(5,0)(6,3)(8,6)"}
	for _, moves := range testkit.Spread(rulesets, testkit.Part(8, len(rulesets))) {
		enginetest.Ideas(t, gameOf(t, moves), subtraction.Illustrate)
	}
}
