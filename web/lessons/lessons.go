// Package lessons holds the lessons that come with Palace, each a file of text beside this
// one: docs/lessons.md says how they are written, and package lesson reads them. For
// example,
//
//	l, err := lessons.Open("corner-the-rook")
//
// reads corner-the-rook.txt, whose first step has a rook on (6,4).
package lessons

import (
	"embed"

	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/lesson"
)

// A lesson in another language, such as corner-the-rook.de.txt, comes with that language and not with the programs.
//
//go:embed a-conjecture-that-fell.txt a-knight-in-the-queens-boots.txt a-walk-through-game-100.txt block-me-if-you-can.txt
//go:embed corner-the-queen.txt corner-the-rook.txt mosaics.txt queens-in-exile.txt squirrel-and-crow.txt two-games-at-once.txt why-gold.txt
var files embed.FS

// names are in the order in which they are given.
var names = []string{
	"corner-the-rook",
	"corner-the-queen",
	"block-me-if-you-can",
	"why-gold",
	"a-knight-in-the-queens-boots",
	"a-walk-through-game-100",
	"squirrel-and-crow",
	"two-games-at-once",
	"mosaics",
	"queens-in-exile",
	"a-conjecture-that-fell",
}

// Names lists the lessons in the order in which they are given.
func Names() []string { return append([]string{}, names...) }

// Open reads a lesson, in the reader's language if it is there. It errs if there is none of that name.
func Open(name string) (*lesson.Lesson, error) {
	text, err := files.ReadFile(name + ".txt")
	if err != nil {
		return nil, errNone(name)
	}
	if translated, ok := words.File(textName + name); ok {
		if l, err := lesson.Read(translated); err == nil {
			return l, nil
		}
	}
	return lesson.Read(string(text))
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
	all := make([]*lesson.Lesson, len(names))
	for i, name := range names {
		var err error
		if all[i], err = Open(name); err != nil {
			return nil, err
		}
	}
	return all, nil
}
