package view

// Touch is one event of a mouse, pen or finger, in CSS pixels of the canvas and
// milliseconds of any steady clock.
type Touch struct {
	ID    int
	Phase TouchPhase
	X, Y  float64
	Time  float64
	// Coarse says that a finger points, which trembles and covers what it points at.
	Coarse bool
	// Pulls says that the pointer moves the board wherever it goes down, and never taps: a
	// mouse with its middle button.
	Pulls bool
}

// TouchPhase says what happened to a pointer.
type TouchPhase uint8

// The phases of a pointer's life. A mouse moves without being down, too.
const (
	TouchDown TouchPhase = iota
	TouchMove
	TouchUp
	TouchCancel
)

// Gesture is what the events of the pointers amount to.
type Gesture struct {
	Kind GestureKind
	// X and Y say where: the pointer, or the middle between two.
	X, Y float64
	// DX and DY are how far a Pan moves or a Stroke goes, or the speed of a Fling in
	// CSS pixels a millisecond.
	DX, DY float64
	// Factor is how much a Pinch enlarges.
	Factor float64
	// Coarse says that a finger made a Tap, a Carry or a Drop.
	Coarse bool
}

// GestureKind tells gestures apart.
type GestureKind uint8

// The gestures.
const (
	Point   GestureKind = iota // the pointer is at (X, Y) and holds nothing
	Press                      // a pointer went down at (X, Y)
	Tap                        // it came up again without having gone anywhere
	Pan                        // the board was pulled by (DX, DY)
	Fling                      // and let go in motion
	Pinch                      // two fingers enlarge by Factor about (X, Y)
	Stroke                     // the pointer painted on its way by (DX, DY) to (X, Y)
	Carry                      // the pointer came to (X, Y) with what it holds
	Drop                       // and let it go there
	Scratch                    // what it has painted or carried since it went down is not to count
	Linger                     // a finger stayed at (X, Y), and went nowhere
	Rest                       // the last pointer left: whatever went on has ended
)
