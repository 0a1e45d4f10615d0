package explain

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
)

// Total is how many options there are.
func (s *Proof) Total() engine.Int { return s.total }

// Direction names the line on which an option lies.
func (s *Proof) Direction(q engine.Position) string { return s.direction(q) }

// Looking is where a hint says to look: see looking.
type Looking struct {
	Known       string
	Where       []string
	Wins, Board int
}

// LookFor finds out where to look for a move that wins.
func LookFor(v *game.View, winning []engine.Position) Looking {
	l := lookFor(v, winning)
	return Looking{l.known, l.where, l.wins, l.board}
}
