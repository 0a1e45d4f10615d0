package game

import (
	"errors"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/english"
)

// A link is a ruleset, a position and what else there is to keep:
//
//	RULESET@X,Y&name=value&name=value…
//
// The position and every name may be left out, the names come in any order, and but
// for view it makes no difference whether letters are small or capital:
//
//	block=1,1;2,2   the squares blocked now; without it a blocking game stands in
//	                its block phase, with it, even if it is empty, the piece moves;
//	                link_lines.go says how lines of many squares are written, and
//	                block=perfect are those that the perfect player blocks there
//	first=  second= who plays; human and perfect when left out
//	size=WxH        how much of the board the map computes
//	past=13,11:1,1;2,2/11,9
//	                the turns so far, as the squares where the piece stood and,
//	                after a colon, those that were blocked there
//	next=9,9:1,1/:2,2
//	                the undone turns: where the piece went, and what was blocked
//	                there. Without a colon the block is still to come, without a
//	                square it is the block alone
//	map=            off, peek, or what the map shows
//	view=           how the board is scrolled and zoomed, or the window that is in view
//	orient=         where the axes point
//	compare=500:1,1,3
//	                the blocking game over which this one is laid: its k, by how
//	                many squares it is shifted in x and in y, and what is added to
//	                this game's palace numbers before they are compared
//	values=on       every move carries its verdict: whether it wins or loses
//
// It may begin with the # of an address, and its characters may be encoded with
// percent signs. What it says is played through move by move: it cannot hold
// anything that could not have been done by hand.

// linkNames lists the names in the order in which they are written.
var linkNames = []string{"block", "first", "second", "size", "past", "next", "map", "view", "orient", "compare", "values"}

// MaxLink is the longest link that is written, and that is read, in bytes. With the
// page's address before it, it fits into the mebibyte at which some browsers end an
// address.
const MaxLink = notation.MaxLength - 1<<12

// Open starts the session that a link describes. Errors say what is wrong, and
// where it stands in the link.
func Open(link string) (*Session, error) { return open(link, catalog.Read, catalog.Start) }

// open is Open for any games.
func open(link string, rules rulebook, start func(engine.Game) engine.Position) (*Session, error) {
	s, _, err := (&Opener{rules: rules, start: start}).Open(link, Nothing)
	return s, err
}

// Restore is Open for a link, of any length, that this program has written for itself.
func Restore(link string) (*Session, error) {
	s, _, err := NewOpener().Restore(link, Nothing)
	return s, err
}

// Explore works for a few milliseconds on what Open has to find out about the game of a
// link, and reports whether there is more to do. When there is not, or if the link is wrong,
// Open takes no longer than that.
func Explore(link string) (more bool) { return NewOpener().Explore(link, Nothing) }

// ExploreFrom is Explore for New.
func ExploreFrom(g engine.Game, start engine.Position) (more bool) {
	if start.Dim() != g.Shape().Dim || g.Check(start) != nil {
		return false
	}
	search, _ := g.Solve().Check(engine.Query{Ask: engine.AskPalaces, At: start, Play: true})
	return search != nil && search.Step()
}

// checkLink refuses a link longer than MaxLink.
func checkLink(link string) error {
	if len(link) <= MaxLink {
		return nil
	}
	return errors.New("a link of " + english.Digits(len(link)) + " bytes is too long: at most " + english.Digits(MaxLink) + " are read")
}

// decode undoes the percent encoding of a browser.
func decode(link string) (string, error) {
	if !strings.Contains(link, "%") {
		return link, nil
	}
	var b strings.Builder
	for i := 0; i < len(link); i++ {
		if link[i] != '%' {
			b.WriteByte(link[i])
			continue
		}
		code := link[i:min(i+3, len(link))]
		c, err := strconv.ParseUint(code[1:], 16, 8)
		if err != nil || len(code) < 3 {
			return "", &notation.Error{Reason: "a percent sign needs two hexadecimal digits", Part: code, At: i + 1}
		}
		b.WriteByte(byte(c))
		i += 2
	}
	return b.String(), nil
}
