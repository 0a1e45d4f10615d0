package player_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/player"
	"github.com/palacegames/palace/internal/testkit/gametest"
)

// TestRest: a game is long by its turns and its pawns, and not by where the piece stands.
func TestRest(t *testing.T) {
	for _, c := range []struct {
		game  string
		at    engine.Position
		drags bool
	}{
		{"rook", engine.At(10, 11), false},         // ten mirrored moves
		{"rook", engine.At(40, 47), true},          // forty
		{"wythoff", engine.At(41, 50), false},      //
		{"wythoff", engine.At(400, 500), true},     //
		{"mwythoff:3", engine.At(400, 418), false}, // six turns from far out
		{"mwythoff:3", engine.At(400, 457), true},  // nineteen, for the loser resists
		{"exile:spiral", engine.At(3000, 3400), false},
		{"blocking:100", engine.At(20, 23), false}, // everything can be blocked at once
		{"blocking:100", engine.At(40, 46), true},  // ninety-nine pawns
		{"blocking:500", engine.At(100, 115), false},
		{"blocking:5", engine.At(10, 12), false},
		{"subtraction:(2,6)(3,3)(6,1)", engine.At(60, 69), false},
	} {
		g := gametest.Catalogued(t, c.game)
		rest, err := player.NewRest(g, c.at, g.Solve())
		if err != nil {
			t.Fatal(err)
		}
		engine.Finish(rest)
		if rest.Drags() != c.drags {
			t.Errorf("%s@%v drags on: %v", c.game, c.at, rest.Drags())
		}
	}
}
