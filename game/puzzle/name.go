package puzzle

import (
	"github.com/palacegames/palace/game"
	"strconv"
)

// Name names a puzzle. What it leaves out, a day says.
type Name struct {
	Game  string // the ruleset, "" for one that the level and the seed choose
	Level int    // from FirstLevel to LastLevel, 0 for none in particular
	Seed  int    // from 0 to MostSeed, AnySeed for none in particular
	Block bool   // what is to be found is a block, and not a move
	// At is a position of the game instead, and behind it what is blocked there: "9,7;8,7;9,6". It
	// may have several winning moves, and is not for NewSearch.
	At string
}

// AnySeed stands for no seed in particular. MostSeed is the greatest: scripts hold every number up to there.
const (
	AnySeed  = -1
	MostSeed = 1<<53 - 1
)

// String writes the address of the puzzle: puzzle=wythoff&level=3&seed=7.
func (n Name) String() string {
	text := "puzzle"
	if n.Game != "" {
		text += "=" + n.Game
	}
	if n.At != "" {
		text += "&at=" + n.At
	}
	if n.Block {
		text += "&find=" + Find(n.Block)
	}
	if n.Level != 0 {
		text += "&level=" + strconv.Itoa(n.Level)
	}
	if n.Seed != AnySeed {
		text += "&seed=" + strconv.Itoa(n.Seed)
	}
	return text
}

// Find is how a link says what is to be found: a block, or a move.
func Find(block bool) string {
	if block {
		return "block"
	}
	return "move"
}

// On fills in the level and the seed that a name does not say: those of a day's puzzle.
func (n Name) On(day Day) Name {
	today := day.Name()
	if n.Level == 0 {
		n.Level = today.Level
	}
	if n.Seed == AnySeed {
		n.Seed = today.Seed
	}
	return n
}

// Board is the link of the board: a person to move, against the player who never errs. Who is to block has both sides,
// for the other player's answer to a wrong block would tell which square was left open.
func (p *Puzzle) Board() string {
	text := p.Game + "@" + p.At.String()
	for i, q := range p.Blocked {
		if i == 0 {
			text += "&block=" + q.String()
		} else {
			text += ";" + q.String()
		}
	}
	if p.Block {
		text += "&second=" + game.Human
	}
	text += "&map=" + game.MapOff
	return text
}
