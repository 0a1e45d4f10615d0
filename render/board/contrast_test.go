package board

import (
	"slices"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// stretched returns a screen that shows one averaged picture of outcomes, all of
// whose pixels have the shares given, equally often.
func stretched(still bool, shares ...float64) *Board {
	s := New(&recorder{})
	s.ready = true
	s.scene = scene.Scene{Look: scene.Look{Still: still}, Map: scene.MapLook{
		Shown: true, Kind: engine.Outcomes, Contrast: true,
		Palette: colour.NewPalette("paper", engine.Outcomes, 1),
		Extent:  engine.Window{W: 2048, H: 2048}, Plane: engine.Window{W: 1 << 20, H: 1 << 20},
	}}
	s.camera.view = view.Viewport{X: 512, Y: 512, Scale: 0.25, Width: 200, Height: 200, Ratio: 1}
	s.maps.contrast.begin(&s.scene.Map)
	s.maps.textures.measure = s.maps.contrast.measure
	s.see(shares...)
	return s
}

// see puts a picture with the shares where the screen looks.
func (s *Board) see(shares ...float64) {
	p := picture.Picture{Key: picture.Key{Level: s.camera.level()}, Pixels: make([]byte, 4*picture.Size*picture.Size)}
	averager := average.New(s.scene.Map.Palette, nil)
	n := len(p.Pixels) / 4
	counts, squares := make([]uint32, n), make([]uint32, n)
	for i := range counts {
		counts[i], squares[i] = uint32(1000*shares[i/5%len(shares)]), 1000
	}
	averager.Density(counts, squares, p.Pixels)
	s.maps.textures.all.Put(p.Key, &texture{measured: s.maps.textures.measure(&p)})
}

// TestContrastGlides checks that the first band is taken at once, that a later one is
// come to by and by, and that the screen then rests.
func TestContrastGlides(t *testing.T) {
	s := stretched(false, 0.2, 0.25, 0.3)
	s.maps.adjust(0.016)
	if !s.maps.contrast.shown.band.Near(colour.Band{Low: 0.167, High: 0.333}, 0.01) {
		t.Fatalf("the first band is %.3f", s.maps.contrast.shown.band)
	}
	settle(t, s)
	if s.maps.contrast.shown.strength < 0.99 {
		t.Errorf("a narrow band is stretched by %.3f only", s.maps.contrast.shown.strength)
	}
	s.see(0.4, 0.5, 0.6)
	before := s.maps.contrast.shown.band
	if moving, now := s.maps.adjust(0.016), s.maps.contrast.shown.band; !moving || !now.Near(before, 0.06) || now == before {
		t.Errorf("in one frame from %.3f to %.3f", before, now)
	}
	settle(t, s)
	if !s.maps.contrast.shown.band.Near(colour.Band{Low: 0.333, High: 0.667}, 0.01) {
		t.Errorf("it came to rest at %.3f", s.maps.contrast.shown.band)
	}
	if l := s.maps.look(); l.Tiles || l.Band != (colour.Band{Low: 0.33, High: 0.67}) {
		t.Errorf("it looks like %+v", l)
	}
}

func settle(t *testing.T, s *Board) {
	t.Helper()
	for frames := 0; s.maps.adjust(0.016); frames++ {
		if frames > 200 {
			t.Fatal("it never rests")
		}
	}
}

// TestContrastWhereNothingMoves checks that it does not glide for those who want no
// motion, and that what has contrast enough, or shows no averages, is left alone.
func TestContrastWhereNothingMoves(t *testing.T) {
	s := stretched(true, 0.2, 0.3)
	if s.maps.adjust(0.016) || s.maps.contrast.shown.strength != 1 {
		t.Errorf("moving, or stretched by %.3f", s.maps.contrast.shown.strength)
	}
	if s = stretched(true, 0, 1); s.maps.adjust(0.016) || s.maps.contrast.shown.strength != 0 || s.maps.look().Band.High != 0 {
		t.Errorf("all shares there are stretched by %.3f", s.maps.contrast.shown.strength)
	}
	s = stretched(true, 0.2, 0.3)
	s.camera.view.Scale = 2
	if s.maps.adjust(0.016) || s.maps.contrast.shown.strength != 0 {
		t.Errorf("single squares are stretched by %.3f", s.maps.contrast.shown.strength)
	}
	s = stretched(true, 0.2, 0.3)
	for _, change := range []func(*scene.MapLook){
		func(c *scene.MapLook) { c.Contrast = false },
		func(c *scene.MapLook) { c.Kind = engine.PalaceNumbers },
	} {
		m := s.scene.Map
		change(&m)
		s.maps.contrast.begin(&m)
		if s.maps.contrast.measure(&picture.Picture{Key: picture.Key{Level: 2}}) != nil || s.maps.adjust(0.016) {
			t.Error("there is nothing to stretch, and it is measured")
		}
	}
}

// TestMeanColours checks that the colours of nim-values are driven apart, and that
// pictures of single squares say nothing about it.
func TestMeanColours(t *testing.T) {
	s := stretched(true, 0.2, 0.3)
	s.scene.Map.Kind = engine.NimValues
	s.maps.contrast.begin(&s.scene.Map)
	if s.maps.contrast.measure(&picture.Picture{}) != nil {
		t.Error("single squares are measured")
	}
	s.see(0.2, 0.25)
	s.maps.adjust(0.016)
	u := uniforms{}
	s.maps.contrast.uniforms(u)
	if told(u, "Gain") <= 1 || u["Stretch"] != nil {
		t.Errorf("the shader is told %v", u)
	}
	if l := s.maps.look(); l.Gain < 2 || l.Band.High != 0 {
		t.Errorf("it looks like %+v", l)
	}
}

// TestLookIsToldOnce checks that the host hears of a look when it changes, not at
// every step of a zoom.
func TestLookIsToldOnce(t *testing.T) {
	s := New(&recorder{})
	var looks []colour.Look
	s.scene.Map.Kind = engine.PalaceNumbers
	for i, scale := range []float64{40, 40.1, 22, 3, 2.9, 40} {
		s.camera.view.Scale = scale
		if l, news := s.maps.lookNow(i == 2); news { // in motion only what turns into something else is told
			looks = append(looks, l)
		}
	}
	if len(looks) != 3 || !looks[0].Tiles || looks[1].Tiles || looks[2] != looks[0] {
		t.Errorf("the host heard %+v", looks)
	}
}

// TestPaper: on a light board the shader is told to draw outcomes as ink on paper, stretched
// or not; on a dark one, and for other kinds, it is not.
func TestPaper(t *testing.T) {
	s := stretched(true, 0.2, 0.3)
	s.scene.Map.Contrast = false
	s.maps.contrast.begin(&s.scene.Map)
	u := uniforms{}
	s.maps.contrast.onPaper(u, &colour.LightTheme, s.scene.Map.Palette)
	square := uniforms{}
	square.colour("Plain", colour.LightTheme.Square())
	if told(u, "Paper") != 1 || u["Axis"] == nil || !slices.Equal(u["Plain"].([]float32), square["Plain"].([]float32)) {
		t.Errorf("on paper: %v", u)
	}
	u = uniforms{}
	s.maps.contrast.onPaper(u, &colour.DarkTheme, s.scene.Map.Palette)
	s.scene.Map.Kind, s.scene.Map.Palette = engine.PalaceNumbers, colour.NewPalette("paper", engine.PalaceNumbers, 5)
	s.maps.contrast.begin(&s.scene.Map)
	s.maps.contrast.onPaper(u, &colour.LightTheme, s.scene.Map.Palette)
	if len(u) != 0 {
		t.Errorf("elsewhere: %v", u)
	}
}

// told returns the first number of a name, 0 for none.
func told(u uniforms, name string) float32 {
	if values, ok := u[name].([]float32); ok {
		return values[0]
	}
	return 0
}

// TestUniforms checks that the shader is told of a contrast only when there is one.
func TestUniforms(t *testing.T) {
	s := stretched(true, 0.2, 0.3)
	u := uniforms{}
	if s.maps.contrast.uniforms(u); len(u) != 0 {
		t.Errorf("before anything is measured: %v", u)
	}
	s.tick(0.016, clock.Now())
	if s.maps.contrast.uniforms(u); told(u, "Stretch") != 1 || len(u) != 6 {
		t.Errorf("with a band: %v", u)
	}
}
