package game

import "github.com/palacegames/palace/engine"

// Record is all that there is to keep of a session, as plain data: what everything else
// follows from by the rules of the game.
type Record struct {
	Game     engine.Game
	Start    engine.Position
	Opens    bool // the game begins with the second player's blocks
	Players  [2]string
	Settings Settings

	// Turns holds every turn that is known, the done ones in front. The first Done of
	// them are complete; if Half is set, the move of the next one has been made and its
	// block is to come.
	Turns []Entry
	Done  int
	Half  bool
}

// Turn is a move with the blocks after it, or, as the first turn of a game with blocks,
// the second player's blocks alone.
type Turn struct {
	Player  Side
	From    engine.Position // none in a turn of blocks alone
	To      engine.Position // none in a turn of blocks alone
	Blocked []engine.Position
	Done    bool // false if the block of the turn was not made
}

// Entry is a turn as it is kept.
type Entry struct {
	Turn
	Perfect bool // the perfect player blocks the same
}

// Actor says who makes the i-th turn, from 0.
func (r *Record) Actor(i int) Side {
	if r.Opens {
		i++
	}
	return Side(i % 2)
}

// Where returns the square on which the piece stands after n moves and blocks.
func (r *Record) Where(n int) engine.Position {
	if n == 0 || r.Turns[n-1].To == none {
		return r.Start
	}
	return r.Turns[n-1].To
}

// Moved returns how many turns were done, or half done.
func (r *Record) Moved() int {
	if r.Half {
		return r.Done + 1
	}
	return r.Done
}

// Here returns the square on which the piece stands.
func (r *Record) Here() engine.Position { return r.Where(r.Moved()) }

// Made returns the turn that led here, if it is complete.
func (r *Record) Made() (e Entry) {
	if !r.Half && r.Done > 0 {
		e = r.Turns[r.Done-1]
	}
	return e
}

// history lists the turns done, a half-made one last, and the known ones after them.
func (r *Record) history() (done, ahead []Turn) {
	turns := make([]Turn, len(r.Turns))
	for i := range turns {
		turns[i] = r.Turns[i].Turn
	}
	moved := r.Moved()
	if r.Half {
		turns[r.Done].Blocked, turns[r.Done].Done = nil, false
	}
	return turns[:moved:moved], turns[moved:]
}

// CanUndo reports whether there is a turn to take back.
func (r *Record) CanUndo() bool { return r.Half || r.Done > 0 }

// CanRedo reports whether there is a turn to play again.
func (r *Record) CanRedo() bool {
	return r.Done < len(r.Turns) && (!r.Half || r.Turns[r.Done].Done)
}

// undo takes one turn back, a half-made one to its beginning.
func (r *Record) undo() {
	if !r.Half {
		r.Done--
	}
	r.Half = false
}

// redo plays one undone turn again, as far as it was made.
func (r *Record) redo() {
	if r.Turns[r.Done].Done {
		r.Done++
		r.Half = false
		return
	}
	r.Half = true
}
