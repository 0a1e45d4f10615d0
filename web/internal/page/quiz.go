package page

import "github.com/palacegames/palace/game"

// Helps says which helps are given: what is not has no buttons on the page.
type Helps struct {
	Map    bool `json:"map"`
	Values bool `json:"values"`
	Hint   bool `json:"hint"`
	Why    bool `json:"why"`
	Save   bool `json:"save"`
}

// HelpsOf returns which helps are given now.
func HelpsOf(v *View) Helps {
	return Helps{
		Map: v.Gives(game.MapHelp), Values: v.Gives(game.ValuesHelp), Hint: v.Gives(game.HintHelp),
		Why: v.Gives(game.WhyHelp), Save: v.Gives(game.SaveHelp),
	}
}

// Quiz is what the page shows of a quiz.
type Quiz struct {
	// Hidden says that the answers are hidden, Revealing that they are being uncovered.
	Hidden    bool `json:"hidden"`
	Revealing bool `json:"revealing"`
	// Marking says that a tap on the board marks a square, and does not play.
	Marking  bool   `json:"marking"`
	Question string `json:"question"` // "who", "where" or ""
	Words    string `json:"words"`    // what there is to do
	Marks    int    `json:"marks"`
	Result   string `json:"result"` // how many marks there are, or how many are right
	Score    string `json:"score"`  // "" before the first mark was judged
	Tally    Tally  `json:"tally"`
	// Kept are the marks, for the browser to keep until the page is loaded again: recall takes
	// them back. "" for none.
	Kept string `json:"kept"`
	// Answered is what was said of the square where the piece stands, "P", "N" or "".
	Answered string `json:"answered"`
	// Gold says that to reveal is what matters now.
	Gold bool `json:"gold"`
}

// Tally counts the marks of one player, over all quizzes: how many were right, of how many,
// how many of the last ones without an error, and the most there ever were.
type Tally struct {
	Right  int `json:"right"`
	Of     int `json:"of"`
	Streak int `json:"streak"`
	Best   int `json:"best"`
}
