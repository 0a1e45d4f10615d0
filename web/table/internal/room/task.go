package room

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/answers"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
)

// tapping returns the task if squares are to be tapped now, else nil.
func (c *course) tapping() *lesson.Task {
	if t := c.task(); t != nil && t.Kind == lesson.Tap && c.room.gate.before == 0 {
		return t
	}
	return nil
}

// gesture takes what was done on the canvas, unless it is for the game.
func (c *course) gesture(g scene.Gesture) bool {
	switch {
	case c.tapping() == nil && c.plays():
		return g.Kind == scene.Linger && c.room.view.Kept&game.WhyHelp != 0
	case g.Kind == scene.Tap && c.tapping() != nil:
		if err := c.tap(c.room.view.Position(g.At)); err != nil {
			c.room.voice.Warn(err)
		}
	}
	return g.Kind != scene.Linger || c.room.view.Kept&game.WhyHelp != 0
}

// tap marks a square, or takes its mark away.
func (c *course) tap(p engine.Position) error {
	if err := c.room.view.Game.Check(p); err != nil {
		return nil // it lies beyond the board
	}
	if !c.counts(p) {
		return errOutside
	}
	i := slices.Index(c.tapped, p)
	if i >= 0 {
		c.tapped = slices.Delete(c.tapped, i, i+1)
	} else {
		c.tapped = append(c.tapped, p)
	}
	c.wanted, c.verdict = nil, nil
	c.room.voice.Clear()
	c.room.voice.Say(words.Sentence(pointedAt(p, i < 0)) + " " + tapped(len(c.tapped)))
	c.room.host.Show()
	return nil
}

// counts reports whether a square is one of those among which those to be tapped are.
func (c *course) counts(p engine.Position) bool {
	t := c.tapping()
	if t.Side == lesson.TapWins {
		return c.room.view.Reaches(p)
	}
	y := engine.Num(0) // of a row of squares
	if p.Dim() > 1 {
		y = p.At(1)
	}
	column, row, near := engine.Of(p.At(0), y).Pair()
	return near && t.In.Contains(engine.Cell{X: column, Y: row})
}

// clear takes all marks away.
func (c *course) clear() error {
	if c.tapping() == nil {
		return errNothingToCheck
	}
	c.forget()
	c.room.host.Show()
	return nil
}

// check judges the squares that were tapped.
func (c *course) check() error {
	t := c.tapping()
	if t == nil {
		return errNothingToCheck
	}
	wanted, err := lesson.Wanted(t, &c.room.view.View)
	if err != nil {
		return err
	}
	c.wanted = wanted
	c.judged(t.JudgeSquares(c.tapped, wanted))
	return nil
}

// answer judges an answer in words.
func (c *course) answer(text string) error {
	if c.room.gate.before > 0 {
		return c.room.gate.unlock(text)
	}
	t := c.task()
	if t == nil || t.Kind == lesson.Tap || t.Kind == lesson.Win {
		return errNothingAsked
	}
	c.reply = text
	if t.Kind == lesson.Outcome {
		c.verdict = nil
		c.ask(t, text)
	} else {
		c.judged(t.Judge(text, engine.N))
	}
	return nil
}

// ask asks the analyst who wins from the square of an Outcome, and judges the answer.
func (c *course) ask(t *lesson.Task, text string) {
	c.room.asks.Outcome(t.At, false, func(truth engine.Outcome) {
		if t == c.task() && text == c.reply {
			c.judged(t.Judge(text, truth))
		}
	}, c.room.voice.Show)
}

// acted follows the game: it judges one that has ended, and forgets that it was lost when
// turns are taken back. Other players than those of the step play for themselves.
func (c *course) acted() {
	t, v := c.task(), c.room.view
	if t != nil && t.Kind == lesson.Outcome && c.reply != "" && c.verdict == nil {
		c.ask(t, c.reply) // the game that went on has dropped the question
	}
	if t == nil || t.Kind != lesson.Win {
		return
	}
	switch over := v.Phase == game.OverPhase || v.GaveUp; {
	case !over && c.verdict != nil && !c.verdict.Right:
		c.verdict = nil
	case over && c.verdict == nil && slices.Contains(v.Players[:], c.opponent()):
		c.judged(t.JudgeGame(v.Won()))
	}
}

// opponent returns against whom the board of the step is played.
func (c *course) opponent() string {
	for _, name := range c.opened.Players {
		if name != game.Human {
			return name
		}
	}
	return ""
}

// judged shows what is said of an answer.
func (c *course) judged(v lesson.Verdict) {
	c.verdict = &v
	c.room.replies.note(c.key(), answers.Reply{Step: c.room.place.Step, Right: v.Right, Text: answers.CleanReply(c.said(v.Right))})
	if v.Right {
		c.room.learned.note(c.key(), c.room.place.Step)
	}
	c.veil()
	c.room.voice.Clear()
	c.room.voice.Say(verdictTitle(v.Right) + " " + v.Words)
	c.room.host.Show()
}
