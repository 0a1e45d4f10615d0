package board

import (
	"github.com/hajimehoshi/ebiten/v2"
)

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
