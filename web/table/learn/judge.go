package learn

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
)

// judge knows what the moves of the present position are worth, if that is wished for:
// which of them lead to a palace. The analyst knows the palaces.
type judge struct {
	learn *Learn

	known   bool
	palaces []engine.FarPosition
	winning map[string]bool // the moves that win, as they are written
	failure string          // why the values are not known, "" if they are or may come
}

// wished reports whether the values are to be seen now: when a person is to act, or
// looks back.
func (j *judge) wished() bool {
	v := j.learn.view
	return v.Settings.Values && v.Phase != game.OverPhase && (v.Actor() == game.Human || v.Looking)
}

// follow asks for the values of a position that is new.
func (j *judge) follow() {
	j.known, j.palaces, j.winning, j.failure = false, nil, nil, ""
	if !j.wished() {
		return
	}
	j.learn.asks.Palaces(j.learn.view.Here, false, func(palaces []engine.FarPosition) {
		j.known, j.palaces = true, palaces
		j.winning = map[string]bool{}
		for _, q := range game.Winning(&j.learn.view.View, palaces) {
			j.winning[q.String()] = true
		}
		j.learn.host.Show()
	}, func(reason string) {
		j.failure = reason
		j.learn.host.Changed()
	})
}

// page returns the page's part.
func (j *judge) page() page.Values {
	v := j.learn.view
	p := page.Values{On: v.Settings.Values, Words: j.failure}
	if j.shown() {
		p.Words = game.DescribeValues(&v.View, j.palaces, v.Chosen)
	}
	return p
}

// shown reports whether the values are known and to be seen.
func (j *judge) shown() bool { return j.known && j.wished() }

// seen returns the moves that can be seen and win, or are to be blocked; all others
// lose. ok is false while that is not to be seen.
func (j *judge) seen() (moves []engine.Position, ok bool) {
	if !j.shown() {
		return nil, false
	}
	v := j.learn.view
	for _, q := range game.Winning(&v.View, j.palaces) {
		if p, ok := v.Seen(q); ok {
			moves = append(moves, p)
		}
	}
	return moves, true
}

// said returns what a move to a square is worth, "" for squares that are no free
// options and while it is not known.
func (j *judge) said(p engine.Position) string {
	v := j.learn.view
	if !j.shown() || !v.Reaches(p) || v.IsBlocked(p) {
		return ""
	}
	return game.DescribeMove(&v.View, j.winning[v.Far(p).String()])
}

// along lists which steps of a way win, the nearest first; nil while that is not to be
// seen. They may lead out of sight.
func (j *judge) along(step engine.Position) page.Numbers {
	if !j.shown() {
		return nil
	}
	v := j.learn.view
	d := slices.IndexFunc(step, func(s int) bool { return s != 0 })
	wins := page.Numbers{}
	for _, q := range game.Winning(&v.View, j.palaces) {
		t := new(big.Int).Sub(q[d], v.Here[d])
		if t.Quo(t, big.NewInt(int64(step[d]))); (engine.FarRay{Step: step, Count: t}).Reaches(v.Here, q) {
			wins = append(wins, t)
		}
	}
	slices.SortFunc(wins, (*big.Int).Cmp)
	return wins
}
