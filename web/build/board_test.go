package main

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/render/sprite"
)

// TestBoard: the module for other people's pages is one file beside the pages, which imports
// nothing and finds them from its own address; no page has it loaded, and no version lists it.
func TestBoard(t *testing.T) {
	_, site := builtSite(t)
	module := string(site[boardName])
	if !strings.HasPrefix(module, boardBanner) || !strings.Contains(module, "import.meta.url") || regexp.MustCompile(`\bimport\s*["({*]`).MatchString(module) || !strings.Contains(module, "export{") {
		t.Errorf("the module is %.200s", module)
	}
	if strings.Contains(module, "var(--") {
		t.Error("its sheet names colours that another page does not have")
	}
	for name, body := range site {
		if strings.Contains(name, "embed/") || name != boardName && strings.Contains(string(body), boardName) {
			t.Errorf("%s is a part of it, or names it", name)
		}
	}
}

// TestBoardKnows: what the module knows of families, lessons and links is theirs.
func TestBoardKnows(t *testing.T) {
	known, err := factsOfBoard()
	if err != nil {
		t.Fatal(err)
	}
	if w := known.Families["wythoff"]; w != (factsOfFamily{"queen", "queen", "right-down"}) {
		t.Errorf("Wythoff Nim is %+v", w)
	}
	for name, family := range known.Families {
		if len(known.Pieces[family.Drawn]) == 0 {
			t.Errorf("the piece of %s, %s, is not drawn", name, family.Drawn)
		}
	}
	if len(known.Lessons) < 10 || known.Lessons["corner-the-rook"].Board == "" {
		t.Errorf("the lessons are %v", known.Lessons)
	}
	all, err := languages("../..", false)
	if err != nil {
		t.Fatal(err)
	}
	if err := known.speak(all[boardSaid]); err != nil {
		t.Fatal(err)
	}
	for _, tag := range []string{"en", "de"} {
		if !slices.Contains(known.Names, "lesson/corner-the-rook") || len(known.Said[tag]) != len(known.Names) || slices.Contains(known.Said[tag], "") {
			t.Errorf("in %s the module says %q of %q", tag, known.Said[tag], known.Names)
		}
	}
	for _, head := range known.Heads {
		if slices.Contains(known.Parts, head) {
			t.Errorf("%s is to begin a link, and to follow", head)
		}
		if !slices.Contains(known.Names, "embed-"+head) {
			t.Errorf("there is no title for #%s", head)
		}
	}
	for name, family := range known.Families {
		if !slices.Contains(known.Names, headings+name) || !slices.Contains(known.Names, "embed-"+family.Piece) {
			t.Errorf("there is no name for %s or for its piece, %s", name, family.Piece)
		}
	}
	if !slices.Contains(known.Parts, "without") || slices.Contains(known.Parts, "tell") {
		t.Errorf("the parts are %q", known.Parts)
	}
}

func TestBoardRefused(t *testing.T) {
	source := small()
	source[boardName], source[boardSheet] = []byte(`import "./embed/board.css"`), []byte("a { color: var(--nothing); }")
	if _, err := assemble(source, false); err == nil || !strings.Contains(err.Error(), "--nothing") {
		t.Errorf("a colour that there is not: %v", err)
	}
	source[boardName], source[boardSheet] = []byte(`import "./embed/other.js"`), []byte("a { color: var(--ink); }")
	if _, err := assemble(source, false); err == nil || !strings.Contains(err.Error(), "other.js is not there") {
		t.Errorf("a script that there is not: %v", err)
	}
}

// TestThinned: a thinned outline comes near every corner of the whole one, in steps.
func TestThinned(t *testing.T) {
	for _, piece := range []sprite.Piece{sprite.Queen, sprite.Rook, sprite.Counter, sprite.Pawn, sprite.Crown} {
		for i, coat := range sprite.Lines(piece, 0, 0, pieceUnit) {
			thin := thinned(coat.Path)
			all, few := shapes(t, coat.Path), shapes(t, thin)
			if len(all) != len(few) {
				t.Fatalf("coat %d of piece %d has %d outlines, and %d when thinned", i, piece, len(all), len(few))
			}
			for n, outline := range all {
				for _, p := range outline {
					if off := away(p, few[n]); off > 2*pieceSlip {
						t.Errorf("coat %d of piece %d is %.1f off at %v", i, piece, off, p)
					}
				}
			}
		}
	}
	if got := thinned("M0 0L10 0L20 0L20 20L0 20ZM5 5L9 1"); got != "M0 0l20 0 0 20-20 0zM5 5l4-4" {
		t.Errorf("a square and a line are %s", got)
	}
}

// shapes reads the outlines of a path, with their last corners first again where they close.
func shapes(t *testing.T, path string) (all [][]point) {
	t.Helper()
	for _, outline := range regexp.MustCompile(`M[^M]+`).FindAllString(path, -1) {
		var at point
		var shape []point
		for _, run := range regexp.MustCompile(`[MLl][^MLlZz]+`).FindAllString(outline, -1) {
			numbers := regexp.MustCompile(`-?[\d.]+`).FindAllString(run[1:], -1)
			for i := 0; i+1 < len(numbers); i += 2 {
				x, errX := strconv.ParseFloat(numbers[i], 64)
				y, errY := strconv.ParseFloat(numbers[i+1], 64)
				if errX != nil || errY != nil {
					t.Fatal(fmt.Errorf("%s: %w, %w", run, errX, errY))
				}
				if run[0] == 'l' {
					x, y = at.x+x, at.y+y
				}
				at = point{x, y}
				shape = append(shape, at)
			}
		}
		if strings.ContainsAny(outline, "Zz") {
			shape = append(shape, shape[0])
		}
		all = append(all, shape)
	}
	return all
}

// away returns how far a point is from a line through corners.
func away(p point, line []point) float64 {
	least := math.Inf(1)
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		dx, dy := b.x-a.x, b.y-a.y
		along := 0.0
		if length := dx*dx + dy*dy; length > 0 {
			along = min(max(((p.x-a.x)*dx+(p.y-a.y)*dy)/length, 0), 1)
		}
		least = min(least, math.Hypot(p.x-a.x-along*dx, p.y-a.y-along*dy))
	}
	return least
}
