package wire

import (
	"strings"

	"github.com/palacegames/palace/engine"
)

// This file has the messages to the analyst, and then those from it. It sends Progress too.

// Ask puts a question about a position to the analyst. The position is given as
// a link, so that the analyst has to be told nothing else and checks it all again.
type Ask struct {
	// ID tells the answers apart. With 0 there will be none: the analyst only thinks
	// ahead, so that the next question finds its work done.
	ID uint32
	// Link may also be a lesson, as room.Place writes one with all that it holds. Then it is
	// asked what in it is wrong.
	Link string
	// Player names the computer player who is to act, "" if nobody is: then only the
	// palaces are asked for, also where the game is over.
	Player string
	// Seed leads a player who throws dice.
	Seed uint32
	// Round grows with every position on the table: nobody waits any more for the
	// answers to questions of an earlier round.
	Round uint32
	// Distance asks, beside the palaces, how soon the winner wins.
	Distance bool
	// Rest asks, beside the palaces, whether the game drags on from here until who moves next
	// has won it.
	Rest bool
}

// LessonLink begins the Link of a question about a lesson.
const LessonLink = "lesson="

// Ahead reports whether nobody waits for the answer.
func (a *Ask) Ahead() bool { return a.ID == 0 }

// OfLesson reports whether it is about a lesson: then it is about no position either, waits
// for its answer through all rounds, and gives way to all that is about one.
func (a *Ask) OfLesson() bool { return strings.HasPrefix(a.Link, LessonLink) }

// Round says that another position is on the table: nobody waits any more for answers
// to the questions of another round.
type Round struct{ Round uint32 }

// Answer is the analyst's answer to the Ask of the same ID.
type Answer struct {
	ID uint32
	// Text says in one sentence why there is no answer, "" if there is one.
	Text string
	// Move is the position to move to, or none when Blocks are to be placed.
	Move   engine.Position
	Blocks []engine.Position
	// Palaces are the P-positions that the mover could reach if nothing were
	// blocked.
	Palaces []engine.Position
	// Method is the name of the one that told the palaces.
	Method string
	// Turns is in how many turns the winner wins at most, 0 where that is not known, and
	// Mover says that it is who moves next.
	Turns uint32
	Mover bool
	// Drags answers a question about the rest of the game.
	Drags bool
}

// Faults is the analyst's answer to the Ask of the same ID where that is about a lesson:
// what is wrong there, in the order of its text.
type Faults struct {
	ID   uint32
	List []Fault
}

// Fault is what is wrong in a line of a lesson's text, from 1. Brief is the same without the
// answers of the engines.
type Fault struct {
	Line        int
	Text, Brief string
}

func (*Ask) kind() byte    { return askKind }
func (*Round) kind() byte  { return roundKind }
func (*Answer) kind() byte { return answerKind }
func (*Faults) kind() byte { return faultsKind }

func (m *Ask) fields(c *codec) {
	c.uint32(&m.ID)
	c.string(&m.Link)
	c.string(&m.Player)
	c.uint32(&m.Seed)
	c.uint32(&m.Round)
	c.bool(&m.Distance)
	c.bool(&m.Rest)
}

func (m *Round) fields(c *codec) { c.uint32(&m.Round) }

func (m *Answer) fields(c *codec) {
	c.uint32(&m.ID)
	c.string(&m.Text)
	c.position(&m.Move)
	c.positions(&m.Blocks)
	c.positions(&m.Palaces)
	c.string(&m.Method)
	c.uint32(&m.Turns)
	c.bool(&m.Mover)
	c.bool(&m.Drags)
}

func (m *Faults) fields(c *codec) {
	c.uint32(&m.ID)
	list(c, &m.List, 3, func(f *Fault) {
		c.int(&f.Line)
		c.string(&f.Text)
		c.string(&f.Brief)
	})
}
