package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
)

// The game at the front door is played before any program has arrived, by a script that knows no
// rule (web/site/js/opening.js). What can be done on each square, and what the computer answers
// there, stands in the picture of the board, for each of the games that follow one another there.

// Squares are numbered from the corner, row by row, each number a letter from doorFirst to doorLast: none of them means
// something in HTML, or in a template of the page.
const doorFirst, doorLast = '?', 'z'

// doorTables returns the tables of the door's games.
func doorTables() (tables []string, err error) {
	for _, text := range catalog.Doors {
		session, err := link.Open(text)
		if err != nil {
			return nil, err
		}
		v := session.View()
		x, y, _ := v.Here.Pair()
		table, err := doorTable(v.Game.String(), engine.Cell{X: x, Y: y}, game.Perfect)
		if err != nil {
			return nil, err
		}
		tables = append(tables, table)
	}
	return tables, nil
}

// doorTable returns the game of a link's ruleset as the script has it, against a kind of opponent: for
// each square from the corner to that of the start, row by row, the number of the square to which the
// computer goes, and then those of all to which one may go; "-" where the game is over. It is an
// error if the squares are too many, or if one may leave them.
func doorTable(rules string, start engine.Cell, opponent string) (string, error) {
	computer, err := player.New(opponent, 0)
	if err != nil {
		return "", err
	}
	var words []string
	for y := range start.Y + 1 {
		for x := range start.X + 1 {
			session, err := link.Open(fmt.Sprintf("%s@%d,%d", rules, x, y))
			if err != nil {
				return "", err
			}
			word, err := doorWord(session.View(), start.X+1, computer)
			if err != nil {
				return "", err
			}
			words = append(words, word)
		}
	}
	return strings.Join(words, " "), nil
}

// doorWord returns what the table says of a square, where a row has so many.
func doorWord(v game.View, row int, computer player.Computer) (string, error) {
	if v.Phase == game.OverPhase {
		return "-", nil
	}
	action, err := computer.Act(v, v.Methods)
	if err != nil {
		return "", err
	}
	move, ok := action.(game.Move)
	if !ok {
		return "", fmt.Errorf("the computer answers with %T", action)
	}
	squares := []engine.Position{move.To}
	for _, ray := range v.Rays { // the nearest first, as the board has them
		options := engine.Options([]engine.Ray{ray})
		slices.Reverse(options)
		squares = append(squares, options...)
	}
	word := ""
	for _, p := range squares {
		x, y, ok := p.Pair()
		n := y*row + x
		if !ok || x >= row || n > doorLast-doorFirst {
			return "", fmt.Errorf("the door's table has no number for the square %v", p)
		}
		word += string(rune(doorFirst + n))
	}
	return word, nil
}
