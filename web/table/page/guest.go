package page

// Guest is what a link says of the page in a frame of another one.
type Guest struct {
	// UI is what is shown beside the board, Tell the origin that hears what happens; "" for
	// everything and for none.
	UI    string `json:"ui"`
	Tell  string `json:"tell"`
	Parts string `json:"parts"` // both, as they follow a link
}
