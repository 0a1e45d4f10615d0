package page

// Stay is in which room one is: "door", "game", "lesson", "gallery", "puzzle", "class",
// "teach" or "explore".
type Stay struct {
	Room string `json:"room"`
	// At is the room as a link names it: "" for the door, unless its list of lessons is open, and
	// for a game, whose link is its own.
	At     string  `json:"at"`
	Course *Course `json:"course"` // the lesson or the puzzle, nil outside of one
	Door   *Door   `json:"door"`   // nil anywhere else
	Hall   *Hall   `json:"hall"`   // nil outside of the gallery
	Lobby  *Lobby  `json:"lobby"`  // nil outside of the rooms of doors
	// Learned are the steps of lessons that were done, for the browser to keep.
	Learned string `json:"learned"`
	// Puzzle is nil outside of one, and Solved what was solved, for the browser to keep.
	Puzzle *Puzzle `json:"puzzle"`
	Solved string  `json:"solved"`
	// Tally is shown when a game against a computer is over, and Played is for the browser to keep.
	Tally  *Bouts `json:"tally"`
	Played string `json:"played"`
}

// Lobby is a room of doors: for teachers, or for whoever comes from the papers.
type Lobby struct {
	Title string `json:"title"`
	Words string `json:"words"`
	// Pair is the link of a game for two people, Predict of one about which a class is asked, and Alone of one without help.
	Pair    string `json:"pair"`
	Predict string `json:"predict"`
	Alone   string `json:"alone"`
	// Sample is a game as text, and Commands are what one may ask in a terminal. Element is a board in another page.
	Sample   string   `json:"sample"`
	Commands []string `json:"commands"`
	Element  string   `json:"element"`
}

// Bouts are how often somebody has won against computers.
type Bouts struct {
	Words string `json:"words"` // of this game and this opponent
	Rows  []Bout `json:"rows"`  // of all
}

// Bout counts the games of a family against an opponent.
type Bout struct {
	Game     string `json:"game"`
	Opponent string `json:"opponent"`
	Won      string `json:"won"`
	Alone    string `json:"alone"` // of the wins, those without help
	Lost     string `json:"lost"`
}

// Course is a lesson at one of its steps, or a puzzle: the steps are those of its set, none where it is alone.
type Course struct {
	Name    string   `json:"name"`
	Title   string   `json:"title"`
	Step    int      `json:"step"` // from 1
	Steps   int      `json:"steps"`
	Count   string   `json:"count"` // "Step 2 of 9"
	Row     []Stop   `json:"row"`   // all steps
	Heading string   `json:"heading"`
	Words   []string `json:"words"` // paragraphs
	Drawn   string   `json:"drawn"` // what is drawn over the board, for a listener
	Task    *Task    `json:"task"`  // nil for a step that is only read
	// Playing says that the step has a game to be played, Mapped that it has a map to be
	// looked at.
	Playing bool `json:"playing"`
	Mapped  bool `json:"mapped"`
	// Kept says that nothing helps until the task is done.
	Kept bool `json:"kept"`
	// Begun says that something was done that can be begun again, and Again that this is
	// what matters now.
	Begun   bool    `json:"begun"`
	Again   bool    `json:"again"`
	Restart string  `json:"restart"` // what beginning again is called
	Back    bool    `json:"back"`
	Next    *Onward `json:"next"` // nil after the last lesson's last step, and the last puzzle of a set
	Play    *Onward `json:"play"` // the game that the lesson has taught, on its last step
}

// Stop is one of the steps in their row.
type Stop struct {
	Words string `json:"words"`
	Done  bool   `json:"done"`
}

// Onward is where Next leads: to the next step or, with a Link, to the next lesson, whose title and picture it has.
type Onward struct {
	Words   string   `json:"words"`
	Link    string   `json:"link"`
	Gold    bool     `json:"gold"` // it is what matters now
	Title   string   `json:"title,omitempty"`
	Picture *Picture `json:"picture,omitempty"`
}

// Task is what is to be done in a step: "win", "tap", "outcome", "choose" or "type", or
// "move" or "block" in a puzzle.
type Task struct {
	Kind    string   `json:"kind"`
	Words   string   `json:"words"`
	Options []Option `json:"options"` // to choose from
	Tapped  string   `json:"tapped"`  // "3 squares marked"
	Marked  bool     `json:"marked"`  // some are
	Verdict *Judged  `json:"verdict"` // of the last answer, nil if there was none
}

// Option is one of the answers of which one is to be chosen.
type Option struct {
	Name   string `json:"name"`
	Words  string `json:"words"`
	Chosen bool   `json:"chosen"`
}

// Judged is what is said of an answer.
type Judged struct {
	Right bool   `json:"right"`
	Title string `json:"title"`
	Words string `json:"words"`
}

// InLesson is a lesson as scripts see it.
type InLesson struct {
	Name  string `json:"name"`
	Step  int    `json:"step"` // from 1
	Steps int    `json:"steps"`
	// Solved says that the task of this step was done or, if it has none, that somebody has read
	// it and gone on.
	Solved bool `json:"solved"`
}
