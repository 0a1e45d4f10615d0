// Package link reads and writes a game as a line of text. A link is a ruleset, a position
// and what else there is to keep:
//
//	RULESET@X,Y&name=value&name=value…
//
// The position and every name may be left out, the names come in any order, and but
// for view it makes no difference whether letters are small or capital:
//
//	block=1,1;2,2   the squares blocked now; without it a game with blocks stands in
//	                its block phase, with it, even if it is empty, the piece moves;
//	                lines.go says how lines of many squares are written, and
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
//	                the game of the same family over which this one is laid: its k,
//	                by how many squares it is shifted in x and in y, and what is added
//	                to this game's palace numbers before they are compared
//	values=on       every move carries its verdict: whether it wins or loses
//	quiz=on         nothing is told of the game until somebody asks for it
//	without=        the helps that are not given: map, values, hint, why, save
//	idea=golden     the idea of the game that is open and, after a colon, what was chosen
//	                of it: placing:step=12;piece=king
//
// It may begin with the # of an address, and its characters may be encoded with
// percent signs. What it says is played through move by move: it cannot hold
// anything that could not have been done by hand.
//
// For example, Open("blocking:5@3,3") is a session in which the queen stands on (3,3), from
// where three rays of three squares each lead on, and the second player is to block four of
// these nine.
//
// The parts ui= and tell=, which are about the page around the board, may stand in any link.
// What else may stand behind the # of an address leads into a room: address.go reads that, by
// the same table of parts, which is in parts.go.
//
// scan.go reads what stands in a link, squares.go its squares, turns.go its turns, values.go the
// other values and origin.go the name of a site; left.go leaves out what is wrong, play.go plays what was read,
// and open.go does all this. write.go writes a session, and share.go what others are to see.
package link

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/notation"
)

// MaxLength is the longest link that is written, and that is read, in bytes. With the
// page's address before it, it fits into the mebibyte at which some browsers end an
// address.
const MaxLength = notation.MaxLength - 1<<12

// none is no position.
var none engine.Position
