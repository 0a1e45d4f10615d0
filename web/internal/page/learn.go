package page

// Values is what the page shows of the values.
type Values struct {
	On bool `json:"on"`
	// Words say how many moves win, and which; "" while nothing is known.
	Words string `json:"words"`
}

// Hint is the latest rung of the ladder that leads to a move that wins.
type Hint struct {
	Title string `json:"title"` // "Hint 1 of 3"
	Words string `json:"words"`
	// More says that there is a further one.
	More bool `json:"more"`
}

// Study is what the page shows of an explanation.
type Study struct {
	Title string `json:"title"` // "Why (7,5) wins"
	Words string `json:"words"`
	Count string `json:"count"` // "1 of 4", "" before the steps are known
	// Next and Back say that there is a step on, and one back.
	Next bool `json:"next"`
	Back bool `json:"back"`
	Busy bool `json:"busy"`
	// On asks about the square that the step has led to, "Why (4,2)?", "" for none.
	On string `json:"on"`

	Lost        bool `json:"-"`
	Step, Steps int  `json:"-"`
	// Here says that the explanation is about the square of the piece.
	Here bool `json:"-"`
	// Method says which method told the palaces, "" while they are not known.
	Method string `json:"method"`
}

// Review is what the page shows of a game that is over.
type Review struct {
	// Beside says that the sentence stands beside the moves, for it is not said elsewhere.
	Beside bool `json:"beside"`
	// Words say which turn decided it.
	Words string `json:"words"`
	// Turns is how many turns lead to the moment before that turn, nil if there is none.
	Turns *int `json:"turns"`
	// Again says that it was a person's, who may want to try again from there.
	Again bool  `json:"again"`
	Curve Curve `json:"curve"`
}

// Curve is who wins at each moment of a game that is over, and how soon.
type Curve struct {
	// Up and Down say who wins where a moment lies above the line, and where below.
	Up      string   `json:"up"`
	Down    string   `json:"down"`
	Moments []Moment `json:"moments"`
}

// Moment is one before a turn, or the end.
type Moment struct {
	Turns int  `json:"turns"` // that lead there
	Up    bool `json:"up"`
	// Left is in how many turns of theirs the winner wins at most, 0 at the end and -1 where that
	// is not known.
	Left int  `json:"left"`
	Here bool `json:"here"` // it is on the board
	// Mistake says that the turn before it gave a won game away.
	Mistake bool   `json:"mistake"`
	Words   string `json:"words"`
}
