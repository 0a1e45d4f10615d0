// Package sheet writes a window of a board into a file: as bits, as a table, as JSON,
// or as a picture with one pixel a square. The command line and the page share it, so
// that both give the same bytes. It computes and writes band by band, and the caller is
// the clock: Step does one bounded piece of work, Take hands over what has been written.
//
// The corner of Wythoff Nim, 4×3 squares, of which (0,0), (2,1) and (1,2) are P, as bits
// and as a table:
//
//	1000    1,0,0,0
//	0010    0,0,1,0
//	0100    0,1,0,0
package sheet

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// Content says what a sheet shows.
type Content struct {
	Game   engine.Game
	Map    engine.Map
	Board  *engine.Board // of the map
	Window engine.Window
	// Palette colours pictures; nil stands for the usual one.
	Palette *colour.Palette
	// Lies says which way the axes of a picture point. Text always has a line for each
	// y from the smallest on, and in it a value for each x from the smallest on.
	Lies view.Orientation
	// Piece stands At a square of a drawing, if it is in the window.
	Piece scene.Piece
	At    engine.Cell
}

// NewContent returns the content of a window of a map, with a board of its own. It errs if
// the game has no such map.
func NewContent(g engine.Game, m engine.Map, w engine.Window) (Content, error) {
	b, err := engine.NewBoard(g, g.Solve(), m)
	return Content{Game: g, Map: m, Board: b, Window: w}, err
}

// Masked returns the value of squares that show nothing, 0 if there is none.
func (c *Content) Masked() int32 {
	if g, ok := c.Game.(atlas.Variants); ok && c.Map.Over != "" {
		if v, err := g.Variant(c.Map.Over); err == nil {
			return v.Masked
		}
	}
	return 0
}

// Budget is how much of a board, in bytes, is usually held at a time.
const Budget = 64 << 20

// partSize is about how many bytes are written in one step.
const partSize = 1 << 16

// format turns rows into the bytes of a file.
type format interface {
	begin(dst []byte) []byte
	// row takes the rows of the file in their order, each from the band that has it.
	row(dst []byte, b *band, row int) []byte
	end(dst []byte) []byte
}

// Sheet is a window on its way into a file. It may be dropped at any moment.
type Sheet struct {
	content Content
	format  format
	budget  int

	across, down int // the size in values, as the file has it
	rows         int // how many have been written
	band         band
	source       engine.Source // of the band, nil when it is complete
	out          []byte
	computed     int // squares
	begun, ended bool
}

// New begins a sheet in one of the Formats. The board must have accepted the window.
// Budget bounds the bytes of the board that are held, but for one row.
func New(c Content, name string, budget int) (*Sheet, error) {
	if c.Palette == nil {
		c.Palette = colour.NewPalette("", c.Map.Kind, c.Game.Shape().Blocking)
	}
	if name != PNG && name != SVG {
		c.Lies = view.XRightYDown
	}
	s := &Sheet{content: c, budget: budget, across: c.Window.W, down: c.Window.H}
	if c.Lies.Transposed() {
		s.across, s.down = s.down, s.across
	}
	row, masked := make([]int32, s.across), c.Masked()
	switch {
	case !slices.Contains(Formats(c.Map.Kind), name):
		return nil, errNoFormat(c.Map.Kind.String(), name)
	case name == Bits:
		s.format = digits{}
	case name == CSV:
		s.format = &table{row, numbers{masked: masked}}
	case name == JSON:
		s.format = &jsonRows{&s.content, s.down, row, numbers{masked: masked, word: "null"}}
	case name == SVG:
		s.format = newVector(&s.content, row, s.down)
	default:
		s.format = newPicture(&s.content, row, s.down)
	}
	return s, nil
}

// Progress says how many squares are done, and of how many. One that has been computed
// and not been written is half done.
func (s *Sheet) Progress() (done, total int) {
	return (s.computed + s.rows*s.across) / 2, s.content.Window.Area()
}

// Take returns the bytes that have been written since the last call. They stay valid
// until the next Step.
func (s *Sheet) Take() []byte {
	out := s.out
	s.out = s.out[:0]
	return out
}

// Step does one bounded piece of work, and reports false if there was nothing to do
// any more.
func (s *Sheet) Step() (more bool) {
	switch {
	case !s.begun:
		s.begun = true
		s.out = s.format.begin(s.out)
	case s.source != nil:
		s.compute()
	case s.band.has(s.rows):
		s.write()
	case s.rows < s.down:
		s.band = s.next()
		s.source = s.content.Board.Source(s.band.window)
	case !s.ended:
		s.ended = true
		s.out = s.format.end(s.out)
	default:
		return false
	}
	return true
}

// compute takes one tile of the band.
func (s *Sheet) compute() {
	t, ok := s.source.Next()
	switch {
	case !ok:
		s.source = nil
	case !t.Blank():
		s.band.add(t)
		s.computed += t.Area()
	}
}

// write writes rows of the band.
func (s *Sheet) write() {
	for enough := len(s.out) + partSize; s.band.has(s.rows) && len(s.out) < enough; s.rows++ {
		s.out = s.format.row(s.out, &s.band, s.rows)
	}
}
