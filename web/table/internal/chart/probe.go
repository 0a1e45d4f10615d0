package chart

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/words"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/web/internal/page"
	"github.com/palacegames/palace/web/table/host"
	"github.com/palacegames/palace/web/wire"
)

// kept is how many pictures' exact values are kept for the square under the pointer.
const kept = 48

// probe says what is known of the square under the pointer or the keyboard cursor.
// Values that came with a picture are at hand; everything else is asked of the
// painter when it has computed the whole extent, one question at a time.
type probe struct {
	chart  *Chart
	value  int32
	known  bool
	region words.Text  // in which the square lies, "" if that is not known
	around engine.Tile // the values before the square, blank if they are not known
	asked  bool        // the painter owes an answer
	values map[picture.Key]engine.Tile
	order  []picture.Key
}

// forget drops everything, for the values are of another map now.
func (p *probe) forget() {
	p.clear()
	p.asked = false
	p.values, p.order = map[picture.Key]engine.Tile{}, nil
}

// clear forgets what is known of the square.
func (p *probe) clear() { p.known, p.region, p.around = false, "", engine.Tile{} }

// keep remembers the values of a picture.
func (p *probe) keep(picture *picture.Picture) {
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
	if p.chart.view.Pointing() && !p.known {
		p.look()
	}
}

// point moves the probe.
func (p *probe) point() {
	p.clear()
	if p.chart.view.Pointing() {
		p.look()
	}
}

func (p *probe) look() {
	chart := p.chart
	at := page.SquareOf(p.chart.view.Pointer)
	if !chart.extent.Contains(at) || !chart.allowed() {
		return
	}
	key := picture.Key{X: engine.FloorDiv(at.X, picture.Size), Y: engine.FloorDiv(at.Y, picture.Size)}
	if tile, ok := p.values[key]; ok && tile.Contains(at) {
		p.value, p.known = tile.At(at.X, at.Y), true
	}
	if chart.done == chart.extent.Area() && (!p.known || p.around.Blank()) {
		p.ask(at)
	}
}

// ask puts a question to the painter, unless it still owes an answer.
func (p *probe) ask(at engine.Cell) {
	if !p.asked {
		p.asked = true
		reach := 0
		if rule, ok := p.chart.automaton.rule(); ok {
			reach = rule.Reach()
		}
		p.chart.host.Post(host.Painter, &wire.Probe{Revision: p.chart.revision, At: at, Reach: reach}, true)
	}
}

// again asks again about the square, for there is more to know now.
func (p *probe) again() {
	p.around = engine.Tile{}
	if p.chart.view.Pointing() {
		p.look()
	}
}

// answered takes a value from the painter, and asks about the square to which the
// pointer has gone meanwhile.
func (p *probe) answered(m *wire.Value) {
	if m.Revision != p.chart.revision {
		return
	}
	if m.Reach == pastEdge-1 {
		p.chart.automaton.begin(m)
		return
	}
	p.asked = false
	switch {
	case !p.chart.view.Pointing():
	case page.SquareOf(p.chart.view.Pointer) != m.At:
		p.look()
	default:
		p.value, p.known, p.region, p.around = m.Value, true, m.Region, m.Around
		p.chart.automaton.look(m)
		if m.Region != "" {
			p.chart.guide.picked = m.Region
		}
		p.chart.host.Changed()
	}
}

// words returns what the map says of the square: its value and the region in which it
// lies, or as long as they are not known, what the square is to the piece.
func (p *probe) words() string {
	if !p.known || !p.chart.shown() {
		return explain.Square(&p.chart.view.View, p.chart.view.Pointed())
	}
	if chart := p.chart; chart.comparing() && p.value == chart.variant.Masked {
		return p.located(differs(chart.view.Pointed(), chart.variant.Differ))
	}
	_, at := p.chart.view.Alone(p.chart.view.Pointed())
	return p.located(explain.Value(at, p.chart.onMap.Kind, p.chart.view.Game.Shape().Blocking, p.value))
}

// located adds the region to the words about the square under the pointer.
func (p *probe) located(words string) string {
	if p.region == "" {
		return words
	}
	return words + " · " + p.region.String()
}
