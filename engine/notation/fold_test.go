package notation_test

import (
	"testing"

	"github.com/palacegames/palace/engine/notation"
)

// TestUnseen: what nobody sees within a number, before it and behind it changes nothing, and what is seen is not taken
// for it.
func TestUnseen(t *testing.T) {
	for _, r := range "\ufeff\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u061c\u034f\ufe00\ufe0f\U000e0100" {
		if !notation.Unseen(r) {
			t.Errorf("%U is seen", r)
		}
		c := string(r)
		s := notation.NewScanner(c + "1" + c + "7" + c)
		if n, err := s.Int("a number", 0, 100); err != nil || n != 17 || !s.Done() {
			t.Errorf("with %U 17 is read as %d, %v", r, n, err)
		}
	}
	for _, r := range "\u2028\u2029" { // which part what stands beside them where they are read as spaces
		if !notation.Unseen(r) {
			t.Errorf("%U is seen", r)
		}
	}
	for _, r := range "0aא٣ \t\n-−()<>・\u0301" {
		if notation.Unseen(r) {
			t.Errorf("%U is not seen", r)
		}
	}
}
