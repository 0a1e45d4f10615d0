package main

import (
	"encoding/json"
	"math/big"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/misere"
	"github.com/palacegames/palace/engine/notation"
	"github.com/palacegames/palace/engine/remoteness"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game/catalog"
)

// summed is what a query about a sum prints.
type summed struct {
	Game    string   `json:"game"`
	Misere  bool     `json:"misere,omitempty"`
	Outcome string   `json:"outcome"`
	Nim     *big.Int `json:"nim,omitempty"`
	Winning []any    `json:"winning"` // each [part, [x, y]]

	Remoteness *int `json:"remoteness,omitempty"`
}

// isSum reports whether a text is GAME@X,Y + GAME@X,Y and so on: behind a position a + begins the
// next game.
func isSum(text string) bool {
	_, position, both := strings.Cut(text, "@")
	return both && strings.Contains(position, "+")
}

// mostParts is how many games a sum has at most.
const mostParts = 64

// readSum reads the games of a sum, and where their pieces stand.
func (c *call) readSum(text string) (parts []sum.Part, err error) {
	err = notation.Whole(text, func(s *notation.Scanner) error {
		for {
			mark := s.Mark()
			g, err := catalog.ReadPlay(s)
			if err != nil {
				return err
			}
			if g, err = c.turned(g); err != nil {
				return s.FailFor(mark, err)
			}
			if err := s.Expect("@"); err != nil {
				return err
			}
			from := s.Mark()
			at, err := scanPosition(s, g)
			if err == nil {
				if refused := g.Check(at); refused != nil {
					err = s.FailFor(from, refused)
				}
			}
			if err != nil {
				return err
			}
			parts = append(parts, sum.Part{Game: g, Methods: c.solve(g), At: at})
			if !s.Skip("+") {
				return nil
			}
			if len(parts) == mostParts {
				return s.Fail(s.Mark(), "a sum has at most "+strconv.Itoa(mostParts)+" games")
			}
		}
	})
	return parts, err
}

// solve returns the methods of a game, which are kept for the lines to come.
func (c *call) solve(g engine.Game) engine.Methods {
	if c.solved == nil {
		c.solved = map[string]engine.Methods{}
	}
	ms, ok := c.solved[g.String()]
	if !ok {
		ms = g.Solve()
		c.solved[g.String()] = ms
	}
	return ms
}

// answerSum prints the answer for a sum.
func (c *call) answerSum(text string) error {
	parts, err := c.readSum(text)
	if err != nil {
		return misuse{err}
	}
	stop := c.wait()
	defer stop()
	found, err := sum.Solve(parts)
	if err != nil {
		return misuse{err}
	}
	a := summed{Misere: found.Misere, Outcome: found.Outcome.String(), Winning: []any{}}
	var games []engine.Game
	var at []engine.Position
	for i, p := range parts {
		if i > 0 {
			a.Game += " + "
		}
		games, at = append(games, p.Game), append(at, p.At)
		g, _ := misere.Normal(p.Game)
		a.Game += g.String() + "@" + p.At.String()
	}
	if !found.Misere {
		a.Nim = found.Nim.Big()
	}
	for _, m := range found.Winning {
		a.Winning = append(a.Winning, []any{m.Part, components(m.To)})
	}
	if lasts, ok := remoteness.OfSum(games, at); ok {
		a.Remoteness = &lasts
	}
	line, err := json.Marshal(a)
	if err != nil {
		return err
	}
	_, err = c.stdout.Write(append(line, '\n'))
	return err
}
