package page

import (
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/words"
)

// What is shown of an idea differs from what package idea knows of it: all members are there,
// hues have names, what is lit is said, and the squares stay on the board.

// Illustrated are the ideas of the game, and the one that is open.
type Illustrated struct {
	Ideas []IdeaCard `json:"ideas"`
	Idea  *Idea      `json:"idea"` // nil if none is open
}

// IdeaCard is an idea that can be opened.
type IdeaCard struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Open  bool   `json:"open"`
}

// Idea is what is shown of the idea that is open, beside the board.
type Idea struct {
	Name   string `json:"name"`
	Kicker string `json:"kicker"` // "Idea · Wythoff Nim"
	Title  string `json:"title"`
	About  string `json:"about"`
	More   string `json:"more"` // how it comes about, "" if that is said already
	Source string `json:"source"`
	// Away says that what is seen best lies elsewhere on the board.
	Away bool `json:"away"`
	// Words are what is so of what is seen, Busy and Error why nothing is seen yet.
	Words    []string      `json:"words"`
	Busy     string        `json:"busy"`
	Error    string        `json:"error"`
	Strips   []IdeaStrip   `json:"strips"`
	Tables   []IdeaTable   `json:"tables"`
	Controls []IdeaControl `json:"controls"`
	Steps    *IdeaSteps    `json:"steps"` // nil if it does not come about step by step
	Tune     []IdeaNote    `json:"tune"`
	Examples []IdeaExample `json:"examples"`
}

// IdeaStrip is a word, letter by letter.
type IdeaStrip struct {
	Title   string       `json:"title"`
	From    string       `json:"from"` // where it begins, behind the title
	Letters []IdeaLetter `json:"letters"`
}

// IdeaLetter is one letter of a strip. Lit says that it belongs to what is pointed at.
type IdeaLetter struct {
	Text  string    `json:"text"`
	Hue   string    `json:"hue"`   // "soft", "ink", "gold", "good", "bad", or a class "a" to "h"
	Under string    `json:"under"` // a short word below it
	Link  idea.Link `json:"link"`  // what it belongs to, 0 for nothing
	Lit   bool      `json:"lit"`
}

// IdeaTable is rows below a head.
type IdeaTable struct {
	Title string       `json:"title"`
	Head  []words.Text `json:"head"`
	Rows  []IdeaRow    `json:"rows"`
}

// IdeaRow is one row of a table.
type IdeaRow struct {
	Cells []IdeaCell `json:"cells"`
	Link  idea.Link  `json:"link"`
	Lit   bool       `json:"lit"`
}

// IdeaCell is a cell of a row; its hue is "" for none of its own.
type IdeaCell struct {
	Text string `json:"text"`
	Hue  string `json:"hue"`
}

// IdeaControl is something to choose or, without options, a text of so many lines to write.
type IdeaControl struct {
	Name    string       `json:"name"`
	Label   string       `json:"label"`
	Value   string       `json:"value"`
	Options []IdeaOption `json:"options"`
	Lines   int          `json:"lines"`
}

// IdeaOption is a value of a control.
type IdeaOption idea.Option

// IdeaSteps is how far an idea has come about.
type IdeaSteps struct {
	Now     int    `json:"now"`
	Last    int    `json:"last"`
	Next    string `json:"next"` // what the next step does
	Words   string `json:"words"`
	Running bool   `json:"running"`
	Speed   int    `json:"speed"` // steps a second while it runs
}

// IdeaNote is a note of a tune: so many semitones above the first, for so many beats.
type IdeaNote struct {
	Pitch int       `json:"pitch"`
	Beats int       `json:"beats"`
	Link  idea.Link `json:"link"`
}

// IdeaExample is another board on which the idea is to be seen.
type IdeaExample idea.Example
