package link_test

import (
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/web/wordstest"
)

// say is how Palace says a message, by its name.
var say = wordstest.Say

// open stands among the values of say for any text.
const open = wordstest.Open

// wrong is what is said of a part of a link, which begins at a character of it.
func wrong(reason, part string, at int) string {
	return say("engine/notation/wrong", reason, words.Quote(part), at)
}

// short is what is said of a link that ends before a character that it should have.
func short(reason string, at int) string { return say("engine/notation/wrong-at-end", reason, at) }

// notWhole is what is said where there should be a number, which is one of game/link/words.ftl.
func notWhole(what string) string { return say("engine/notation/whole", say("game/link/"+what)) }

// least and most are what is said of a number beyond its bounds.
func least(what string, n int) string {
	return say("engine/notation/at-least", say("game/link/"+what), n)
}
func most(what string, n int) string {
	return say("engine/notation/at-most", say("game/link/"+what), n)
}

// nothingFollows is what is said of a link that goes on.
func nothingFollows(part string, at int) string {
	return wrong(say("engine/notation/nothing-follows"), part, at)
}

// queenWays are the ways of a queen, as a sentence lists them.
func queenWays() string {
	return words.Or([]string{say("game/ways/there", "left"), say("game/ways/there", "up"), say("game/ways/there", "up-left")})
}

// noGame is what is said of a ruleset that is of no game.
func noGame(name string, at int) string {
	return wrong(say("game/catalog/err-no-such-game", "rook, nim, blocking, wythoff, maharaja, mwythoff, subtraction, exile", ""), name, at)
}

// leftOut is what is said of parts that were left out, the first one for this reason.
func leftOut(why string, parts ...string) string {
	return words.Sentence(say("game/link/opened-without", quoted(parts), why))
}

// hidden is leftOut where the answers are hidden, to be safe.
func hidden(why string, parts ...string) string {
	return words.Sentence(say("game/link/opened-hidden", quoted(parts), why))
}

func quoted(parts []string) (all []string) {
	for _, part := range parts {
		all = append(all, words.Quote(part))
	}
	return all
}
