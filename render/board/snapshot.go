package board

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// Snapshot calls f once, soon, with what the canvas shows: rows of RGBA bytes, a pixel
// for each of the screen's.
func (b *Board) Snapshot(f func(pixels []byte, width, height int)) {
	b.do(func() { b.snapshots = append(b.snapshots, f) })
}

// snap hands what has been drawn to those who asked for it.
func (b *Board) snap(drawn *ebiten.Image) {
	if len(b.snapshots) == 0 {
		return
	}
	size := drawn.Bounds().Size()
	pixels := make([]byte, 4*size.X*size.Y)
	drawn.ReadPixels(pixels)
	for _, f := range b.snapshots {
		b.tell(func() { f(pixels, size.X, size.Y) })
	}
	b.snapshots, b.dirty = nil, true
}
