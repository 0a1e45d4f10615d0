package room

import (
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/link"
	"github.com/palacegames/palace/game/puzzle"
)

// What a position of somebody's own games may be as a puzzle: its palaces are found at once.
const (
	farthest    = 200 // from the corner, in each component
	mostPawns   = 64
	longestName = 600
)

// position makes a puzzle of a position that is named: whoever moves can win there.
func position(name puzzle.Name) (puzzle.Puzzle, error) {
	at, blocked, _ := strings.Cut(name.At, ";")
	board := name.Game + "@" + at
	if blocked != "" {
		board += "&block=" + blocked
	}
	if name.Game == "" {
		return puzzle.Puzzle{}, errOfNoGame
	}
	session, err := link.Open(board)
	if err != nil {
		return puzzle.Puzzle{}, errIn(board, err)
	}
	v := session.View()
	if v.Phase == game.BlockPhase { // nothing is blocked
		if err := session.Do(game.Block{}); err != nil {
			return puzzle.Puzzle{}, err
		}
		v = session.View()
	}
	if !near(v.Here, v.Blocked) {
		return puzzle.Puzzle{}, errTooFar
	}
	palaces, err := v.Methods.Palaces(v.Here)
	if err != nil {
		return puzzle.Puzzle{}, err
	}
	wins := explain.Winning(&v, palaces)
	if len(wins) == 0 {
		return puzzle.Puzzle{}, errLost(v.Here)
	}
	return puzzle.Puzzle{Name: nameOf(v.Game, v.Here, v.Blocked), At: v.Here, Blocked: v.Blocked, Wins: wins[0], Also: wins[1:]}, nil
}

// nameOf names a position as a puzzle.
func nameOf(g engine.Game, at engine.Position, blocked []engine.Position) puzzle.Name {
	words := []string{at.String()}
	for _, q := range blocked {
		words = append(words, q.String())
	}
	return puzzle.Name{Game: g.String(), Seed: puzzle.AnySeed, At: strings.Join(words, ";")}
}

// near reports whether the palaces of a position are found at once.
func near(at engine.Position, blocked []engine.Position) bool {
	for _, c := range at.Components(nil) {
		if n := c.Clamp(); n > farthest || n < -farthest {
			return false
		}
	}
	return len(blocked) <= mostPawns
}
