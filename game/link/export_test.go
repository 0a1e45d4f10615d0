package link

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/game"
)

// Turns counts the turns of a link's lists that are read before it is refused or opened.
func Turns(link string, may Forgive) int {
	o, l := NewOpener(), &reader{may: may, most: mostSquares}
	_, _, _ = o.open(link, l)
	return l.turns
}

// Asked lists the positions of a link on which there is a block to be found out, and counts the
// turns that are read for that.
func Asked(link string) (list []engine.Position, turns int) {
	l := &reader{may: Everything, most: mostSquares}
	if NewOpener().read(link, l) == nil {
		for l.explore() {
		}
		list = l.asked()
	}
	return list, l.turns
}

// FewSquares is up to how many squares are always written one by one.
const FewSquares = fewSquares

// ReadPawns reads what is to be blocked in a game.
func ReadPawns(g engine.Game, text string) ([]engine.Position, error) {
	l := &reader{scan: notation.NewScanner(text), game: g, most: mostSquares}
	var p pawns
	if err := l.readPawns(&p); err != nil {
		return nil, err
	}
	return p.squares, l.scan.End()
}

// WritePawns writes squares to which a piece on p may go.
func WritePawns(b *strings.Builder, p engine.Position, squares []engine.Position) {
	writePawns(b, p, squares)
}

// WriteSquares writes squares one by one.
func WriteSquares(b *strings.Builder, squares []engine.Position) { writeSquares(b, squares) }

// Length says how many letters the squares take one by one.
var Length = length

// BlocksAgain reports whether the link leaves out a block that Palace makes again.
func BlocksAgain(s *game.Session) bool { return newWriter(s.Record()).blocksAgain() }

// Plain leaves out of an address how it was written.
func (a Address) Plain() Address {
	a.before = 0
	return a
}
