// Package catalog is the explicit list of the games of Palace: a family of games
// is one package of rules and one line here. It reads whole rulesets, and knows
// for each family what the page says and shows first: the piece, the orientation
// of its paper's figures, a start that the first player can win, and the rulesets
// of those figures.
//
// So Parse("blocking:5") finds the line of blocking by the first word and has its family
// read the rest, and Parse("chess") says: a game is one of rook, nim, blocking, wythoff,
// maharaja, mwythoff, subtraction, exile: "chess" at character 1.
//
// Sources: [CLN15], [LW14], [LSY24], [DSS20]; package engine lists them.
package catalog

import (
	"cmp"
	"math/rand/v2"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/engine/words"
)

// Entry is what the catalogue says about one family of games.
type Entry struct {
	engine.Family
	// Heading names the family in a menu.
	Heading words.Text
	// Piece is what moves: "queen", or Counter where it is like nothing in chess. For
	// games of other than two dimensions it is not used: they are played on piles.
	Piece string
	// Drawn is what it is drawn as, "" if that is what it is called.
	Drawn string
	// Orient is how the board lies unless a link or a person says otherwise: RightDown, with the corner at
	// the top left, or, where there is no corner that everybody plays to, as the figures of the family's paper.
	Orient Orient
	// Hint says around which position to look for a start.
	Hint Hint
	// Far says in words which games of the family begin wherever somebody likes, "" for
	// none.
	Far words.Text
	// First is a first game: a small board, with its corner where the door has it and its map
	// hidden, that whoever begins can win in a few turns.
	First string
	// Ladder are ten starts of that game, from one that a beginner wins to one that is won with a map: see TestLadder for what that
	// means. It is nil where every position is won at once.
	Ladder [][]int
	// Line is the rule in a few words, beside a picture of that board.
	Line words.Text
	// Any draws one of the family's rulesets: where these are lists of moves, one of about so many. It is
	// nil where there is one ruleset.
	Any func(rng *rand.Rand, size int) string
	// Undrawn says that no game of the family is drawn where nobody names one: the family is younger than
	// puzzles that are named by a seed alone, and these stay the same.
	Undrawn bool
	// Presets are links worth opening.
	Presets []Preset
}

// Drawing says what the piece is drawn as.
func (e *Entry) Drawing() string { return cmp.Or(e.Drawn, e.Piece) }

// Counter is the Piece of games in which it has no name of its own.
const Counter = "piece"

// Hint gives a position from which to look for a start that the first player can
// win; it is sure if that position is known to be one.
type Hint func(g engine.Game) (p engine.Position, sure bool)

// Preset is a link with a name.
type Preset struct {
	Title  words.Text // "Game 100"
	Source string     // "[CLN15]"
	Figure words.Text // "Figure 3", or another place there, "" for none
	Link   string     // "blocking:100&size=300x300"
}

// Orient says where the axes point on the screen: x first, then y.
type Orient string

// The orientations of a board. The plain chessboard of Wythoff's queen has its
// origin in the upper left corner, with x to the right and y down.
const (
	RightDown Orient = "right-down"
	RightUp   Orient = "right-up"
	DownRight Orient = "down-right"
	UpRight   Orient = "up-right"
)

// Orients lists the orientations there are.
func Orients() []Orient { return []Orient{RightDown, RightUp, DownRight, UpRight} }

// Of returns the entry of the family to which g belongs, for a sum one of no family.
func Of(g engine.Game) *Entry {
	if _, summed := g.(*sum.Game); summed {
		return &unlisted
	}
	name := g.String()
	if e := Named(name[:len(name)-len(strings.TrimLeft(name, letters))]); e != nil {
		return e
	}
	return &unlisted
}

const letters = "abcdefghijklmnopqrstuvwxyz"

// Named returns the entry of a family by its name, nil if there is none.
func Named(name string) *Entry {
	for i := range Families {
		if Families[i].Name == name {
			return &Families[i]
		}
	}
	return nil
}

// Parse reads the text of a ruleset, of its misère play or of a sum, and nothing else. Errors name the
// offending part and its place.
func Parse(text string) (g engine.Game, err error) {
	err = notation.Whole(text, func(s *notation.Scanner) (err error) {
		g, err = ReadAny(s)
		return err
	})
	if err != nil {
		return nil, err
	}
	return g, nil
}

// ParseBefore is Parse of a ruleset, or its misère play, before a position: how many piles "nim" has goes by that.
func ParseBefore(ruleset, position string) (engine.Game, error) {
	s := notation.NewScanner(ruleset + "@" + position)
	g, err := ReadPlay(s)
	if err == nil && strings.HasPrefix(s.Rest(), "@") {
		return g, nil
	}
	alone, wrong := Parse(ruleset)
	if wrong != nil || err == nil {
		return alone, wrong
	}
	return nil, err
}

// Read reads a ruleset up to where it ends: in the notation, by the title that pages print, or as a set of moves.
func Read(s *notation.Scanner) (engine.Game, error) {
	ahead := *s
	if e := Named(ahead.Word()); e != nil && (ahead.Done() || strings.IndexByte(behindName, ahead.Rest()[0]) >= 0) {
		*s = ahead
		return e.Parse(s)
	}
	return readCalled(s)
}

// behindName is what follows the name of a family in the notation.
const behindName = ":@&+,;/"

// ReadPlay reads a ruleset and, if the mark of misère play follows, its misère play.
func ReadPlay(s *notation.Scanner) (engine.Game, error) {
	g, err := Read(s)
	mark := s.Mark()
	if err != nil || !s.Skip(misere.Mark) && !skipMisere(s) {
		return g, err
	}
	turned, err := misere.Of(g)
	if err != nil {
		return nil, s.FailFor(mark, err)
	}
	return turned, nil
}

// ReadAny is ReadPlay, and reads a sum: behind the position of a game a + begins the next one.
func ReadAny(s *notation.Scanner) (engine.Game, error) {
	mark := s.Mark()
	g, err := ReadPlay(s)
	ahead := *s
	if _, bad := readStart(&ahead, g); err != nil || bad != nil || !ahead.Skip("+") {
		return g, err
	}
	games, starts := []engine.Game{g}, []engine.Position{}
	for {
		from := s.Mark()
		at, err := readStart(s, games[len(starts)])
		if err != nil {
			return nil, err
		}
		if err := games[len(starts)].Check(at); err != nil {
			return nil, s.FailFor(from+1, err)
		}
		starts = append(starts, at)
		if !s.Skip("+") {
			break
		}
		if g, err = Read(s); err != nil {
			return nil, err
		}
		games = append(games, g)
	}
	g, err = sum.Of(games, starts)
	if err != nil {
		return nil, s.FailFor(mark, err)
	}
	return g, nil
}

// readStart reads where a game of a sum begins.
func readStart(s *notation.Scanner, g engine.Game) (engine.Position, error) {
	if g == nil {
		return engine.Position{}, nil
	}
	if err := s.Expect("@"); err != nil {
		return engine.Position{}, err
	}
	at := make([]int, g.Shape().Dim)
	needs := needsNumbers(len(at))
	_, err := notation.List{Want: len(at), Short: needs, Long: needs, Read: func(i int) (err error) {
		at[i], err = s.Int(aCoordinate.String(), -farStart, farStart)
		return err
	}}.From(s)
	return engine.Ints(at...), err
}

// farStart is more than any coordinate of a sum.
const farStart = 1 << 20

// names lists the families by the names of the notation.
func names() []string {
	names := make([]string, len(Families))
	for i := range Families {
		names[i] = Families[i].Name
	}
	return names
}
