package learn

import (
	"slices"
	"sort"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/web/internal/page"
)

// judge knows what the moves of the present position are worth, if that is wished for:
// which of them lead to a palace. The analyst knows the palaces.
type judge struct {
	learn *Learn

	known   bool
	palaces []engine.Position
	winning map[engine.Position]bool // the moves that win
	failure string                   // why the values are not known, "" if they are or may come
}

// wished reports whether the values are to be seen now: when a person is to act, or
// looks back.
func (j *judge) wished() bool {
	v := j.learn.view
	return v.Gives(game.ValuesHelp) && v.Settings.Values && v.Phase != game.OverPhase && (v.Actor() == game.Human || v.Looking)
}

// follow asks for the values of a position that is new.
func (j *judge) follow() {
	j.known, j.palaces, j.winning, j.failure = false, nil, nil, ""
	if !j.wished() {
		return
	}
	j.learn.asks.Palaces(j.learn.view.Here, false, func(palaces []engine.Position, _ string) {
		j.known, j.palaces = true, palaces
		j.winning = map[engine.Position]bool{}
		for _, q := range explain.Winning(&j.learn.view.View, palaces) {
			j.winning[q] = true
		}
		j.learn.pacer.ask()
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
		p.Words = explain.DescribeValues(&v.View, j.palaces, v.Chosen)
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
	for _, q := range explain.Winning(&v.View, j.palaces) {
		if _, ok := v.Seen(q); ok {
			moves = append(moves, q)
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
	return explain.DescribeMove(&v.View, j.winning[p])
}

// along lists with which t a way wins, the least first; nil while that is not to be seen.
// They may lead out of sight.
func (j *judge) along(way *page.Way) []engine.Int {
	if !j.shown() {
		return nil
	}
	v := j.learn.view
	from := v.Here.Plus(engine.Position(way.First), engine.Num(1))
	i := slices.IndexFunc(v.Rays, func(r engine.Ray) bool { return r.From == from })
	wins := []engine.Int{}
	for _, q := range explain.Winning(&v.View, j.palaces) {
		if n, ok := v.Rays[i].Reaches(q); ok {
			wins = append(wins, n.Plus(engine.Num(1)))
		}
	}
	sort.Slice(wins, func(i, j int) bool { return wins[i].Cmp(wins[j]) < 0 })
	return wins
}
