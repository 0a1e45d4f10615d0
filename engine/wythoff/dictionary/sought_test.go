package dictionary

import (
	"testing"

	"github.com/palacegames/palace/engine/wythoff/moves"
)

// TestSought: what one has begun to look for, another goes on with, and both know the end.
func TestSought(t *testing.T) {
	s := Seek(moves.Finite([]moves.Move{{A: 1, B: 2}, {A: 2, B: 1}}))
	if _, _, known := s.Known(); known || s.Done() != 0 {
		t.Fatal("it is known before it is looked for")
	}
	for range 3 {
		if !s.Step() {
			t.Fatal("three steps are the whole search")
		}
	}
	if done := s.Done(); done == 0 || done == 1 {
		t.Fatalf("after three steps %v is done", done)
	}
	for s.Step() {
	}
	d, why, known := s.Known()
	if !known || why != nil || s.Done() != 1 {
		t.Fatalf("it ends with %v, %v, %v, %v", d, why, known, s.Done())
	}
	if _, err := d.Reader(); err != nil || s.Step() {
		t.Errorf("no reader: %v, or the search goes on", err)
	}
	if _, why, known := Seek(moves.Finite([]moves.Move{{A: 1, B: 2}})).Known(); !known || why == nil {
		t.Error("a list for which none is looked for is not known to have none")
	}
}
