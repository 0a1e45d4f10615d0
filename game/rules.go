package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// refusal is why an action is not allowed: one sentence for the player.
type refusal string

func (r refusal) Error() string { return string(r) }

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
func (p *present) checkMove(s *Session, q engine.Position) error {
	switch p.phase {
	case OverPhase:
		return refusal("The game is over: nobody can move")
	case BlockPhase:
		return refusal("The squares to block come first: " + colour(p.turn) + " may block up to " + english.Count(s.game.Shape().Blocking-1))
	}
	if q.Dim() != s.game.Shape().Dim {
		return refusal(english.Spot(q) + " is no position of this game: it needs " + english.Components(s.game.Shape().Dim))
	}
	if !engine.Reaches(p.rays, q) {
		return refusal(s.unreachable(q))
	}
	if slices.Contains(p.blocked, q) {
		return refusal(english.Spot(q) + " is blocked: choose another square")
	}
	return nil
}

// checkBlock says why the squares, sorted and each there once, may not be
// blocked now, or nil.
func (p *present) checkBlock(s *Session, squares []engine.Position) error {
	k := s.game.Shape().Blocking
	switch {
	case p.phase == OverPhase:
		return refusal("The game is over: there is nothing to block")
	case k == 1:
		return refusal("No square can be blocked in this game")
	case p.phase == MovePhase:
		return refusal("It is time to move: squares are blocked after the move")
	case len(squares) > k-1:
		return refusal("At most " + english.Plural(k-1, "square") + " may be blocked, not " + english.Count(len(squares)))
	}
	for _, q := range squares {
		if q.Dim() != s.game.Shape().Dim {
			return refusal(english.Square(q) + " is no position of this game: it needs " + english.Components(s.game.Shape().Dim))
		}
		if !engine.Reaches(p.rays, q) {
			return refusal(english.Square(q) + " cannot be blocked: only the squares of the next move can. " + s.unreachable(q))
		}
	}
	return nil
}
