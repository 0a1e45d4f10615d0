package feed

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

func (m *Start) write(w *writer) {
	w.uint32(m.Revision)
	w.string(m.Ruleset)
	w.byte(byte(m.Kind))
	w.position(m.Rest)
	w.farPosition(m.Origin)
	w.string(m.Palette)
	w.window(m.Extent)
	w.comparison(m.Compare)
	w.string(m.Endless)
	w.string(m.Detail)
}

func readStart(r *reader) *Start {
	return &Start{
		Revision: r.uint32(),
		Ruleset:  r.string(),
		Kind:     engine.Kind(r.byte()),
		Rest:     r.position(),
		Origin:   r.farPosition(),
		Palette:  r.string(),
		Extent:   r.window(),
		Compare:  r.comparison(),
		Endless:  r.string(),
		Detail:   r.string(),
	}
}

func (m *Want) write(w *writer) {
	w.uint32(m.Revision)
	w.int(m.Level)
	w.int(len(m.Keys))
	for _, k := range m.Keys {
		w.int(k.X)
		w.int(k.Y)
	}
}

func readWant(r *reader) *Want {
	m := &Want{Revision: r.uint32()}
	m.Level = r.level()
	for range r.length(2) {
		m.Keys = append(m.Keys, r.key(m.Level))
	}
	return m
}

func (m *Picture) write(w *writer) {
	w.b = append(make([]byte, 0, len(m.Pixels)+len(m.Values.Small)+4*len(m.Values.Wide)+64), w.b...)
	w.uint32(m.Revision)
	w.int(m.Level)
	w.int(m.X)
	w.int(m.Y)
	w.bool(m.Complete)
	w.bytes(m.Pixels)
	w.tile(&m.Values)
}

func readPicture(r *reader) *Picture {
	m := &Picture{Revision: r.uint32()}
	m.Key = r.key(r.level())
	m.Complete = r.bool()
	m.Pixels = r.bytes()
	m.Values = r.tile()
	if len(m.Pixels) != 4*render.PictureSize*render.PictureSize {
		r.failed = true
	}
	return m
}

func (m *Progress) write(w *writer) {
	w.uint32(m.Revision)
	w.int(m.Done)
	w.int(m.Total)
}

func (m *Probe) write(w *writer) {
	w.uint32(m.Revision)
	w.cell(m.At)
	w.int(m.Reach)
}

func readProbe(r *reader) *Probe {
	return &Probe{Revision: r.uint32(), At: r.cell(), Reach: r.reach()}
}

func (m *Value) write(w *writer) {
	w.uint32(m.Revision)
	w.cell(m.At)
	w.int(int(m.Value))
	w.string(m.Region)
	w.int(m.Reach)
	w.tile(&m.Around)
}

func readValue(r *reader) *Value {
	return &Value{Revision: r.uint32(), At: r.cell(), Value: int32(r.int()), Region: r.string(), Reach: r.reach(), Around: r.tile()}
}

func (m *Ask) write(w *writer) {
	w.uint32(m.ID)
	w.string(m.Link)
	w.string(m.Player)
	w.uint32(m.Seed)
	w.uint32(m.Round)
}

func (m *Answer) write(w *writer) {
	w.uint32(m.ID)
	w.farPosition(m.Move)
	w.positions(m.Blocks)
	w.farPositions(m.Palaces)
}

func (m *Failure) write(w *writer) {
	w.uint32(m.ID)
	w.uint32(m.Revision)
	w.string(m.Text)
}
