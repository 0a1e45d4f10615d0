package room

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/lesson"
)

// taps reports whether squares are to be tapped now.
func (c *course) taps() bool {
	s := c.now()
	return s != nil && c.room.place.Kind == Lesson && s.Task != nil && s.Task.Kind == lesson.Tap
}

// tap marks a square, or takes its mark away.
func (c *course) tap(p engine.Position) {
	if err := c.room.view.Game.Check(p); err != nil {
		return // it lies beyond the board
	}
	if i := slices.Index(c.tapped, p); i >= 0 {
		c.tapped = slices.Delete(c.tapped, i, i+1)
	} else {
		c.tapped = append(c.tapped, p)
	}
	c.verdict = nil
	c.room.host.Show()
}

// check judges the squares that were tapped.
func (c *course) check() error {
	if !c.taps() {
		return errNothingToCheck()
	}
	t := c.now().Task
	wanted, err := lesson.Wanted(t, &c.room.view.View)
	if err != nil {
		return err
	}
	c.judged(t.JudgeSquares(c.tapped, wanted))
	return nil
}

// answer judges an answer in words.
func (c *course) answer(text string) error {
	s := c.now()
	if s == nil || s.Task == nil || s.Task.Kind == lesson.Tap || s.Task.Kind == lesson.Win {
		return errNothingAsked()
	}
	t := s.Task
	if t.Kind != lesson.Outcome {
		c.judged(t.Judge(text, engine.N))
		return nil
	}
	c.room.asks.Palaces(t.At, false, func(palaces []engine.Position, _ string) {
		truth := engine.N
		if len(palaces) < c.room.view.Game.Shape().Blocking {
			truth = engine.P
		}
		if s == c.now() {
			c.judged(t.Judge(text, truth))
		}
	}, nil)
	return nil
}

// over judges a game that has ended.
func (c *course) over() {
	s := c.now()
	if s == nil || s.Task == nil || s.Task.Kind != lesson.Win || c.verdict != nil {
		return
	}
	v := c.room.view
	c.judged(s.Task.JudgeGame(v.Players[v.Winner] == game.Human))
}

// judged shows what is said of an answer.
func (c *course) judged(v lesson.Verdict) {
	c.verdict = &v
	if v.Right {
		c.solved[c.room.place.Step] = true
	}
	c.room.voice.Say(v.Words)
	c.room.host.Show()
}
