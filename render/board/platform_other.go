//go:build !js

package board

import "github.com/hajimehoshi/ebiten/v2"

// waits says whether the loop may wait between frames: a window of a desktop has
// to answer its system all the time.
const waits = false

// attach would take the input of a window; outside the browser the canvas only
// shows.
func attach(*Board) (detach func()) { return func() {} }

// surface returns the size in pixels of a canvas of width × height CSS pixels.
func surface(width, height float64) (w, h float64) {
	ratio := ebiten.Monitor().DeviceScaleFactor()
	return width * ratio, height * ratio
}

func setCursor(string) {}

// pageSize returns the size of the canvas: it has no page that could give it another.
func pageSize(width, height float64) [2]float64 { return [2]float64{width, height} }
