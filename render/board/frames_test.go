package board

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
)

// moving returns a canvas that shows a finished map of values, from so near or so far, and
// what makes and draws its next frame while a hand moves it. What is drawn on takes nothing,
// so that only this package's own work counts, and not Ebitengine's.
func moving(t *testing.T, scale float64, by func(r *recorder, i int)) func() {
	t.Helper()
	sc := chess()
	sc.Map.Kind = engine.NimValues
	sc.Map.Palette = colour.NewPalette("paper", engine.NimValues, 1)
	r := opened(sc)
	r.camera.fit = free
	r.camera.view.X, r.camera.view.Y, r.camera.view.Scale = 300, 300, scale
	r.maps.reveal.Finish()
	for level := range 3 {
		for _, k := range picture.Keys(sc.Map.Extent, level) {
			squares := make([]square, picture.Size*picture.Size)
			for i := range squares {
				squares[i] = plain + square(i%3)
			}
			tile := engine.Tile{Window: k.Window(), Linear: true, Slope: [2]int32{1, 1}}
			r.maps.textures.all.Put(k, &texture{image: ebiten.NewImage(1, 1), whole: true, known: 1e9, values: tile, squares: squares})
		}
	}
	for _, p := range r.drawing.programs.all() {
		p.get()
	}
	dst := ebiten.NewImage(800, 600)
	//lint:ignore SA1019 an image that is disposed takes nothing, which Deallocate does not bring about
	dst.Dispose()
	now, i := clock.Now(), 0
	return func() {
		i++
		by(r, i)
		now = now.Add(time.Second / 60)
		r.mu.Lock()
		r.tick(1.0/60, now)
		r.drawing.drawAll(dst, now)
		r.calls()
		r.mu.Unlock()
	}
}

// TestFramesAllocateNothing: while a hand moves a finished map, or enlarges it, no frame makes
// garbage, which would be collected while it is looked at.
func TestFramesAllocateNothing(t *testing.T) {
	back := func(i int) float64 { return float64(i%2*2 - 1) }
	for _, c := range []struct {
		name  string
		scale float64
		by    func(r *recorder, i int)
	}{
		{"panned from near", 40, func(r *recorder, i int) { r.camera.pan(3*back(i), 2*back(i)) }},
		{"panned", 6, func(r *recorder, i int) { r.camera.pan(3*back(i), 2*back(i)) }},
		{"panned from afar", 0.7, func(r *recorder, i int) { r.camera.pan(3*back(i), 2*back(i)) }},
		{"zoomed", 6, func(r *recorder, i int) { r.camera.zoomAtOnce(1+0.01*back(i), 400, 300) }},
	} {
		frame := moving(t, c.scale, c.by)
		for range 8 {
			frame() // what is made once
		}
		if n := testing.AllocsPerRun(100, frame); n != 0 {
			t.Errorf("%s: %g allocations a frame", c.name, n)
		}
	}
}
