package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/palacegames/palace/game/catalog"
)

// TestMethodsAreThere: every game lists its methods, with all that is said of them, and the
// files that they name exist.
func TestMethodsAreThere(t *testing.T) {
	for i := range catalog.Families {
		for _, p := range catalog.Families[i].Presets[:1] {
			game, _, _ := strings.Cut(strings.ReplaceAll(p.Link, "@", "&"), "&")
			status, out, text := palace("methods", game, "--json")
			if status != 0 || strings.Count(out, "\n") == 0 {
				t.Errorf("%s: status %d, %q, %s", game, status, out, text)
			}
			for line := range strings.Lines(out) {
				var m listed
				if err := json.Unmarshal([]byte(line), &m); err != nil || m.Name == "" || m.Idea == "" || m.Reach == "" || m.Cost == "" {
					t.Errorf("%s: %s (%v)", game, line, err)
				}
				if _, err := os.Stat(filepath.Join("../..", filepath.FromSlash(m.File))); err != nil || m.File == "" {
					t.Errorf("%s: %s is written in %q: %v", game, m.Name, m.File, err)
				}
			}
		}
	}
}

func TestMethodsOfPosition(t *testing.T) {
	nimSum := say("engine/rook/method")
	status, out, _ := palace("methods", "rook", "6,4")
	if status != 0 || !strings.Contains(out, "At 6,4:\n  palaces: "+nimSum+" answers\n  nim-value: "+nimSum+" answers\n") {
		t.Errorf("status %d: %s", status, out)
	}
	for _, words := range [][]string{{}, {"chess"}, {"rook", "6"}, {"rook", "6,-4"}, {"rook", "6,4", "5"}} {
		status, out, text := palace(append([]string{"methods"}, words...)...)
		if status != 2 || out != "" || strings.Count(text, "\n") != 1 {
			t.Errorf("%v: status %d, %q, %q", words, status, out, text)
		}
	}
}
