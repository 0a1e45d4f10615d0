package page

// Puzzle is what a puzzle has beside its Course: a position with one winning move, or one winning block, which is to be found.
type Puzzle struct {
	// Hint is what the next hint is called, "" if there is none; Clue are the words of the last.
	Hint   string        `json:"hint"`
	Clue   string        `json:"clue"`
	Levels []PuzzleLevel `json:"levels"` // of other puzzles, none in a set
	Same   string        `json:"same"`   // the link of another puzzle with the same rules, "" in a set
	// Other leads to a puzzle with the same rules that asks for a block and not for a move, or the other way about; nil in
	// a set and in games without blocks.
	Other  *Onward `json:"other"`
	Record string  `json:"record"` // what was solved, in words
	// Twelve is the link of the twelve puzzles that come after this one, for a sheet of paper; "" for one of one's own games.
	Twelve string `json:"twelve"`
	// Own leads to a position of one's own games in which a win was given away, nil where there is none.
	Own *Onward `json:"own"`
	// Day is how the puzzles of the day stand, nil where none of them is on the board. Rules are those of the game, in full.
	Day   *Daily `json:"day"`
	Rules string `json:"rules"`
	// Share is what to tell others when it is solved, without a spoiler; "" before, and in a set.
	Share string `json:"share"`
}

// Daily is how the puzzles of the day stand, from the small one to the hard one.
type Daily struct {
	Sizes []DaySize `json:"sizes"`
	// Streak says on how many days in a row one was solved, and Link leads to today's puzzles, whatever the day is; both are ""
	// before the one on the board is solved.
	Streak string `json:"streak"`
	Link   string `json:"link"`
}

// DaySize is one of them.
type DaySize struct {
	Name   string `json:"name"`  // "small"
	Words  string `json:"words"` // "Small"
	State  string `json:"state"` // how it was solved, or that it is open
	Solved bool   `json:"solved"`
	Here   bool   `json:"here"`
	Link   string `json:"link"`
}

// PuzzleLevel leads to a puzzle of a level.
type PuzzleLevel struct {
	Name  string `json:"name"` // "3"
	Words string `json:"words"`
	Link  string `json:"link"`
	Here  bool   `json:"here"`
}

// InPuzzle is a puzzle as scripts see it.
type InPuzzle struct {
	Game   string `json:"game"`
	Level  int    `json:"level"`
	Seed   int    `json:"seed"`
	Solved bool   `json:"solved"`
	Hints  int    `json:"hints"` // how many were given
}
