package colour

import (
	"image/color"
	"testing"

	"github.com/palacegames/palace/engine"
)

// luma is how bright a colour is, from 0 to 1.
func luma(c color.RGBA) float64 {
	return 0.2126*LightOf(c.R) + 0.7152*LightOf(c.G) + 0.0722*LightOf(c.B)
}

// at returns the colour of an N-square of note to nobody, where a square has scale pixels.
func at(t *Theme, p *Palette, scale float64) color.RGBA {
	near := t.Seen(Look{Tiles: true, Shade: t.Dusk(p, scale), Wash: Wash(p.kind, scale)}, p, 0)
	if p.kind == engine.PalaceNumbers {
		near = t.Seen(Look{Tiles: true, Shade: t.Dusk(p, scale), Wash: Wash(p.kind, scale)}, p, int32(p.k))
		return Blend(near, t.Afar(p, int32(p.k)), Covering(scale))
	}
	return Blend(near, t.Afar(p, 0), Covering(scale))
}

// TestOutcomesStayOnPaper: on a light board no N-square of a map of outcomes changes as one
// zooms out, and palaces can be told from it at every size.
func TestOutcomesStayOnPaper(t *testing.T) {
	for _, name := range PaletteNames() {
		p := NewPalette(name, engine.Outcomes, 1)
		for scale := 0.05; scale < 90; scale *= 1.1 {
			if got := at(&LightTheme, p, scale); got != LightTheme.Square() {
				t.Fatalf("%s: squares of %g pixels are %v", name, scale, got)
			}
		}
		if got := Contrast(LightTheme.Afar(p, 1), LightTheme.Square()); got < 3 {
			t.Errorf("%s: palaces from afar have %.2f to 1 against paper", name, got)
		}
		if DarkTheme.OnPaper(p) || DarkTheme.Afar(p, 0) != p.Color(0) || DarkTheme.Afar(p, 1) != p.Color(1) {
			t.Errorf("%s: a dark board is of paper", name)
		}
		if LightTheme.Ramp(p, 0) != LightTheme.Afar(p, 0) || LightTheme.Ramp(p, 1) != LightTheme.Afar(p, 1) {
			t.Errorf("%s: the ramp does not run from N to P", name)
		}
	}
}

// TestOtherPicturesComeByDegrees: the pictures of the papers are dark, also on a light board, and
// no step of the zoom is more than a fifth of the way there.
func TestOtherPicturesComeByDegrees(t *testing.T) {
	p := NewPalette("paper", engine.PalaceNumbers, 5)
	whole := luma(LightTheme.Square()) - luma(p.Color(5))
	last := at(&LightTheme, p, 30)
	if last != LightTheme.Square() {
		t.Errorf("where numbers are written, a square is %v", last)
	}
	for scale := 30.0; scale > 4; scale /= 1.06 {
		now := at(&LightTheme, p, scale)
		if step := luma(last) - luma(now); step < -1e-3 || step > whole/5 {
			t.Errorf("from %g to %g pixels the light falls by %.3f of %.3f", scale*1.06, scale, step, whole)
		}
		last = now
	}
	if last != p.Color(5) {
		t.Errorf("from afar it is %v", last)
	}
	if LightTheme.OnPaper(p) || LightTheme.OnPaper(NewColoring(engine.Outcomes, 1, func(int32) color.RGBA { return mask })) {
		t.Error("a picture of more colours than two is ink on paper")
	}
	for v := range int32(8) {
		if LightTheme.Afar(p, v) != p.Color(v) {
			t.Errorf("from afar %d has another colour than in the paper", v)
		}
	}
}
