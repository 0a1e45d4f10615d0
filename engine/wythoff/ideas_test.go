package wythoff

import (
	"testing"

	"github.com/palacegames/palace/internal/testkit"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func TestIdeas(t *testing.T) {
	games := []string{
		"wythoff", "wythoff+(2,3)(3,2)", "maharaja", "wythoff+(4,7)(7,4)", "wythoff+(4,5)(5,4)", "wythoff+(1,2)",
		"wythoff+(5,8)(8,5)", "wythoff+(t,2t)(2t,t);t=1..10", "wythoff+(t,2t)(2t,t);t=1..",
	}
	for _, text := range testkit.Spread(games, testkit.Part(4, len(games))) {
		enginetest.Ideas(t, parse(t, text), Illustrate)
	}
}
