package game

import (
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
)

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
	// Orient says where the axes point; "" is as the catalogue says.
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

// Compare lays a game over another one of its family, and lets the map show palace
// numbers only where they agree: that of (x, y), plus Offset, with that of (x, y)
// moved by Shift on the other game's board. The zero value compares nothing.
type Compare struct {
	// Other is the other game's k, 0 for no other game.
	Other  int
	Shift  engine.Cell
	Offset int
}

// String returns what a link holds: "500:1,1,3". It is the word for the map, too.
func (c Compare) String() string {
	return strconv.Itoa(c.Other) + ":" + strconv.Itoa(c.Shift.X) + "," + strconv.Itoa(c.Shift.Y) + "," + strconv.Itoa(c.Offset)
}

// Helps are what tells more of a game than its rules do, as a set.
type Helps uint8

// The helps.
const (
	MapHelp    Helps = 1 << iota // the map
	ValuesHelp                   // what every move is worth
	HintHelp                     // a move that is recommended, and squares to be blocked
	WhyHelp                      // explanations, and what was a mistake
	SaveHelp                     // the numbers of the map, in a file
)

// AllHelps are all of them.
const AllHelps = MapHelp | ValuesHelp | HintHelp | WhyHelp | SaveHelp

// helpNames are the names in a link, in the order of the helps.
var helpNames = []string{"map", "values", "hint", "why", "save"}

// ReadHelps reads names with commas between them; ok is false if one of them is none.
func ReadHelps(text string) (h Helps, ok bool) {
	for name := range strings.SplitSeq(text, ",") {
		i := slices.Index(helpNames, name)
		if i < 0 {
			return 0, false
		}
		h |= 1 << i
	}
	return h, true
}

// String writes the names with commas between them, "" for none.
func (h Helps) String() string {
	var names []string
	for i, name := range helpNames {
		if h&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, ",")
}

// CheckPlayer refuses a name that is no kind of player.
func CheckPlayer(name string) error {
	if _, slips := Slipping(name); slips || slices.ContainsFunc(Kinds(), func(k Kind) bool { return k.Name == name }) {
		return nil
	}
	return errNoSuchPlayer(strings.Join([]string{Human, Perfect, Random, Rule}, ", "), notation.Quote(name))
}

// Misfit is why a setting does not suit what is shown, with its name in a link.
type Misfit struct {
	Setting string
	error
}

// check says what is wrong with the settings for what v shows, or nil.
func (s *Settings) check(v *View) error {
	for _, setting := range []struct {
		name  string
		check func(*View) error
	}{
		{"compare", s.checkCompare},
		{"map", s.checkMap},
		{"size", s.checkSize},
		{"view", s.checkView},
		{"orient", s.checkOrient},
		{"idea", s.checkIdea},
	} {
		if err := setting.check(v); err != nil {
			return Misfit{setting.name, err}
		}
	}
	return nil
}

func (s *Settings) checkCompare(v *View) error {
	if s.Compare == (Compare{}) {
		return nil
	}
	g, ok := v.Game.(atlas.Variants)
	if !ok {
		return errNotCompared(catalog.Offering(compares))
	}
	_, err := g.Variant(s.Compare.String())
	return err
}

func (s *Settings) checkMap(v *View) error {
	names := MapNames(v.Game)
	if s.Map == "" || slices.Contains(names, s.Map) {
		return nil
	}
	return errNoSuchMap(strings.Join(names, ", "), notation.Quote(s.Map))
}

// MapNames lists what the map of a game can show.
func MapNames(g engine.Game) []string {
	names := []string{MapOff, MapPeek}
	for _, k := range g.Shape().Kinds {
		names = append(names, k.String())
	}
	return append(names, patterns(g)...)
}

func (s *Settings) checkSize(v *View) error {
	if s.W == 0 && s.H == 0 {
		return nil
	}
	if s.W < 1 || s.H < 1 {
		return errTooSmall(s.W, s.H)
	}
	if len(v.Kinds()) == 0 {
		return errNoBoard
	}
	reach, err := s.reach(v)
	if err != nil {
		return err
	}
	return reach.Check(v.SizeWindow(reach.Plane(), s.W, s.H))
}

func (s *Settings) checkView(*View) error {
	if len(s.View) > maxView {
		return errLongView(maxView, len(s.View))
	}
	for i := range len(s.View) {
		if !unescaped(s.View[i]) {
			return errViewCharacters
		}
	}
	return nil
}

// unescaped reports whether c may stand in a link without being encoded.
func unescaped(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z' || strings.IndexByte(".,:;+-_/", c) >= 0
}

func (s *Settings) checkOrient(*View) error {
	if s.Orient == "" || slices.Contains(catalog.Orients(), s.Orient) {
		return nil
	}
	return errOrient(s.Orient)
}

func (s *Settings) checkIdea(v *View) error {
	if s.Idea == "" {
		return nil
	}
	open, err := idea.Read(s.Idea)
	if err != nil {
		return err
	}
	_, err = catalog.Idea(v.Game, open.Name)
	return err
}
