package worksheet

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/game/lesson"
	"github.com/palacegames/palace/render/paper"
)

// atOnce is how many squares before the window's far corner are counted while the page waits.
const atOnce = 1 << 22

// solvable reports whether the squares of the window are known at once.
func (m *maker) solvable() bool {
	w := m.window
	if w.Empty() {
		return false
	}
	if m.view.Origin.Dim() > 0 {
		return true // far out, where no board is counted from its corner
	}
	return abs(w.X+w.W)*abs(w.Y+w.H) <= atOnce
}

func abs(n int) int { return max(n, -n) }

// solve returns the board with the lost squares marked, and the answers with their reasons.
func (m *maker) solve() (*paper.Board, []string, error) {
	v, b := m.view, m.board()
	var answers []string
	if !m.window.Empty() && !m.solvable() {
		return nil, nil, errFarOut
	}
	if m.solvable() {
		lost, err := lesson.All(&v.View, lesson.TapP, m.window)
		if err != nil {
			return nil, nil, err
		}
		b.Palaces, _ = v.Cells(lost)
		answers = append(answers, discsArePalaces(squares(lost)))
	}
	t := m.task()
	if t == nil || t.Kind == lesson.Win {
		reason, err := m.reason(v.Here)
		if err != nil {
			return nil, nil, err
		}
		return b, append(answers, reason), nil
	}
	switch t.Kind {
	case lesson.Tap:
		wanted, err := lesson.Wanted(t, &v.View)
		if err != nil {
			return nil, nil, err
		}
		answers = append(answers, wantedSquares(len(wanted), string(t.Side), squares(wanted)))
	case lesson.Outcome:
		reason, err := m.reason(t.At)
		if err != nil {
			return nil, nil, err
		}
		answers = append(answers, reason)
	default:
		answers = append(answers, answer(lesson.Shown(t.Answers[0]))) // they all mean the same
	}
	return b, append(answers, t.Right), nil
}

// reason says who wins from a position, and why.
func (m *maker) reason(at engine.Position) (string, error) {
	v, g := m.view, m.view.Game
	if game.Ends(g, at) {
		return noMovesFrom(v.Place(at), g.Shape().Misere), nil
	}
	palaces, err := v.Methods.Palaces(at)
	if err != nil {
		return "", err
	}
	k := g.Shape().Blocking
	switch {
	case k > 1 && at == v.Here && v.Phase == game.MovePhase:
		return winsUnblocked(at, squares(explain.Winning(&v.View, palaces))), nil
	case k > 1:
		return canBeReached(at, len(palaces), k-1, len(palaces) < k), nil
	}
	return winsBy(v.Place(at), squares(v.Places(palaces))), nil
}
