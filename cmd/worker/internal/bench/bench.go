// Package bench times pieces of the engines' work, for the page that compares them with the
// textbook methods.
//
// For example Trial{Game: "blocking:2", Size: 4, Level: -1} computes 16 palace numbers;
// those of the last row are 2, 1, 3 and 4, so its Sum is 10.
package bench

import (
	"image/color"
	"time"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/picture/average"
	"github.com/palacegames/palace/render/picture/paint"
)

// tellPause is how often progress is told.
const tellPause = 80 * time.Millisecond

// readable is a span that a clock rounded to a tenth of a millisecond tells to a hundredth.
const readable = 10 * time.Millisecond

// Trial is a piece of an engine's work that is timed: the first kind of board that
// the game has, on Size×Size squares from the corner.
type Trial struct {
	Game string
	Size int
	// Level says what is made: a picture at that level by the painter of the maps, or
	// if it is negative, the tiles alone; and if it is Innermost, not even those.
	Level int
	// Kernel is what averages are counted by, nil for the form in Go.
	Kernel average.Kernel
}

// Innermost is the level for the innermost function of a game alone, on what it counts of
// the board.
const Innermost = -2

// Outcome is what a trial gives.
type Outcome struct {
	Milliseconds float64 // of doing it once
	// Squares is how many squares were computed in that time: all those of the board,
	// or those that the innermost function counts.
	Squares int
	// Sum lets others check what has been computed: of the bytes of all colours in
	// the picture, or of the values in the last row.
	Sum int64
	// Colors are those of the values from 0 on, as far as there may be any.
	Colors []color.RGBA
}

// Run does the work at once and reports now and then how many squares are done.
func (t Trial) Run(report func(done, total int)) (Outcome, error) {
	g, err := catalog.Parse(t.Game)
	if err != nil {
		return Outcome{}, err
	}
	kind, k, extent := g.Shape().Kinds[0], g.Shape().Blocking, engine.Window{W: t.Size, H: t.Size}
	board, err := engine.NewBoard(g, g.Solve(), engine.NewMap(g, kind, engine.Position{}, ""))
	if err != nil {
		return Outcome{}, err
	}
	if err := board.Check(extent); err != nil {
		return Outcome{}, err
	}
	palette := colour.NewPalette("paper", kind, k)
	out := Outcome{Squares: extent.Area()}
	for v := range most(kind, k) + 1 {
		out.Colors = append(out.Colors, palette.Color(v))
	}
	if t.Level == Innermost {
		drilled, ok := g.(atlas.Drilled)
		if !ok {
			return Outcome{}, noInnermost(g)
		}
		drill := drilled.Drill(extent)
		out.Milliseconds, out.Squares = timed(drill.Run), drill.Squares()
		out.Sum = lastRow(board, extent)
		return out, nil
	}
	told := time.Now()
	tell := func(done int) {
		if time.Since(told) > tellPause {
			told = time.Now()
			report(done, extent.Area())
		}
	}
	if t.Level < 0 {
		out.Milliseconds = timed(func() { sweep(board, extent, tell) })
		out.Sum = lastRow(board, extent)
		return out, nil
	}
	want := picture.Want{Level: t.Level, Keys: keys(t.Size, t.Level)}
	var pictures []picture.Picture
	out.Milliseconds = timed(func() {
		pictures = pictures[:0]
		painter := paint.New(board, extent, average.New(palette, t.Kernel))
		painter.Want(want)
		for painter.Step() {
			done, _ := painter.Progress()
			tell(done)
			pictures = append(pictures, painter.Take()...)
		}
		pictures = append(pictures, painter.Take()...)
	})
	for i := range pictures {
		out.Sum += brightness(&pictures[i])
	}
	return out, nil
}

// most is the largest value that a board of palace numbers or outcomes may show.
func most(kind engine.Kind, k int) int32 {
	if kind == engine.PalaceNumbers {
		return int32(3 * k)
	}
	return 1
}

// timed returns how many milliseconds the work takes. Browsers round their clocks to a
// tenth of a millisecond and more, so work of a moment is done again until enough time has
// passed to be read from such a clock.
func timed(work func()) float64 {
	start, times := time.Now(), 0
	for {
		work()
		times++
		if spent := time.Since(start); spent >= readable {
			return float64(spent) / float64(time.Millisecond) / float64(times)
		}
	}
}

// sweep computes all tiles.
func sweep(board engine.Squares, extent engine.Window, tell func(done int)) {
	source, done := board.Source(extent), 0
	recycler, recycles := source.(engine.Recycler)
	for tile, ok := source.Next(); ok; tile, ok = source.Next() {
		if tile.Blank() {
			continue
		}
		done += tile.Area()
		tell(done)
		if recycles {
			recycler.Recycle(tile)
		}
	}
}

// lastRow adds up the values of the extent's last row.
func lastRow(board engine.Squares, extent engine.Window) (sum int64) {
	row := engine.Window{Y: extent.H - 1, W: extent.W, H: 1}
	source := board.Source(row)
	for tile, ok := source.Next(); ok; tile, ok = source.Next() {
		for x := tile.X; x < tile.X+tile.W && !tile.Blank(); x++ {
			sum += int64(tile.At(x, row.Y))
		}
	}
	return sum
}

// keys names the pictures that show size×size squares.
func keys(size, level int) (keys []picture.Key) {
	edge := picture.Size << level
	for y := 0; y*edge < size; y++ {
		for x := 0; x*edge < size; x++ {
			keys = append(keys, picture.Key{Level: level, X: x, Y: y})
		}
	}
	return keys
}

// brightness adds up the bytes of all colours.
func brightness(p *picture.Picture) (sum int64) {
	for i := 0; i < len(p.Pixels); i += 4 {
		sum += int64(p.Pixels[i]) + int64(p.Pixels[i+1]) + int64(p.Pixels[i+2])
	}
	return sum
}
