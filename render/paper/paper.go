// Package paper draws a board for paper: squares, coordinates, a piece, marks and arrows, in
// lines and greys that any printer has. A drawing is plain data, that a page shows as it is
// and SVG writes into a file.
//
// The board of 2×1 squares from (0,0) on with a queen on (1,0), both squares named,
//
//	Board{Window: engine.Window{W: 2, H: 1}, Names: …, Piece: scene.Queen, At: engine.Cell{X: 1}}
//
// is 72 wide and 48 high: a ruler of 24, and squares of 24.
package paper

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
	"github.com/palacegames/palace/render/view"
)

// Board is what is drawn.
type Board struct {
	Window engine.Window
	Lies   view.Orientation
	// Names returns a coordinate as the rulers have it: along x or, if axis is 1, along y.
	Names func(axis, n int) string
	// Piece stands on At, if it is in the window.
	Piece scene.Piece
	At    engine.Cell
	// Pawns are the squares that are blocked, Palaces those that are marked as such.
	Pawns, Palaces []engine.Cell
	Rings          []engine.Cell
	Arrows         [][2]engine.Cell
	Labels         []Label
}

// Label is a word on a square.
type Label struct {
	At   engine.Cell
	Text string
}

// Edge is how wide a square is drawn, and a ruler.
const Edge = 24

// Drawing is a picture as data, in units of which a square has Edge.
type Drawing struct {
	Width  float64 `json:"width"`
	Height float64 `json:"height"`
	Paths  []Path  `json:"paths"`
	Texts  []Text  `json:"texts"` // over the paths
}

// Path is a path in the syntax of SVG.
type Path struct {
	D      string  `json:"d"`
	Fill   string  `json:"fill"`   // "none" for none
	Stroke string  `json:"stroke"` // "none" for none
	Width  float64 `json:"width"`  // of the stroke
}

// Text is a word around a place: its middle.
type Text struct {
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	Size float64 `json:"size"`
	Text string  `json:"text"`
	Fill string  `json:"fill"`
	// Anchor is "middle" or "start".
	Anchor string `json:"anchor"`
}

// The greys.
const (
	ink   = "#1d1b16"
	soft  = "#8a8577"
	grey  = "#e9e6df"
	white = "#ffffff"
	none  = "none"
)

// Draw draws the board.
func (b *Board) Draw() *Drawing {
	d := &drafter{Board: b}
	w, h := b.Window.W, b.Window.H
	if b.Lies.Transposed() {
		w, h = h, w
	}
	d.across, d.down = w, h
	d.Width, d.Height = float64((w+1)*Edge), float64((h+1)*Edge)
	d.squares()
	d.rulers()
	for _, c := range b.Palaces {
		d.palace(c)
	}
	for _, c := range b.Rings {
		d.ring(c)
	}
	for _, a := range b.Arrows {
		d.arrow(a[0], a[1])
	}
	for _, c := range b.Pawns {
		d.piece(sprite.Pawn, c)
	}
	if p, ok := sprite.Of(b.Piece); ok {
		d.piece(p, b.At)
	}
	for _, l := range b.Labels {
		if x, y, ok := d.corner(l.At); ok {
			d.text(x+Edge/2, y+Edge/2, Edge*0.4, l.Text, ink)
		}
	}
	return &d.Drawing
}
