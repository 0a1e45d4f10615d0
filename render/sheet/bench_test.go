package sheet

import (
	"fmt"
	"testing"

	"github.com/palacegames/palace/engine"
)

// BenchmarkFormats: what a square costs from the board to the bytes of a file, and how
// many times more than on the board alone.
func BenchmarkFormats(b *testing.B) {
	for _, test := range []struct {
		game string
		kind engine.Kind
		w    engine.Window
	}{
		{"subtraction:(0,1)(1,0)(1,1)(1,2)(2,2)(2,51)(4,3)(4,4)(13,1)", engine.Outcomes, engine.Window{W: 4096, H: 4096}},
		{"blocking:1000", engine.PalaceNumbers, engine.Window{W: 2048, H: 2048}},
	} {
		c := content(b, test.game, test.kind, test.w)
		for _, format := range Formats(test.kind) {
			b.Run(fmt.Sprintf("%v/%s", test.kind, format), func(b *testing.B) {
				bytes := 0
				for b.Loop() {
					c = content(b, test.game, test.kind, test.w)
					bytes = 0
					s, err := New(c, format, Budget)
					if err != nil {
						b.Fatal(err)
					}
					for s.Step() {
						bytes += len(s.Take())
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(test.w.Area()), "ns/square")
				b.SetBytes(int64(bytes))
			})
		}
		b.Run(test.kind.String()+"/board", func(b *testing.B) {
			for b.Loop() {
				source := content(b, test.game, test.kind, test.w).Board.Source(test.w)
				for {
					if _, ok := source.Next(); !ok {
						break
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(test.w.Area()), "ns/square")
		})
	}
}
