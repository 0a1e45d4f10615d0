// Package board is the canvas: it draws the board, the map behind it and the pieces on it
// with Ebitengine, and it turns pointers, wheel and keys into gestures on squares. It knows
// no game: a scene.Scene and Pictures come in, and a Host is told of Gestures and of the
// pictures that are needed.
//
// A Board is six values (values.go), each of which knows those named before it, and what
// they all look at, the scene and the time:
//   - camera says which part of the board is seen, and how much of it the rulers take
//     (camera.go, fit.go, coordinates.go);
//   - hand makes gestures of events (input.go, stroke.go, scroll.go, keys.go);
//   - mapView is the pictures that have come, and how much of them is shown (map.go,
//     textures.go, contrast.go);
//   - pen draws marks and lines (shapes.go, lines.go),
//   - figures draw those of the idea that is open (figures.go names their files), and
//   - drawing all of a frame (draw.go, targets.go, numbers.go, names.go, pieces.go,
//     rulers.go).
//
// On a canvas of 800×600, with the camera over the middle of square (7,7) and squares of
// 48 pixels, the middle of (8,6) is at (448,252), one square to the right and one up. A
// finger or a mouse pressed and released at (453,250) is told as Gesture{Kind: Tap, At:
// engine.Cell{X: 8, Y: 6}}.
//
// A frame is drawn only when something changed. Between two changes the loop waits, so an
// idle board takes no time at all.
package board
