package game

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game/catalog"
)

// A link is a ruleset, a position and what else there is to keep:
//
//	RULESET@X,Y&name=value&name=value…
//
// The position and every name may be left out, the names come in any order, and but
// for view it makes no difference whether letters are small or capital:
//
//	block=1,1;2,2   the squares blocked now; without it a blocking game stands in
//	                its block phase, with it, even if it is empty, the piece moves
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
//	view=           how the board is scrolled and zoomed
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

// Open starts the session that a link describes. Errors say what is wrong, and
// where it stands in the link.
func Open(link string) (*Session, error) { return open(link, catalog.Read, catalog.Start) }

// rulebook reads a ruleset off a scanner.
type rulebook func(*notation.Scanner) (engine.Game, error)

// Explore works for a few milliseconds on what Open has to find out about the game of a
// link, and reports whether there is more to do. When there is not, or if the link is wrong,
// Open takes no longer than that.
func Explore(link string) (more bool) {
	l, err := readLink(link, catalog.Read)
	return err == nil && l.explore()
}

// ExploreFrom is Explore for New.
func ExploreFrom(g engine.Game, start engine.FarPosition) (more bool) {
	explorer, ok := g.(engine.Explorer)
	return ok && explorer.Explore(start)
}

// open is Open for any games.
func open(link string, read rulebook, start func(engine.Game) engine.Position) (*Session, error) {
	l, err := readLink(link, read)
	if err != nil {
		return nil, err
	}
	return l.play(start)
}

// readLink reads all that a link says.
func readLink(link string, read rulebook) (*linkReader, error) {
	if err := notation.CheckLength(link); err != nil {
		return nil, err
	}
	text, err := decode(strings.TrimPrefix(link, "#"))
	if err != nil {
		return nil, err
	}
	l := &linkReader{scan: notation.NewScanner(text)}
	if l.game, err = read(l.scan); err != nil {
		return nil, err
	}
	return l, l.readParts()
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
