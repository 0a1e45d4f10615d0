package lesson

import (
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
)

// Keeps returns the helps that a step, counted from 1, does not give: those that would do its own
// task until that is done and, on a board that shows neither a map nor an idea, those that would
// answer what a later step asks about the same game.
func (l *Lesson) Keeps(step int, done bool) game.Helps {
	const telling = game.MapHelp | game.ValuesHelp | game.HintHelp | game.WhyHelp
	if t := l.Steps[step-1].Task; t != nil && !done && (t.Kind == Tap || t.Kind == Outcome) {
		return telling
	}
	here, ok := l.opened(step)
	if !ok || !here.MapHidden() || here.Settings.Idea != "" {
		return 0
	}
	for later := step + 1; later <= len(l.Steps); later++ {
		if t := l.Steps[later-1].Task; t == nil || t.Kind == Win {
			continue
		}
		if there, ok := l.opened(later); ok && there.Game.String() == here.Game.String() {
			return telling
		}
	}
	return 0
}

// Board returns the link of a step's board, counted from 1: the last one that was given, "" for none.
func (l *Lesson) Board(step int) string {
	for i := step - 1; i >= 0; i-- {
		if l.Steps[i].Board != "" {
			return l.Steps[i].Board
		}
	}
	return ""
}

// opened returns the game on the board of a step; ok is false if it does not open.
func (l *Lesson) opened(step int) (v game.View, ok bool) {
	session, err := link.Open(l.Board(step))
	if err != nil {
		return v, false
	}
	return session.View(), true
}
