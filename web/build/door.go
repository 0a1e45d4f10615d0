package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/player"
)

// The game at the front door is played before any program has arrived, by a script that knows no
// rule (web/site/js/opening.js). What can be done on each square, and what the computer answers
// there, stands in the picture of the board.

// doorBase is in how many digits a square is numbered: from the corner, row by row.
const doorBase = 36

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
		if !ok || x >= row || n >= doorBase {
			return "", fmt.Errorf("the door's table has no number for the square %v", p)
		}
		word += strconv.FormatInt(int64(n), doorBase)
	}
	return word, nil
}
