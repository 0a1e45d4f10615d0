package ideas_test

import (
	"testing"

	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

// TestIdeas holds what every layer promises.
func TestIdeas(t *testing.T) {
	rulesets := []string{"(1,2)(2,1)(3,3)", "(2)(5)(7)", "(1,2,3)(2,1,1)", "(1,3)(2,1)", "(4,1)(9,10)", "(4,7)", "(5)", "(3)(7)", "(0,2)(0,5)", "(2,0)(0,3)", "(0,2)(3,8)(5,0)(8,6)(8,8)"}
	for _, moves := range rulesets[:testkit.Rounds(len(rulesets))] {
		enginetest.Ideas(t, gameOf(t, moves), subtraction.Illustrate)
	}
}
