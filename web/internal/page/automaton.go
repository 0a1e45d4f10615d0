package page

// Automaton is what the page shows of it.
type Automaton struct {
	Step *Step `json:"step"` // nil until the pointer was on the map
	Time Time  `json:"time"`
	Past *Past `json:"past"` // nil while nothing runs backwards
	// Worlds are what the automaton can be shown to make: the game, and the infinite
	// patterns. World is the one that is on the map.
	Worlds []Choice `json:"worlds"`
	World  string   `json:"world"`
}

// Step is the rule at one square, with its numbers.
type Step struct {
	Title string `json:"title"` // says where it is
	Terms []Term `json:"terms"` // a to f, then g
	// Formula is the sum, Palaces says where p in it comes from.
	Formula string `json:"formula"`
	Palaces string `json:"palaces"`
}

// Term is one square of the rule. Its value is a palace number minus k.
type Term struct {
	Name   string `json:"name"`
	Value  string `json:"value"`
	Palace bool   `json:"palace"`
	Title  string `json:"title"` // says where it is
	// Column and Row, from 1 on, are its place among the seven, g in the third of both.
	Column int `json:"column"`
	Row    int `json:"row"`
}

// Time says which antidiagonals, counted from 0, are shown: all up to Now, which is
// Last when nothing is held back.
type Time struct {
	Now     int    `json:"now"`
	Last    int    `json:"last"`
	Held    bool   `json:"held"`
	Playing bool   `json:"playing"`
	Words   string `json:"words"`
	Button  string `json:"button"` // lets it run, or stops it
}

// Past is a window in which the automaton runs backwards: from its last two rows and
// columns to the others, square by square.
type Past struct {
	Rows [][]Trace `json:"rows"`
	// Solutions are the values that the square which is looked for can have had: none
	// when all are found.
	Solutions []Solution `json:"solutions"`
	Words     string     `json:"words"`
	Begun     bool       `json:"begun"` // a choice can be taken back
}

// Trace is one square of a Past.
type Trace struct {
	Value string `json:"value"` // "" while it is not known, "?" while it is looked for
	About string `json:"about"` // the square and its value, for a listener
	State string `json:"state"` // given, found, next or hidden
	// Other says that the game has another value here.
	Other  bool `json:"other"`
	Palace bool `json:"palace"`
}

// Solution is a value that a square can have had.
type Solution struct {
	Value int    `json:"value"`
	Label string `json:"label"`
	Note  string `json:"note"` // says that it is the game's
}
