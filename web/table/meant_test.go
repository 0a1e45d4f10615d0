package table_test

import (
	"testing"
)

// TestMeant follows each name by which people know a game that is written otherwise here to that game.
func TestMeant(t *testing.T) {
	r := newRoom(t)
	for text, want := range map[string]string{
		"nim": "", "Corner the Queen": "wythoff", "cornering the queen@3,5": "wythoff", "Damen im Exil": "exile:quadrant",
		"blocking queens": "blocking:5", "chess": "", "wythoff": "", "": "",
	} {
		var answer struct{ Link string }
		if err := r.call("meant", args{"text": text}, &answer); err != nil || answer.Link != want {
			t.Errorf("%s: %q, %v, want %q", text, answer.Link, err, want)
			continue
		}
		if err := r.call("chooseGame", args{"link": text}, nil); want != "" && err == nil {
			t.Errorf("%s is a game by itself", text)
		}
		if want != "" {
			r.must("chooseGame", args{"link": want})
		}
	}
}
