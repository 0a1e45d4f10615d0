// Command bare is the least that a program with Ebitengine can be: one board and one sprite.
// Nobody is served it; make bench-start compares with it how long Palace takes to start.
package main

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// edge is that of the board, in squares.
const edge = 8

// game is a board of as many pixels as squares, and a sprite of one.
type game struct{ board, sprite *ebiten.Image }

func (*game) Update() error { return nil }

func (*game) Layout(width, height int) (int, int) { return width, height }

func (g *game) Draw(dst *ebiten.Image) {
	size := float64(min(dst.Bounds().Dx(), dst.Bounds().Dy())) / edge
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Scale(size, size)
	dst.DrawImage(g.board, op)
	op.GeoM.Translate(6*size, 4*size)
	dst.DrawImage(g.sprite, op)
}

func main() {
	g := &game{ebiten.NewImage(edge, edge), ebiten.NewImage(1, 1)}
	for y := range edge {
		for x := range edge {
			if (x+y)%2 == 0 {
				g.board.Set(x, y, color.White)
			}
		}
	}
	g.sprite.Fill(color.RGBA{R: 255, A: 255})
	if err := ebiten.RunGame(g); err != nil {
		panic(err)
	}
}
