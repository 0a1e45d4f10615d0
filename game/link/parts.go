package link

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/pause"
	"github.com/palacegames/palace/game/puzzle"
)

// part is a named part of a link: where it may stand, from when on it is left out if it is
// wrong, how its value is read, how what was read is dropped again, and how it is written.
type part struct {
	name   string
	in     rooms
	from   Forgive
	read   func(*reader) error
	forget func(*reader)
	write  func(*writer)
}

// parts are all parts that any link has, those of a game in the order in which they are written.
var parts = []part{
	{"block", inGame, Everything, (*reader).readBlock, func(l *reader) { l.blocked = pawns{} }, (*writer).block},
	value("first", inGame, Everything, func(s *said) *string { return &s.players.First }, (*reader).readName, asItIs),
	value("second", inGame, Everything, func(s *said) *string { return &s.players.Second }, (*reader).readName, asItIs),
	{"size", inGame, Everything, (*reader).readSize, func(l *reader) { l.settings.W, l.settings.H = 0, 0 }, (*writer).size},
	value("misere", inGame, Everything, func(s *said) *bool { return &s.misere }, readSwitch(misereOnOrOff), onOff),
	{"past", inGame, Everything, (*reader).skipTurns, func(*reader) {}, (*writer).past},
	{"next", inGame, Everything, (*reader).skipTurns, func(*reader) {}, (*writer).next},
	value("map", inGame, Looks, func(s *said) *string { return &s.settings.Map }, (*reader).readMap, asItIs),
	value("view", inGame, Looks, func(s *said) *string { return &s.settings.View }, (*reader).readText, asItIs),
	value("orient", inGame, Looks, func(s *said) *string { return (*string)(&s.settings.Orient) }, (*reader).readName, asItIs),
	value("compare", inGame, Looks, func(s *said) *game.Compare { return &s.settings.Compare }, (*reader).readCompare, game.Compare.String),
	value("values", inGame, Looks, func(s *said) *bool { return &s.settings.Values }, readSwitch(onOrOff), onOff),
	value("step", inLesson, Everything, func(s *said) *string { return &s.address.step }, (*reader).readStep, asItIs),
	value("at", inPuzzle, Everything, func(s *said) *string { return &s.address.Puzzle.At }, (*reader).readText, asItIs),
	value("day", inPuzzle, Everything, func(s *said) *string { return &s.address.Day }, (*reader).readDay, asItIs),
	value("find", inPuzzle|inSet, Everything, func(s *said) *bool { return &s.address.Puzzle.Block }, (*reader).readFind, puzzle.Find),
	value("level", inPuzzle|inSet, Everything, func(s *said) *int { return &s.address.Puzzle.Level }, readNumber(aLevel, puzzle.FirstLevel, puzzle.LastLevel), strconv.Itoa),
	value("seed", inPuzzle|inSet, Everything, func(s *said) *int { return &s.address.Puzzle.Seed }, readNumber(aSeed, 0, puzzle.MostSeed), strconv.Itoa),
	value("set", inPuzzle|inSet, Everything, func(s *said) *puzzle.Set { return &s.address.Set }, (*reader).readSet, puzzle.Set.String),
	value("lesson", inClass, Everything, func(s *said) *string { return &s.address.Lesson }, (*reader).readLesson, asItIs),
	value("pause", inLesson|inClass, Everything, func(s *said) *pause.Plan { return &s.address.Pause }, (*reader).readPause, pause.Plan.String),
	value("quiz", inGame|inLesson, Looks, func(s *said) *bool { return &s.settings.Quiz }, readSwitch(quizOnOrOff), onOff),
	value("without", inGame|inLesson, Looks, func(s *said) *game.Helps { return &s.settings.Without }, (*reader).readWithout, game.Helps.String),
	value(ideaPart, inGame, Everything, func(s *said) *string { return &s.settings.Idea }, (*reader).readIdea, asItIs),
	value("ui", anywhere, Looks, func(s *said) *string { return &s.address.UI }, (*reader).readShow, asItIs),
	value("lang", anywhere, Looks, func(s *said) *string { return &s.address.Lang }, (*reader).readLang, asItIs),
	value("tell", anywhere, Looks, func(s *said) *string { return &s.address.Tell }, (*reader).readTell, asItIs),
}

// ideaPart is the part whose refusals name what stands there by themselves.
const ideaPart = "idea"

// said is what a link says in those parts that stand for one value each.
type said struct {
	players  game.SetPlayers
	settings game.Settings
	address  Address
	misere   bool
}

