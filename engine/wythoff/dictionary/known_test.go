package dictionary

import (
	"fmt"
	"testing"

	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// TestSearchesStayInProgress: a search that goes on does so, however many other lists are asked
// about, and even if it was the one to go; and nobody waits for the work on another list.
func TestSearchesStayInProgress(t *testing.T) {
	set := func(i int) moves.Set {
		a, b := 1+i%15, 20+i/15
		s, err := moves.Parse(notation.NewScanner(fmt.Sprintf("(%d,%d)(%d,%d)", a, b, b, a)))
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	long := Shared(set(0))
	for range 3 {
		long.Step()
	}
	done := long.Done()
	if done == 0 || done == 1 {
		t.Fatalf("after three steps %v is done", done)
	}
	idle := set(1)
	Shared(idle).Step()
	for i := range 3 * mostResults {
		Shared(set(2 + i)).Step()
		if i%(mostResults/2) == 0 && Shared(set(0)).Done() != done {
			t.Fatalf("after %d other lists %v is done, want %v", i, Shared(set(0)).Done(), done)
		}
	}
	if n := len(results.of); n > mostResults {
		t.Errorf("%d results are kept", n)
	}
	if results.of[idle.Form().String()] != nil {
		t.Error("what nobody has asked for is kept")
	}
	for i := range mostResults {
		Shared(set(300 + i)).Step()
	}
	if now := long.Done(); now != done {
		t.Errorf("of a search that had to go %v is done, want %v", now, done)
	}

	busy := keep(set(0), nil)
	busy.Lock() // as while it works
	defer busy.Unlock()
	Shared(set(300)).Done()
	if _, _, known := Known(set(301)); known {
		t.Error("after a step it is known")
	}
}
