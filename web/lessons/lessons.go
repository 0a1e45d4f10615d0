// Package lessons holds the lessons that come with Palace, each a file of text beside this
// one: docs/lessons.md says how they are written, and package lesson reads them. For
// example,
//
//	l, err := lessons.Open("corner-the-rook")
//
// reads corner-the-rook.txt, whose first step has a rook on (6,4).
package lessons

import (
	_ "embed"
	"slices"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
)

// A lesson in another language, such as corner-the-rook.de.txt, comes with that language and not with the programs. Each
// is a text of its own, for an embed.FS brings along all that a system of files has, down to the writing of dates.
var (
	//go:embed corner-the-rook.txt
	cornerTheRook string
	//go:embed corner-the-queen.txt
	cornerTheQueen string
	//go:embed block-me-if-you-can.txt
	blockMeIfYouCan string
	//go:embed why-gold.txt
	whyGold string
	//go:embed a-knight-in-the-queens-boots.txt
	aKnightInTheQueensBoots string
	//go:embed a-walk-through-game-100.txt
	aWalkThroughGame100 string
	//go:embed squirrel-and-crow.txt
	squirrelAndCrow string
	//go:embed nim-and-the-trick-in-it.txt
	nimAndTheTrickInIt string
	//go:embed two-games-at-once.txt
	twoGamesAtOnce string
	//go:embed mosaics.txt
	mosaics string
	//go:embed queens-in-exile.txt
	queensInExile string
	//go:embed a-conjecture-that-fell.txt
	aConjectureThatFell string
)

// given are the lessons in the order in which they are given.
var given = []struct{ name, text string }{
	{"corner-the-rook", cornerTheRook},
	{"corner-the-queen", cornerTheQueen},
	{"block-me-if-you-can", blockMeIfYouCan},
	{"why-gold", whyGold},
	{"a-knight-in-the-queens-boots", aKnightInTheQueensBoots},
	{"a-walk-through-game-100", aWalkThroughGame100},
	{"squirrel-and-crow", squirrelAndCrow},
	{"nim-and-the-trick-in-it", nimAndTheTrickInIt},
	{"two-games-at-once", twoGamesAtOnce},
	{"mosaics", mosaics},
	{"queens-in-exile", queensInExile},
	{"a-conjecture-that-fell", aConjectureThatFell},
}

// Names lists the lessons in the order in which they are given.
func Names() []string {
	names := make([]string, len(given))
	for i := range given {
		names[i] = given[i].name
	}
	return names
}

// Open reads a lesson, in the reader's language if it is there. It errs if there is none of that name.
func Open(name string) (*lesson.Lesson, error) {
	at := slices.Index(Names(), name)
	if at < 0 {
		return nil, errNone(name)
	}
	if translated, ok := words.File(textName + name); ok {
		if l, err := lesson.Read(translated); err == nil {
			return l, nil
		}
	}
	return lesson.Read(given[at].text)
}

// textName is what the names of lessons have before them among the texts of a language.
const textName = "lesson/"

// Foreign reports whether a lesson is in English, and the reader's language is another one.
func Foreign(name string) bool {
	_, ok := words.File(textName + name)
	return words.Tag() != "en" && !ok
}

// All reads all lessons, in their order.
func All() ([]*lesson.Lesson, error) {
	all := make([]*lesson.Lesson, len(given))
	for i := range given {
		var err error
		if all[i], err = Open(given[i].name); err != nil {
			return nil, err
		}
	}
	return all, nil
}
