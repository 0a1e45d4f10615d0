package page

// Puzzle is a position with one winning move, which is to be found.
type Puzzle struct {
	Title string `json:"title"` // "Puzzle of 23 November 2026"
	Level string `json:"level"` // "Level 3 of 5"
	Words string `json:"words"` // what is to be done
	// Hint is what the next hint is called, "" if there is none; Clue are the words of the last.
	Hint    string  `json:"hint"`
	Clue    string  `json:"clue"`
	Verdict *Judged `json:"verdict"` // of the move that was made, nil before it
	Begun   bool    `json:"begun"`   // a move was made, which can be taken back
	// Next and Same lead to another puzzle of the level: of any game, or of this one.
	Next   string        `json:"next"`
	Same   string        `json:"same"`
	Levels []PuzzleLevel `json:"levels"`
	Record string        `json:"record"` // what was solved, in words
	// Share is what to tell others when it is solved, without a spoiler; "" before.
	Share string `json:"share"`
}

// PuzzleLevel leads to a puzzle of another level.
type PuzzleLevel struct {
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
