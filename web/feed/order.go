package feed

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
)

// Order gives a piece of a map's sweep to a worker that helps the painter. It says all
// there is to know, so that any worker can take any order.
type Order struct {
	// Job tells sweeps apart; orders of other sweeps are void from now on.
	Job     uint32
	ID      int
	Ruleset string // canonical notation
	Kind    engine.Kind
	Palette string
	Extent  engine.Window
	// Windows are what the piece decides of the extent, Work is its order for the
	// engine: see engine.Parcel.
	Windows []engine.Window
	Work    []byte
	// Keys are the pictures that are wanted of it, all of one level.
	Keys []render.Key
}

// Report is the answer to an Order.
type Report struct {
	Job       uint32
	ID        int
	Result    []byte // for engine.Division.Settle
	Fragments []render.Fragment
	// Text says in one sentence why there is no result, "" if there is.
	Text string
}

func (*Order) kind() byte  { return orderKind }
func (*Report) kind() byte { return reportKind }

func (m *Order) write(w *writer) {
	w.uint32(m.Job)
	w.int(m.ID)
	w.string(m.Ruleset)
	w.byte(byte(m.Kind))
	w.string(m.Palette)
	w.window(m.Extent)
	w.int(len(m.Windows))
	for _, v := range m.Windows {
		w.window(v)
	}
	w.bytes(m.Work)
	w.int(len(m.Keys))
	for _, k := range m.Keys {
		w.key(k)
	}
}

func readOrder(r *reader) *Order {
	m := &Order{
		Job:     r.uint32(),
		ID:      r.int(),
		Ruleset: r.string(),
		Kind:    engine.Kind(r.byte()),
		Palette: r.string(),
		Extent:  r.window(),
	}
	for range r.length(4) {
		m.Windows = append(m.Windows, r.window())
	}
	m.Work = r.bytes()
	for range r.length(3) {
		m.Keys = append(m.Keys, r.key(r.level()))
	}
	return m
}

func (m *Report) write(w *writer) {
	size := len(m.Result) + len(m.Text) + 64
	for i := range m.Fragments {
		size += len(m.Fragments[i].Pixels) + 64
	}
	w.b = append(make([]byte, 0, size), w.b...)
	w.uint32(m.Job)
	w.int(m.ID)
	w.bytes(m.Result)
	w.int(len(m.Fragments))
	for i := range m.Fragments {
		f := &m.Fragments[i]
		w.key(f.Key)
		w.window(f.Part)
		w.bytes(f.Pixels)
	}
	w.string(m.Text)
}

func readReport(r *reader) *Report {
	m := &Report{Job: r.uint32(), ID: r.int(), Result: r.bytes()}
	for range r.length(8) {
		m.Fragments = append(m.Fragments, r.fragment())
	}
	m.Text = r.string()
	return m
}

func (w *writer) key(k render.Key) {
	w.int(k.Level)
	w.int(k.X)
	w.int(k.Y)
}

// fragment reads a fragment, which must lie in its picture.
func (r *reader) fragment() render.Fragment {
	f := render.Fragment{Key: r.key(r.level()), Part: r.window(), Pixels: r.bytes()}
	whole := engine.Window{W: render.PictureSize, H: render.PictureSize}
	if f.Part.Intersect(whole) != f.Part || len(f.Pixels) != 4*f.Part.Area() {
		r.failed = true
	}
	return f
}
