package idea

import (
	"math/big"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// Layer is what is seen of an idea. Squares and points are counted from the Gaze's Origin.
type Layer struct {
	// Words are sentences about what is seen, the first about the square that was pointed
	// at, if one was.
	Words   []string `json:"words,omitempty"`
	Figures []Figure `json:"figures,omitempty"`
	// Best are the squares among which it is seen best, empty where any will do.
	Best engine.Window `json:"best,omitzero"`
	// Bare hides the game's own map, which would say something else.
	Bare   bool    `json:"bare,omitempty"`
	Strips []Strip `json:"strips,omitempty"`
	Tables []Table `json:"tables,omitempty"`
	// Lit are the links that belong to the square that was pointed at, beside those
	// that a row or a letter claims by its At.
	Lit []Link `json:"lit,omitempty"`
	// Controls are what can be chosen, with what is.
	Controls []Control `json:"controls,omitempty"`
	// Steps says how the idea comes about step by step, if it does.
	Steps Steps `json:"steps,omitzero"`
	// Tune is the idea to be heard: a note each beat.
	Tune []Note `json:"tune,omitempty"`
}

// Link joins what belongs together: all with the same Link light up together. 0 joins nothing.
type Link int32

// LinkOf is the link of what belongs to number n; numbers that are seen together are less than 2²⁹
// apart.
func LinkOf(n *big.Int) Link {
	return Link(1 + new(big.Int).And(n, big.NewInt(1<<29-1)).Int64())
}

// Point is a point of the board: square (x, y) covers [x, x+1) × [y, y+1).
type Point struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// Middle returns the middle of a square.
func Middle(c engine.Cell) Point { return Point{float64(c.X) + 0.5, float64(c.Y) + 0.5} }

// Middles returns the middles of squares, as the points of a line.
func Middles(squares ...engine.Cell) []Point {
	points := make([]Point, len(squares))
	for i, c := range squares {
		points[i] = Middle(c)
	}
	return points
}

// Figure is one thing drawn over the board.
type Figure struct {
	Kind Kind `json:"kind"`
	// Points are the corners of a Line, an Arrow or an Area, and where a Label stands.
	Points []Point `json:"points,omitempty"`
	// Squares are what Tiles, Frames and Dots are put on.
	Squares []engine.Cell `json:"squares,omitempty"`
	Hue     Hue           `json:"hue"`
	// Faint draws it as a trace, Dashed as what is expected and not known, Bold so that
	// it is seen from the back of a room.
	Faint  bool `json:"faint,omitempty"`
	Dashed bool `json:"dashed,omitempty"`
	Bold   bool `json:"bold,omitempty"`
	// Text are a Label's words, or what is written on every square, if there is room.
	Text string `json:"text,omitempty"`
	Link Link   `json:"link,omitempty"`
}

// Kind is a kind of figure.
type Kind uint8

// The kinds of figures.
const (
	Line   Kind = iota // from point to point
	Arrow              // a line with a head at its end
	Area               // a surface between its corners, below the numbers, which can be read
	Tiles              // squares filled, below the numbers
	Frames             // squares with an outline
	Dots               // a dot in the middle of squares
	Label              // words at a point
)

var kindNames = [...]string{"line", "arrow", "area", "tiles", "frames", "dots", "label"}

// String names the kind.
func (k Kind) String() string { return kindNames[k] }

// MarshalText writes the kind's name.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// Hue is a colour by what it says. Colours never carry a meaning alone: what is said by one
// is said by a text, a shape or a place as well.
type Hue uint8

// The hues. From First on they tell classes apart, as letters do, and begin again after
// Classes of them: First + 9 is drawn as First + 1 if there are eight.
const (
	Soft  Hue = iota // by the way
	Ink              // in the colour of letters
	Gold             // palaces, and what matters most
	Good             // as it should be
	Bad              // not as it should be
	First            // the first of the classes
)

// Classes is how many classes have a colour of their own.
const Classes = 8

// Class returns the hue of class n, from 0; before it they go on as after it.
func Class(n int) Hue { return First + Hue((n%Classes+Classes)%Classes) }

var hueNames = [...]string{"soft", "ink", "gold", "good", "bad"}

// String names the hue: "gold", or "a", "b", … for the classes.
func (h Hue) String() string {
	if int(h) < len(hueNames) {
		return hueNames[h]
	}
	return string(rune('a' + (h-First)%Classes))
}

// MarshalText writes the hue's name.
func (h Hue) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// Strip is a word: letters in a row.
type Strip struct {
	// Title says what is spelt, and From the number of its first letter.
	Title   string   `json:"title"`
	From    string   `json:"from,omitempty"`
	Letters []Letter `json:"letters"`
}

// Letter is one letter of a strip.
type Letter struct {
	Text string `json:"text"`
	Hue  Hue    `json:"hue"`
	// Under is a short word below the letter: "reads".
	Under string `json:"under,omitempty"`
	Link  Link   `json:"link,omitempty"`
	// At are the squares that it belongs to.
	At []engine.Cell `json:"at,omitempty"`
}

// Table is rows of numbers and words.
type Table struct {
	Title string       `json:"title"`
	Head  []words.Text `json:"head"`
	Rows  []Row        `json:"rows"`
}

// Row is one row of a table.
type Row struct {
	Cells []string `json:"cells"`
	// Hues colour the cells, as far as there are any.
	Hues []Hue `json:"hues,omitempty"`
	Link Link  `json:"link,omitempty"`
	// At are the squares that it belongs to.
	At []engine.Cell `json:"at,omitempty"`
}

// Control is something that can be chosen of an idea.
type Control struct {
	Name  string     `json:"name"`  // as in a link
	Label words.Text `json:"label"` // for a reader
	// Options are what there is to choose from; without any it is a text that
	// somebody writes, of so many Lines.
	Options []Option `json:"options,omitempty"`
	Lines   int      `json:"lines,omitempty"`
	// Value is what is chosen.
	Value string `json:"value"`
}

// Option is a value of a Control.
type Option struct {
	Value string     `json:"value"`
	Label words.Text `json:"label"`
}

// Steps says how an idea comes about step by step. The zero value is one that does not.
type Steps struct {
	Now int `json:"now"`
	// Last is how many steps there are.
	Last int `json:"last"`
	// Next is what the next step does, for a button: "Place the next queen".
	Next string `json:"next,omitempty"`
}

// Note is one note of a tune: so many semitones above the first, held for so many beats.
type Note struct {
	Pitch int  `json:"pitch"`
	Beats int  `json:"beats"`
	Link  Link `json:"link,omitempty"`
}
