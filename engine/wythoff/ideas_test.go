package wythoff

import (
	"testing"

	"github.com/palacegames/palace/engine/enginetest"
)

func TestIdeas(t *testing.T) {
	for _, text := range []string{"wythoff"} {
		enginetest.Ideas(t, parse(t, text))
	}
}
