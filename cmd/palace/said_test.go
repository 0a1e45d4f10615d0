package main

import (
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/wordstest"
)

// say is how Palace says a message, by its name.
var say = wordstest.Say

// wrongAt is what is said of a part of an argument, which begins at a character of it.
func wrongAt(reason, part string, at int) string {
	return say("engine/notation/wrong", reason, words.Quote(part), at)
}

// least, most and notWhole are what is said of a number that is none, or beyond its bounds.
func least(what string, n int) string { return say("engine/notation/at-least", what, n) }
func most(what string, n int) string  { return say("engine/notation/at-most", what, n) }
func notWhole(what string) string     { return say("engine/notation/whole", what) }

// nothingFollows is what is said of an argument that goes on.
func nothingFollows(part string, at int) string {
	return wrongAt(say("engine/notation/nothing-follows"), part, at)
}

// noGame is what is said of a ruleset that is of no game, perhaps means one.
func noGame(perhaps string) string {
	return say("game/catalog/err-no-such-game", "rook, nim, blocking, wythoff, maharaja, mwythoff, subtraction, exile", perhaps)
}

// meant is what is said behind a name that is none.
func meant(name string) string { return say("engine/notation/perhaps", []string{name}) }
