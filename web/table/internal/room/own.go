package room

import (
	"slices"
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

// position makes a puzzle of a position that is named: whoever moves can win there, or whoever blocks.
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
	if name.Block {
		return toBlock(&v)
	}
	if v.Phase == game.BlockPhase { // nothing is blocked
		if err := session.Do(game.Block{}); err != nil {
			return puzzle.Puzzle{}, err
		}
		v = session.View()
	}
	if !near(v.Here, v.Blocked) {
		return puzzle.Puzzle{}, errTooFar(farthest, mostPawns)
	}
	palaces, err := v.Methods.Palaces(v.Here)
	if err != nil {
		return puzzle.Puzzle{}, err
	}
	wins := explain.Winning(&v, palaces)
	if len(wins) == 0 {
		return puzzle.Puzzle{}, errLost(v.Here)
	}
	return puzzle.Puzzle{Name: nameOf(v.Game, v.Here, v.Blocked, false), At: v.Here, Blocked: v.Blocked, Wins: wins[0], Also: wins[1:]}, nil
}

// toBlock makes a puzzle of a position in which there is something to block.
func toBlock(v *game.View) (none puzzle.Puzzle, err error) {
	if v.Phase != game.BlockPhase {
		return none, errNotToBlock(v.Here)
	}
	if !near(v.Here, nil) || v.Game.Shape().Blocking > mostPawns {
		return none, errTooFar(farthest, mostPawns)
	}
	palaces, err := v.Methods.Palaces(v.Here)
	switch {
	case err != nil:
		return none, err
	case len(palaces) == 0:
		return none, errNoPalace(v.Here)
	case len(palaces) >= v.Game.Shape().Blocking:
		return none, errNoBlock(v.Here)
	}
	return puzzle.Puzzle{Name: nameOf(v.Game, v.Here, nil, true), At: v.Here, Palaces: palaces}, nil
}

// nameOf names a position as a puzzle.
func nameOf(g engine.Game, at engine.Position, blocked []engine.Position, block bool) puzzle.Name {
	return puzzle.Name{Game: g.String(), Seed: puzzle.AnySeed, At: listed(slices.Concat([]engine.Position{at}, blocked)), Block: block}
}

// listed writes positions: "9,7;8,7".
func listed(positions []engine.Position) string {
	words := make([]string, len(positions))
	for i, p := range positions {
		words[i] = p.String()
	}
	return strings.Join(words, ";")
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
