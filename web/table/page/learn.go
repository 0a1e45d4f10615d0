package page

// Values is what the page shows of the values.
type Values struct {
	On bool `json:"on"`
	// Words say how many moves win, and which; "" while nothing is known.
	Words string `json:"words"`
}

// Study is what the page shows of an explanation.
type Study struct {
	Title string `json:"title"` // "Why (7,5) wins"
	Words string `json:"words"`
	Lost  bool   `json:"lost"`
	Step  int    `json:"step"`
	Steps int    `json:"steps"`
	Busy  bool   `json:"busy"`
	// On is the square that the step has led to and that can be explained next, as it
	// is written, "" for none.
	On string `json:"on"`
	// Here says that the explanation is about the square of the piece.
	Here bool `json:"here"`
	// Method says which method told the palaces, "" while they are not known.
	Method string `json:"method"`
}

// Review is what the page shows of a game that is over.
type Review struct {
	// Words say which turn decided it.
	Words string `json:"words"`
	// Turns is how many turns lead to the moment before that turn, nil if there is none.
	Turns *int `json:"turns"`
}
