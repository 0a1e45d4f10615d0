package main

import (
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/picture/paint"
)

// trial is a piece of an engine's work that is timed: the first kind of board that a game has, on size×size squares
// from the corner, as a picture at a level by the painter of the maps or, if that is negative, the tiles alone.
type trial struct {
	game        string
	size, level int
	kernel      average.Kernel // by which averages are counted, nil for the form in Go
}

// time does the work b.N times, and tells how long a square takes.
func (tr trial) time(b *testing.B) {
	g, err := catalog.Parse(tr.game)
	if err != nil {
		b.Fatal(err)
	}
	kind, k, extent := g.Shape().Kinds[0], g.Shape().Blocking, engine.Window{W: tr.size, H: tr.size}
	palette := colour.NewPalette("paper", kind, k)
	want := picture.Want{Level: tr.level}
	for y := 0; tr.level >= 0 && y<<tr.level*picture.Size < tr.size; y++ {
		for x := 0; x<<tr.level*picture.Size < tr.size; x++ {
			want.Keys = append(want.Keys, picture.Key{Level: tr.level, X: x, Y: y})
		}
	}
	for b.Loop() {
		board, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, kind, engine.Position{}, ""))
		if err != nil {
			b.Fatal(err)
		}
		if tr.level < 0 {
			source := board.Source(extent)
			recycler, recycles := source.(engine.Recycler)
			for tile, ok := source.Next(); ok; tile, ok = source.Next() {
				if recycles && !tile.Blank() {
					recycler.Recycle(tile)
				}
			}
			continue
		}
		painter := paint.New(board, extent, average.New(palette, tr.kernel))
		painter.Want(want)
		for painter.Step() {
			painter.Take()
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(tr.size*tr.size), "ns/square")
}
