package average

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
