package puzzle

import (
	"math/rand/v2"
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/player"
)

// Holds reports whether a block wins: whether it holds all palaces in reach.
func (p *Puzzle) Holds(block []engine.Position) bool { return holds(block, p.Palaces) }

func holds(block, palaces []engine.Position) bool {
	return !slices.ContainsFunc(palaces, func(q engine.Position) bool { return !slices.Contains(block, q) })
}

// lookToBlock is look for a puzzle that asks for a block. All palaces must be few enough to be blocked, and not so few
// that they are the ends of the game alone; and there are too many squares to block them all.
func (s *Search) lookToBlock(p engine.Position, palaces []engine.Position) bool {
	pawns := s.game.Shape().Blocking - 1
	ends := func(q engine.Position) bool { return game.Ends(s.game, q) }
	if len(palaces) > pawns || !slices.ContainsFunc(palaces, func(q engine.Position) bool { return !ends(q) }) {
		return false
	}
	session, err := game.Start(s.game, s.methods, p)
	if err != nil || session.Phase() != game.BlockPhase {
		return false
	}
	v := session.View()
	if engine.CountOptions(v.Rays).Clamp() <= pawns {
		return false
	}
	if ok, nearer := s.wanted.leaves(&v, palaces); !ok {
		s.turn(nearer)
		return false
	}
	s.found.At, s.found.Palaces = p, palaces
	return true
}

// leaves reports whether what the player rule blocks leaves a palace open, as is wanted. If it does not, nearer says
// that it may, nearer to the corner.
func (w wanted) leaves(v *game.View, palaces []engine.Position) (ok, nearer bool) {
	sees := holds(player.BlocksRight(v, player.Foresight), palaces)
	switch {
	case w.hidden:
		return !sees, false
	case !sees:
		return false, true
	}
	early := holds(player.BlocksRight(v, player.Foresight/2), palaces)
	return early == w.early, w.early
}

// blockClues are the clues of a puzzle that asks for a block: among fewer and fewer squares are all the palaces, and at
// last they stand alone. The other squares are drawn, for in a pattern the palaces would be seen to break it.
func (p *Puzzle) blockClues(g engine.Game) (clues [][]engine.Position) {
	others := slices.DeleteFunc(engine.Options(g.Rays(p.At)), func(q engine.Position) bool { return slices.Contains(p.Palaces, q) })
	rng := rand.New(rand.NewPCG(uint64(p.Seed), uint64(len(others))))
	rng.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	for _, n := range []int{(len(others) + 1) / 2, few - 1} {
		if n < len(others) {
			others = others[:n]
			clue := slices.Concat(p.Palaces, others)
			sort.Slice(clue, func(i, j int) bool { return clue[i].Compare(clue[j]) < 0 })
			clues = append(clues, clue)
		}
	}
	return append(clues, p.Palaces)
}
