package render

import "math"

// Averages are taken in linear light, for only there does a field of gold and
// black squares look as bright as it does from afar. Linear values have 12 bits.
const linearMax = 4095

// linear maps an sRGB byte to linear light, gamma maps back.
var (
	linear [256]uint32
	gamma  [linearMax + 1]uint8
)

func init() {
	for i := range linear {
		c := float64(i) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		linear[i] = uint32(c*linearMax + 0.5)
	}
	for i := range gamma {
		c := float64(i) / linearMax
		if c <= 0.0031308 {
			c *= 12.92
		} else {
			c = 1.055*math.Pow(c, 1/2.4) - 0.055
		}
		gamma[i] = uint8(c*255 + 0.5)
	}
	// Twelve bits cannot tell all dark bytes apart: make the way there and back exact.
	for i := 255; i >= 0; i-- {
		gamma[linear[i]] = uint8(i)
	}
}

// sum adds up linear light.
type sum struct{ r, g, b uint32 }

// add adds n times t.
func (s *sum) add(t sum, n uint32) {
	s.r += n * t.r
	s.g += n * t.g
	s.b += n * t.b
}

// unpack returns the three channels of a packed sum.
func unpack(p uint64) sum {
	return sum{uint32(p & channelMask), uint32(p >> channelBits & channelMask), uint32(p >> (2 * channelBits))}
}

// A packed sum holds three channels of 21 bits: 512 squares of 12 bits fit.
const (
	channelBits = 21
	channelMask = 1<<channelBits - 1
)
