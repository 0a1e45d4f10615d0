package page

// Stay is in which room one is: "door", "game", "lesson" or "gallery".
type Stay struct {
	Room string `json:"room"`
	// At is the room as a link names it, "" for the door, and for a game, whose link is
	// its own.
	At     string  `json:"at"`
	Course *Course `json:"course"` // the lesson, nil outside of one
	Door   *Door   `json:"door"`   // nil anywhere else
	Hall   *Hall   `json:"hall"`   // nil outside of the gallery
}

// Course is a lesson at one of its steps.
type Course struct {
	Name    string   `json:"name"`
	Title   string   `json:"title"`
	Step    int      `json:"step"` // from 1
	Steps   int      `json:"steps"`
	Count   string   `json:"count"`  // "Step 2 of 9"
	Solved  []bool   `json:"solved"` // by step
	Heading string   `json:"heading"`
	Words   []string `json:"words"` // paragraphs
	Task    *Task    `json:"task"`  // nil for a step that is only read
}

// Task is what is to be done in a step: "win", "tap", "outcome", "choose" or "type".
type Task struct {
	Kind    string   `json:"kind"`
	Words   string   `json:"words"`
	Options []string `json:"options"` // to choose from
	Tapped  int      `json:"tapped"`  // how many squares
	Verdict *Judged  `json:"verdict"` // of the last answer, nil if there was none
}

// Judged is what is said of an answer.
type Judged struct {
	Right bool   `json:"right"`
	Words string `json:"words"`
}

// InLesson is a lesson as scripts see it.
type InLesson struct {
	Name  string `json:"name"`
	Step  int    `json:"step"` // from 1
	Steps int    `json:"steps"`
	// Solved says that the task of this step was done.
	Solved bool `json:"solved"`
}
