// Package view is where the board lies on a screen, and how it is moved there: the camera
// and its four orientations, what pointers do, lines and names that keep within the
// screen, and the front behind which a map grows. It is pure, and knows neither pictures
// nor colours.
//
// On a screen of 640×480 a camera over the middle of square (7, 7), with squares of 48
// pixels, has that middle at (320, 240) and the middle of (8, 6) one square to the right
// and one up, at (368, 192):
//
//	v := Viewport{X: 7.5, Y: 7.5, Scale: 48, Width: 640, Height: 480, Ratio: 1}
//	v.Middle(engine.Cell{X: 8, Y: 6}) // 368, 192
package view
