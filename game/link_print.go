package game

import (
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
)

// Link returns the link that holds all of the session. Opening it gives the
// session back.
func (s *Session) Link() string {
	var b strings.Builder
	s.printPresent(&b)
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

// Here returns a link to the present alone: the ruleset, the position and what
// is blocked. It is all that a computer player needs to know.
func (s *Session) Here() string {
	var b strings.Builder
	s.printPresent(&b)
	return b.String()
}

// Again returns a link to the start of this game, with the same players and
// shown in the same way.
func (s *Session) Again() string {
	again := Session{game: s.game, start: s.start, opens: s.opens, players: s.players, settings: s.settings}
	again.refresh()
	return again.Link()
}

func (s *Session) printPresent(b *strings.Builder) {
	b.WriteString(s.game.String() + "@" + s.now.here.String())
	// The block of a square is printed once it was made; where the piece has no
	// options none ever is.
	if s.game.K() > 1 && s.now.phase != BlockPhase && s.now.open() {
		b.WriteString("&block=")
		printSquares(b, s.now.blocked)
	}
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
	var blocked []engine.Position
	for i, t := range s.line[:moved] {
		if t.to != nil {
			b.WriteString(name + s.where(i).String())
			name = "/"
			if len(blocked) > 0 {
				b.WriteByte(':')
				printSquares(b, blocked)
			}
		}
		blocked = t.blocked
	}
}

// printNext prints the turns that were undone.
func (s *Session) printNext(b *strings.Builder) {
	if !s.canRedo() {
		return
	}
	name := "&next="
	for i, t := range s.line[s.done:] {
		b.WriteString(name)
		name = "/"
		alone := t.to == nil || i == 0 && s.half
		if !alone {
			b.WriteString(t.to.String())
		}
		// A game that blocks prints a colon for every block that was made; where
		// the piece had no options none was.
		if alone || t.complete && s.game.K() > 1 && !s.ends(t.to) {
			b.WriteByte(':')
			printSquares(b, t.blocked)
		}
	}
}

func printSquares(b *strings.Builder, squares []engine.Position) {
	for i, q := range squares {
		if i > 0 {
			b.WriteByte(';')
		}
		b.WriteString(q.String())
	}
}
