package worksheet

import "github.com/palacegames/palace/render/paper"

// Worksheet is a sheet for a class: the task, and behind it the solution.
type Worksheet struct {
	// Size is how many squares wide and high the board is, at least Least, at most Most.
	Size  int `json:"size"`
	Least int `json:"least"`
	Most  int `json:"most"`
	// Heaps says that the piles can be drawn, Drawn that they are.
	Heaps bool    `json:"heaps"`
	Drawn bool    `json:"drawn"`
	Pages []Sheet `json:"pages"`
	// Words says why there is no solution, "" if there is one.
	Words string `json:"words"`
}

// Sheet is one page of paper.
type Sheet struct {
	Title    string           `json:"title"`
	Named    string           `json:"named"` // before the line for a name, "" for none
	Words    []string         `json:"words"` // paragraphs
	Drawings []*paper.Drawing `json:"drawings"`
	Tasks    []SheetTask      `json:"tasks"`
	Answers  []string         `json:"answers"`
	Boards   []SheetBoard     `json:"boards,omitempty"` // small ones, side by side
	Link     string           `json:"link,omitempty"`   // where all of it is on a screen, "" where that is not said
}

// SheetBoard is one of several boards on a page.
type SheetBoard struct {
	Title    string           `json:"title"`
	Words    string           `json:"words"`
	Drawings []*paper.Drawing `json:"drawings"`
}

// SheetTask is something to be done on paper.
type SheetTask struct {
	Words   string   `json:"words"`
	Options []string `json:"options"` // to be ticked
	Lines   int      `json:"lines"`   // to write on
}
