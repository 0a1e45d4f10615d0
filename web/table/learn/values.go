package learn

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/web/table/page"
)

// Judge knows what the moves of the present position are worth, if that is wished for:
// which of them lead to a palace. The analyst knows the palaces.
type Judge struct {
	host Host
	view *game.View // of the game as it is now

	looking bool // somebody looks back
	known   bool
	palaces []engine.FarPosition
	winning map[string]bool // the moves that win, as they are written
	failure string          // why the values are not known, "" if they are or may come
}

// NewJudge returns the judge of a table. The view is the table's: it is read whenever it
// matters, and never written.
func NewJudge(host Host, view *game.View) *Judge { return &Judge{host: host, view: view} }

// wished reports whether the values are to be seen now: when a person is to act, or
// looks back.
func (j *Judge) wished() bool {
	v := j.view
	return v.Settings.Values && v.Phase != game.OverPhase && (v.Actor() == game.Human || j.looking)
}

// Follow asks for the values of a position that is new. Looking says that somebody looks
// back at it.
func (j *Judge) Follow(looking bool) {
	j.looking = looking
	j.known, j.palaces, j.winning, j.failure = false, nil, nil, ""
	if !j.wished() {
		return
	}
	j.host.Palaces(j.view.Here, false, func(palaces []engine.FarPosition) {
		j.known, j.palaces = true, palaces
		j.winning = map[string]bool{}
		for _, q := range game.Winning(j.view, palaces) {
			j.winning[q.String()] = true
		}
		j.host.Show()
	}, func(reason string) {
		j.failure = reason
		j.host.Changed()
	})
}

// Page returns the page's part, where these squares are picked for blocking.
func (j *Judge) Page(chosen []engine.Position) page.Values {
	v := j.view
	p := page.Values{On: v.Settings.Values, Words: j.failure}
	if j.shown() {
		p.Words = game.DescribeValues(v, j.palaces, chosen)
	}
	return p
}

// shown reports whether the values are known and to be seen.
func (j *Judge) shown() bool { return j.known && j.wished() }

// Winning returns the moves that can be seen and win, or are to be blocked; all others
// lose. ok is false while that is not to be seen.
func (j *Judge) Winning() (moves []engine.Position, ok bool) {
	if !j.shown() {
		return nil, false
	}
	v := j.view
	for _, q := range game.Winning(v, j.palaces) {
		if p, ok := v.Seen(q); ok {
			moves = append(moves, p)
		}
	}
	return moves, true
}

// Said returns what a move to a square is worth, "" for squares that are no free
// options and while it is not known.
func (j *Judge) Said(p engine.Position) string {
	v := j.view
	if !j.shown() || !v.Reaches(p) || v.IsBlocked(p) {
		return ""
	}
	return game.DescribeMove(v, j.winning[v.Far(p).String()])
}

// Along lists which steps of a way win, the nearest first; nil while that is not to be
// seen. They may lead out of sight.
func (j *Judge) Along(step engine.Position) page.Numbers {
	if !j.shown() {
		return nil
	}
	v := j.view
	d := slices.IndexFunc(step, func(s int) bool { return s != 0 })
	wins := page.Numbers{}
	for _, q := range game.Winning(v, j.palaces) {
		t := new(big.Int).Sub(q[d], v.Here[d])
		if t.Quo(t, big.NewInt(int64(step[d]))); (engine.FarRay{Step: step, Count: t}).Reaches(v.Here, q) {
			wins = append(wins, t)
		}
	}
	slices.SortFunc(wins, (*big.Int).Cmp)
	return wins
}
