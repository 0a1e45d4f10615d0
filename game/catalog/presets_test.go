package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/region"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/render/view"
)

// preset returns the preset whose title has such a part, and the window that it opens on.
func preset(t *testing.T, part string) (v game.View, w engine.Window) {
	t.Helper()
	for i := range catalog.Families {
		for _, p := range catalog.Families[i].Presets {
			if !strings.Contains(p.Title.String(), part) {
				continue
			}
			s, err := link.Open(p.Link)
			if err != nil {
				t.Fatal(err)
			}
			v = s.View()
			if w, framed := view.ParseFrame(v.Settings.View); framed {
				return v, w
			}
			return v, engine.Window{W: v.Settings.W, H: v.Settings.H}
		}
	}
	t.Fatalf("no preset is called %q", part)
	return v, w
}

// TestJunctionsInView surveys the games of presets named after what is written on the map, as
// far as the map goes that they ask for, and looks for it in the window that they open on.
func TestJunctionsInView(t *testing.T) {
	for part, name := range map[string]words.Text{
		"the prism and its beam": region.Prism, "where the rift hits the seam": region.Armpit,
		"The nose of game 100": region.Nose, "The shoulder of game 100": region.Shoulder,
	} {
		v, w := preset(t, part)
		if v.Game.Shape().Blocking > 10000 && testing.Short() {
			continue // it takes seconds
		}
		width, height := v.Settings.W, v.Settings.H
		if width == 0 {
			width, height = w.X+w.W, w.Y+w.H
		}
		s, err := region.Measure(v.Game.Shape().Blocking, blocking.New(v.Game.Shape().Blocking).Numbers(), width, height)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(s.Map(), func(l region.Label) bool { return l.Name == name && w.Contains(l.At) }) {
			t.Errorf("%s: the %s of game %d is not in %v", part, name, v.Game.Shape().Blocking, w)
		}
	}
}

// values returns the values of the squares of w.
func values(t *testing.T, v *game.View, w engine.Window) map[engine.Cell]int32 {
	all := map[engine.Cell]int32{}
	b, err := engine.NewBoard(v.Game, v.Methods, v.Map())
	if err != nil {
		t.Fatal(err)
	}
	board := b.Source(w)
	for tile, ok := board.Next(); ok; tile, ok = board.Next() {
		if tile.Blank() {
			continue
		}
		for y := tile.Y; y < tile.Y+tile.H; y++ {
			for x := tile.X; x < tile.X+tile.W; x++ {
				all[engine.Cell{X: x, Y: y}] = tile.At(x, y)
			}
		}
	}
	return all
}

// TestSkinInView: in most rows of its preset the outermost palaces are eight in a row, behind one
// square that is none.
func TestSkinInView(t *testing.T) {
	v, w := preset(t, "The skin of the arm, eight squares thick")
	all := values(t, &v, w)
	palace := func(x, y int) bool { return all[engine.Cell{X: x, Y: y}] < int32(v.Game.Shape().Blocking) }
	rows := 0
	for y := w.Y; y < w.Y+w.H; y++ {
		end := w.X + w.W
		for end > w.X && !palace(end-1, y) {
			end--
		}
		thick := 0
		for end-thick > w.X && palace(end-thick-1, y) {
			thick++
		}
		if thick == 8 && end < w.X+w.W {
			rows++
		}
	}
	if rows < 10 {
		t.Errorf("the skin is eight squares thick in %d rows of %v", rows, w)
	}
}

// TestPalacesInRegionC: the squares that titles list are palaces, in view.
func TestPalacesInRegionC(t *testing.T) {
	for part, squares := range map[string][]engine.Cell{
		"(9,8), (9,9), (10,9)":      {{X: 9, Y: 8}, {X: 9, Y: 9}, {X: 10, Y: 9}},
		"(17,13), (17,14), (18,14)": {{X: 17, Y: 13}, {X: 17, Y: 14}, {X: 18, Y: 14}},
	} {
		v, w := preset(t, "region C: "+part)
		all := values(t, &v, w)
		for _, c := range squares {
			if value, seen := all[c]; !seen || value != 1 {
				t.Errorf("%v is not a palace of %s in %v", c, v.Game, w)
			}
		}
	}
}

// TestQueensInView counts the queens of presets that say how many there are.
func TestQueensInView(t *testing.T) {
	for part, want := range map[string]int{"1409 queens on the spiral": 1409, "10000 queens in the quadrant": 10000} {
		v, _ := preset(t, part)
		board, err := engine.NewBoard(v.Game, v.Methods, v.Map())
		if err != nil {
			t.Fatal(err)
		}
		w := v.SizeWindow(board.Plane(), v.Settings.W, v.Settings.H)
		source, n := board.Source(w), 0
		for tile, ok := source.Next(); ok; tile, ok = source.Next() {
			if tile.Blank() {
				continue
			}
			for y := tile.Y; y < tile.Y+tile.H; y++ {
				for x := tile.X; x < tile.X+tile.W; x++ {
					n += int(tile.At(x, y))
				}
			}
		}
		if n != want {
			t.Errorf("%s: there are %d in %v", part, n, w)
		}
	}
}

// TestPromisesAreKept: a title that promises a colouring, regions, skin or the automaton opens the
// idea that shows it, if it does not say that it is not drawn; and the game has every idea that a
// preset opens.
func TestPromisesAreKept(t *testing.T) {
	open := 0
	for i := range catalog.Families {
		for _, p := range catalog.Families[i].Presets {
			opened, err := link.Open(p.Link)
			if err != nil {
				t.Fatal(err)
			}
			v := opened.View()
			for word, name := range map[string]string{"colouring": "coloring", "regions": "remainder", "skin": "skin", "automaton": "automaton"} {
				if strings.Contains(p.Title.String(), word) && !strings.HasSuffix(p.Title.String(), "not drawn") && !strings.HasPrefix(v.Settings.Idea, name) {
					t.Errorf("%s %s: %q opens the idea %q", p.Source, p.Figure.String(), p.Title.String(), v.Settings.Idea)
				}
			}
			if v.Settings.Idea == "" {
				continue
			}
			open++
			what, err := idea.Read(v.Settings.Idea)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := idea.Find(v.Game, what.Name); err != nil {
				t.Errorf("%q: %v", p.Title.String(), err)
			}
		}
	}
	if open < 5 {
		t.Errorf("%d presets open an idea", open)
	}
}
