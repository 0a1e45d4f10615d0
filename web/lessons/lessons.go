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

	"github.com/palacegames/palace/game/lesson"
)

//go:embed *.txt
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
	"mosaics",
	"queens-in-exile",
	"a-conjecture-that-fell",
}

// Names lists the lessons in the order in which they are given.
func Names() []string { return append([]string{}, names...) }

// Open reads a lesson. It errs if there is none of that name.
func Open(name string) (*lesson.Lesson, error) {
	text, err := files.ReadFile(name + ".txt")
	if err != nil {
		return nil, errNone(name)
	}
	return lesson.Read(string(text))
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
