package game

import (
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/english"
)

// Forgive says which parts of a link are left out if they are wrong. The ruleset and the
// position never are.
type Forgive uint8

const (
	// Nothing is forgiven.
	Nothing Forgive = iota
	// Looks are forgiven: map, view, orient, compare and values, which change nothing
	// about the game, who plays it, and how much is computed.
	Looks
	// Everything is forgiven but the ruleset and the position, also a name that is none.
	Everything
)

// forgives reports whether the part of that name may be left out.
func (f Forgive) forgives(name string) bool {
	switch name {
	case "":
		return false
	case "map", "view", "orient", "compare", "values":
		return f >= Looks
	}
	return f >= Everything
}

// Left is a part of a link that was left out, as it was written, and what is wrong with it.
type Left struct {
	Part string
	Why  error
}

// DescribeLeft says in a sentence which parts of a link were left out, "" for none.
func DescribeLeft(left []Left) string {
	if len(left) == 0 {
		return ""
	}
	const most = 3
	var parts []string
	for _, l := range left[:min(len(left), most)] {
		parts = append(parts, notation.Quote(l.Part))
	}
	if n := len(left) - most; n > 0 {
		parts = append(parts, english.Plural(n, "other part"))
	}
	return english.Sentence("the link is opened without " + english.List(parts, "and") + ": " + uncapital(left[0].Why.Error()))
}

// uncapital lets a sentence follow a colon: its first word begins with a small letter if
// it is an everyday one.
func uncapital(s string) string {
	word, _, _ := strings.Cut(s, " ")
	switch word {
	case "A", "At", "The", "There", "Only", "Who", "No", "It":
		_, size := utf8.DecodeRuneInString(s)
		return strings.ToLower(s[:size]) + s[size:]
	}
	return s
}

// leave leaves out the part of that name, which is written so, if that may be.
func (l *linkReader) leave(name, part string, why error) bool {
	if !l.may.forgives(name) {
		return false
	}
	l.left = append(l.left, Left{part, why})
	return true
}

// wrong is an error that is mended when the part of that name is left out.
type wrong struct {
	name string
	error
}

func (w wrong) Unwrap() error { return w.error }

// mend leaves out the part that an error of playing the link is about, if that may be.
func (l *linkReader) mend(err error) bool {
	var w wrong
	if !errors.As(err, &w) || !l.leave(w.name, w.name+"="+l.places[w.name].text(), w.error) {
		return false
	}
	l.forget(w.name)
	return true
}

// forget drops what was read under a name.
func (l *linkReader) forget(name string) {
	delete(l.places, name)
	set := &l.settings
	switch name {
	case "block":
		l.blocked = pawns{}
	case "first":
		l.players.First = defaultPlayers[First]
	case "second":
		l.players.Second = defaultPlayers[Second]
	case "size":
		set.W, set.H = 0, 0
	case "past":
		l.past = nil
	case "next":
		l.next = nil
	case "map":
		set.Map = ""
	case "view":
		set.View = ""
	case "orient":
		set.Orient = ""
	case "compare":
		set.Compare = Compare{}
	case "values":
		set.Values = false
	}
}
