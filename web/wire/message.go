// Package wire holds the messages between the page and its workers, with one
// codec for both ends. A message is a kind byte followed by its fields; numbers
// are varints, strings and byte runs carry their length in front. What comes in
// is checked: a broken message is an error, never a panic.
package wire

import (
	"errors"
	"strconv"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace/compare"
	"github.com/palacegames/palace/render"
)

// Message is one of the message types of this package.
type Message interface {
	kind() byte
	fields(c *codec)
}

// Start tells the painter to begin with a map; whatever it painted before is
// dropped. The painter's answers carry the same Revision.
type Start struct {
	Revision uint32
	Ruleset  string // canonical notation
	Kind     engine.Kind
	// Rest holds the third and further components of the positions on the map,
	// nil for games of two components at most.
	Rest engine.Position
	// Origin is the position at the square (0, 0) of a map of a far part of the board,
	// nil for a map of the board's own squares.
	Origin  engine.FarPosition
	Palette string
	Extent  engine.Window
	// Compare lays the game over another one; nothing is compared if that is 0.
	Compare compare.Comparison
	// Endless names the infinite pattern that is shown in place of the game's own
	// board, "" for none.
	Endless string
	// Detail is what to highlight, "" for nothing.
	Detail string
}

// Want tells the painter which pictures are in view.
type Want struct {
	Revision uint32
	render.Want
}

// Picture brings a picture, finished or growing.
type Picture struct {
	Revision uint32
	render.Picture
}

// Progress says how many squares of the extent have been computed.
type Progress struct {
	Revision    uint32
	Done, Total int
}

// Probe asks the painter about one square of the extent, which the sweep must have
// passed.
type Probe struct {
	Revision uint32
	At       engine.Cell
	// Reach is how many columns and rows before it are wanted as well, at most
	// MaxReach.
	Reach int
}

// MaxReach bounds the reach of a Probe.
const MaxReach = 32

// Value is the answer to a Probe.
type Value struct {
	Revision uint32
	At       engine.Cell
	Value    int32
	// Region names the region of the square, "" if that is not known.
	Region string
	// Reach is that of the Probe. Around holds the values within it, the square's
	// own in the last corner, as far as they lie on the board.
	Reach  int
	Around engine.Tile
}

// Ask puts a question about a position to the analyst. The position is given as
// a link, so that the analyst has to be told nothing else and checks it all again.
type Ask struct {
	// ID tells the answers apart. With 0 there will be none: the analyst only thinks
	// ahead, so that the next question finds its work done.
	ID   uint32
	Link string
	// Player names the computer player who is to act, "" if nobody is: then only the
	// palaces are asked for, also where the game is over.
	Player string
	// Seed leads a player who throws dice.
	Seed uint32
	// Round grows with every position on the table: nobody waits any more for the
	// answers to questions of an earlier round.
	Round uint32
}

// Ahead reports whether nobody waits for the answer.
func (a *Ask) Ahead() bool { return a.ID == 0 }

// Answer is the analyst's answer to the Ask of the same ID.
type Answer struct {
	ID uint32
	// Move is the position to move to, or nil when Blocks are to be placed.
	Move   engine.FarPosition
	Blocks []engine.Position
	// Palaces are the P-positions that the mover could reach if nothing were
	// blocked.
	Palaces []engine.FarPosition
	// Near says the same in less time: who writes an answer may give one or the other,
	// who reads one finds all in Palaces.
	Near []engine.Position
}

// Failure says in one sentence why a map or an answer will not come: ID is that
// of the Ask, or 0 and Revision that of the Start.
type Failure struct {
	ID, Revision uint32
	Text         string
}

const (
	startKind byte = iota + 1
	wantKind
	pictureKind
	progressKind
	probeKind
	valueKind
	askKind
	answerKind
	failureKind
	labelsKind
	talliesKind
	orderKind
	reportKind
	saveKind
	partKind
	takenKind
	restKind
	thoughtKind
	roundKind
)

func (*Start) kind() byte    { return startKind }
func (*Want) kind() byte     { return wantKind }
func (*Picture) kind() byte  { return pictureKind }
func (*Progress) kind() byte { return progressKind }
func (*Probe) kind() byte    { return probeKind }
func (*Value) kind() byte    { return valueKind }
func (*Ask) kind() byte      { return askKind }
func (*Answer) kind() byte   { return answerKind }
func (*Failure) kind() byte  { return failureKind }

// makers make an empty message of each kind.
var makers = [...]func() Message{
	startKind:    func() Message { return new(Start) },
	wantKind:     func() Message { return new(Want) },
	pictureKind:  func() Message { return new(Picture) },
	progressKind: func() Message { return new(Progress) },
	probeKind:    func() Message { return new(Probe) },
	valueKind:    func() Message { return new(Value) },
	askKind:      func() Message { return new(Ask) },
	answerKind:   func() Message { return new(Answer) },
	failureKind:  func() Message { return new(Failure) },
	labelsKind:   func() Message { return new(Labels) },
	talliesKind:  func() Message { return new(Tallies) },
	orderKind:    func() Message { return new(Order) },
	reportKind:   func() Message { return new(Report) },
	saveKind:     func() Message { return new(Save) },
	partKind:     func() Message { return new(Part) },
	takenKind:    func() Message { return new(Taken) },
	restKind:     func() Message { return new(Rest) },
	thoughtKind:  func() Message { return new(Thought) },
	roundKind:    func() Message { return new(Round) },
}

// Encode returns the message as bytes.
func Encode(m Message) []byte {
	c, kind := &codec{}, m.kind()
	c.byte(&kind)
	m.fields(c)
	return c.b
}

// Decode reads one message. It errs when b is not exactly one message.
func Decode(b []byte) (Message, error) {
	c, kind := &codec{b: b, reads: true}, byte(0)
	c.byte(&kind)
	if int(kind) >= len(makers) || makers[kind] == nil {
		return nil, errors.New("wire: unknown kind of message " + strconv.Itoa(int(kind)))
	}
	m := makers[kind]()
	m.fields(c)
	if c.broken || len(c.b) > 0 {
		return nil, errors.New("wire: broken message of kind " + strconv.Itoa(int(kind)))
	}
	return m, nil
}
