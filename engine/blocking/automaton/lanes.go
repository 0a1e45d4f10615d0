package automaton

// The lanes of a word are its eight bytes. A lane has six bits for a number modulo
// 64 and two bits of room, so that three numbers and some steps of counting can be
// added before anything spills into the next lane.
const (
	eachLane = 0x0101010101010101
	sixBits  = 0x3f * eachLane
)

// step sees one square in each lane: the sum of its three counters is its palace
// number minus k, and if that is negative it is a palace and counts in all three.
func step(h, c, d uint64) (h1, c1, d1, sum uint64) {
	sum = h + c + d
	palaces := sum >> 5 & eachLane
	return h + palaces, c + palaces, d + palaces, sum
}

// shift moves all lanes up by one and puts in into lane 0.
func shift(w0, w1, in uint64) (uint64, uint64) {
	return w0<<8 | in, w1<<8 | w0>>56
}

// enter sets one lane.
func enter(w0, w1 uint64, lane int, v byte) (uint64, uint64) {
	at := uint(lane & 7 * 8)
	if lane < 8 {
		return w0&^(0xff<<at) | uint64(v)<<at, w1
	}
	return w0, w1&^(0xff<<at) | uint64(v)<<at
}

// lane returns one lane.
func lane(w0, w1 uint64, lane int) byte {
	if lane >= 8 {
		w0 = w1
	}
	return byte(w0 >> uint(lane&7*8))
}

// stepHood is step, with palaces in all lanes that the mask in covers.
func stepHood(h, c, d, in uint64) (h1, c1, d1, sum uint64) {
	sum = h + c + d
	palaces := (sum>>5 | in) & eachLane
	return h + palaces, c + palaces, d + palaces, sum
}

// lanesBelow covers the lanes before lane n.
func lanesBelow(n int) (w0, w1 uint64) {
	w := &lanes[uint(max(0, min(n, 16)))%32]
	return w[0], w[1]
}

// lanes are the answers of lanesBelow.
var lanes = func() (list [32][2]uint64) {
	for n := range 17 {
		list[n] = [2]uint64{1<<(8*n) - 1, 1<<(8*max(0, n-8)) - 1}
	}
	return list
}()
