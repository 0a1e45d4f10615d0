package page

// Door is what stands beside the board of the front door.
type Door struct {
	// Words say what is to be done now or, when it is over, how it went.
	Words string `json:"words"`
	Over  bool   `json:"over"`
	// Today says how the puzzle of the day stands, "" to who has solved none.
	Today string `json:"today"`
}

// Hall is the map that hangs in the gallery now.
type Hall struct {
	Title   string `json:"title"`
	Caption string `json:"caption"`
	Count   string `json:"count"` // "2 of 5"
	Game    string `json:"game"`  // the link to play it
}
