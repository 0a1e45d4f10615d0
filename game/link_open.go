package game

import (
	"strings"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
)

// Opener opens links. It remembers what Explore has found out until the link is opened.
type Opener struct {
	rules rulebook
	start func(engine.Game) engine.Position
	recounter
}

// rulebook reads a ruleset off a scanner.
type rulebook func(*notation.Scanner) (engine.Game, error)

// NewOpener returns an opener for the games of the catalogue.
func NewOpener() *Opener { return &Opener{rules: catalog.Read, start: catalog.Start} }

// Open starts the session that a link describes, without the parts that are wrong and
// may be left out, and says which these are. Errors say what is wrong with the rest.
func (o *Opener) Open(link string, may Forgive) (*Session, []Left, error) {
	if err := checkLink(link); err != nil {
		return nil, nil, err
	}
	return o.open(link, &linkReader{may: may, most: mostSquares})
}

// Restore is Open for a link, of any length, that this program has written for itself.
func (o *Opener) Restore(link string, may Forgive) (*Session, []Left, error) {
	return o.open(link, &linkReader{may: may, most: -1})
}

func (o *Opener) open(link string, l *linkReader) (*Session, []Left, error) {
	err := l.readLink(link, o.rules)
	if err != nil {
		return nil, nil, err
	}
	s, err := l.play(o)
	if err != nil {
		return nil, nil, err
	}
	o.recounter = recounter{}
	return s, l.left, nil
}

// slice is for how long Explore works.
const slice = 8 * time.Millisecond

// Explore works for a few milliseconds on what Open has to find out about the game of a
// link, and reports whether there is more to do.
func (o *Opener) Explore(link string, may Forgive) (more bool) {
	l := &linkReader{may: may, most: mostSquares}
	if checkLink(link) != nil || l.readLink(link, o.rules) != nil {
		return false
	}
	if l.explore() {
		return true
	}
	for begun := time.Now(); time.Since(begun) < slice; {
		if !o.ponder(l.game, l.asked()) {
			return false
		}
	}
	return true
}

// readLink reads all that a link says.
func (l *linkReader) readLink(link string, read rulebook) error {
	text, err := decode(strings.TrimPrefix(link, "#"))
	if err != nil {
		return err
	}
	l.scan = notation.NewScanner(text)
	if l.game, err = read(l.scan); err != nil {
		return err
	}
	return l.readParts()
}
