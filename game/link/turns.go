package link

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
)

// entry is one square with the blocks there, as past and next hold them.
type entry struct {
	to      engine.Position
	blocked pawns
	block   bool // a colon was there
	place   place
}

// skipTurns passes over the turns of past or next. They are read when they are played, each
// when the one before was: of a list that is wrong nothing is read beyond the turn that is.
func (l *reader) skipTurns() error {
	l.scan.Until('&')
	return nil
}

// walk reads the turns of a list, one after the other.
type walk struct {
	l     *reader
	scan  notation.Scanner
	given bool // there is such a list
	begun bool
}

// walk begins with the turns of past or of next.
func (l *reader) walk(name string) *walk {
	p, given := l.places[name]
	return &walk{l: l, scan: p.begin, given: given}
}

// next reads a turn. more is false behind the last.
func (w *walk) next() (e entry, more bool, err error) {
	l := w.l
	before := l.scan
	l.scan = &w.scan
	defer func() { l.scan = before }()
	if !w.given || l.scan.Done() || l.scan.Rest()[0] == '&' {
		return e, false, nil
	}
	if w.begun {
		if err = l.scan.Expect("/"); err != nil {
			return e, false, err
		}
		if l.scan.Done() || l.scan.Rest()[0] == '&' {
			_, err = l.readPosition() // which says what is missing
			return e, false, err
		}
	}
	w.begun = true
	l.turns++
	mark := l.scan.Mark()
	if l.scan.Rest()[0] != ':' {
		if e.to, err = l.readPosition(); err != nil {
			return e, false, err
		}
	}
	if l.scan.Skip(":") {
		e.block = true
		if err = l.readPawns(&e.blocked); err != nil {
			return e, false, err
		}
	}
	e.place = l.from(mark)
	return e, true, nil
}

// first returns the square where the past began, or that of now.
func (l *reader) first() engine.Position {
	if e, more, err := l.walk("past").next(); more && err == nil {
		return e.to
	}
	return l.position
}

// asked lists the positions on which the link leaves the block to the perfect player, as far
// as its turns can be made. The farthest come first: what is nearer is found out on the way
// there.
func (l *reader) asked() (list []engine.Position) {
	first := l.first()
	if l.game.Shape().Blocking == 1 || first == none {
		return nil
	}
	defer l.keepListed()()
	s, err := game.New(l.game, first)
	if err != nil {
		return nil
	}
	at := first
	// goes moves on, as if nothing were blocked.
	goes := func(to engine.Position) bool {
		if s.Phase() == game.BlockPhase && s.Do(game.Block{}) != nil || s.Do(game.Move{To: to}) != nil {
			return false
		}
		at = to
		return true
	}
	add := func(blocked pawns) {
		if blocked.perfect {
			list = append(list, at)
		}
	}
	past, begun := l.walk("past"), false
	for e, more, err := past.next(); more && err == nil; e, more, err = past.next() {
		if begun && (e.to == none || !goes(e.to)) {
			return list
		}
		begun = true
		add(e.blocked)
	}
	if begun && (l.position == none || !goes(l.position)) {
		return list
	}
	add(l.blocked)
	next := l.walk("next")
	for e, more, err := next.next(); more && err == nil; e, more, err = next.next() {
		if e.to != none && !goes(e.to) {
			return list
		}
		add(e.blocked)
	}
	return list
}
