package lessons

import (
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/words"
)

func errNone(name string) error {
	if near := notation.Near(name, Names()); near != nil {
		return errNearLesson(name, near[0])
	}
	return errNoSuchLesson(name, Names())
}

// Card is what the list of lessons says of one.
type Card struct {
	Subject words.Text // what it is about, in a few words
	Level   words.Text // one of Levels
}

// Levels are how far somebody should be for a lesson.
var Levels = []words.Text{beginner, intermediate, advanced}

// Of returns what the list says of a lesson, nothing of one that does not come with Palace.
func Of(name string) Card { return cards[name] }

var cards = map[string]Card{
	"corner-the-rook":              {aboutCornerTheRook, beginner},
	"corner-the-queen":             {aboutCornerTheQueen, beginner},
	"block-me-if-you-can":          {aboutBlockMeIfYouCan, intermediate},
	"why-gold":                     {aboutWhyGold, intermediate},
	"a-knight-in-the-queens-boots": {aboutAKnightInTheQueensBoots, intermediate},
	"a-walk-through-game-100":      {aboutAWalkThroughGame100, advanced},
	"squirrel-and-crow":            {aboutSquirrelAndCrow, beginner},
	"nim-and-the-trick-in-it":      {aboutNimAndTheTrickInIt, beginner},
	"two-games-at-once":            {aboutTwoGamesAtOnce, intermediate},
	"mosaics":                      {aboutMosaics, advanced},
	"queens-in-exile":              {aboutQueensInExile, intermediate},
	"a-conjecture-that-fell":       {aboutAConjectureThatFell, advanced},
}
