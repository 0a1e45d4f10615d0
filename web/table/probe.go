package table

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/web/feed"
)

// kept is how many pictures' exact values are kept for the square under the pointer.
const kept = 48

// probe says what is known of the square under the pointer or the keyboard cursor.
// Values that came with a picture are at hand; others are asked of the painter.
type probe struct {
	table  *Table
	at     engine.Position // nil if there is none
	value  int32
	known  bool
	values map[render.Key]engine.Tile
	order  []render.Key
}

// forget drops everything, for the values are of another map now.
func (p *probe) forget() {
	p.known = false
	p.values, p.order = map[render.Key]engine.Tile{}, nil
}

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
	p.at, p.known = at, false
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
		return
	}
	if chart.done == chart.extent.Area() {
		p.table.out.Post(Painter, feed.Encode(&feed.Probe{Revision: chart.revision, At: at}), true)
	}
}

// answered takes a value from the painter.
func (p *probe) answered(m *feed.Value) {
	if m.Revision == p.table.chart.revision && p.at != nil && square(p.at) == m.At {
		p.value, p.known = m.Value, true
		p.table.out.Changed()
	}
}

// words returns what to say about the square.
func (p *probe) words() string {
	if p.at == nil {
		return ""
	}
	if !p.known || !p.table.chart.shown() {
		return game.DescribeSquare(&p.table.view, p.at)
	}
	return game.DescribeValue(&p.table.view, p.at, p.table.chart.kind, p.value)
}

// square returns the square of the board on which a position is shown: its first
// two components, and 0 where it has but one.
func square(p engine.Position) engine.Cell {
	if len(p) == 1 {
		return engine.Cell{X: p[0]}
	}
	return p.Cell()
}