// unsaid is what holds where a link says nothing.
var unsaid = said{
	players: game.SetPlayers{First: game.DefaultPlayers()[game.First], Second: game.DefaultPlayers()[game.Second]},
	address: Address{Puzzle: puzzle.Name{Seed: puzzle.AnySeed}},
}

// value is a part that stands for one value: forgotten it is what holds where nothing is said,
// and then it is not written.
func value[T comparable](name string, in rooms, from Forgive, of func(*said) *T, read func(*reader, *T) error, text func(T) string) part {
	return part{name, in, from,
		func(l *reader) error { return read(l, of(&l.said)) },
		func(l *reader) { *of(&l.said) = *of(&unsaid) },
		func(w *writer) {
			if v := *of(&w.said); v != *of(&unsaid) {
				w.value(name, text(v))
			}
		},
	}
}

func asItIs(s string) string { return s }

func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
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

// Names lists the names of all parts that any link has.
func Names() []string { return names(anywhere) }

// Heads lists the words that lead into a room, each at the beginning of a link.
func Heads() []string { return slices.Sorted(maps.Keys(heads)) }

// mostParts is how many parts are read one by one. No link has nearly as many; what a longer
// text goes on with is left out as a whole.
const mostParts = 64

// readParts reads the named values, up to the end.
func (l *reader) readParts() error {
	l.said = said{players: unsaid.players, address: l.address}
	l.places = map[string]place{}
	for n := 0; !l.scan.Done(); n++ {
		first := l.scan.Mark() == 0 // where nothing stands before the parts, the sign may be missing
		if !l.scan.Skip("&") && !first {
			return l.scan.End()
		}
		mark := l.scan.Mark()
		name, err := "any", error(nil)
		if n < mostParts {
			name, err = l.readValue(mark)
		} else {
			l.skipRest()
			err = l.scan.Fail(mark, hasAtMostParts(mostParts))
		}
		if err == nil {
			continue
		}
		l.scan.Until('&')
		if !l.leaveSince(name, mark, err) {
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
		rest := *l.scan
		more, _, _ := strings.Cut(rest.Until('&'), "=") // such as _source of utm_source
		l.scan.Skip(strings.ToLower(more))
		return "any", l.scan.Fail(mark, unknownName(l.room()))
	}
	if err := checkPercent(start); err != nil {
		return name, err
	}
	if _, twice := l.places[name]; twice {
		return name, l.scan.Fail(mark, givenTwice.String())
	}
	if err := l.scan.Expect("="); err != nil {
		return name, err
	}
	value := *l.scan
	if err = p.read(l); err == nil && !l.scan.Done() && l.scan.Rest()[0] != '&' {
		end := *l.scan // what follows the next "&" may be right
		err = end.End()
	}
	if err != nil {
		p.forget(l)
		return name, err
	}
	l.places[name] = place{*l.scan, value.Mark(), value, mark}
	return name, nil
}

// Forgive says which parts of a link are left out if they are wrong. The ruleset and the
// position never are.
type Forgive uint8

const (
	// Nothing is forgiven.
	Nothing Forgive = iota
	// Looks are forgiven: map, view, orient, compare, values, quiz, without, ui, lang and tell, which
	// change nothing about the game, who plays it, and how much is computed.
	Looks
	// Everything is forgiven but the ruleset and the position, also a name that is none.
	Everything
)

// forgives reports whether the part of that name may be left out.
func (f Forgive) forgives(name string) bool {
	if p := named(name); p != nil {
		return f >= p.from
	}
	return name != "" && f >= Everything
}

// Left is a part of a link that was left out, as it was written, and what is wrong with it.
type Left struct {
	Part string
	Why  error
	// Hides says that it may have asked for something to be kept back, which therefore is.
	Hides bool
}

// leaveSince leaves out the part of that name which stands behind the mark, if that may be. It is told as it was typed.
func (l *reader) leaveSince(name string, mark int, why error) bool {
	if !l.leave(name, l.scan.Since(mark), why) {
		return false
	}
	l.left[len(l.left)-1].Part = l.scan.Typed(mark)
	return true
}

// leave leaves out the part of that name, which is written so, if that may be.
func (l *reader) leave(name, part string, why error) bool {
	if !l.may.forgives(name) {
		return false
	}
	l.left = append(l.left, Left{part, why, l.doubt(name, part)})
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
	if p := named(name); p != nil {
		p.forget(l)
	}
}
