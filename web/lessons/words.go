package lessons

import (
	"fmt"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/english"
)

func errNone(name string) error {
	if near, ok := english.Near(name, names); ok {
		return fmt.Errorf("there is no lesson %s: perhaps %s is meant", notation.Quote(name), near)
	}
	return fmt.Errorf("there is no lesson %s: there are %s", notation.Quote(name), english.List(names, "and"))
}

// Card is what the list of lessons says of one.
type Card struct {
	Subject string // what it is about, in a few words
	Level   string // one of Levels
}

// Levels are how far somebody should be for a lesson.
var Levels = []string{"Beginner", "Intermediate", "Advanced"}

// Of returns what the list says of a lesson, nothing of one that does not come with Palace.
func Of(name string) Card { return cards[name] }

var cards = map[string]Card{
	"corner-the-rook":              {"Copying wins", Levels[0]},
	"corner-the-queen":             {"Palaces come in pairs", Levels[0]},
	"block-me-if-you-can":          {"Counting decides where moves are blocked", Levels[1]},
	"why-gold":                     {"The golden ratio in the queen's game", Levels[1]},
	"a-knight-in-the-queens-boots": {"One move more changes the game", Levels[1]},
	"a-walk-through-game-100":      {"A rule of a few numbers draws a picture", Levels[2]},
	"squirrel-and-crow":            {"Piles instead of a board", Levels[0]},
	"mosaics":                      {"From stripes to mosaics, move by move", Levels[2]},
	"queens-in-exile":              {"Queens that do not attack each other", Levels[1]},
	"a-conjecture-that-fell":       {"One counterexample is enough", Levels[2]},
}
