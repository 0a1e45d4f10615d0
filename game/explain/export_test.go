package explain

import "github.com/palacegames/palace/engine"

// Total is how many options there are.
func (s *Proof) Total() engine.Int { return s.total }

// Direction names the line on which an option lies.
func (s *Proof) Direction(q engine.Position) string { return s.direction(q) }
