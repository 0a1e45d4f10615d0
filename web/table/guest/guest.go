// Package guest says what the page around a frame with Palace in it may ask for. Which page
// that is the address says: link.Address.
package guest

import "slices"

// asks are the members of window.palace that the page around may have called.
var asks = []string{"open", "state", "move", "block", "undo", "redo", "reveal", "players", "lessons", "next", "back", "settled", "idle", "locate", "link"}

// Hear says whether something that the page around asks for is done: a member of that name
// is called, with a list of arguments.
func Hear(name string, list bool) error {
	switch {
	case !slices.Contains(asks, name):
		return errNoAsk()
	case !list:
		return errNoList()
	}
	return nil
}
