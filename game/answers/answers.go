// Package answers is the text that a pupil hands in: what they have marked in a quiz, or what they
// have answered in a lesson, so short that a screen shows it as a QR code, and so plain that it
// can be pasted or typed.
//
// A text is PALACE, a letter for the version, two signs for the length of it all, what is handed
// in, and four signs that check the rest. After the version all signs are digits and letters of
// which none looks like another: of five bits each, so that 200 marks within 16×16 squares are
// some 110 signs.
//
// For example the mark P on (2,2) in a quiz of "rook", by "Noether 417", is
// PALACEA0XDXWRDXM4204AG1A107A7, and its first half is refused: it is cut short, with 14 of its 29 characters.
//
// There are two versions: A for marks and for steps that were solved, and B for a lesson with what
// was answered at its steps, and for a set of puzzles: its first bit says which. Whoever reads B reads A too, and what A can say is written so.
//
// packed.go writes and reads the bits, replies.go those of a lesson's answers, tries.go those of puzzles, sign.go the signs and what checks them, names.go chooses a
// name for whoever gives none.
package answers

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lesson"
)

// Answers are what somebody hands in.
type Answers struct {
	// Of says what they are about: a few bits of a quiz's ruleset or of a lesson's name, by which
	// a text of another quiz or lesson is known, but for one in a million.
	Of Subject
	// Name is the pupil's own, or one that was chosen: what Clean has left of it.
	Name string
	// Marks are those of a quiz, in the order of their squares; nil for a lesson.
	Marks []Mark
	// Solved are the steps of a lesson that were solved, in their order, from 1.
	Solved []int
	// Replies are what was answered at a lesson's steps, one a step, in their order.
	Replies []Reply
	// Tries are how far somebody has come with the puzzles of a set, in their order, all of them.
	Tries []Try
}

// Mark is what somebody thinks of a square.
type Mark struct {
	At   engine.Position
	Says engine.Outcome
}

// Bounds of what is handed in.
const (
	MostMarks = 200 // as many as can be made in a quiz
	// MaxText is how long a text can be: its length is written in two signs.
	MaxText = 1<<(2*signBits) - 1
)

// Subject is what answers are about.
type Subject struct {
	Lesson, Puzzles bool // neither: a quiz
	key             uint32
}

// Quiz is the subject of a quiz about a ruleset, as it is written.
func Quiz(ruleset string) Subject { return Subject{key: checked(ruleset)} }

// Lesson is the subject of a lesson, by its name in a link.
func Lesson(name string) Subject { return Subject{Lesson: true, key: checked(name)} }

// Puzzles is the subject of a set of puzzles, by its link.
func Puzzles(link string) Subject { return Subject{Puzzles: true, key: checked(link)} }

// Short are a few signs for what it is about.
func (s Subject) Short() string { return write(s.key, checking) }

// Write writes answers as a text, their marks and steps in any order.
func Write(a Answers) (string, error) {
	a.Name = Clean(a.Name)
	a.Marks, a.Solved, a.Replies = slices.Clone(a.Marks), slices.Clone(a.Solved), slices.Clone(a.Replies)
	sort.Slice(a.Marks, func(i, j int) bool { return a.Marks[i].At.Compare(a.Marks[j].At) < 0 })
	slices.Sort(a.Solved)
	sort.Slice(a.Replies, func(i, j int) bool { return a.Replies[i].Step < a.Replies[j].Step })
	if err := a.check(); err != nil {
		return "", err
	}
	switch {
	case a.Of.Puzzles:
		return signed(versionB, a.packTries())
	case len(a.Replies) > 0:
		return a.replied()
	}
	return signed(versionA, a.pack())
}

// check says why answers cannot be handed in. Their marks and steps are in order.
func (a *Answers) check() error {
	if a.Of.Puzzles {
		return a.checkTries()
	}
	if len(a.Tries) > 0 {
		return errTries
	}
	if a.Of.Lesson {
		if len(a.Solved)+len(a.Replies) == 0 {
			return errNothing
		}
		for i, step := range a.Solved {
			if step < 1 || step > lesson.MaxSteps || i > 0 && step == a.Solved[i-1] {
				return errSteps
			}
		}
		return a.checkReplies()
	}
	if len(a.Replies) > 0 {
		return errSteps
	}
	if len(a.Marks) == 0 {
		return errNothing
	}
	if len(a.Marks) > MostMarks {
		return errManyMarks
	}
	dim := a.Marks[0].At.Dim()
	for i, m := range a.Marks {
		if m.At.Dim() != dim || dim == 0 || dim > engine.MaxDim || i > 0 && m.At == a.Marks[i-1].At {
			return errMarks
		}
	}
	return nil
}

// Read reads what Write has written, small letters, spaces and the digits' doubles O, I and L
// too. Its errors say whether a text is none of Palace's, of another version, cut or mistyped.
func Read(text string) (Answers, error) {
	version, body, err := unsigned(text)
	if err != nil {
		return Answers{}, err
	}
	a, ok := unpack(version, body)
	if !ok {
		return Answers{}, errMistyped
	}
	// Nothing but Write makes such a text, so that each says something else.
	if again, err := Write(a); err != nil || again != Plain(text) {
		return Answers{}, errMistyped
	}
	return a, nil
}
