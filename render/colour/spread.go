package colour

// The mean colours of nim-values crowd together, too, the more values there are. No
// ramp says what a mean colour stands for, so all that can be done for them is to
// enlarge their differences, alike in all of the picture.

// Spread enlarges the distance of every colour from Middle, whose channels are from
// 0 to 1, by the factor Gain.
type Spread struct {
	Middle [3]float64
	Gain   float64
}

// Toward returns the spread a part t of the way from s to o.
func (s Spread) Toward(o Spread, t float64) Spread {
	for i := range s.Middle {
		s.Middle[i] += (o.Middle[i] - s.Middle[i]) * t
	}
	s.Gain += (o.Gain - s.Gain) * t
	return s
}

// Near reports whether no number of the one is d or more away from the other's.
func (s Spread) Near(o Spread, d float64) bool {
	for i := range s.Middle {
		if far := s.Middle[i] - o.Middle[i]; far <= -d || far >= d {
			return false
		}
	}
	return s.Gain-o.Gain < d && o.Gain-s.Gain < d
}

// Tints says how many pixels have which byte in each channel of their colour.
type Tints [3][256]uint32

// CountTints counts the colours of a picture, as Meter.Count counts shares.
func CountTints(pixels []byte, width int) (t Tints) {
	for from := 0; from < len(pixels); from += sampled * 4 * width {
		row := pixels[from:][:4*width]
		for x := 0; x < width; x += sampled {
			if pixel := row[4*x : 4*x+4]; pixel[3] != 0 {
				t[0][pixel[0]]++
				t[1][pixel[1]]++
				t[2][pixel[2]]++
			}
		}
	}
	return t
}

// Add adds the pixels of others.
func (t *Tints) Add(others *Tints) {
	for i := range t {
		for v, n := range others[i] {
			t[i][v] += n
		}
	}
}

// The part of all light that colours are spread over, and the largest gain: beyond,
// one would see how colours are rounded.
const (
	spreadOver = 0.8
	mostGain   = 4.0
)

// Spread returns the spread that suits the colours: nearly all of them fill the channel
// in which they differ most. ok is false if no pixel was counted.
func (t *Tints) Spread() (s Spread, ok bool) {
	widest := 0.0
	for i := range t {
		low, high, found := ends(&t[i])
		if !found {
			return s, false
		}
		s.Middle[i] = (low + high) / 2
		widest = max(widest, high-low)
	}
	s.Gain = min(max(spreadOver/max(widest, 0.01), 1), mostGain)
	return s, true
}

// ends returns the bytes, from 0 to 1, between which all but one pixel in oddPart lie at
// each end.
func ends(counts *[256]uint32) (low, high float64, ok bool) {
	var total uint32
	for _, n := range counts {
		total += n
	}
	if total == 0 {
		return 0, 0, false
	}
	var before uint32
	first, last := -1, 0
	for v, n := range counts {
		if first < 0 && before+n > total/oddPart {
			first = v
		}
		if before < total-total/oddPart && n > 0 {
			last = v
		}
		before += n
	}
	return float64(first) / 255, float64(last) / 255, true
}
