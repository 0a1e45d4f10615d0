package sprite

// The marks of squares, as parts of a square's edge: the canvas draws them, and so does the picture
// that is seen before there is a canvas.
const (
	RingHalf    = 0.445 // of a ring around a target, from the middle to its outside
	RingWidth   = 0.036
	FrameHalf   = 0.48 // of the frame around a square
	WayWidth    = 0.055
	WayStrength = 0.42 // of the lines that lead to targets: how much they cover
)

// FrameWidth is the width of that frame, in CSS pixels.
const FrameWidth = 2.6
