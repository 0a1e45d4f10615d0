// Package guest says what the page around a frame with Palace in it may ask for. Which page
// that is the address says: link.Address.
package guest

import "slices"

// Guest is what a link says of the page in a frame of another one.
type Guest struct {
	// UI is what is shown beside the board, Tell the origin that hears what happens; "" for
	// everything and for none.
	UI    string `json:"ui"`
	Tell  string `json:"tell"`
	Parts string `json:"parts"` // both, as they follow a link
	// Lang is the language that the link asks for, "" for none. It follows no other link: whoever
	// gets that reads it in a language of their own.
	Lang string `json:"lang"`
}

// asks are the members of window.palace that the page around may have called.
var asks = []string{"open", "state", "move", "block", "undo", "redo", "reveal", "players", "lessons", "answers", "gather", "next", "back", "settled", "idle", "locate", "link"}

// Hear says whether something that the page around asks for is done: a member of that name
// is called, with a list of arguments.
func Hear(name string, list bool) error {
	switch {
	case !slices.Contains(asks, name):
		return errNamesNoMember(asks)
	case !list:
		return errNoList
	}
	return nil
}
