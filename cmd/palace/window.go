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
	w, at, err := c.window()
	if err != nil {
		return err
	}
	format := c.or("format", formats[0])
	if !slices.Contains(formats, format) {
		names := slices.Sorted(slices.Values(formats))
		return misusef("the format is one of %s, not %q", strings.Join(names, ", "), format)
	}
	if _, forced := c.flags["force"]; format == "png" && terminal(c.stdout) && !forced {
		return misusef("a PNG is no text for a terminal: write it to a file, with > FILE.png, or say --force")
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
	progress := newProgress(c.stderr, w.Area())
	if terminal(c.stdout) {
		progress.out = nil // the rows are seen as they come
	}
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
func (c *call) window() (w engine.Window, at engine.Position, err error) {
	size, given := c.flags["size"]
	if !given {
		return w, at, misusef("--size WxH is missing")
	}
	if err := numbers(size, "x", number{"the width", 1, longestSide, &w.W}, number{"the height", 1, longestSide, &w.H}); err != nil {
		return w, at, misusef("--size: %w", err)
	}
	at, err = c.at()
	return w, at, err
}
