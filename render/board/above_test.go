package board

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/scene"
)

// fromAbove is a queen on (4, 3), whose rows in the slice shown are joined by others that
// leave it: four squares of their own, of which two lead to (2, 5), and one that a row of
// the slice has too.
func fromAbove() scene.Scene {
	sc := chess()
	level := func(step int) []scene.Level { return []scene.Level{{Name: "C", Axis: 2, From: 9, Step: step}} }
	sc.Targets.Rows = append(sc.Targets.Rows,
		scene.Row{From: sc.At, Step: engine.Cell{X: 1}, Count: 2, Above: level(-3)},
		scene.Row{From: sc.At, Step: engine.Cell{X: -2, Y: 2}, Count: 1, Jump: true, Above: level(-1)},
		scene.Row{From: sc.At, Step: engine.Cell{X: -2, Y: 2}, Count: 1, Jump: true, Above: level(1)},
		scene.Row{From: sc.At, Step: engine.Cell{X: -1}, Count: 1, Above: level(-1)},
		scene.Row{From: sc.At, Count: 3, Above: level(-1)},
	)
	return sc
}

// TestAboveIsCovered: what the map says of the square of a target in another slice is
// hidden, and the slice is written there instead of a number.
func TestAboveIsCovered(t *testing.T) {
	r := opened(fromAbove())
	r.drawing.pen.theme = colour.ThemeFor(false)
	want := map[engine.Cell]string{{X: 5, Y: 3}: "C=6", {X: 6, Y: 3}: "C=3", {X: 2, Y: 5}: "C=8/C=10"}
	above := r.drawing.pen.above()
	for c, text := range want {
		if string(above[c]) != text {
			t.Errorf("%v says %q, want %q", c, above[c], text)
		}
	}
	if len(above) != len(want) {
		t.Errorf("covered are %d squares, want %d", len(above), len(want))
	}
	brush := &r.drawing.pen.brush
	brush.reset()
	r.drawing.drawUnder(above)
	ground, covered, cleared := tint(r.drawing.pen.theme.Ground, 1), 0, 0
	for i := 0; i < len(brush.vertices); i += 4 {
		a, d := brush.vertices[i], brush.vertices[i+3]
		if (ink{a.ColorR, a.ColorG, a.ColorB, a.ColorA}) != ground {
			continue
		}
		if a.Custom2 > 0 { // a disc
			cleared++
			continue
		}
		covered++
		c := r.camera.view.Cell(float64(a.DstX+d.DstX)/2/r.camera.view.Ratio, float64(a.DstY+d.DstY)/2/r.camera.view.Ratio)
		edge := float32(r.camera.view.Scale * r.camera.view.Ratio)
		if _, ok := want[c]; !ok || d.DstX-a.DstX < edge || d.DstY-a.DstY < edge {
			t.Errorf("%v is covered by %v to %v", c, a, d)
		}
	}
	if brush.reset(); covered != len(want) || cleared != len(want) {
		t.Errorf("%d squares are covered and the middles of %d, want %d", covered, cleared, len(want))
	}
}

// TestLevelsAreWritten: where squares have room each slice is written, and elsewhere none.
func TestLevelsAreWritten(t *testing.T) {
	r := opened(fromAbove())
	r.drawing.pen.theme = colour.ThemeFor(false)
	for scale, letters := range map[float64]int{72: len("C=6C=3C=8/C=10"), 30: len("C=6C=3"), numbersFrom - 1: 0} {
		r.camera.view.Scale = scale
		r.drawing.writeLevels(r.drawing.pen.above())
		if got := len(r.drawing.glyphs.letters.indices) / 6; got != letters {
			t.Errorf("at %g there are %d letters, want %d", scale, got, letters)
		}
		r.drawing.glyphs.letters.reset()
	}
}

// TestAboveFromAfar: where targets are not marked nothing is covered, and far out the
// slice is written like a coordinate.
func TestAboveFromAfar(t *testing.T) {
	r := opened(fromAbove())
	r.camera.view.Scale = ringsFrom
	if above := r.drawing.pen.above(); above != nil {
		t.Errorf("covered are %v", above)
	}
	sc := distantScene(0, 0, engine.Cell{X: 4, Y: 3})
	sc.Origin = append(sc.Origin, sc.Origin[0])
	sc.Targets = fromAbove().Targets
	r = opened(sc)
	if text := string(r.drawing.pen.above()[engine.Cell{X: 6, Y: 3}]); text != "C=…003" {
		t.Errorf("far out it says %q", text)
	}
}
