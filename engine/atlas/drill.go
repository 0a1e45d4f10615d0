package atlas

import "github.com/palacegames/palace/engine"

// Drilled is a Game whose innermost function can be timed alone.
type Drilled interface {
	engine.Game
	// Drill prepares that function's part of the work on a window from the corner.
	Drill(w engine.Window) Drill
}

// Drill is work to be timed.
type Drill interface {
	// Run does the work, each time.
	Run()
	// Squares returns how many squares are counted in it.
	Squares() int
}
