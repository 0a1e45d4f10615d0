package lesson_test

import (
	"strings"
	"testing"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/game/link"
)

// TestTables: claims about an idea's table hold or not, as the engines compute it; what cannot be looked up is said.
func TestTables(t *testing.T) {
	const quadrant, mosaics = "exile:quadrant@0,0", "subtraction:(2,6)(3,3)(6,2)@60,20"
	for _, c := range []struct {
		board, claim string
		wrong        bool
		says         string // part of what is said
	}{
		{quadrant, "table columns 9 = 64 139", false, ""},
		{quadrant, "table columns 10 11 18 = 256", false, ""},
		{quadrant, "table columns 19 23 = 512", false, ""},
		{quadrant, "table columns 10 11 = 512", true, "256"}, // what a lesson said
		{quadrant, "table columns 9 = 16", true, "64"},
		{quadrant, "table columns 18 19 = 256", true, "512"},
		{quadrant, "table columns 99 = 64", true, "99"},
		{quadrant, "table telescopes 9 = 64", true, "telescopes"},
		{mosaics, "rows segments = 4", false, ""},
		{mosaics, "rows segments = 5", true, "4"},
		{mosaics, "table segments 1 4 = 1/3", false, ""},
		{mosaics, "table segments 2 3 = 5/12", false, ""},
		{mosaics, "table segments 1 2 = 1/3", true, "5/12"},
		{"wythoff@5,3", "rows segments = 4", true, "segments"},
	} {
		l, err := lesson.Read("name: a\ntitle: b\nstep: c\nsay: d\nboard: " + c.board + "\nclaim: " + c.claim + "\n")
		if err != nil {
			t.Fatal(c.claim, err)
		}
		wrong := lesson.Check(l, link.Open, catalog.Illustrate)
		if (len(wrong) > 0) != c.wrong || c.wrong && !strings.Contains(wrong[0].Error(), c.says) {
			t.Errorf("%s: %s: %v", c.board, c.claim, wrong)
		}
		if unseen := lesson.Check(l, link.Open); len(unseen) != 1 {
			t.Errorf("%s: %s: without ideas: %v", c.board, c.claim, unseen)
		}
		if again, err := lesson.Read(l.String()); err != nil || again.String() != l.String() {
			t.Errorf("%s: written and read again it is another one, %v", c.claim, err)
		}
	}
	for _, claim := range []string{"table", "table columns = 64", "table columns 9", "table columns 9 =", "rows = 4", "rows segments", "rows segments = four", "rows segments 1 = 4"} {
		if _, err := lesson.Read("name: a\ntitle: b\nstep: c\nsay: d\nboard: " + quadrant + "\nclaim: " + claim + "\n"); err == nil {
			t.Errorf("%q is a claim", claim)
		}
	}
}
