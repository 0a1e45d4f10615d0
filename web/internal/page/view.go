package page

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/scene"
)

// View is what all parts of the table look at: the game as its session shows it, and what
// the person in front of the screen does with it. Each field has one part that writes it.
type View struct {
	game.View // by play
	// Chosen are picked for blocking, not confirmed yet: by play.
	Chosen []engine.Position
	// Looking says that somebody looks back at an earlier turn, while computers do not
	// act: by play.
	Looking bool
	// Pointer is what was under the pointer or the keyboard's cursor when it came there, as
	// it was seen, none for nothing: by the table. It stays when the canvas comes to show
	// another position there.
	Pointer engine.Position
	// GaveUp says that a computer has given up a game that is not over: by play.
	GaveUp bool
	// Revealed says that a quiz was solved, and all may be told: by the quiz.
	Revealed bool
	// Kept are the helps that a task of a lesson keeps back until it is done: by the room.
	Kept game.Helps
	// InLesson says that the board is a lesson's, which frames what is to be seen: by the room.
	InLesson bool
	// AtDoor says that the board is that of the door: by the room.
	AtDoor bool
	// Class is what a class is asked in the teacher's room, nil elsewhere: by the room.
	Class *Asked
	// Dark, Large and Still are how the person wants to see the board: without light,
	// from afar, and without motion: by look.
	Dark, Large, Still bool
	// Guided says that who looks from afar is to see what is pointed at: by look.
	Guided bool
}

// Pointing reports whether something is pointed at.
func (v *View) Pointing() bool { return v.Pointer.Dim() > 0 }

// Pointed returns the position that is pointed at, none if nothing is.
func (v *View) Pointed() engine.Position {
	if v.Summed() && v.Pointing() {
		return v.Position(v.Pointer.Cell())
	}
	if !v.Pointing() || v.Pointer.Dim() != v.Origin.Dim() { // squares go by their own coordinates
		return v.Pointer
	}
	return v.Pointer.Plus(v.Origin, engine.Num(1))
}

// Standing returns the square of the canvas on which the piece stands.
func (v *View) Standing() engine.Cell {
	c, _ := v.Cell(v.Here)
	return c
}

// Rung returns on which start of its ladder the game has begun, 0 for none: whoever begins wins there, so that a person who
// plays second is on none.
func (v *View) Rung() (e *catalog.Entry, n int) {
	e, n = catalog.RungOf(v.Game, v.Start())
	if you, alone := v.You(); alone && you != game.First {
		n = 0
	}
	return e, n
}

// Cells returns the squares of the canvas as which positions are seen, without those that are
// not, and whether that is all of them.
func (v *View) Cells(list []engine.Position) (seen []engine.Cell, all bool) {
	for _, p := range list {
		if c, ok := v.Cell(p); ok {
			seen = append(seen, c)
		}
	}
	return seen, len(seen) == len(list)
}

// Draw draws a shape of a lesson, if all of its squares are seen.
func (v *View) Draw(s *scene.Scene, shape lesson.Shape) {
	at, all := v.Cells(shape.At)
	switch {
	case !all || len(at) == 0:
	case shape.Kind == lesson.Arrow:
		s.Draw(scene.Arrow(scene.Night, at...))
	case shape.Kind == lesson.Label:
		s.Draw(scene.Write(shape.Text, scene.Gold, at...))
	default:
		s.Draw(scene.Put(scene.Halo, scene.Gold, at...))
	}
}

// Human reports whether a person in front of the screen is to act.
func (v *View) Human() bool {
	return v.Phase != game.OverPhase && v.Players[v.Turn] == game.Human
}

// Rests reports whether a computer player would have to act, but waits while somebody
// looks back.
func (v *View) Rests() bool {
	return v.Looking && v.Phase != game.OverPhase && !v.Human()
}

// Thinking reports whether a computer player is to act.
func (v *View) Thinking() bool {
	return v.Phase != game.OverPhase && !v.Human() && !v.Rests()
}

// Gives reports whether a help may be given: it is not left out, and neither a task nor a
// quiz forbids it. Of a sum nothing is saved, for the squares beside its boards are none.
func (v *View) Gives(h game.Helps) bool {
	if v.Summed() && h&game.SaveHelp != 0 {
		return false
	}
	return (v.Settings.Without|v.Kept)&h == 0 && !v.Hidden()
}

// Hidden reports whether a quiz hides all answers.
func (v *View) Hidden() bool { return v.Settings.Quiz && !v.Revealed }

// Giving returns what says why a help is not given, nil if it is: a call that gives it is made
// only If there is nothing to say.
func (v *View) Giving(h game.Helps) func() error {
	return func() error {
		switch {
		case v.Gives(h):
			return nil
		case v.Hidden():
			return errHidden
		}
		return errWithout
	}
}

// Won reports whether a person has won: the game is over, or the computer gave up.
func (v *View) Won() bool {
	return v.GaveUp || v.Phase == game.OverPhase && v.Players[v.Winner] == game.Human
}

// Charted reports whether the game has a map.
func (v *View) Charted() bool { return len(v.Kinds()) > 0 }

// Square returns the square as which a position is seen.
func (v *View) Square(at Numbers) (engine.Cell, error) {
	c, ok := v.Cell(engine.Position(at))
	if !ok {
		return c, errTooFar(engine.Position(at))
	}
	return c, nil
}
