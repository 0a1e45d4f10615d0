// Package guest reads what the address of a page says of the page itself, and not of a
// game: what is shown beside the board when it is a guest in a frame of another page, and
// which page is told what happens in it. For example
//
//	wythoff@3,4&ui=board&tell=https://school.example
//
// is the game wythoff@3,4, shown with its own buttons and no panel beside it, and pages of
// https://school.example hear of every move and may make some.
//
// guest.go takes these parts out of a link, origin.go reads the name of another site.
package guest

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/game/link"
)

// Guest is how a page behaves in a frame of another one. The zero value is a page by itself.
type Guest struct {
	// UI is what is shown beside the board, "" for everything.
	UI string
	// Tell is the origin that hears what happens, as browsers write it, "" for none.
	Tell string
}

// What can be shown beside the board.
const (
	None   = "none"   // nothing
	Board  = "board"  // the board's own buttons, and the state of the game in a line
	Lesson = "lesson" // the lesson's words and task
)

// Shows lists what can be shown beside the board.
func Shows() []string { return []string{None, Board, Lesson} }

// The names of a guest's parts of a link.
const (
	uiName   = "ui"
	tellName = "tell"
)

// Names lists the names of a guest's parts of a link, in the order in which they are written.
func Names() []string { return []string{uiName, tellName} }

// asks are the members of window.palace that the page around may have called.
var asks = []string{"open", "state", "move", "block", "undo", "redo", "reveal", "players", "lessons", "next", "back", "settled", "locate", "link"}

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

// Read takes a guest's parts out of a link, and returns the rest of it. What is wrong with
// one of them leaves that one out.
func Read(text string) (rest string, g Guest, left []link.Left) {
	parts := strings.Split(text, "&")
	kept := parts[:1]
	for _, part := range parts[1:] {
		name, value, ok := strings.Cut(part, "=")
		to := &g.UI
		read := readShow
		switch strings.ToLower(name) {
		case uiName:
		case tellName:
			to, read = &g.Tell, readOrigin
		default:
			kept = append(kept, part)
			continue
		}
		var err error
		switch {
		case !ok:
			err = errNothing(strings.ToLower(name))
		case *to != "":
			err = errTwice(strings.ToLower(name))
		default:
			*to, err = read(value)
		}
		if err != nil {
			left = append(left, link.Left{Part: short(part), Why: err})
		}
	}
	return strings.Join(kept, "&"), g, left
}

// String writes the parts as they follow a link.
func (g Guest) String() string {
	text := ""
	if g.UI != "" {
		text += "&" + uiName + "=" + g.UI
	}
	if g.Tell != "" {
		text += "&" + tellName + "=" + g.Tell
	}
	return text
}

// readShow reads what is shown.
func readShow(text string) (string, error) {
	text = strings.ToLower(text)
	if !slices.Contains(Shows(), text) {
		return "", errNoShow()
	}
	return text, nil
}

// short leaves out the end of a part that nobody would read to it.
func short(part string) string {
	const most = 80
	if len(part) <= most {
		return part
	}
	return strings.ToValidUTF8(part[:most], "") + "…"
}
