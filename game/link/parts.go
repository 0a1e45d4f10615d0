package link

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/game"
)

// part is a named part of a link: where it may stand, from when on it is left out if it is
// wrong, how its value is read, and how what was read is dropped again.
type part struct {
	name   string
	in     rooms
	from   Forgive
	read   func(*reader) error
	forget func(*reader)
}

// parts are all parts that any link has, those of a game in the order in which they are written.
var parts = []part{
	{"block", inGame, Everything, func(l *reader) error { return l.readPawns(&l.blocked) }, func(l *reader) { l.blocked = pawns{} }},
	{"first", inGame, Everything, func(l *reader) error { return l.readName(&l.players.First) }, func(l *reader) { l.players.First = game.DefaultPlayers()[game.First] }},
	{"second", inGame, Everything, func(l *reader) error { return l.readName(&l.players.Second) }, func(l *reader) { l.players.Second = game.DefaultPlayers()[game.Second] }},
	{"size", inGame, Everything, (*reader).readSize, func(l *reader) { l.settings.W, l.settings.H = 0, 0 }},
	{"past", inGame, Everything, (*reader).skipTurns, func(*reader) {}},
	{"next", inGame, Everything, (*reader).skipTurns, func(*reader) {}},
	{"map", inGame, Looks, func(l *reader) error { return l.readName(&l.settings.Map) }, func(l *reader) { l.settings.Map = "" }},
	{"view", inGame, Looks, func(l *reader) error { return l.readText(&l.settings.View) }, func(l *reader) { l.settings.View = "" }},
	{"orient", inGame, Looks, func(l *reader) error { return l.readName((*string)(&l.settings.Orient)) }, func(l *reader) { l.settings.Orient = "" }},
	{"compare", inGame, Looks, (*reader).readCompare, func(l *reader) { l.settings.Compare = game.Compare{} }},
	{"values", inGame, Looks, func(l *reader) error { return l.readSwitch(&l.settings.Values, onOrOff) }, func(l *reader) { l.settings.Values = false }},
	{"step", inLesson, Everything, (*reader).readStep, func(l *reader) { l.address.step = "" }},
	{"quiz", inGame | inLesson, Looks, func(l *reader) error { return l.readSwitch(&l.settings.Quiz, quizOnOrOff) }, func(l *reader) { l.settings.Quiz = false }},
	{"without", inGame | inLesson, Looks, (*reader).readWithout, func(l *reader) { l.settings.Without = 0 }},
	{"idea", inGame, Everything, (*reader).readIdea, func(l *reader) { l.settings.Idea = "" }},
	{"ui", anywhere, Looks, (*reader).readShow, func(l *reader) { l.address.UI = "" }},
	{"tell", anywhere, Looks, (*reader).readTell, func(l *reader) { l.address.Tell = "" }},
}

// named returns the part of a name, nil for none.
func named(name string) *part {
	if i := slices.IndexFunc(parts, func(p part) bool { return p.name == name }); i >= 0 {
		return &parts[i]
	}
	return nil
}

// names lists the names of the parts that may stand in a room.
func names(in rooms) (list []string) {
	for _, p := range parts {
		if p.in&in != 0 {
			list = append(list, p.name)
		}
	}
	return list
}

// mostParts is how many parts are read one by one. No link has nearly as many; what a longer
// text goes on with is left out as a whole.
const mostParts = 64

// readParts reads the named values, up to the end.
func (l *reader) readParts() error {
	l.players = game.SetPlayers{First: game.DefaultPlayers()[0], Second: game.DefaultPlayers()[1]}
	l.places = map[string]place{}
	for n := 0; !l.scan.Done(); n++ {
		mark := l.scan.Mark()
		if !l.scan.Skip("&") {
			return l.scan.End()
		}
		name, err := "any", error(nil)
		if n < mostParts {
			name, err = l.readValue(mark + 1)
		} else {
			l.scan.Skip(strings.ToLower(l.scan.Rest()))
			err = l.scan.Fail(mark+1, manyParts())
		}
		if err == nil {
			continue
		}
		l.scan.Until('&')
		if !l.leave(name, l.scan.Since(mark+1), err) {
			return err
		}
	}
	return nil
}

// readValue reads name=value and returns the name. If it errs nothing was read.
func (l *reader) readValue(mark int) (name string, err error) {
	start := *l.scan
	name = l.scan.Word()
	p := named(name)
	if p == nil || p.in&l.room().in() == 0 {
		return "any", l.scan.Fail(mark, unknownName(l.room()))
	}
	if err := checkPercent(start); err != nil {
		return name, err
	}
	if _, twice := l.places[name]; twice {
		return name, l.scan.Fail(mark, givenTwice)
	}
	if err := l.scan.Expect("="); err != nil {
		return name, err
	}
	value := *l.scan
	if err = p.read(l); err == nil && !l.scan.Done() && l.scan.Rest()[0] != '&' {
		err = l.scan.End()
	}
	if err != nil {
		p.forget(l)
		return name, err
	}
	l.places[name] = place{*l.scan, value.Mark(), value}
	return name, nil
}
