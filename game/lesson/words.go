package lesson

import (
	"errors"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Error is what is wrong with a lesson, and in which line of its text.
type Error struct {
	Line int // from 1
	Err  error
}

func (e *Error) Error() string { return inLine(e.Line, e.Err.Error()) }

// Unwrap returns the reason without its line.
func (e *Error) Unwrap() error { return e.Err }

// at adds the line to an error that has none.
func at(n int, err error) error {
	var known *Error
	if err == nil || errors.As(err, &known) {
		return err
	}
	return &Error{n, err}
}

// answering is an error that tells an answer. Brief is all of it but for that.
type answering struct{ brief, answer string }

func (e *answering) Error() string { return briefAndAnswer(e.brief, e.answer) }

// Brief says what is wrong without what the engines say is right, which those are not to be told
// who are still to find it out.
func Brief(err error) string {
	var e *answering
	if errors.As(err, &e) {
		return e.brief
	}
	return err.Error()
}

func errIs(p engine.Position, o engine.Outcome) error {
	return &answering{notWhatIsClaimed(p), itIs(o.String())}
}

func errWins(p engine.Position, wins []engine.Position) error {
	return &answering{winsNotAsClaimed(p), itIs(spots(wins))}
}

func errValue(p engine.Position, v engine.Int) error {
	return &answering{valueNotAsClaimed(p), itIs(v.String())}
}

func errCount(n int) error { return &answering{countNotAsClaimed.String(), thereAre(n)} }

func errAll(all []engine.Position) error { return &answering{notAll.String(), theyAre(spots(all))} }

func errRows(idea string, n int) error {
	return &answering{rowsNotAsClaimed(idea), itIs(words.Digits(n))}
}

func errTable(idea string, cells []string) error {
	return &answering{rowNotAsClaimed(cells[0], idea), itIs(strings.Join(cells[1:], ", "))}
}

// spots lists squares, at most a few of them.
func spots(list []engine.Position) string {
	const most = 12
	if len(list) == 0 {
		return none.String()
	}
	var named []string
	for _, p := range list[:min(most, len(list))] {
		named = append(named, words.Spot(p))
	}
	if len(list) > most {
		named = append(named, more(len(list)-most))
	}
	return words.And(named)
}
