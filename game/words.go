package game

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/ways"
)

// Kinds lists the kinds of players that the menu offers, the weakest computer first. A human
// is the one who decides elsewhere. There are as many more as there are chances to err.
func Kinds() []Kind {
	return []Kind{
		{Human, human, humanAbout},
		{Random, random, randomAbout},
		{Slips(60), easy, words.As(slipsAbout(60))},
		{Slips(30), medium, words.As(slipsAbout(30))},
		{Slips(10), hard, words.As(slipsAbout(10))},
		{Rule, looksAhead, looksAheadAbout},
		{Perfect, perfect, perfectAbout},
	}
}

// Title returns what a kind of player is called, everywhere.
func Title(player string) string { return kindOf(player).Title.String() }

// kindOf describes a kind of player that need not be in the menu.
func kindOf(player string) Kind {
	for _, k := range Kinds() {
		if k.Name == player {
			return k
		}
	}
	if percent, ok := Slipping(player); ok {
		return Kind{player, words.As(slips(percent)), words.As(slipsAbout(percent))}
	}
	return Kind{Name: player, Title: words.As(player)}
}

// Who is a side as sentences speak of it: as "you" and "the computer" where one person plays against a computer,
// and else by its colour.
type Who string

// The sides as sentences speak of them.
const (
	You      Who = "you"
	Computer Who = "computer"
	White    Who = "white"
	Black    Who = "black"
)

// Key is what the variants of a message are called.
func (w Who) Key() string { return string(w) }

// Who returns how sentences speak of a side. Where one side is played by a human and the other by a
// computer, they are "you" and "the computer".
func (v *View) Who(s Side) Who {
	you, alone := v.You()
	switch {
	case !alone:
		return s.Who()
	case you == s:
		return You
	}
	return Computer
}

// Who returns the colour by which sentences speak of a side, where two people play or none does.
func (s Side) Who() Who {
	if s == Second {
		return Black
	}
	return White
}

// errComponents refuses a position, as it is written, that has more components than
// those of the game, or fewer.
func errComponents(p string, g engine.Game) error { return errComponentsOf(p, g.Shape().Dim) }

// errUnreachable says why the piece cannot go to q.
func errUnreachable(v *View, q engine.Position) error {
	g, here, rays := v.Game, v.Here, v.Rays
	if b := v.boardOf(q); b != nil {
		g, here, q = b.Game, b.At(here), b.At(q)
		rays = g.Rays(here)
	}
	from := ways.From(g, v.Axes(), here, rays)
	if !catalog.OnBoard(g) {
		return errNoTake(here, q, from)
	}
	return errOutOfReach(catalog.Piece(g), here, q, from)
}

func compares(g engine.Game) bool {
	_, ok := g.(atlas.Variants)
	return ok
}

func errOrient(o catalog.Orient) error {
	names := make([]string, 0, 4)
	for _, known := range catalog.Orients() {
		names = append(names, string(known))
	}
	return errNoSuchOrient(strings.Join(names, ", "), notation.Quote(string(o)))
}

// Ways lists how a game is solved: of each method the name and the idea.
func Ways(ms engine.Methods) []string {
	var ways []string
	for _, m := range ms {
		ways = append(ways, m.Name+": "+m.Idea)
	}
	return ways
}

// ToldBy says which of a game's methods told what an explanation begins with.
func ToldBy(ms engine.Methods, method string) string {
	for _, m := range ms {
		if m.Name == method {
			return toldByMethod(m.Name, m.Idea)
		}
	}
	return ""
}
