package segment_test

import (
	"github.com/palacegames/palace/engine/enginetest"
	"github.com/palacegames/palace/engine/subtraction"
	"github.com/palacegames/palace/engine/subtraction/segment"
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
