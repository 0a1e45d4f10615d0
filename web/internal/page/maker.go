package page

// Making is a lesson that is being made, nil as long as nobody makes one.
type Making struct {
	Title   string     `json:"title"`
	Minutes string     `json:"minutes"`
	Aim     string     `json:"aim"`
	Steps   []MadeStep `json:"steps"`
	// At is the step that is worked on, from 0, and Step what it holds, nil for none.
	At   int   `json:"at"`
	Step *Made `json:"step"`
	// Tool is what a tap on the board draws: "ring", "arrow", "label" or "".
	Tool  string `json:"tool"`
	Hint  string `json:"hint"` // what a tap does now, "" for what it does in the game
	Undo  bool   `json:"undo"`
	Redo  bool   `json:"redo"`
	Count string `json:"count"` // "Step 2 of 3"
	Note  string `json:"note"`  // that another lesson can be had back, or ""
	// Faults are what is wrong, Status says how the checking stands.
	Faults []MadeFault `json:"faults"`
	Status string      `json:"status"`
	Fine   bool        `json:"fine"` // nothing is wrong, and everything was checked
	// Kept is all of it, for the browser to keep: makerOpen takes it.
	Kept string `json:"kept"`
}

// MadeStep is a step in the list of all.
type MadeStep struct {
	ID    int    `json:"id"` // stays with the step when it is moved
	Label string `json:"label"`
	About string `json:"about"` // its board, and whether something is asked
	Wrong bool   `json:"wrong"`
}

// Made are the fields of a step.
type Made struct {
	Title  string      `json:"title"`
	Words  string      `json:"words"`
	Board  string      `json:"board"`
	Claims string      `json:"claims"`
	Shapes []MadeShape `json:"shapes"`
	Task   MadeTask    `json:"task"`
}

// MadeShape is a shape in the list of a step's.
type MadeShape struct {
	Label string `json:"label"`
	About string `json:"about"` // what its button does
}

// MadeTask are the fields of a task; Kinds are the tasks that there are.
type MadeTask struct {
	Kind    string       `json:"kind"`
	Kinds   []MadeChoice `json:"kinds"`
	Fields  []string     `json:"fields"` // the names of those that this kind has
	On      string       `json:"on"`
	OnLabel string       `json:"onLabel"`
	Ask     string       `json:"ask"`
	Options string       `json:"options"`
	Answers string       `json:"answers"`
	Right   string       `json:"right"`
	Hint    string       `json:"hint"`
	Hints   string       `json:"hints"`
}

// MadeChoice is a kind of task.
type MadeChoice struct {
	Name  string `json:"name"`
	Label string `json:"label"`
}

// MadeFault is what is wrong, and in which field of which step; -1 is the lesson itself.
type MadeFault struct {
	Step  int    `json:"step"`
	Field string `json:"field"`
	Words string `json:"words"` // "Step 2, words: …"
}
