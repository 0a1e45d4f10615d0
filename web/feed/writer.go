package feed

import (
	"encoding/binary"

	"github.com/palacegames/palace/engine"
)

// writer appends fields to b.
type writer struct{ b []byte }

func (w *writer) byte(v byte)     { w.b = append(w.b, v) }
func (w *writer) uint32(v uint32) { w.b = binary.AppendUvarint(w.b, uint64(v)) }
func (w *writer) int(v int)       { w.b = binary.AppendVarint(w.b, int64(v)) }
func (w *writer) int32(v int32)   { w.int(int(v)) }

func (w *writer) bool(v bool) {
	if v {
		w.byte(1)
	} else {
		w.byte(0)
	}
}

func (w *writer) string(s string) {
	w.int(len(s))
	w.b = append(w.b, s...)
}

func (w *writer) bytes(s []byte) {
	w.int(len(s))
	w.b = append(w.b, s...)
}

func (w *writer) cell(c engine.Cell) {
	w.int(c.X)
	w.int(c.Y)
}

func (w *writer) window(v engine.Window) {
	w.int(v.X)
	w.int(v.Y)
	w.int(v.W)
	w.int(v.H)
}

// position writes a nil position as one without components.
func (w *writer) position(p engine.Position) {
	w.int(len(p))
	for _, v := range p {
		w.int(v)
	}
}

// The layouts of a tile on the wire.
const (
	blankTile byte = iota
	bitsTile
	smallTile
	wideTile
)

func (w *writer) tile(t engine.Tile) {
	if t.Blank() {
		w.byte(blankTile)
		return
	}
	rows := t.Rows()
	w.rows(&rows)
}

// rows writes a tile that goes row by row.
func (w *writer) rows(t *engine.Tile) {
	switch {
	case t.Bits != nil:
		w.byte(bitsTile)
		w.window(t.Window)
		for _, v := range t.Bits {
			w.b = binary.LittleEndian.AppendUint64(w.b, v)
		}
	case t.Small != nil:
		w.byte(smallTile)
		w.window(t.Window)
		w.int(int(t.Base))
		for _, v := range t.Small {
			w.b = append(w.b, byte(v))
		}
	default:
		w.byte(wideTile)
		w.window(t.Window)
		for _, v := range t.Wide {
			w.b = binary.LittleEndian.AppendUint32(w.b, uint32(v))
		}
	}
}
