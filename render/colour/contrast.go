package colour

import (
	"image/color"

	"github.com/palacegames/palace/render/view"
)

// Seen from afar, the segments of a subtraction game or the arms of a blocking game
// differ by a few per cent of palaces, and their honest averages look all the same.
// So the shares that are in view are stretched over the whole way from the colour of
// an N-position to that of a palace, by one rule for all of the picture; the legend
// says which share has which colour.

// Band is a range of shares of palaces among squares, each from 0 to 1.
type Band struct{ Low, High float64 }

// Toward returns the band a part t of the way from b to c.
func (b Band) Toward(c Band, t float64) Band {
	return Band{b.Low + (c.Low-b.Low)*t, b.High + (c.High-b.High)*t}
}

// Near reports whether the ends of both bands are less than d apart.
func (b Band) Near(c Band, d float64) bool {
	return max(b.Low-c.Low, c.Low-b.Low, b.High-c.High, c.High-b.High) < d
}

// Narrow says, from 0 to 1, how much there is to gain by stretching the band: a
// wide one has contrast enough.
func (b Band) Narrow() float64 { return 1 - view.Smoothstep(0.5, 0.9, b.High-b.Low) }

// shareSteps is the number of steps in which shares are counted.
const shareSteps = 400

// Shares says how many pixels show which share of palaces.
type Shares [shareSteps + 1]uint32

// Add adds the pixels of others.
func (s *Shares) Add(others *Shares) {
	for i, n := range others {
		s[i] += n
	}
}

// The band leaves out one pixel in oddPart at each end. It is never narrower than
// leastBand, or it would show how colours are rounded and not how palaces lie.
const (
	oddPart   = 100
	leastBand = 0.05
)

// insets keep what there is much of away from the ends of the band: of all pixels, one in so
// many may lie before such a part of the band at each end, and no more. So a segment in view has
// neither the colour of no palaces nor that of palaces alone, unless it is nearly that.
var insets = [...]struct {
	pixels uint32
	part   float64
}{{20, 1. / 5}, {2, 1. / 3}}

// Band returns the band in which nearly all of the shares lie, widened as insets say. ok is
// false if no pixel was counted.
func (s *Shares) Band() (b Band, ok bool) {
	var total uint32
	for _, n := range s {
		total += n
	}
	if total == 0 {
		return b, false
	}
	b = Band{s.quantile(total / oddPart), s.quantile(total - 1 - total/oddPart)}
	if lack := leastBand - (b.High - b.Low); lack > 0 {
		b.Low, b.High = b.Low-lack/2, b.High+lack/2
	}
	for range 30 { // either end moves as the other one does, ever less
		wide := b
		for _, in := range insets {
			low, high := s.quantile(total/in.pixels), s.quantile(max(total/2, total-1-total/in.pixels))
			wide.Low = min(wide.Low, (low-in.part*b.High)/(1-in.part))
			wide.High = max(wide.High, (high-in.part*b.Low)/(1-in.part))
		}
		b = Band{max(wide.Low, 0), min(wide.High, 1)}
	}
	return b, true
}

// quantile returns the share of the pixel that has n pixels before it.
func (s *Shares) quantile(n uint32) float64 {
	for i, m := range s {
		if n < m {
			return float64(i) / shareSteps
		}
		n -= m
	}
	return 1
}

// Meter reads shares of palaces from the colours of averaged outcomes.
type Meter struct {
	// Axis and Base give the share of a colour in linear light, of which each
	// channel is from 0 to 1: it is the scalar product with Axis, less Base.
	Axis [3]float64
	Base float64
	// Plain and Palace are the colours of the shares 0 and 1.
	Plain, Palace color.RGBA

	steps [3][256]float32 // the share that each byte of a colour contributes
}

// NewMeter returns the meter for the outcomes in the colours of p.
func NewMeter(p *Palette) *Meter {
	m := &Meter{Plain: p.Color(0), Palace: p.Color(1)}
	from, to := channels(m.Plain), channels(m.Palace)
	square := 0.0
	for i := range m.Axis {
		m.Axis[i] = to[i] - from[i]
		square += m.Axis[i] * m.Axis[i]
	}
	for i := range m.Axis {
		m.Axis[i] /= square
		m.Base += m.Axis[i] * from[i]
		for v, value := range Linear {
			m.steps[i][v] = float32(m.Axis[i] * (float64(value)/FullLight - from[i]))
		}
	}
	return m
}

// channels returns the linear light of a colour, from 0 to 1.
func channels(c color.RGBA) [3]float64 {
	return [3]float64{
		float64(Linear[c.R]) / FullLight, float64(Linear[c.G]) / FullLight, float64(Linear[c.B]) / FullLight,
	}
}

// Share returns the share of palaces in a colour.
func (m *Meter) Share(r, g, b uint8) float64 {
	return float64(min(max(m.steps[0][r]+m.steps[1][g]+m.steps[2][b], 0), 1))
}

// sampled is the distance of the pixels that are counted, in each direction: odd,
// so that no pattern whose period is a power of two hides from it.
const sampled = 3

// Count counts the shares in a picture of averages, whose rows have so many pixels of four
// bytes. A transparent pixel has none: nothing is known of it.
func (m *Meter) Count(pixels []byte, width int) (s Shares) {
	for from := 0; from < len(pixels); from += sampled * 4 * width {
		row := pixels[from:][:4*width]
		for x := 0; x < width; x += sampled {
			if pixel := row[4*x : 4*x+4]; pixel[3] != 0 {
				s[int(m.Share(pixel[0], pixel[1], pixel[2])*shareSteps+0.5)]++
			}
		}
	}
	return s
}

// Ramp returns the colour at t, from 0 to 1, of the way along the band. Its steps
// are even to the eye, not in
func (m *Meter) Ramp(t float64) color.RGBA {
	return Blend(m.Plain, m.Palace, t)
}
