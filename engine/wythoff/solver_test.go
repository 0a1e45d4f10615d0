package wythoff

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// TestNoDictionary: whoever asks a dictionary that is not known, or that there cannot be, is told so.
func TestNoDictionary(t *testing.T) {
	for name, set := range map[string]moves.Set{"not sought yet": moves.Finite([]moves.Move{{A: 4, B: 7}, {A: 7, B: 4}}), "none": {}} {
		s := &solver{game: &Game{moves: set, sought: dictionary.Seek(set)}}
		if r, err := s.dictionaryReader(); err == nil || r != nil {
			t.Errorf("%s: %v, %v", name, r, err)
		}
		c := s.dictionaryCrossings()
		if _, err := c.row(engine.Num(5)); err == nil {
			t.Errorf("%s: a row is found", name)
		}
		if _, _, err := c.diagonal(engine.Num(5)); err == nil {
			t.Errorf("%s: a diagonal is found", name)
		}
	}
}
