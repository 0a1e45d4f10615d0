package page

// Progress says how far the map is.
type Progress struct {
	Text     string  `json:"text"`
	Fraction float64 `json:"fraction"`
	Busy     bool    `json:"busy"`
}

// Map says what the map shows, what else it could, and what its colours mean.
type Map struct {
	Kind        string   `json:"kind"`
	Shown       bool     `json:"shown"`
	Mode        string   `json:"mode"` // off, peek, or the kind shown
	Peek        bool     `json:"peek"`
	Kinds       []Choice `json:"kinds"`
	LegendTitle string   `json:"legendTitle"`
	Legend      []Swatch `json:"legend"`
	Ramp        bool     `json:"ramp"` // the colours of the legend run into each other
	Failure     string   `json:"failure"`
}

// Swatch is a colour of the legend, as the page's style writes it.
type Swatch struct {
	Color   string `json:"color"`
	Board   string `json:"board,omitempty"` // the square on which the colour is a tile, if it is one
	Label   string `json:"label"`
	Meaning string `json:"meaning"`
	Palace  bool   `json:"palace"`
}
