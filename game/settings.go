package game

import "github.com/palacegames/palace/game/catalog"

// Settings say how a session is shown. The zero value leaves all of it to the page.
type Settings struct {
	// W and H are how much of the board the overlay computes, in squares; 0 and 0
	// leave it to the page.
	W, H int
	// Map is what the overlay shows: "off", "peek" (only while asked for), the
	// name of one of the game's kinds of values, or "" for the first of them; or of
	// one of the patterns that the game lays in its place.
	Map string
	// View is how the board is scrolled and zoomed, in words of the board's own about
	// squares as they are seen from the View's origin.
	View string
	// Orient says where the axes point; "" is as in the paper of the game.
	Orient catalog.Orient
	// Compare lays the game over another one of its family.
	Compare Compare
	// Values says that every move carries its verdict: whether it wins or loses.
	Values bool
	// Quiz says that nothing is told of the game until somebody asks for it.
	Quiz bool
	// Without are the helps that are not given.
	Without Helps
	// Idea says which idea of the game is open, and what people chose of it, as idea.Open
	// writes it; "" if none is.
	Idea string
}

// The values of Settings.Map that are no kind of values.
const (
	MapOff  = "off"
	MapPeek = "peek"
)

// maxView bounds the length of Settings.View.
const maxView = 200
