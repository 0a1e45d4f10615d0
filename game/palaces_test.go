package game_test

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/link"
)

// TestPalacesOfWindow: what positions tell of a window is what its map shows.
func TestPalacesOfWindow(t *testing.T) {
	for _, c := range []struct {
		link string
		in   engine.Window
	}{
		{"rook@6,4", engine.Window{X: 2, Y: 3, W: 20, H: 9}},
		{"wythoff@6,4", engine.Window{W: 40, H: 40}},
		{"wythoff@6,4&misere=on", engine.Window{W: 12, H: 12}},
		{"maharaja@6,4&map=nim", engine.Window{X: 30, Y: 40, W: 30, H: 30}},
		{"mwythoff:3@6,4", engine.Window{W: 30, H: 30}},
		{"blocking:9@12,4", engine.Window{W: 33, H: 25}},
		{"exile:spiral@1,2", engine.Window{X: -9, Y: -7, W: 18, H: 15}},
		{"exile:quadrant@6,4", engine.Window{W: 25, H: 25}},
		{"subtraction:(1,7)(8,1)(14,14)@30,30", engine.Window{X: 10, Y: 5, W: 25, H: 25}},
		{"subtraction:1,3,4@30", engine.Window{W: 30, H: 1}},
		{"nim:3@3,4,5", engine.Window{W: 9, H: 9}},
		{"rook@100000000000000000000000,100000000000000000000003", engine.Window{X: -20, Y: -20, W: 40, H: 40}},
		{"rook@3,4+wythoff@5,6", engine.Window{W: 10, H: 7}},
	} {
		s, err := link.Open(c.link)
		if err != nil {
			t.Fatal(err)
		}
		v := s.View()
		board, err := engine.NewBoard(v.Game, v.Methods, v.Map())
		if err != nil {
			t.Fatal(c.link, err)
		}
		values, err := engine.Values(board, c.in)
		if err != nil {
			t.Fatal(c.link, err)
		}
		got, err := v.Palaces(c.in)
		if err != nil {
			t.Error(c.link, err)
		}
		palaces := 0
		for i, value := range values {
			at := engine.Cell{X: c.in.X + i%c.in.W, Y: c.in.Y + i/c.in.W}
			want := v.MapKind().Outcome(value, v.Game.Shape().Blocking) == engine.P
			if got[at] != want {
				t.Errorf("%s: %v is a palace: %t, want %t", c.link, at, got[at], want)
			}
			if want {
				palaces++
			}
		}
		if palaces == 0 {
			t.Errorf("%s: no palace to be seen", c.link)
		}
	}
	s, _ := link.Open("rook@3,4")
	v := s.View()
	if _, err := v.Palaces(engine.Window{X: -2, W: 5, H: 5}); err == nil {
		t.Error("squares beside the board are no error")
	}
}
