package game_test

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
)

var record = flag.Bool("record", false, "write testdata/maps.txt again, for its links and the presets")

const mapsFile = "testdata/maps.txt"

// What is on the map was once decided in several places, for the page, its workers, files
// and the command line. testdata/maps.txt holds, of many links, what they decided then and
// what the squares around the piece are worth, or whether they are refused.
func TestMaps(t *testing.T) {
	text, err := os.ReadFile(mapsFile)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	if *record {
		recordMaps(t, lines)
		return
	}
	if len(lines) < 200 {
		t.Errorf("%d links only", len(lines))
	}
	for _, line := range lines {
		opens, _, _ := strings.Cut(line, "\t")
		if got, ok := mapOf(opens); !ok || got != line {
			t.Errorf("the map is\n%s, want\n%s", got, line)
		}
	}
}

// recordMaps writes the file.
func recordMaps(t *testing.T, lines []string) {
	links := []string{}
	for _, line := range lines {
		opens, _, _ := strings.Cut(line, "\t")
		links = append(links, opens)
	}
	for _, f := range catalog.Families {
		for _, p := range f.Presets {
			links = append(links, p.Link)
		}
	}
	seen := map[string]bool{}
	var b strings.Builder
	for _, opens := range links {
		if line, ok := mapOf(opens); ok && !seen[opens] {
			seen[opens] = true
			b.WriteString(line + "\n")
		}
	}
	if err := os.WriteFile(mapsFile, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
}

// mapOf opens a link and writes what is on its map: the link, the kind, the origin, what
// is shown instead of the game's own values, the plane, and the squares around the piece.
func mapOf(opens string) (line string, ok bool) {
	s, err := link.Open(opens)
	if err != nil {
		return "", false
	}
	v := s.View()
	if len(v.Kinds()) == 0 {
		return opens + "\tno map", true
	}
	m := v.Map()
	board, err := engine.NewBoard(v.Game, v.Methods, v.Map())
	if err != nil {
		return opens + "\t" + err.Error(), true
	}
	origin, plane := "", board.Plane()
	if m.Origin != (engine.Position{}) {
		origin = m.Origin.String()
	}
	at, _ := v.Cell(v.Here)
	w := engine.Window{X: at.X - 9, Y: -9, W: 20, H: 20}
	if v.Here.Dim() > 1 {
		w.Y = at.Y - 9
	}
	w = w.Intersect(plane)
	values := "refused"
	if computed, err := engine.Values(board, w); err == nil {
		values = fmt.Sprintf("%x", sha256.Sum256(fmt.Append(nil, computed)))[:16]
	}
	return strings.Join([]string{opens, m.Kind.String(), origin, m.Over, fmt.Sprint(plane, w), values}, "\t"), true
}
