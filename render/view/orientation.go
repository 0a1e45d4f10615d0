package view

// Orientation says how the board lies on the screen.
type Orientation uint8

// The orientations. The papers draw x to the right and y down, except that the
// queens in exile are drawn with x, the row, down and y, the column, right.
const (
	XRightYDown Orientation = iota // origin upper left
	XRightYUp                      // origin lower left
	XDownYRight                    // the transpose of the first
	XUpYRight                      // the transpose with its origin lower left
)
