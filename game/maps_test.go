package game

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

var record = flag.Bool("record", false, "write testdata/maps.txt anew, for its links and the presets")

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
		link, _, _ := strings.Cut(line, "\t")
		if got, ok := mapOf(link); !ok || got != line {
			t.Errorf("the map is\n%s, want\n%s", got, line)
		}
	}
}

// recordMaps writes the file.
func recordMaps(t *testing.T, lines []string) {
	links := []string{}
	for _, line := range lines {
		link, _, _ := strings.Cut(line, "\t")
		links = append(links, link)
	}
	for _, f := range catalog.Families {
		for _, p := range f.Presets {
			links = append(links, p.Link)
		}
	}
	seen := map[string]bool{}
	var b strings.Builder
	for _, link := range links {
		if line, ok := mapOf(link); ok && !seen[link] {
			seen[link] = true
			b.WriteString(line + "\n")
		}
	}
	if err := os.WriteFile(mapsFile, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
}

// mapOf opens a link and writes what is on its map: the link, the kind, the origin, what
// is shown in place of the game's own values, the plane, and the squares around the piece.
func mapOf(link string) (line string, ok bool) {
	s, err := Open(link)
	if err != nil {
		return "", false
	}
	v := s.View()
	if len(v.Kinds()) == 0 {
		return link + "\tno map", true
	}
	var origin, over string
	for _, n := range v.Position[min(2, len(v.Position)):] {
		if v.Origin == nil && n != 0 {
			origin = (engine.Position{0, 0}).String() + "," + v.Position[2:].String()
		}
	}
	if v.Origin != nil {
		origin = v.Origin.String()
	}
	over = v.Endless()
	if c, ok := v.Comparison(); ok {
		over = Compare{Other: c.Other, Shift: c.Shift, Offset: c.Offset}.String()
	}
	board := v.MapBoard()
	if sliced, ok := v.Game.(engine.Sliced); ok && v.Origin == nil && v.Game.Dim() > 2 {
		board = sliced.SliceOf(v.MapKind(), v.Position[2:])
	}
	plane := board.Plane()
	w := engine.Window{X: v.Position[0] - 9, Y: -9, W: 20, H: 20}
	if len(v.Position) > 1 {
		w.Y = v.Position[1] - 9
	}
	w = w.Intersect(plane)
	values := "refused"
	if board.Check(w) == nil {
		values = fmt.Sprintf("%x", sha256.Sum256(fmt.Append(nil, engine.Values(board, w))))[:16]
	}
	return strings.Join([]string{link, v.MapKind().String(), origin, over, fmt.Sprint(plane, w), values}, "\t"), true
}
