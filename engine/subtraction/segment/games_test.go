package segment_test

import (
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/segment"
	"github.com/palacegames/palace/internal/testkit/enginetest"
)

func init() {
	segment.Parse = func(moves string) (segment.Game, error) {
		g, err := enginetest.Parse(&subtraction.Family, "subtraction:"+moves)
		if err != nil {
			return nil, err
		}
		return g.(segment.Game), nil
	}
}
