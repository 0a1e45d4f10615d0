package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/puzzle"
)

var puzzleVerb = verb{
	name:  "puzzle",
	args:  "[GAME] [--level 1..5] [--seed S] [--find move|block] [--count N] [--date YYYY-MM-DD] [--size small|middle|hard] [--json]",
	about: "Makes puzzles, with their solution: positions with exactly one winning move, or with one winning block.",
	more:  `Each is one JSON object on one line. A puzzle is named by its game, level and seed, and the link opens it on the page. Without a game, the level and the seed choose one. Whatever is left out is taken from the puzzle of the day, today or on --date: one of the three that the page shows on that day. --size prints the small, the middle or the hard one of these. --count asks for that many, for the seeds from S on; a seed without a puzzle of that level in the game is skipped, and so is a puzzle that has already appeared. The level says how often a player who knows the rule and looks a few moves ahead fails: in about 10, 30, 50, 70 and 90 of 100 puzzles of the levels 1 to 5. With --find block, in games with blocks, the player who has just moved has to find what to block: "block" lists all palaces in reach, and every block that holds them wins; "winning" lists the moves that win as long as nothing is blocked.`,
	flags: []flag{
		{"level", "1..5", "how hard it is"},
		{"seed", "S", "a whole number, the same puzzle for the same number"},
		{"find", "move|block", "what the puzzle asks for: a move (default) or a block"},
		{"count", "N", "how many puzzles; default 1"},
		{"date", "YYYY-MM-DD", "the puzzle of that day"},
		{"size", "small|middle|hard", "one of the three puzzles of the day"},
		{"json", "", "JSON, which is printed anyway"},
	},
	run: puzzles,
}

const (
	mostPuzzles = 1_000_000
	// passedOver is how many seeds in a row may have no new puzzle before the search ends.
	passedOver = 200
)

// riddle is a puzzle as it is printed.
type riddle struct {
	Game     string       `json:"game"`
	Position []*big.Int   `json:"position"`
	Blocked  [][]*big.Int `json:"blocked"`
	Level    int          `json:"level"`
	Seed     int          `json:"seed"`
	Link     string       `json:"link"`
	Winning  [][]*big.Int `json:"winning"`
	Block    [][]*big.Int `json:"block,omitempty"` // where one is asked for
}

func puzzles(c *call) error {
	name, day, count, err := c.puzzle()
	if err != nil {
		return err
	}
	var (
		games catalog.Games
		met   = map[string]bool{}
		lines = json.NewEncoder(c.out)
		shown = newProgress(c.stderr, count).of("puzzles")
	)
	lines.SetEscapeHTML(false)
	for failed := 0; len(met) < count; name.Seed = (name.Seed + 1) % (puzzle.MostSeed + 1) {
		p, err := puzzle.Make(&games, name, day)
		switch {
		case errors.Is(err, puzzle.ErrNone) && count > 1:
		case errors.Is(err, puzzle.ErrNone):
			return err
		case err != nil:
			return misuse{err}
		case !met[p.Board()]:
			met[p.Board()], failed = true, 0
			if err := lines.Encode(riddleOf(&p)); err != nil {
				return err
			}
			shown.reach(len(met))
			continue
		}
		if failed++; failed == passedOver {
			return fmt.Errorf("after %d puzzles, %d seeds in a row had no new one", len(met), passedOver)
		}
	}
	shown.clear()
	return nil
}

// puzzle reads which puzzle is meant, of which day, and how many.
func (c *call) puzzle() (name puzzle.Name, day puzzle.Day, count int, err error) {
	if day = puzzle.DayOf(time.Now()); c.has("date") {
		if day, err = puzzle.ReadDay(c.flags["date"]); err != nil {
			return name, day, 0, misuse{err}
		}
	}
	if name = day.Name(); len(c.args) > 0 {
		g, err := c.game()
		if err != nil {
			return name, day, 0, err
		}
		name.Game = g.String()
	}
	if c.has("size") {
		size, ok := puzzle.ReadSize(c.flags["size"])
		switch {
		case !ok:
			return name, day, 0, misusef("--size: it must be small, middle or hard, not %.40q", c.flags["size"])
		case len(c.args) > 0 || c.has("level") || c.has("seed") || c.has("find") || c.has("count"):
			return name, day, 0, misusef("--size names a puzzle of the day: only --date and --json stand beside it")
		}
		all, err := (&puzzle.Three{Day: day}).Puzzles()
		if err != nil {
			return name, day, 0, err
		}
		return all[size].Name, day, 1, nil
	}
	if count, err = c.number("count", "N", 1, mostPuzzles); err == nil {
		name.Level, err = c.number("level", "the level", name.Level, puzzle.LastLevel)
	}
	find := c.or("find", puzzle.Find(false))
	if name.Block = find == puzzle.Find(true); err == nil && !name.Block && find != puzzle.Find(false) {
		err = misusef("--find: it must be move or block, not %.40q", find)
	}
	if err == nil && c.has("seed") {
		name.Seed, err = c.within("seed", "the seed", 0, puzzle.MostSeed)
	}
	return name, day, count, err
}

func riddleOf(p *puzzle.Puzzle) riddle {
	r := riddle{Game: p.Game, Position: components(p.At), Blocked: [][]*big.Int{}, Level: p.Level, Seed: p.Seed, Link: p.String(), Winning: [][]*big.Int{}}
	for _, q := range p.Blocked {
		r.Blocked = append(r.Blocked, components(q))
	}
	for _, q := range p.Palaces {
		r.Winning = append(r.Winning, components(q))
	}
	if r.Block = r.Winning; !p.Block {
		r.Winning, r.Block = [][]*big.Int{components(p.Wins)}, nil
	}
	return r
}
