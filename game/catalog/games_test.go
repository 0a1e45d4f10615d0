package catalog_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// TestGames: a game that is opened again is the one of before, with what was searched for; its
// methods stay as long as no other is opened; and no more are kept than four.
func TestGames(t *testing.T) {
	var games catalog.Games
	parse := func(text string) (engine.Game, engine.Methods) {
		t.Helper()
		g, methods, err := games.Parse(text)
		if err != nil || g.String() != text {
			t.Fatalf("%s: %v, %v", text, g, err)
		}
		return g, methods
	}
	const text = "subtraction:(1,2)(2,1)(3,3)"
	first, methods := parse(text)
	if g, again := parse(text); g != first || &again[0] != &methods[0] {
		t.Error("the same game is opened with other methods")
	}
	for _, other := range []string{"rook", "wythoff", "maharaja"} {
		parse(other)
		if g, again := parse(text); g != first || &again[0] == &methods[0] {
			t.Errorf("after %s: another game, or the methods of before", other)
		}
	}
	for _, other := range []string{"blocking:2", "blocking:3", "blocking:4"} {
		parse(other)
	}
	if g, _ := parse(text); g != first {
		t.Error("of four games one is forgotten")
	}
	for _, other := range []string{"blocking:5", "blocking:6", "blocking:7", "blocking:8"} {
		parse(other)
	}
	if g, _ := parse(text); g == first {
		t.Error("five games are kept")
	}
	if _, _, err := games.Parse("chess"); err == nil {
		t.Error("there is no such game")
	}
}
