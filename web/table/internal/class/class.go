// Package class is the teacher's room at the table: what pupils hand in there is gathered from
// texts, added up and laid on the board, and nothing of it is sent anywhere.
//
// In the room class&rook@6,4 the call gather {"texts": ["PALACEA…", "27"]} is answered with
// {"taken": 1, "refused": [{"index": 1, "why": "These are no answers of Palace's: …"}], …}, and the
// call gathered with rows such as "1 of 1 says P at (2,2)".
//
// gather.go takes texts, shown.go adds them up, judge.go finds out after Reveal who is right,
// replies.go adds up the answers of a lesson and puzzles.go those at a set of puzzles, table.go writes all of it as a table, pause.go shows where the class waits, and hand.go is the pupil's side.
package class

import (
	"cmp"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/web/internal/call"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/table/internal/ask"
	"github.com/palacegames/palace/web/table/internal/voice"
)

// Class is what a class has handed in.
type Class struct {
	host  host.Desk
	view  *page.View
	asks  *ask.Asks
	voice *voice.Voice

	rooms   map[string]*gathered // by what the class is asked
	version int                  // grows with every change
	asking  bool                 // the analyst is asked about a square
	solved  *lesson.Task         // the last task whose squares were wanted
	squares []engine.Position    // which they are
}

// New returns the class of a table.
func New(desk host.Desk, view *page.View, asks *ask.Asks, voice *voice.Voice) *Class {
	return &Class{host: desk, view: view, asks: asks, voice: voice, rooms: map[string]*gathered{}}
}

// Calls lists what the page can call.
func (c *Class) Calls() []call.Call {
	inside := func() error {
		if c.view.Class == nil {
			return errOutside
		}
		return nil
	}
	asked := func() error {
		if err := inside(); err != nil || c.view.Class.Pupils != "" {
			return err
		}
		return errNothingAsked
	}
	return []call.Call{
		call.Ask("gather", c.gather).If(asked),
		call.Ask("gathered", func(call.None) (Gathered, error) { return c.shown(), nil }).If(inside),
		call.Ask("classTable", func(call.None) (Table, error) { return c.table(), nil }).If(asked),
		call.Do("clearClass", c.clear).If(asked),
		call.On("tellClass", c.tell).If(asked),
		call.Ask("pauseWord", c.word).If(asked),
	}
}

// here is what is gathered in this room. Nobody keeps that of a room where nothing was.
func (c *Class) here() *gathered {
	if g := c.rooms[c.view.Class.Pupils]; g != nil {
		return g
	}
	return newGathered()
}

// State returns the room as scripts see it, nil elsewhere.
func (c *Class) State() *page.InClass {
	of := c.view.Class
	if of == nil {
		return nil
	}
	s := &page.InClass{Answers: len(c.here().list)}
	if of.Lesson != nil {
		s.Lesson = &of.Name
	}
	return s
}

// Page adds the room.
func (c *Class) Page(p *page.Page) {
	of := c.view.Class
	if of == nil {
		return
	}
	p.Gathering = &page.Gathering{
		At: of.At, Title: title(of), Words: c.words(), Asked: of.Pupils != "", Link: of.Pupils, Answers: len(c.here().list), Version: c.version,
	}
	p.Gathering.Puzzles = []page.Stop{}
	if of.Lesson != nil {
		p.Gathering.Lesson, p.Gathering.Link, p.Gathering.Tell, p.Gathering.Told = of.Name, "", tellReplies.String(), c.here().told
		p.Gathering.Pauses, p.Gathering.Puzzle = c.pauses(), of.Puzzle
		step := &of.Lesson.Steps[of.Puzzle-1]
		if p.Gathering.Question = step.Title; step.Task != nil {
			p.Gathering.Question = cmp.Or(step.Task.Ask, step.Title)
		}
		for i := range of.Lesson.Steps {
			p.Gathering.Puzzles = append(p.Gathering.Puzzles, page.Stop{Words: of.Lesson.Steps[i].Title})
		}
	}
	if len(of.Puzzles) > 0 {
		p.Gathering.Link, p.Gathering.Tell, p.Gathering.Puzzle, p.Gathering.Told = "", tellSolution.String(), of.Puzzle, c.tells()
		for i := range of.Puzzles {
			p.Gathering.Puzzles = append(p.Gathering.Puzzles, page.Stop{Words: onBoard(i + 1)})
		}
		if p.Gathering.Told {
			p.Gathering.Truth = c.truthOf()
		}
	}
	if of.Pupils == "" {
		p.Gathering.Link = p.Link
	}
}

// clear forgets what was gathered here.
func (c *Class) clear() error {
	delete(c.rooms, c.view.Class.Pupils)
	c.changed()
	c.voice.Say(cleared.String())
	return nil
}

// changed shows what is gathered now.
func (c *Class) changed() {
	c.version++
	c.judge()
	c.host.Show()
}
