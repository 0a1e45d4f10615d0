package link

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/game/puzzle"
)

// setHead is the word behind class& with which a set of puzzles begins.
const setHead = "puzzle"

// readSetHead reads the word with which a set of puzzles begins behind class&, and looks what is named there. It
// reports whether there is such a word.
func (l *reader) readSetHead(named *bool, value *string) bool {
	behind := *l.scan
	if !behind.Skip("&") || behind.Word() != setHead {
		return false
	}
	ahead := behind
	next := ahead.Until('&')
	game, is := strings.CutPrefix(next, "=")
	if !is && next != "" {
		return false
	}
	*l.scan, l.address.Room, *named, *value = behind, ClassSet, is, game
	return true
}

// readSet reads 6 or 3/6.
func (l *reader) readSet(set *puzzle.Set) error {
	mark := l.scan.Mark()
	first, second, of := strings.Cut(l.scan.Until('&'), "/")
	n, bad := strconv.Atoi(first)
	*set = puzzle.Set{Of: n}
	if of && bad == nil {
		set.At = n
		set.Of, bad = strconv.Atoi(second)
	}
	switch {
	case bad != nil || set.Of < puzzle.LeastSet || set.Of > puzzle.MostSet:
		return l.scan.Fail(mark, setHas(puzzle.LeastSet, puzzle.MostSet))
	case of && (set.At < 1 || set.At > set.Of):
		return l.scan.Fail(mark, notInSet(set.Of))
	}
	return nil
}

// checkSet leaves out a set of a puzzle that is a position: nothing follows it.
func (l *reader) checkSet() error {
	a := &l.said.address
	if a.Puzzle.At == "" || a.Set == (puzzle.Set{}) {
		return nil
	}
	p := l.places["set"]
	err := p.scan.Fail(p.name, setOfPosition.String())
	if !l.leave("set", p.scan.Typed(p.name), err) {
		return err
	}
	l.forget("set")
	return nil
}

// puzzle writes the name of a puzzle's room.
func (w *writer) puzzle(of string) {
	w.WriteString(setHead)
	if of != "" {
		w.WriteString("=" + of)
	}
}
