package room

import (
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
)

// climbed are the stars of each family's ladder, by its name: for each start none, one for a win, or two for a win without
// help.
type climbed map[string]*[catalog.Rungs]int

// mostStars are those of one start.
const mostStars = 2

// rung is a start of a ladder, counted from 1; it is 0 where a game begins elsewhere.
type rung struct {
	of *catalog.Entry
	n  int
}

// rung is where the game on the board has begun, if whoever is to win from there is a person who plays against the computer.
func (p *played) rung() rung {
	v := &p.room.view.View
	if you, alone := v.You(); !alone || you != game.First || p.room.place.Kind != Game {
		return rung{}
	}
	start := v.Here
	for _, turn := range v.History {
		if turn.From != (engine.Position{}) {
			start = turn.From
			break
		}
	}
	of, n := catalog.RungOf(v.Game, start)
	return rung{of, n}
}

// of returns the stars of a family.
func (c climbed) of(family string) (stars [catalog.Rungs]int) {
	if got := c[family]; got != nil {
		stars = *got
	}
	return stars
}

// give gives a start its stars, if they are more than it has.
func (c *climbed) give(family string, n, stars int) {
	if *c == nil {
		*c = climbed{}
	}
	if (*c)[family] == nil {
		(*c)[family] = new([catalog.Rungs]int)
	}
	at := &(*c)[family][n-1]
	*at = max(*at, stars)
}

// win gives the stars of a game that was won.
func (c *climbed) win(r rung, alone bool) {
	switch {
	case r.n == 0:
	case alone:
		c.give(r.of.Name, r.n, mostStars)
	default:
		c.give(r.of.Name, r.n, 1)
	}
}

// add adds what a browser has kept, and reports whether that is about a ladder.
func (c *climbed) add(words []string) bool {
	if len(words) != 3 || words[0] != "ladder" {
		return false
	}
	if e := catalog.Named(words[1]); e == nil || e.Ladder == nil || len(words[2]) != catalog.Rungs || strings.Trim(words[2], "012") != "" {
		return true // nothing that this page has written
	}
	for i, stars := range words[2] {
		c.give(words[1], i+1, int(stars-'0'))
	}
	return true
}

// String writes what a browser is to keep.
func (c climbed) String() string {
	var b strings.Builder
	for i := range catalog.Families {
		if stars := c[catalog.Families[i].Name]; stars != nil {
			fmt.Fprintf(&b, "ladder %s %s\n", catalog.Families[i].Name, strings.Trim(strings.ReplaceAll(fmt.Sprint(*stars), " ", ""), "[]"))
		}
	}
	return b.String()
}

// Ladder is how far somebody has climbed, and where to go on.
type Ladder struct {
	Name  string `json:"name"` // of the family
	Link  string `json:"link"` // of the first start that is still to be won; of one without its second star; of the last
	Stars string `json:"stars"`
}

// ladders lists them, in the order of the menu.
func (c climbed) ladders() []Ladder {
	list := []Ladder{}
	for i := range catalog.Families {
		e := &catalog.Families[i]
		if e.Ladder == nil {
			continue
		}
		stars, sum, next := c.of(e.Name), 0, catalog.Rungs
		for _, n := range stars {
			sum += n
		}
		for wanted := mostStars; wanted > 0; wanted-- {
			if n := slices.IndexFunc(stars[:], func(n int) bool { return n < wanted }); n >= 0 {
				next = n + 1
			}
		}
		list = append(list, Ladder{Name: e.Name, Link: e.Rung(next), Stars: starsOf(sum, mostStars*catalog.Rungs)})
	}
	return list
}

// rungWords says on which start of its ladder a game is, and with how many stars; "" where it is on none.
func (p *played) rungWords() string {
	r := p.rung()
	if r.n == 0 {
		return ""
	}
	return rungOf(r.n, catalog.Rungs, p.climbed.of(r.of.Name)[r.n-1])
}
