package colour

import "math"

// Colours are averaged in linear light: only there does a field of gold and black squares
// look as bright as it does from afar.

// FullLight is the linear value of full light: linear values have 12 bits.
const FullLight = 4095

// Linear maps an sRGB byte to linear light, Gamma maps back.
var (
	Linear [256]uint32
	Gamma  [FullLight + 1]uint8
)

func init() {
	for i := range Linear {
		Linear[i] = uint32(LightOf(uint8(i))*FullLight + 0.5)
	}
	for i := range Gamma {
		c := float64(i) / FullLight
		if c <= 0.0031308 {
			c *= 12.92
		} else {
			c = 1.055*math.Pow(c, 1/2.4) - 0.055
		}
		Gamma[i] = uint8(c*255 + 0.5)
	}
	// Twelve bits cannot tell all dark bytes apart: make the way there and back exact.
	for i := 255; i >= 0; i-- {
		Gamma[Linear[i]] = uint8(i)
	}
}

// LightOf returns the linear light of an sRGB byte, from 0 to 1, by the standard's formula.
func LightOf(b uint8) float64 {
	c := float64(b) / 255
	if c <= 0.04045 {
		return c / 12.92
	}
	return math.Pow((c+0.055)/1.055, 2.4)
}
