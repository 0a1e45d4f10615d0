package game

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// Link returns the link that holds all of the session. Opening it gives the session back;
// where Palace has blocked so many squares that they are left out, it gives the session
// back once Palace has blocked again.
func (s *Session) Link() string {
	var b strings.Builder
	s.printGame(&b)
	if !s.blocksAgain() {
		s.printPresent(&b, true)
	}
	s.printPlayers(&b)
	if s.settings.W > 0 {
		b.WriteString("&size=" + strconv.Itoa(s.settings.W) + "x" + strconv.Itoa(s.settings.H))
	}
	s.printPast(&b)
	s.printNext(&b)
	for _, v := range [][2]string{{"map", s.settings.Map}, {"view", s.settings.View}, {"orient", string(s.settings.Orient)}} {
		if v[1] != "" {
			b.WriteString("&" + v[0] + "=" + v[1])
		}
	}
	if c := s.settings.Compare; c.Other != 0 {
		b.WriteString("&compare=" + c.String())
	}
	if s.settings.Values {
		b.WriteString("&values=on")
	}
	return b.String()
}

// LinkThatFits returns the link, if it is no longer than MaxLink, or else one that begins
// where the game stands, or at least where it began.
func (s *Session) LinkThatFits() (link string, whole bool) {
	if s.squares() <= mostSquares {
		if link = s.Link(); len(link) <= MaxLink {
			return link, true
		}
	}
	if link = s.fromHere().Link(); len(link) <= MaxLink {
		return link, false
	}
	return s.Again(), false
}

// squares counts the squares that are or were blocked, or would be again.
func (s *Session) squares() (n int) {
	for _, t := range s.line {
		n += len(t.blocked)
	}
	return n
}

// Here returns a link to the present alone: the ruleset, the position and what
// is blocked. It is all that a computer player needs to know.
func (s *Session) Here() string {
	var b strings.Builder
	s.printGame(&b)
	s.printPresent(&b, false)
	return b.String()
}

// Again returns a link to the start of this game, with the same players and
// shown in the same way.
func (s *Session) Again() string {
	again := Session{game: s.game, start: s.start, opens: s.opens, players: s.players, settings: s.settings}
	again.refresh()
	return again.Link()
}

func (s *Session) printGame(b *strings.Builder) {
	b.WriteString(s.game.String() + "@" + s.now.here.String())
}

// printPresent prints the block of the square on which the piece stands, once it was made;
// where the piece has no options none ever is.
func (s *Session) printPresent(b *strings.Builder, brief bool) {
	if s.game.Shape().Blocking > 1 && s.now.phase != BlockPhase && s.now.open() {
		b.WriteString("&block=")
		s.printBlock(b, s.now.here, s.now.made, brief)
	}
}

// manySquares is up to how many squares are listed that the perfect player has blocked.
const manySquares = 256

// printBlock prints the block that was made with the piece on p or, in brief, that it is
// what the perfect player blocks there.
func (s *Session) printBlock(b *strings.Builder, p engine.Position, t turn, brief bool) {
	if brief && t.perfect && len(t.blocked) > manySquares && recounted(s.game, p) {
		b.WriteString(Perfect)
		return
	}
	printPawns(b, p, t.blocked)
}

// blocksAgain reports whether the block need not be printed: without it the link opens
// where the perfect player is to block, and it will block the same.
func (s *Session) blocksAgain() bool {
	t := &s.now.made
	return t.perfect && len(t.blocked) > manySquares && !s.half && !s.canRedo() &&
		(s.shared || recounted(s.game, s.now.here)) && s.players[s.actor(s.done-1)] == Perfect
}

func (s *Session) printPlayers(b *strings.Builder) {
	for side, name := range s.players {
		if name != defaultPlayers[side] {
			b.WriteString("&" + Side(side).String() + "=" + name)
		}
	}
}

// printPast prints the squares the piece has left, with what was blocked there.
func (s *Session) printPast(b *strings.Builder) {
	moved := s.done
	if s.half {
		moved++
	}
	name := "&past="
	var before turn
	for i, t := range s.line[:moved] {
		if t.to != none {
			b.WriteString(name + s.where(i).String())
			name = "/"
			if len(before.blocked) > 0 {
				b.WriteByte(':')
				s.printBlock(b, s.where(i), before, true)
			}
		}
		before = t
	}
}

// printNext prints the turns that were undone.
func (s *Session) printNext(b *strings.Builder) {
	if !s.canRedo() {
		return
	}
	name, at := "&next=", s.now.here
	for i, t := range s.line[s.done:] {
		b.WriteString(name)
		name = "/"
		alone := t.to == none || i == 0 && s.half
		if !alone {
			at = t.to
			b.WriteString(at.String())
		}
		// A game that blocks prints a colon for every block that was made; where
		// the piece had no options none was.
		if alone || t.complete && s.game.Shape().Blocking > 1 && !s.ends(t.to) {
			b.WriteByte(':')
			s.printBlock(b, at, t, true)
		}
	}
}
