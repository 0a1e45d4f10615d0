package link

import (
	"strings"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// Open starts the session that a link describes. Errors say what is wrong, and
// where it stands in the link.
func Open(link string) (*game.Session, error) {
	s, _, err := NewOpener().Open(link, Nothing)
	return s, err
}

// Restore is Open for a link, of any length, that this program has written for itself.
func Restore(link string) (*game.Session, error) {
	s, _, err := NewOpener().Restore(link, Nothing)
	return s, err
}

// Opener opens links. It remembers what Explore has found out until the link is opened.
type Opener struct {
	// Rules reads a ruleset off a scanner.
	Rules func(*notation.Scanner) (engine.Game, error)
	// Start says where a game begins of which a link does not say it.
	Start func(engine.Game) engine.Position

	recounter recounter
}

// NewOpener returns an opener for the games of the catalogue.
func NewOpener() *Opener { return &Opener{Rules: catalog.Read, Start: catalog.Start} }

// Open starts the session that a link describes, without the parts that are wrong and
// may be left out, and says which these are. Errors say what is wrong with the rest.
func (o *Opener) Open(link string, may Forgive) (*game.Session, []Left, error) {
	if len(link) > MaxLength {
		return nil, nil, longLink(len(link))
	}
	return o.open(link, &reader{may: may, most: mostSquares})
}

// Restore is Open for a link, of any length, that this program has written for itself.
func (o *Opener) Restore(link string, may Forgive) (*game.Session, []Left, error) {
	return o.open(link, &reader{may: may, most: -1})
}

func (o *Opener) open(link string, l *reader) (*game.Session, []Left, error) {
	if err := l.read(link, o.Rules); err != nil {
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
	if len(link) > MaxLength || l.read(link, o.Rules) != nil {
		return false
	}
	if l.explore() {
		return true
	}
	asked := l.asked()
	for begun := time.Now(); time.Since(begun) < slice; {
		if !o.recounter.ponder(l.game, asked) {
			return false
		}
	}
	return true
}

// read reads all that a link says.
func (l *reader) read(link string, rules func(*notation.Scanner) (engine.Game, error)) (err error) {
	l.scan = notation.NewScanner(decode(strings.TrimPrefix(link, "#")))
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
	return err
}

// explore is game.Explore for where the past began.
func (l *reader) explore() (more bool) {
	first := l.first()
	return first != none && game.Explore(l.game, first)
}
