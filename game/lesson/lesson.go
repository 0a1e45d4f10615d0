package lesson

import "github.com/palacegames/palace/engine"

// Lesson is a row of steps, to be gone through in order.
type Lesson struct {
	Name  string // in links and files: small letters, digits and hyphens
	Title string
	Steps []Step

	Teacher Teacher
}

// Teacher is what a lesson says to whoever gives it. Every part may be empty.
type Teacher struct {
	Minutes int      // about how long it takes, 0 if nobody said
	Aim     string   // what is understood afterwards
	Pupils  []string // what pupils say, and what to answer
	Leads   string   // where it leads
	Paper   []string // where it comes from
	Plan    []string // how it is taught: "Heading: words", a paragraph each
}

// Step is one step: words, a board with shapes on it, and by choice a task.
type Step struct {
	Line  int // where it begins in the text, from 1
	Title string
	Words []string // paragraphs
	// Board is a link: the game, the position, the map, the view, the players. "" stands
	// for the board of the step before.
	Board  string
	Shapes []Shape
	Claims []Claim
	Task   *Task // nil for a step that is only read
}

// Shape is something drawn over the board.
type Shape struct {
	Kind ShapeKind
	At   []engine.Position // rings stand on each, an arrow leads from the first to the second
	Text string            // of a label
}

// ShapeKind is a kind of shape.
type ShapeKind string

// The kinds of shapes, by the keys of the text.
const (
	Ring  ShapeKind = "ring"
	Arrow ShapeKind = "arrow"
	Label ShapeKind = "label"
)

// Claim is something that a step says about the game on its board, so that the engines
// can check it. Text is all of it; the other fields are what it was understood as.
type Claim struct {
	Line int
	Text string

	Kind  ClaimKind
	At    []engine.Position // the squares named
	In    engine.Window     // for All and Count
	Count int               // for Count, and the value for Value
	Idea  string            // for Table and Rows
	Lines []string          // for Table: with what the rows begin
	Cells []string          // for Table: what each of them has
}

// ClaimKind is what a claim is about.
type ClaimKind uint8

// The kinds of claims.
const (
	IsP      ClaimKind = iota // P 1,2 2,1: these are P-positions
	IsN                       // N 4,4: these are N-positions
	Wins                      // wins 4,4 to 1,2 2,1: the moves that win from the first are all the others
	HasValue                  // value 3,3 = 5: the palace number or the nim-value
	AllP                      // all P in 0,0..7,7 = 0,0 1,2 2,1: these are all
	CountP                    // count P in 0,0..7,7 = 8
	Table                     // table columns 10 11 = 256: the table of this idea has this in the rows that begin so
	Rows                      // rows segments = 4: so many rows has the table of this idea
	Known                     // known 1,2 2,1: these of the answer may have been told before; without squares all of it
)

// The limits of what is read, so that a lesson is opened at once whoever has written it.
const (
	MaxText    = 1 << 16 // bytes
	MaxSteps   = 100
	MaxSquares = 1024 // of the window of a task or a claim
	farthest   = 4096 // from the corner, of squares in such a window
	maxLine    = 4000 // bytes
	maxShapes  = 200  // squares of shapes in a step
	maxClaims  = 40   // in a step
)
