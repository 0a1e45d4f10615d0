package screen

import (
	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
)

// InView returns the squares of the board that are seen, by more than half, between the
// rulers when the camera has come to rest.
func (s *Screen) InView() engine.Window {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.camera.goal(s.view).Seen(s.insets()).Intersect(s.scene.Map.Plane)
}

// Snapshot calls f once, soon, with what the canvas shows: rows of RGBA bytes, a pixel
// for each of the screen's.
func (s *Screen) Snapshot(f func(pixels []byte, width, height int)) {
	s.do(func() { s.snapshots = append(s.snapshots, f) })
}

// snap hands what has been drawn to those who asked for it.
func (s *Screen) snap(drawn *ebiten.Image) {
	if len(s.snapshots) == 0 {
		return
	}
	size := drawn.Bounds().Size()
	pixels := make([]byte, 4*size.X*size.Y)
	drawn.ReadPixels(pixels)
	for _, f := range s.snapshots {
		s.tell(func() { f(pixels, size.X, size.Y) })
	}
	s.snapshots, s.dirty = nil, true
}
