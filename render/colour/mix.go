package colour

import "image/color"

// Blend returns the colour a part t, from 0 to 1, of the way from a to b by their bytes: its
// steps are even to the eye.
func Blend(a, b color.RGBA, t float64) color.RGBA {
	channel := func(x, y uint8) uint8 { return part(float64(x), float64(y), t) }
	return color.RGBA{channel(a.R, b.R), channel(a.G, b.G), channel(a.B, b.B), channel(a.A, b.A)}
}

// part returns the byte a part t of the way from x to y.
func part(x, y, t float64) uint8 { return uint8(x + (y-x)*t + 0.5) }

// mix returns the colour a part t of the way from a to b in light: half way is what a field
// of both looks like from afar.
func mix(a, b color.RGBA, t float64) color.RGBA {
	channel := func(x, y uint8) uint8 {
		u, v := float64(Linear[x]), float64(Linear[y])
		return Gamma[int(u+(v-u)*t+0.5)]
	}
	return color.RGBA{channel(a.R, b.R), channel(a.G, b.G), channel(a.B, b.B), 255}
}
