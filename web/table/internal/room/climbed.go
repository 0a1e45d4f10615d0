package room

import (
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/web/internal/page"
)

// climbed are the stars of each family's ladder, by its name: for each start none, one for a win, or two for a win without
// help.
type climbed map[string][catalog.Rungs]int

// mostStars are those of one start.
const mostStars = 2

// give gives a start, counted from 1, its stars, if they are more than it has.
func (c climbed) give(family string, n, stars int) {
	has := c[family]
	has[n-1] = max(has[n-1], stars)
	c[family] = has
}

// rung returns on which start of its ladder somebody plays against the computer, 0 for none.
func (p *played) rung() (e *catalog.Entry, n int) {
	if _, alone := p.room.view.You(); !alone || p.room.place.Kind != Game {
		return nil, 0
	}
	return p.room.view.Rung()
}

// won gives the stars of the game on the board.
func (p *played) won() {
	e, n := p.rung()
	switch {
	case n == 0:
	case p.helped:
		p.climbed.give(e.Name, n, 1)
	default:
		p.climbed.give(e.Name, n, mostStars)
	}
}

// rungWords says on which start of its ladder a game is, and with how many stars; "" where it is on none.
func (p *played) rungWords() string {
	e, n := p.rung()
	if n == 0 {
		return ""
	}
	return rungOf(n, catalog.Rungs, p.climbed[e.Name][n-1])
}

// add adds what a browser has kept, and reports whether that is about a ladder. What is not understood is left out.
func (c climbed) add(words []string) bool {
	if len(words) != 3 || words[0] != "ladder" {
		return false
	}
	if e := catalog.Named(words[1]); e != nil && e.Ladder != nil && len(words[2]) == catalog.Rungs && strings.Trim(words[2], "012") == "" {
		for i, stars := range words[2] {
			c.give(words[1], i+1, int(stars-'0'))
		}
	}
	return true
}

// String writes what a browser is to keep.
func (c climbed) String() string {
	var b strings.Builder
	for i := range catalog.Families {
		if stars, ok := c[catalog.Families[i].Name]; ok {
			fmt.Fprintf(&b, "ladder %s ", catalog.Families[i].Name)
			for _, n := range stars {
				fmt.Fprint(&b, n)
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}

// Card is a game under Play.
type Card struct {
	Name  string        `json:"name"` // of the family
	Label string        `json:"label"`
	Line  string        `json:"line"` // the rule in a few words
	Rule  string        `json:"rule"`
	Stars string        `json:"stars"` // "" where there is no ladder
	Link  string        `json:"link"`  // to where to go on
	Start *page.Picture `json:"start"` // the board there, or that of the first game if it is too large, nil if both are
}

// cards lists them, in the order of the menu.
func (c climbed) cards() ([]Card, error) {
	list := []Card{}
	for i := range catalog.Families {
		e := &catalog.Families[i]
		session, err := link.Open(e.First)
		if err != nil {
			return nil, err
		}
		card := Card{Name: e.Name, Label: e.Heading.String(), Line: e.Line.String(), Rule: session.View().Game.Rules(), Link: c.link(e)}
		if e.Ladder != nil {
			sum := 0
			for _, n := range c[e.Name] {
				sum += n
			}
			card.Stars = starsOf(sum, mostStars*catalog.Rungs)
		}
		if card.Start = page.BoardOf(card.Link); card.Start == nil {
			card.Start = page.BoardOf(e.First)
		}
		list = append(list, card)
	}
	return list, nil
}

// link is where to go on in a family: on its ladder or, if it has none, with its first game.
func (c climbed) link(e *catalog.Entry) string {
	if e.Ladder == nil {
		return e.First
	}
	_, text := e.Rung(c.next(e.Name))
	return text
}

// next is where to go on: the first start that is still to be won; then one without its second star; then the last.
func (c climbed) next(family string) int {
	stars := c[family]
	for wanted := 1; wanted <= mostStars; wanted++ {
		if n := slices.IndexFunc(stars[:], func(n int) bool { return n < wanted }); n >= 0 {
			return n + 1
		}
	}
	return catalog.Rungs
}
