// Package learn is what helps people learn at the table: a Judge marks the moves that
// win, a Tutor explains why a square wins or loses, step by step, and a Reviewer finds
// where a won game was given away. What they have to know about positions they ask of
// the analyst; what they found they put into words for the page, and into a scene for
// the canvas.
package learn

import "github.com/palacegames/palace/engine"

// Host is the table at which somebody learns.
type Host interface {
	// Palaces asks the analyst for the palaces among the options of a position of the
	// game, for somebody who waits unless idle is set. One of the functions is called
	// with the answer, or with the reason why there is none; neither, if the position on
	// the table changes before.
	Palaces(at engine.FarPosition, idle bool, then func([]engine.FarPosition), fail func(reason string))
	// Changed says that what the page shows of the lesson is no longer what it was, Show
	// that the canvas shows something else, too.
	Changed()
	Show()
	// Say puts a sentence into the live region.
	Say(words string)
}
