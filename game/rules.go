package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/english"
)

// refusal is why an action is not allowed: one sentence for the player.
type refusal string

func (r refusal) Error() string { return string(r) }

func contains(squares []engine.Position, q engine.Position) bool {
	return slices.ContainsFunc(squares, q.Equal)
}

// allBlocked reports whether each option of p is among the blocked squares,
// which are options themselves.
func allBlocked(rays []engine.Ray, p engine.Position, blocked []engine.Position) bool {
	// Every ray holds a square at most once, so b blocked squares take away at
	// most b places of each: far from the end there is nothing to list.
	if engine.CountOptions(rays) > len(rays)*len(blocked) {
		return false
	}
	return len(engine.Options(rays, p)) == len(blocked)
}

// checkMove says why the piece may not go to q now, or nil.
func (p *present) checkMove(s *Session, q engine.FarPosition) error {
	switch p.phase {
	case OverPhase:
		return refusal("The game is over: nobody can move")
	case BlockPhase:
		return refusal("The squares to block come first: " + colour(p.turn) + " may block up to " + english.Count(s.game.K()-1))
	}
	if len(q) != s.game.Dim() {
		return refusal(english.Spot(q) + " is no position of this game: it needs " + english.Components(s.game.Dim()))
	}
	if !p.reaches(q) {
		return refusal(s.unreachable(q))
	}
	if near, ok := p.seen(q); ok && contains(p.blocked, near) {
		return refusal(english.Spot(q) + " is blocked: choose another square")
	}
	return nil
}

// checkBlock says why the squares, sorted and each there once, may not be
// blocked now, or nil.
func (p *present) checkBlock(s *Session, squares []engine.Position) error {
	k := s.game.K()
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
		if len(q) != s.game.Dim() {
			return refusal(english.Square(q) + " is no position of this game: it needs " + english.Components(s.game.Dim()))
		}
		if !engine.Reaches(p.rays, p.position, q) {
			return refusal(english.Square(q) + " cannot be blocked: only the squares of the next move can. " + s.unreachable(q.Far()))
		}
	}
	return nil
}
