package ideas

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
	"github.com/palacegames/palace/engine/wythoff/dictionary"
	"github.com/palacegames/palace/engine/wythoff/moves"
)

// BenchmarkPoint points at one square after the other, which must cost little.
func BenchmarkPoint(b *testing.B) {
	for _, c := range []struct {
		name string
		set  moves.Set
	}{{nameGolden, moves.Set{}}, {nameGolden, moves.Knight()}, {nameDictionary, moves.Knight()}, {nameTelescope, moves.Knight()}, {namePlacing, moves.Knight()}} {
		b.Run(c.name, func(b *testing.B) {
			seen := Illustrate(c.name, dictionary.Seek(c.set))
			x := 0
			look := func() {
				x = (x + 1) % 60
				job, err := seen.Look(idea.Gaze{Window: engine.Window{W: 60, H: 40}, At: engine.At(x, 60-x), Step: -1})
				if err != nil {
					b.Fatal(err)
				}
				engine.Finish(job)
				if _, err := seen.Layer(); err != nil {
					b.Fatal(err)
				}
			}
			look()
			for b.Loop() {
				look()
			}
		})
	}
}
