package page

// Door is what stands beside the board of the front door.
type Door struct {
	// Turn is whose it is, "you" or "computer", or how the game went, "won" or "lost".
	Turn string `json:"turn"`
	// Game counts the games at the door from 0, and Next is where a win of the last one leads, "" for the next game.
	Game int    `json:"game"`
	Next string `json:"next"`
	// Marked says what the marks of a mistake mean, "" where there are none.
	Marked string `json:"marked"`
	// Today says how the puzzle of the day stands, "" to who has solved none.
	Today string `json:"today"`
}

// Hall is the map that hangs in the gallery now.
type Hall struct {
	Title   string   `json:"title"`
	Caption string   `json:"caption"` // its game, and where its figure is
	Count   string   `json:"count"`   // "2 of 15"
	Game    string   `json:"game"`    // the link to play it
	At      int      `json:"at"`
	Maps    []string `json:"maps"`  // the titles of all
	Grows   bool     `json:"grows"` // it is seen to grow
}
