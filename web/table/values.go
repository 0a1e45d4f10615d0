package table

import (
	"math/big"
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/web/table/page"
)

// values are the verdicts on the moves of the present position, if they are wished
// for: which of them lead to a palace. The analyst knows the palaces.
type values struct {
	table   *Table
	known   bool
	palaces []engine.FarPosition
	winning map[string]bool // the moves that win, as they are written
	failure string          // why the values are not known, "" if they are or may come
}

// Values is what the page shows of the values.
type Values struct {
	On bool `json:"on"`
	// Words say how many moves win, and which; "" while nothing is known.
	Words string `json:"words"`
}

// wished reports whether the values are to be seen now: when a person is to act, or
// looks back.
func (j *values) wished() bool {
	t := j.table
	return t.view.Settings.Values && t.view.Phase != game.OverPhase && (t.human() || t.looking)
}

// follow asks for the values of a position that is new.
func (j *values) follow() {
	j.known, j.palaces, j.winning, j.failure = false, nil, nil, ""
	if !j.wished() {
		return
	}
	t := j.table
	t.asks.palaces(t.view.Here, false, func(palaces []engine.FarPosition) {
		j.known, j.palaces = true, palaces
		j.winning = map[string]bool{}
		for _, q := range game.Winning(&t.view, palaces) {
			j.winning[q.String()] = true
		}
		t.show()
	}, func(reason string) {
		j.failure = reason
		t.out.Changed()
	})
}

// page returns the page's part.
func (j *values) page() Values {
	v := &j.table.view
	p := Values{On: v.Settings.Values, Words: j.failure}
	if j.shown() {
		p.Words = game.DescribeValues(v, j.palaces, j.table.chosen)
	}
	return p
}

// shown reports whether the values are known and to be seen.
func (j *values) shown() bool { return j.known && j.wished() }

// scene returns what the canvas shows of the values, nil for nothing.
func (j *values) scene() *render.Verdicts {
	if !j.shown() {
		return nil
	}
	v := &j.table.view
	verdicts := &render.Verdicts{}
	for _, q := range game.Winning(v, j.palaces) {
		if p, ok := v.Seen(q); ok {
			verdicts.Winning = append(verdicts.Winning, p)
		}
	}
	return verdicts
}

// said returns what a move to a square is worth, "" for squares that are no free
// options and while it is not known.
func (j *values) said(p engine.Position) string {
	v := &j.table.view
	if !j.shown() || !v.Reaches(p) || v.IsBlocked(p) {
		return ""
	}
	return game.DescribeMove(v, j.winning[v.Far(p).String()])
}

// setValues says whether moves are to carry their values.
func (t *Table) setValues(on bool) error {
	if err := t.settle(func(s *game.Settings) { s.Values = on }); err != nil {
		return err
	}
	t.values.follow()
	if !on {
		t.say("Values off.")
	}
	t.show()
	return nil
}

// along lists which steps of a way win, the nearest first; nil while that is not to be
// seen. They may lead out of sight.
func (j *values) along(step engine.Position) page.Numbers {
	if !j.shown() {
		return nil
	}
	v := &j.table.view
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
