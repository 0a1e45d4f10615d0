package race

import "math"

// Light is linear in twelve bits; a sum of 2^9 squares fits a channel's bits.
const (
	bits     = 21
	mask     = 1<<bits - 1
	lightMax = 4095
)

// toLight and toByte turn bytes of a picture into light and back.
var toLight, toByte = func() (to [256]uint64, from [lightMax + 1]byte) {
	for i := range to {
		c := float64(i) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		to[i] = uint64(c*lightMax + 0.5)
	}
	next := 0
	for v := range from {
		for next < 255 && uint64(2*v) > to[next]+to[next+1] {
			next++
		}
		from[v] = byte(next)
	}
	return to, from
}()
