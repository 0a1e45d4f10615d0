package page

// Progress says how far the map is.
type Progress struct {
	Text     string  `json:"text"` // or why it does not come
	Fraction float64 `json:"fraction"`
	Chip     string  `json:"chip"` // the same in short, "" if nobody waits for it
}

// Map says what the map shows, what else it could, and what its colours mean.
type Map struct {
	Kind        string   `json:"kind"`
	Shown       bool     `json:"shown"`
	Mode        string   `json:"mode"`    // off, peek, or the kind shown
	Hidden      bool     `json:"hidden"`  // unless somebody peeks
	Toggled     string   `json:"toggled"` // the mode that one key leads to, and back
	Peek        bool     `json:"peek"`
	Kinds       []Choice `json:"kinds"`
	LegendTitle string   `json:"legendTitle"`
	Legend      []Swatch `json:"legend"`
	// Form says how the legend lies: its colours run into each other ("ramp"), they fill several
	// lines ("many"), or all stand side by side ("").
	Form string `json:"form"`
}

// Swatch is a colour of the legend, as the page's style writes it.
type Swatch struct {
	Color   string `json:"color"`
	Board   string `json:"board,omitempty"` // the square on which the colour is a tile, if it is one
	Label   string `json:"label"`
	Meaning string `json:"meaning"`
	About   string `json:"about"` // both, for a listener
	Palace  bool   `json:"palace"`
}

// RowHeard is what is heard of a row of the map: which of its squares, from the edge on, are P, and the
// same in words.
type RowHeard struct {
	Words   string `json:"words"`
	Palaces []bool `json:"palaces"`
}
