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
			_, err = l.readListed() // which says what is missing
			return e, false, err
		}
	}
	w.begun = true
	l.turns++
	mark := l.scan.Mark()
	if l.scan.Rest()[0] != ':' {
		if e.to, err = l.readListed(); err != nil {
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

// past writes the squares the piece has left, with what was blocked there.
func (w *writer) past() {
	name := "&past="
	var before game.Entry
	for i, t := range w.Turns[:w.Moved()] {
		if t.To != none {
			w.WriteString(name + w.Where(i).String())
			name = "/"
			if len(before.Blocked) > 0 {
				w.WriteByte(':')
				w.squares(w.Where(i), before, true)
			}
		}
		before = t
	}
}

// next writes the turns that were undone.
func (w *writer) next() {
	if !w.CanRedo() {
		return
	}
	name, at := "&next=", w.Record.Here()
	for i, t := range w.Turns[w.Done:] {
		w.WriteString(name)
		name = "/"
		alone := t.To == none || i == 0 && w.Half
		if !alone {
			at = t.To
			w.WriteString(at.String())
		}
		// A game that blocks prints a colon for every block that was made; where
		// the piece had no options none was.
		if alone || t.Done && w.Game.Shape().Blocking > 1 && !game.Ends(w.Game, t.To) {
			w.WriteByte(':')
			w.squares(at, t, true)
		}
	}
}
