package colour

import (
	"image/color"
	"math"
	"testing"

	"github.com/palacegames/palace/engine/idea"
)

// eyes are how light reaches people: with three kinds of cones, and with one of them missing, as
// G. M. Machado, M. M. Oliveira and L. A. F. Fernandes have modelled it (2009).
var eyes = map[string][3][3]float64{
	"all cones":    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// seen returns where a colour lies for these eyes in B. Ottosson's space (Oklab, 2020), in which
// distances are those that are seen: black and white are 1 apart.
func seen(c color.RGBA, eyes [3][3]float64) [3]float64 {
	light := through(eyes, [3]float64{LightOf(c.R), LightOf(c.G), LightOf(c.B)})
	for i, v := range light {
		light[i] = min(max(v, 0), 1)
	}
	cones := through([3][3]float64{
		{0.4122214708, 0.5363325363, 0.0514459929}, {0.2119034982, 0.6806995451, 0.1073969566}, {0.0883024619, 0.2817188376, 0.6299787005},
	}, light)
	for i, v := range cones {
		cones[i] = math.Cbrt(v)
	}
	return through([3][3]float64{
		{0.2104542553, 0.7936177850, -0.0040720468}, {1.9779984951, -2.4285922050, 0.4505937099}, {0.0259040371, 0.7827717662, -0.8086757660},
	}, cones)
}

func through(m [3][3]float64, v [3]float64) (w [3]float64) {
	for i, row := range m {
		w[i] = row[0]*v[0] + row[1]*v[1] + row[2]*v[2]
	}
	return w
}

// TestClassesDiffer: any two classes are told apart, whatever eyes look at them, by day and by
// night; about 0.02 is the least difference that is seen at all.
func TestClassesDiffer(t *testing.T) {
	const least = 0.1
	for _, theme := range []*Theme{&LightTheme, &DarkTheme} {
		for who, m := range eyes {
			for i, a := range theme.Classes {
				for j, b := range theme.Classes[:i] {
					p, q := seen(a, m), seen(b, m)
					if d := math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2]); d < least {
						t.Errorf("%s: classes %d and %d, %v and %v, are %.3f apart", who, i, j, a, b, d)
					}
				}
			}
		}
	}
}

// TestHuesAreRead: letters are read on every hue, and lines of every hue are seen on the board.
func TestHuesAreRead(t *testing.T) {
	for _, theme := range []*Theme{&LightTheme, &DarkTheme} {
		for h := idea.Soft; h < idea.First+idea.Classes; h++ {
			c := theme.Hue(h)
			if got := Contrast(c, On(c)); got < 4.5 {
				t.Errorf("letters on hue %d, %v, have a contrast of %.2f", h, c, got)
			}
			for _, square := range []color.RGBA{theme.Light, theme.Dark} {
				if got := Contrast(theme.Stroke(h), square); got < LineContrast {
					t.Errorf("a line of hue %d on %v has a contrast of %.2f", h, square, got)
				}
			}
		}
		if theme.Hue(idea.Class(9)) != theme.Classes[1] || theme.Hue(idea.First+9) != theme.Classes[1] {
			t.Error("the tenth class is not drawn as the second")
		}
	}
}
