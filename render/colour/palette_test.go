package colour_test

import (
	"image/color"
	"math"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/explain"
	"github.com/palacegames/palace/render/colour"
)

// luminance is the relative luminance of a colour, from 0 to 1.
func luminance(c color.RGBA) float64 {
	channel := func(v uint8) float64 { return math.Pow(float64(v)/255, 2.2) }
	return 0.2126*channel(c.R) + 0.7152*channel(c.G) + 0.0722*channel(c.B)
}

// TestSmallNimValues checks that the nim-values of games with few moves have
// colours that are told apart at a glance, and are not those of a palace.
func TestSmallNimValues(t *testing.T) {
	for _, name := range colour.PaletteNames() {
		p := colour.NewPalette(name, engine.NimValues, 1)
		for v := range int32(4) {
			for w := range v {
				a, b := p.Color(v), p.Color(w)
				distance := math.Hypot(math.Hypot(float64(a.R)-float64(b.R), float64(a.G)-float64(b.G)), float64(a.B)-float64(b.B))
				if distance < 50 {
					t.Errorf("%s: nim-values %d and %d look alike: %v, %v", name, v, w, a, b)
				}
			}
		}
	}
}

// TestSafeNimValuesGrowPaler checks that the palette for the colour-blind can be
// read by lightness alone.
func TestSafeNimValuesGrowPaler(t *testing.T) {
	p := colour.NewPalette("safe", engine.NimValues, 1)
	for v := int32(2); v <= 1024; v++ {
		if luminance(p.Color(v)) < luminance(p.Color(v-1)) {
			t.Fatalf("nim-value %d is darker than %d", v, v-1)
		}
	}
}

// TestLegendSaysTheColours holds the legend against the palette: each swatch has
// the colour of its value, the values grow, and the last one stands for the rest.
func TestLegendSaysTheColours(t *testing.T) {
	for _, name := range colour.PaletteNames() {
		for _, kind := range []engine.Kind{engine.Outcomes, engine.PalaceNumbers, engine.NimValues, engine.Remoteness, engine.MisereRemoteness} {
			p := colour.NewPalette(name, kind, 50)
			swatches := p.Legend()
			for i, s := range swatches {
				label, meaning := explain.LegendEntry(kind, 50, s.From, s.To)
				if s.Color != p.Color(s.From) || s.Palace != p.IsPalace(s.From) || s.From > s.To || label == "" || meaning == "" {
					t.Errorf("%s, %s: swatch %+v", name, kind, s)
				}
				if kind != engine.Outcomes && i > 0 && (i > 1 || kind != engine.MisereRemoteness) && s.From <= swatches[i-1].From {
					t.Errorf("%s, %s: %d comes after %d", name, kind, s.From, swatches[i-1].From)
				}
			}
			last := swatches[len(swatches)-1]
			if kind != engine.Outcomes && p.Color(last.From+1000) != last.Color {
				t.Errorf("%s, %s: %d is not the last colour", name, kind, last.From)
			}
		}
	}
}

// TestMaskAndVeil checks that masked and veiled squares are told apart from all
// others, and that a veil does not make a palace of another square.
func TestMaskAndVeil(t *testing.T) {
	const k, mask, veil = 7, 22, 23
	for _, name := range colour.PaletteNames() {
		plain := colour.NewPalette(name, engine.PalaceNumbers, k)
		masked, veiled := plain.Masked(mask), plain.Veiled(veil)
		for v := range int32(mask) {
			if masked.Color(v) != plain.Color(v) || veiled.Color(v) != plain.Color(v) {
				t.Errorf("%s: %d has another colour", name, v)
			}
			if masked.Color(mask) == plain.Color(v) {
				t.Errorf("%s: %d looks masked", name, v)
			}
			if veiled.IsPalace(v+veil) != plain.IsPalace(v) {
				t.Errorf("%s: %d is another thing under the veil", name, v)
			}
			if luminance(veiled.Color(v+veil)) > 0.5*luminance(plain.Color(v))+0.01 {
				t.Errorf("%s: %d does not stand back under the veil", name, v)
			}
		}
		if masked.IsPalace(mask) {
			t.Errorf("%s: a masked square is a palace", name)
		}
		swatches := masked.Legend()
		if last := swatches[len(swatches)-1]; last.From != mask || len(swatches) != len(plain.Legend())+1 {
			t.Errorf("%s: the legend says nothing of masked squares", name)
		}
	}
}

// TestPalettes checks that palaces and other squares never share a colour, and
// that neighbouring values of the legend can be told apart.
func TestPalettes(t *testing.T) {
	for _, name := range colour.PaletteNames() {
		for _, kind := range []engine.Kind{engine.Outcomes, engine.PalaceNumbers, engine.NimValues, engine.Remoteness, engine.MisereRemoteness} {
			for _, k := range []int{1, 2, 5, 100} {
				palette := colour.NewPalette(name, kind, k)
				swatches := palette.Legend()
				label := func(s colour.Swatch) string {
					label, _ := explain.LegendEntry(kind, k, s.From, s.To)
					return label
				}
				if len(swatches) < 2 {
					t.Errorf("%s %v k=%d: legend of %d lines", name, kind, k, len(swatches))
				}
				for i, a := range swatches {
					for _, b := range swatches[:i] {
						if a.Color == b.Color {
							t.Errorf("%s %v k=%d: %s and %s look the same", name, kind, k, label(a), label(b))
						}
					}
				}
			}
		}
	}
}
