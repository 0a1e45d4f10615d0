package english_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/game/english"
)

// A word that is nearly one of a list is taken for it, and any other for none.
func TestNear(t *testing.T) {
	list := []string{"corner-the-rook", "corner-the-queen", "mosaics", "why-gold"}
	for word, want := range map[string]string{
		"corner-the-rock": "corner-the-rook", "cornertherook": "corner-the-rook", "cornerqueen": "corner-the-queen", "mosaic": "mosaics", "gold": "",
		"": "", "nosuch": "", strings.Repeat("x", 1<<20): "", "mosaics": "mosaics",
	} {
		if near, ok := english.Near(word, list); near != want || ok != (want != "") {
			t.Errorf("%.40q is taken for %q", word, near)
		}
	}
}
