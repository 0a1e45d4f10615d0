package puzzle

import (
	"slices"

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
