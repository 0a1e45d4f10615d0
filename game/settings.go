package game

import (
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
)

// Settings say how a session is shown. The zero value leaves all of it to the page.
type Settings struct {
	// W and H are how much of the board the overlay computes, in squares; 0 and 0
	// leave it to the page.
	W, H int
	// Map is what the overlay shows: "off", "peek" (only while asked for), the
	// name of one of the game's kinds of values, or "" for the first of them; for
	// blocking games also "fabric" or "arm", an infinite pattern in its place.
	Map string
	// View is how the board is scrolled and zoomed, in words of the board's own about
	// squares as they are seen from the View's origin.
	View string
	// Orient says where the axes point; "" is as in the paper of the game.
	Orient catalog.Orient
	// Compare lays a blocking game over another one.
	Compare Compare
	// Values says that every move carries its verdict: whether it wins or loses.
	Values bool
}

// The values of Settings.Map that are no kind of values.
const (
	MapOff  = "off"
	MapPeek = "peek"
)

// maxView bounds the length of Settings.View.
const maxView = 200

// Axes returns where the axes point.
func (v *View) Axes() catalog.Orient {
	if v.Settings.Orient != "" {
		return v.Settings.Orient
	}
	return catalog.Of(v.Game).Orient
}

// MapKind returns the kind of values that the overlay shows, also when it is off.
// The game must have a board.
func (v *View) MapKind() engine.Kind { return v.Settings.kind(v) }

func (s *Settings) kind(v *View) engine.Kind {
	kinds := v.Kinds()
	for _, k := range kinds {
		if k.String() == s.Map {
			return k
		}
	}
	return kinds[0]
}

// SizeWindow returns the window of w×h squares of the plane that a size asks for:
// from its smallest corner, around its centre where it has no corner, and around
// the piece far out.
func (v *View) SizeWindow(plane engine.Window, w, h int) engine.Window {
	switch {
	case v.Origin != none:
		at, _ := v.Cell(v.Here)
		around := engine.Window{X: at.X - w/2, W: w, H: h}
		if v.Here.Dim() > 1 {
			around.Y = at.Y - h/2
		}
		return within(around, plane)
	case plane.X < 0 || plane.Y < 0:
		return engine.Window{X: -(w / 2), Y: -(h / 2), W: w, H: h}
	}
	return engine.Window{X: plane.X, Y: plane.Y, W: w, H: h}
}

// within moves w away from the smallest corner of the plane if it lies beyond.
func within(w, plane engine.Window) engine.Window {
	w.X, w.Y = max(w.X, plane.X), max(w.Y, plane.Y)
	return w
}

// check says what is wrong with the settings for what v shows, and with which of them,
// by its name in a link; or nil.
func (s *Settings) check(v *View) (name string, err error) {
	for _, setting := range []struct {
		name  string
		check func(*View) error
	}{
		{"compare", s.checkCompare},
		{"map", s.checkMap},
		{"size", s.checkSize},
		{"view", s.checkView},
		{"orient", s.checkOrient},
	} {
		if err := setting.check(v); err != nil {
			return setting.name, err
		}
	}
	return "", nil
}

func (s *Settings) checkSize(v *View) error {
	if s.W == 0 && s.H == 0 {
		return nil
	}
	if s.W < 1 || s.H < 1 {
		return refusal("A size needs at least one square each way, not " + strconv.Itoa(s.W) + "x" + strconv.Itoa(s.H))
	}
	if len(v.Kinds()) == 0 {
		return refusal("There is no board of this game to give a size to")
	}
	board, err := s.board(v)
	if err != nil {
		return err
	}
	return board.Check(v.SizeWindow(board.Plane(), s.W, s.H))
}

func (s *Settings) checkMap(v *View) error {
	names := mapNames(v.Game)
	if s.Map == "" || slices.Contains(names, s.Map) {
		return nil
	}
	return refusal("The map of this game is one of " + strings.Join(names, ", ") + ", not " + notation.Quote(s.Map))
}

func (s *Settings) checkView(*View) error {
	if len(s.View) > maxView {
		return refusal("The view is described in at most " + strconv.Itoa(maxView) + " characters, not " + strconv.Itoa(len(s.View)))
	}
	for i := range len(s.View) {
		if !plain(s.View[i]) {
			return refusal("The view is described with letters, digits and . , : ; + - _ /")
		}
	}
	return nil
}

// plain reports whether c may stand in a link without being encoded.
func plain(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z' || strings.IndexByte(".,:;+-_/", c) >= 0
}

func (s *Settings) checkOrient(*View) error {
	if s.Orient == "" || slices.Contains(catalog.Orients(), s.Orient) {
		return nil
	}
	names := make([]string, 0, 4)
	for _, o := range catalog.Orients() {
		names = append(names, string(o))
	}
	return refusal("The axes point " + strings.Join(names, ", ") + ", not " + notation.Quote(string(s.Orient)))
}
