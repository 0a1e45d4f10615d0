package table

import (
	"fmt"
	"slices"
	"strings"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/palace/compare"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/web/feed"
)

// kept is how many pictures' exact values are kept for the square under the pointer.
const kept = 48

// probe says what is known of the square under the pointer or the keyboard cursor.
// Values that came with a picture are at hand; everything else is asked of the
// painter when it has computed the whole extent, one question at a time.
type probe struct {
	table  *Table
	at     engine.Position // nil if there is none
	value  int32
	known  bool
	region string      // in which the square lies, "" if that is not known
	around engine.Tile // the values before the square, blank if they are not known
	asked  bool        // the painter owes an answer
	values map[render.Key]engine.Tile
	order  []render.Key
}

// forget drops everything, for the values are of another map now.
func (p *probe) forget() {
	p.clear()
	p.asked = false
	p.values, p.order = map[render.Key]engine.Tile{}, nil
}

// clear forgets what is known of the square.
func (p *probe) clear() { p.known, p.region, p.around = false, "", engine.Tile{} }

// keep remembers the values of a picture.
func (p *probe) keep(picture *render.Picture) {
	if picture.Values.Blank() {
		return
	}
	if _, ok := p.values[picture.Key]; !ok {
		p.order = append(p.order, picture.Key)
		if len(p.order) > kept {
			delete(p.values, p.order[0])
			p.order = p.order[1:]
		}
	}
	p.values[picture.Key] = picture.Values
	if p.at != nil && !p.known {
		p.look()
	}
}

// point moves the probe.
func (p *probe) point(at engine.Position) {
	p.at = at
	p.clear()
	if at != nil {
		p.look()
	}
}

func (p *probe) look() {
	chart := &p.table.chart
	at := square(p.at)
	if !chart.extent.Contains(at) {
		return
	}
	key := render.Key{X: engine.FloorDiv(at.X, render.PictureSize), Y: engine.FloorDiv(at.Y, render.PictureSize)}
	if tile, ok := p.values[key]; ok && tile.Contains(at) {
		p.value, p.known = tile.At(at.X, at.Y), true
	}
	if chart.done == chart.extent.Area() && (!p.known || p.around.Blank()) {
		p.ask(at)
	}
}

// before is how far the neighborhood of a square reaches in the rule that gives its
// palace number ([CLN15] Theorem 1).
const before = 2

// ask puts a question to the painter, unless it still owes an answer.
func (p *probe) ask(at engine.Cell) {
	if !p.asked {
		p.asked = true
		p.table.chart.post(&feed.Probe{Revision: p.table.chart.revision, At: at, Reach: before})
	}
}

// again asks once more about the square, for there is more to know now.
func (p *probe) again() {
	p.around = engine.Tile{}
	if p.at != nil {
		p.look()
	}
}

// answered takes a value from the painter, and asks about the square to which the
// pointer has gone meanwhile.
func (p *probe) answered(m *feed.Value) {
	if m.Revision != p.table.chart.revision {
		return
	}
	if m.Reach != before {
		p.table.automaton.begin(m)
		return
	}
	p.asked = false
	switch {
	case p.at == nil:
	case square(p.at) != m.At:
		p.look()
	default:
		p.value, p.known, p.region, p.around = m.Value, true, m.Region, m.Around
		p.table.automaton.look(m)
		if m.Region != "" {
			p.table.guide.picked = m.Region
		}
		p.table.out.Changed()
	}
}

// words returns what to say about the square.
func (p *probe) words() string {
	if p.at == nil {
		return ""
	}
	if value := p.table.values.said(p.at); value != "" {
		return p.plain() + " · " + value
	}
	return p.plain()
}

// plain is words without what a move to the square is worth.
func (p *probe) plain() string {
	if !p.known || !p.table.chart.shown() {
		return game.DescribeSquare(&p.table.view, p.at)
	}
	if chart := &p.table.chart; chart.comparing() && p.value == compare.Masked(chart.compare.K) {
		return p.located(fmt.Sprintf("(%v): games %d and %d differ here", p.at, chart.compare.K, chart.compare.Other))
	}
	return p.located(game.DescribeValue(&p.table.view, p.at, p.table.chart.kind, p.value))
}

// spoken is words for a listener, who does not see the rings and the pawns: what the
// square is on the map, and what it is to the piece.
func (p *probe) spoken() string {
	if p.at == nil {
		return ""
	}
	v := &p.table.view
	words, plain := p.plain(), game.DescribeSquare(v, p.at)
	role := strings.TrimPrefix(plain, game.Spot(v.Far(p.at)))
	its, plainly := strings.CutPrefix(role, ": ")
	switch {
	case slices.ContainsFunc(p.table.chosen, p.at.Equal):
		words = strings.TrimSuffix(words, role) + "; picked for blocking"
	case words == plain || role == "":
	case plainly:
		words += "; " + its
	default:
		words += "; it" + role
	}
	if value := p.table.values.said(p.at); value != "" {
		words += ": " + value
	}
	return words
}

// square returns the square of the board on which a position is shown: its first
// two components, and 0 where it has but one.
func square(p engine.Position) engine.Cell {
	if len(p) == 1 {
		return engine.Cell{X: p[0]}
	}
	return p.Cell()
}
