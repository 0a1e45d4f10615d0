package page

// Pauses are the steps before which the lesson of a class may wait for a word.
type Pauses struct {
	Words string  `json:"words"` // what a pause is, and how many there are
	Any   bool    `json:"any"`   // there are some
	Show  string  `json:"show"`  // what is on the buttons that show a word
	Steps []Pause `json:"steps"` // all but the first
}

// Pause is a step of the lesson, and whether the class waits before it.
type Pause struct {
	Step  int    `json:"step"`
	Words string `json:"words"` // "Step 2: Follow the corner"
	On    bool   `json:"on"`
	Show  string `json:"show"` // the whole name of the button that shows its word
}
