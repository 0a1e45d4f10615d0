package sweep

import "math"

// MaxSquares is how many squares a board counts at most; a native build needs about
// a minute for them. What is kept meanwhile grows with the board's edge only and
// stays far below a gigabyte.
const MaxSquares = 1 << 38

// Reach bounds the coordinates, so that sums of them never overflow.
const Reach = 1_000_000_000

// Work estimates how many squares are counted for a board of w×h squares: half of
// it, without the outer space. That begins about k + 2.62·y squares out in row y,
// where the arm ends ([CLN15] Section 3.4 gives its edge the slope of the golden
// ratio's square); two blocks are added for what is cut off.
func Work(k, w, h int) float64 {
	long, short := float64(max(w, h)+blockSide), float64(min(w, h)+blockSide)
	const slope = math.Phi * math.Phi
	free := float64(k + 2*blockSide)
	turn := min(short, max(0, (long-free)/slope)) // rows up to here end in the outer space
	return free*turn + (slope-1)*turn*turn/2 + (long-turn)*(short-turn) - (short-turn)*(short-turn)/2
}
