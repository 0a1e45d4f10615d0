package sheet

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"testing"

	"github.com/palacegames/palace/engine"
)

// TestPackedBits unpacks bits, of widths with and without a rest, and compares them with the digits.
func TestPackedBits(t *testing.T) {
	for _, w := range []engine.Window{{W: 300, H: 270}, {X: 5, Y: 3, W: 16, H: 2}, {X: 250, Y: 250, W: 9, H: 11}, {W: 1, H: 1}} {
		c := content(t, "wythoff", engine.Outcomes, w)
		packed, ok := bytes.CutPrefix(file(t, c, PBM, Budget), fmt.Appendf(nil, "P4\n%d %d\n", w.W, w.H))
		wide := (w.W + 7) / 8
		if !ok || len(packed) != wide*w.H {
			t.Fatalf("%v: %d bytes", w, len(packed))
		}
		var text []byte
		for y := range w.H {
			for x := range 8 * wide {
				digit := '0' + packed[y*wide+x/8]>>(7-x%8)&1
				if x < w.W {
					text = append(text, digit)
				} else if digit != '0' {
					t.Errorf("%v: bits are set behind row %d", w, y)
				}
			}
			text = append(text, '\n')
		}
		if !bytes.Equal(text, file(t, c, Bits, Budget)) {
			t.Errorf("%v: the bits differ", w)
		}
	}
}

// TestArray reads arrays as NumPy does, and compares them with the table.
func TestArray(t *testing.T) {
	for _, test := range []struct {
		game string
		kind engine.Kind
		of   string
		size int
	}{{"wythoff", engine.Outcomes, "|u1", 1}, {"wythoff", engine.NimValues, "<i4", 4}, {"blocking:5", engine.PalaceNumbers, "<i4", 4}} {
		w := engine.Window{X: 3, Y: 2, W: 40, H: 30}
		c := content(t, test.game, test.kind, w)
		data := file(t, c, NPY, Budget)
		head, ok := bytes.CutPrefix(data, []byte("\x93NUMPY\x01\x00"))
		length := int(binary.LittleEndian.Uint16(head))
		header, values := head[2:2+length], head[2+length:]
		want := fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (30, 40), }", test.of)
		if !ok || (10+length)%64 != 0 || !bytes.HasPrefix(header, []byte(want)) || header[length-1] != '\n' || len(values) != test.size*w.Area() {
			t.Fatalf("%q, %d bytes", header, len(values))
		}
		var text []byte
		for i := range w.Area() {
			v := int(values[test.size*i])
			if test.size == 4 {
				v = int(int32(binary.LittleEndian.Uint32(values[4*i:])))
			}
			end := ","
			if i%w.W == w.W-1 {
				end = "\n"
			}
			text = fmt.Appendf(text, "%d%s", v, end)
		}
		if !bytes.Equal(text, file(t, c, CSV, Budget)) {
			t.Errorf("%s %v: the values differ", test.game, test.kind)
		}
	}
	if _, err := New(content(t, "wythoff", engine.NimValues, engine.Window{W: 1, H: 1}), PBM, Budget); err == nil {
		t.Error("nim-values are packed as bits")
	}
}
