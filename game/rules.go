package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
)

// present works out what follows from the turns done so far: the View but for its turns.
func present(r *Record, ms engine.Methods) View {
	here, moved := r.Here(), r.Moved()
	v := View{
		Game: r.Game, Methods: ms, Here: here, Rays: r.Game.Rays(here), Turn: r.Actor(r.Done),
		Players: r.Players, Settings: r.Settings, CanUndo: r.CanUndo(), CanRedo: r.CanRedo(),
	}
	if v.Winner = v.Turn.Other(); r.Game.Shape().Misere {
		v.Winner = v.Turn
	}
	if r.Game.Shape().Far(here) {
		v.Origin = origin(here)
	}
	if moved > 0 && r.Turns[moved-1].To != none {
		v.Last = r.Where(moved - 1)
	}
	switch {
	case v.Ended():
		v.Phase = OverPhase
	case r.Half, r.Done == 0 && r.Opens:
		v.Phase = BlockPhase
	default:
		v.Blocked = r.Made().Blocked
		if allBlocked(v.Rays, v.Blocked) {
			v.Phase = OverPhase
		}
	}
	return v
}

// allBlocked reports whether each option on the rays is among the blocked squares,
// which are options themselves.
func allBlocked(rays []engine.Ray, blocked []engine.Position) bool {
	// Every ray holds a square at most once, so b blocked squares take away at
	// most b places of each: far from the end there is nothing to list.
	if engine.CountOptions(rays).Clamp() > len(rays)*len(blocked) {
		return false
	}
	return len(engine.Options(rays)) == len(blocked)
}

// checkMove says why the piece may not go to q now, or nil.
func checkMove(v *View, q engine.Position) error {
	switch {
	case v.Phase == OverPhase:
		return errOverForMoves
	case v.Phase == BlockPhase:
		return errBlocksFirst(v.Who(v.Turn), v.Game.Shape().Blocking-1)
	case q.Dim() != v.Game.Shape().Dim:
		return errComponents(words.Spot(q), v.Game)
	case !v.Reaches(q):
		return errUnreachable(v, q)
	case slices.Contains(v.Blocked, q):
		return errIsBlocked(q)
	}
	return nil
}

// checkBlock says why the squares, sorted and each there once, may not be
// blocked now, or nil.
func checkBlock(v *View, squares []engine.Position) error {
	k := v.Game.Shape().Blocking
	switch {
	case v.Phase == OverPhase:
		return errOverForBlocks
	case k == 1:
		return errBlocksNever
	case v.Phase == MovePhase:
		return errBlocksLater
	case len(squares) > k-1:
		return errTooManyBlocks(k-1, len(squares))
	}
	for _, q := range squares {
		if q.Dim() != v.Game.Shape().Dim {
			return errComponents(words.Square(q), v.Game)
		}
		if !v.Reaches(q) {
			return errNotOfNextMove(q, errUnreachable(v, q).Error())
		}
	}
	return nil
}
