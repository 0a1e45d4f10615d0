package link

import (
	"errors"

	"github.com/palacegames/palace/game"
)

// leave leaves out the part of that name, which is written so, if that may be.
func (l *reader) leave(name, part string, why error) bool {
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
func (l *reader) mend(err error) bool {
	var w wrong
	if !errors.As(err, &w) || !l.leave(w.name, w.name+"="+l.places[w.name].text(), w.error) {
		return false
	}
	l.forget(w.name)
	return true
}

// forget drops what was read under a name.
func (l *reader) forget(name string) {
	delete(l.places, name)
	set := &l.settings
	switch name {
	case "block":
		l.blocked = pawns{}
	case "first":
		l.players.First = game.DefaultPlayers()[game.First]
	case "second":
		l.players.Second = game.DefaultPlayers()[game.Second]
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
		set.Compare = game.Compare{}
	case "values":
		set.Values = false
	case "quiz":
		set.Quiz = false
	case "without":
		set.Without = 0
	case "idea":
		set.Idea = ""
	}
}
