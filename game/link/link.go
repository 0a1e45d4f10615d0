// Package link reads and writes a game as a line of text. A link is a ruleset, a position
// and what else there is to keep:
//
//	RULESET@X,Y&name=value&name=value…
//
// The position and every name may be left out, the names come in any order, and but
// for view it makes no difference whether letters are small or capital:
//
//	block=1,1;2,2   the squares blocked now; without it a game with blocks stands in
//	                its block phase, with it, even if it is empty, the piece moves;
//	                squares.go says how lines of many squares are written, and
//	                block=perfect are those that the perfect player blocks there
//	first=  second= who plays; human and perfect when left out
//	size=WxH        how much of the board the map computes
//	misere=on       misère play: whoever cannot move wins
//	past=13,11:1,1;2,2/11,9
//	                the turns so far, as the squares where the piece stood and,
//	                after a colon, those that were blocked there
//	next=9,9:1,1/:2,2
//	                the undone turns: where the piece went, and what was blocked
//	                there. Without a colon the block is still to come, without a
//	                square it is the block alone
//	map=            off, peek, or what the map shows
//	view=           how the board is scrolled and zoomed, or the window that is in view
//	orient=         where the axes point
//	compare=500:1,1,3
//	                the game of the same family over which this one is laid: its k,
//	                by how many squares it is shifted in x and in y, and what is added
//	                to this game's palace numbers before they are compared
//	values=on       every move carries its verdict: whether it wins or loses
//	quiz=on         nothing is told of the game until somebody asks for it
//	without=        the helps that are not given: map, values, hint, why, save
//	idea=golden     the idea of the game that is open and, after a colon, what was chosen
//	                of it: placing:step=12;piece=king
//
// It may begin with the # of an address, its characters may be encoded with percent signs, and what
// mail and chat programs do to links is undone: mend.go. What may have asked for something to be hidden
// and cannot be read hides: hide.go. What it says is played through move by move: it cannot hold
// anything that could not have been done by hand.
//
// For example, Open("blocking:5@3,3") is a session in which the queen stands on (3,3), from
// where three rays of three squares each lead on, and the second player is to block four of
// these nine.
//
// The parts ui=, lang= and tell=, which are about the page around the board, may stand in any link.
// What else may stand behind the # of an address leads into a room: address.go reads that, by
// the same table of parts, which is in parts.go: how each is read, forgotten and written.
//
// reader.go reads what stands in a link, squares.go squares, turns.go turns and values.go the
// other values, and each of these writes them too; parts.go leaves out what is wrong, play.go
// plays what was read, and recount.go finds out again what a link need not list. write.go writes
// a session, and what others are to see of it.
package link

import (
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// MaxLength is the longest link that is written, and that is read, in bytes. With the
// page's address before it, it fits into the mebibyte at which some browsers end an
// address.
const MaxLength = notation.MaxLength - 1<<12

// none is no position.
var none engine.Position

// Open starts the session that a link describes. Errors say what is wrong, and
// where it stands in the link.
func Open(link string) (*game.Session, error) {
	return NewOpener().Opened(link)
}

// Opened is Open for whoever forgives nothing.
func (o *Opener) Opened(link string) (*game.Session, error) {
	s, _, err := o.Open(link, Nothing)
	return s, err
}

// Restore is Open for a link, of any length, that this program has written for itself.
func Restore(link string) (*game.Session, error) {
	s, _, err := NewOpener().Restore(link, Nothing)
	return s, err
}

// Opener opens links. It keeps the games that it has opened or explored, and remembers until the
// link is opened what Explore has found out about blocks.
type Opener struct {
	Games catalog.Games

	// Rules reads a ruleset off a scanner.
	Rules func(*notation.Scanner) (engine.Game, error)
	// Start says where a game begins of which a link does not say it.
	Start func(engine.Game, engine.Methods) engine.Position

	recounter recounter
}

// NewOpener returns an opener for the games of the catalogue.
func NewOpener() *Opener { return &Opener{Rules: catalog.ReadAny, Start: catalog.Start} }

// Open starts the session that a link describes, without the parts that are wrong and
// may be left out, and says which these are. Errors say what is wrong with the rest.
func (o *Opener) Open(link string, may Forgive) (*game.Session, []Left, error) {
	if len(link) > MaxLength {
		return nil, nil, errLongLink(len(link), MaxLength)
	}
	return o.open(link, &reader{may: may, most: mostSquares})
}

// Restore is Open for a link, of any length, that this program has written for itself.
func (o *Opener) Restore(link string, may Forgive) (*game.Session, []Left, error) {
	return o.open(link, &reader{may: may, most: -1})
}

func (o *Opener) open(link string, l *reader) (*game.Session, []Left, error) {
	if err := o.read(link, l); err != nil {
		return nil, nil, err
	}
	s, err := l.play(o.Start, &o.recounter)
	if err != nil {
		return nil, nil, err
	}
	o.recounter = recounter{}
	return s, l.left, nil
}

// slice is for how long Explore works.
const slice = 8 * time.Millisecond

// Explore works for a few milliseconds on what Open has to find out about the game of a
// link, and reports whether there is more to do. When there is not, or if the link is wrong,
// Open takes no longer than that.
func (o *Opener) Explore(link string, may Forgive) (more bool) {
	l := &reader{may: may, most: mostSquares}
	if len(link) > MaxLength || o.read(link, l) != nil {
		return false
	}
	if l.explore() {
		return true
	}
	asked := l.asked()
	for begun := time.Now(); time.Since(begun) < slice; {
		if !o.recounter.ponder(l, asked) {
			return false
		}
	}
	return true
}

// ExploreGame is game.Explore for a game that is to be opened at a position.
func (o *Opener) ExploreGame(g engine.Game, start engine.Position) (more bool) {
	g, methods := o.Games.Keep(g)
	return game.Explore(g, methods, start)
}

// read reads all that a link says, of a game that may have been opened before.
func (o *Opener) read(link string, l *reader) error {
	err := l.read(link, o.Rules)
	if err == nil {
		l.game, l.methods = o.Games.Keep(l.game)
	}
	return err
}

// read reads all that a link says.
func (l *reader) read(link string, rules func(*notation.Scanner) (engine.Game, error)) (err error) {
	l.scan = notation.NewScanner(Mend(link))
	if err = checkPercent(*l.scan); err != nil {
		return err
	}
	if l.game, err = rules(l.scan); err != nil {
		return err
	}
	mark := l.scan.Mark()
	if l.scan.Skip("@") {
		if l.position, err = l.readPosition(); err != nil {
			return err
		}
	}
	at := l.from(mark + 1)
	if err = l.readParts(); l.position != none {
		l.places["@"] = at
	}
	if err == nil && l.misere {
		err = l.turn()
	}
	return err
}

// turn turns the game round, or leaves that out.
func (l *reader) turn() error {
	g, _ := misere.Normal(l.game)
	turned, err := misere.Of(g)
	if err == nil {
		l.game = turned
		return nil
	}
	if err = (wrong{"misere", l.places["misere"].fail(err)}); l.mend(err) {
		return nil
	}
	return err
}

// explore is game.Explore for where the past began.
func (l *reader) explore() (more bool) {
	first := l.first()
	return first != none && game.Explore(l.game, l.methods, first)
}
