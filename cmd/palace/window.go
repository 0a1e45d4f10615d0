package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/sheet"
)

// longestSide bounds the width and the height of a window.
const longestSide = 1 << 26

// maxBand is how much of a board is held at a time, in bytes; a variable for tests.
var maxBand = 4 * sheet.Budget

// printWindow reads the words of a call about a window, and prints it in one of the
// formats, the usual one if none is named.
func printWindow(c *call, formats []string, kindOf func(engine.Game) engine.Kind) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	w, at, err := c.window(g)
	if err != nil {
		return err
	}
	format := c.or("format", formats[0])
	if !slices.Contains(formats, format) {
		names := slices.Sorted(slices.Values(formats))
		return misusef("the format must be one of %s, not %q", strings.Join(names, ", "), format)
	}
	if binary := []string{sheet.PNG, sheet.PBM, sheet.NPY}; slices.Contains(binary, format) && terminal(c.stdout) && !c.has("force") {
		return misusef("a %s is not text for a terminal: write it to a file with > FILE.%s, or use --force", strings.ToUpper(format), format)
	}
	kind := kindOf(g)
	if !slices.Contains(g.Shape().Kinds, kind) {
		return misusef("%s has no board of %s values", g, kind)
	}
	stop := c.wait()
	shown, err := content(g, kind, at, w)
	stop()
	if err != nil {
		return err
	}
	s, err := sheet.New(*shown, format, maxBand)
	if err != nil {
		return misuse{err}
	}
	progress := c.unseen(newProgress(c.stderr, w.Area()))
	defer progress.clear()
	return write(c.stdout, s, progress)
}

// write writes a sheet as it comes.
func write(out io.Writer, s *sheet.Sheet, progress *progress) error {
	for s.Step() {
		done, _ := s.Progress()
		progress.reach(done)
		if part := s.Take(); len(part) > 0 {
			if _, err := out.Write(part); err != nil {
				return err
			}
		}
	}
	return nil
}

// check refuses a window that the board refuses, or whose values would fill more
// than a gigabyte: outcomes take a bit a square, other values a byte or more.
func check(c *sheet.Content) error {
	const gigabyte = 1 << 30
	squares, edge := gigabyte, 32768
	if c.Map.Kind == engine.Outcomes {
		squares, edge = 8*gigabyte, 92681
	}
	if c.Window.Area() > squares {
		return fmt.Errorf("%dx%d squares would need more than a gigabyte: at most %dx%d can be asked for at a time", c.Window.W, c.Window.H, edge, edge)
	}
	return c.Board.Check(c.Window)
}

// window reads --size, and --at, where the window's corner lies.
func (c *call) window(g engine.Game) (w engine.Window, at engine.Position, err error) {
	size, given := c.flags["size"]
	if !given {
		return w, at, misusef("--size WxH is missing")
	}
	if err := numbers(size, "x", number{"the width", 1, longestSide, &w.W}, number{"the height", 1, longestSide, &w.H}); err != nil {
		return w, at, misusef("--size: %w", err)
	}
	at, err = c.at(g)
	return w, at, err
}

var windowFlags = []flag{
	{"size", "WxH", "how many squares wide and high the window is"},
	{"at", "X,Y", "its smallest corner; default 0,0. In a game of more piles the others may follow. Outcomes are known at any distance if a fast method is"},
}

// forceFlag is for pictures.
var forceFlag = flag{"force", "", "writes a PNG, or anything else that is not text, even to a terminal"}

// windowMore says how windows are printed.
const windowMore = `There is a line for each y, from the smallest up, with a value for each x, from the smallest up. With one component there is only the line y = 0; with three or more the window shows the positions whose further components are those of --at, or 0. JSON is one object: "game" in its canonical notation, "kind" (outcome, palace or nim), "at" [X,Y], "size" [W,H], and "rows", an array for each y. In a picture a square is a pixel, and y grows downwards.`

var outcomesVerb = verb{
	name:  "outcomes",
	args:  "GAME --size WxH [--at X,Y] [--misere] [--format bits|csv|png|json|svg|pbm|npy] [--force]",
	about: "Prints the P-positions of a window of the board.",
	more:  windowMore,
	flags: append(windowFlags[:2:2], flag{"format", "FORMAT", "bits (1 for P, 0 for N), csv, png, json, svg (a drawing), pbm (packed bits) or npy (an array for NumPy); default bits"}, misereFlag, forceFlag),
	run: func(c *call) error {
		return printWindow(c, sheet.AllFormats(engine.Outcomes), func(engine.Game) engine.Kind { return engine.Outcomes })
	},
}

var valuesVerb = verb{
	name:  "values",
	args:  "GAME --size WxH [--at X,Y] [--format csv|json|png|svg|npy] [--force]",
	about: "Prints the palace numbers of a window where squares are blocked, and the nim-values of every other game.",
	more:  windowMore,
	flags: append(windowFlags[:2:2], flag{"format", "FORMAT", "csv, json, png (a picture in the colours of the map), svg (a drawing) or npy (an array for NumPy); default csv"}, forceFlag),
	run: func(c *call) error {
		return printWindow(c, sheet.AllFormats(engine.PalaceNumbers), valueKind)
	},
}

// valueKind says which numbers a game's squares have.
func valueKind(g engine.Game) engine.Kind {
	for _, k := range g.Shape().Kinds {
		if k == engine.PalaceNumbers {
			return k
		}
	}
	return engine.NimValues
}
