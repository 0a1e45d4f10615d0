package main

import (
	"bufio"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
)

// sheet is a window of values that are computed and handed out row by row.
type sheet struct {
	game     engine.Game
	kind     engine.Kind
	window   engine.Window
	board    engine.Board
	progress *progress

	band   engine.Window // the rows at hand
	values []int32
}

// bandLimit bounds the squares that are held at a time: 256 MiB.
const bandLimit = 1 << 26

// maxBand is bandLimit, but for tests.
var maxBand = bandLimit

// printer writes a sheet in one of the formats.
type printer func(out *bufio.Writer, s *sheet) error

// printWindow reads the words of a call about a window, and prints it.
func printWindow(c *call, usual string, formats map[string]printer, kindOf func(engine.Game) engine.Kind) error {
	g, err := c.game()
	if err != nil {
		return err
	}
	w, err := c.window()
	if err != nil {
		return err
	}
	print, ok := formats[c.or("format", usual)]
	if !ok {
		names := make([]string, 0, len(formats))
		for name := range formats {
			names = append(names, name)
		}
		slices.Sort(names)
		return misusef("the format is one of %s, not %q", strings.Join(names, ", "), c.flags["format"])
	}
	kind := kindOf(g)
	if !slices.Contains(g.Kinds(), kind) {
		return misusef("%s has no board of %s values", g, kind)
	}
	s := &sheet{game: g, kind: kind, window: w, board: g.Board(kind), progress: newProgress(c.stderr, w.Area())}
	if err := s.check(); err != nil {
		return misuse{err}
	}
	out := bufio.NewWriterSize(c.stdout, 1<<16)
	err = print(out, s)
	s.progress.clear()
	return errors.Join(err, out.Flush())
}

// check refuses a window that the board refuses, or whose values would fill more
// than a gigabyte: outcomes take a bit a square, other values a byte or more.
func (s *sheet) check() error {
	const gigabyte = 1 << 30
	squares, edge := gigabyte, 32768
	if s.kind == engine.Outcomes {
		squares, edge = 8*gigabyte, 92681
	}
	if s.window.Area() > squares {
		return fmt.Errorf("%dx%d squares would need more than a gigabyte: at most %dx%d can be asked for at a time", s.window.W, s.window.H, edge, edge)
	}
	return s.board.Check(s.window)
}

// window reads --size and --at.
func (c *call) window() (w engine.Window, err error) {
	size, given := c.flags["size"]
	if !given {
		return w, misusef("--size WxH is missing")
	}
	s := notation.NewScanner(size)
	if w.W, err = s.Int("the width", 1, bandLimit); err == nil {
		if err = s.Expect("x"); err == nil {
			w.H, err = s.Int("the height", 1, bandLimit)
		}
	}
	if err == nil && !s.Done() {
		err = catalog.TrailingError(s)
	}
	if err != nil {
		return w, misusef("--size: %w", err)
	}
	const far = 1<<53 - 1
	s = notation.NewScanner(c.or("at", "0,0"))
	if w.X, err = s.Int("X", -far, far); err == nil {
		if err = s.Expect(","); err == nil {
			w.Y, err = s.Int("Y", -far, far)
		}
	}
	if err == nil && !s.Done() {
		err = catalog.TrailingError(s)
	}
	if err != nil {
		return w, misusef("--at: %w", err)
	}
	return w, nil
}

// row returns the values of row y, the rows being asked for from top to bottom.
func (s *sheet) row(y int) []int32 {
	if y >= s.band.Y+s.band.H || s.values == nil {
		s.compute(y)
	}
	i := (y - s.band.Y) * s.window.W
	return s.values[i : i+s.window.W]
}

// compute fills the band that begins at row y.
func (s *sheet) compute(y int) {
	w := s.window
	rows := max(maxBand/w.W, 1)
	if rows > engine.TileSize {
		rows -= rows % engine.TileSize
	}
	s.band = engine.Window{X: w.X, Y: y, W: w.W, H: min(rows, w.Y+w.H-y)}
	if n := s.band.Area(); cap(s.values) < n {
		s.values = make([]int32, n)
	}
	s.values = s.values[:s.band.Area()]
	source := s.board.Source(s.band)
	for {
		t, ok := source.Next()
		if !ok {
			return
		}
		if t.Blank() {
			s.progress.beat()
			continue
		}
		s.copy(&t)
		s.progress.add(t.Area())
	}
}

// copy puts the values of a tile into the band.
func (s *sheet) copy(tile *engine.Tile) {
	t := tile.Rows()
	for y := t.Y; y < t.Y+t.H; y++ {
		i := (y-s.band.Y)*s.band.W + t.X - s.band.X
		dst := s.values[i : i+t.W]
		src := (y - t.Y) * t.W
		switch {
		case t.Bits != nil:
			words := t.Bits[(y-t.Y)*t.Stride():]
			for x := range dst {
				dst[x] = int32(words[x/64] >> (x % 64) & 1)
			}
		case t.Small != nil:
			for x, v := range t.Small[src : src+t.W] {
				dst[x] = t.Base + int32(v)
			}
		default:
			copy(dst, t.Wide[src:src+t.W])
		}
	}
}
