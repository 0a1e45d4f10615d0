package picture

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// LevelFor returns the level whose pictures suit squares of an edge of scale
// device pixels: the finest one whose pixels are not smaller than the device's,
// so that a pixel of the screen is always an average of squares and never a sample.
func LevelFor(scale float64) int {
	level := 0
	for scale < 1 && level < MaxLevel {
		scale *= 2
		level++
	}
	return level
}

// Keys lists the pictures of a level that show some square of w, ordered by the
// antidiagonal they begin at: the order in which engines work.
func Keys(w engine.Window, level int) []Key { return AppendKeys(nil, w, level) }

// AppendKeys appends them to a list, which may have none.
func AppendKeys(keys []Key, w engine.Window, level int) []Key {
	if w.Empty() {
		return keys
	}
	edge := Size << level
	x0, x1 := engine.FloorDiv(w.X, edge), engine.FloorDiv(w.X+w.W-1, edge)
	y0, y1 := engine.FloorDiv(w.Y, edge), engine.FloorDiv(w.Y+w.H-1, edge)
	all := len(keys) + (x1-x0+1)*(y1-y0+1)
	keys = slices.Grow(keys, all-len(keys))
	nearest := remoteness(min(max(x0, 0), x1)) + remoteness(min(max(y0, 0), y1))
	for far := nearest; len(keys) < all; far++ {
		for y := y0; y <= y1; y++ {
			x := far - remoteness(y)
			if x < 0 {
				continue
			}
			for _, x := range [2]int{-1 - x, x} {
				if x0 <= x && x <= x1 {
					keys = append(keys, Key{Level: level, X: x, Y: y})
				}
			}
		}
	}
	return keys
}

// remoteness is how late an engine that works outward from (0, 0) comes to a column or to a
// row of pictures; to a picture it comes after the sum of both.
func remoteness(n int) int { return max(n, -1-n) }

// Up returns the picture that is levels coarser and contains k.
func (k Key) Up(levels int) Key {
	return Key{k.Level + levels, k.X >> levels, k.Y >> levels}
}

// Holding says what a store of pictures has of a key.
type Holding uint8

// What a store can have.
const (
	Missing Holding = iota
	Partial         // some squares are not computed yet
	Whole
)

// finest is how many levels finer the pictures may be that stand in for a missing
// one: 4^finest of them are needed.
const finest = 3

// Layer is a picture to draw, and the part of the board to draw of it.
type Layer struct {
	Key
	Clip engine.Window
}

// Layers says which pictures to draw, bottom first, to show as much of the
// picture k as there is: k itself if it is whole; else beneath it whatever finer
// pictures are there, and beneath those the coarser picture nearest in level.
func Layers(dst []Layer, k Key, has func(Key) Holding) []Layer {
	clip := k.Window()
	state := has(k)
	if state != Whole {
		for up := 1; k.Level+up <= MaxLevel; up++ {
			if parent := k.Up(up); has(parent) != Missing {
				dst = append(dst, Layer{parent, clip})
				break
			}
		}
		for down := min(finest, k.Level); down >= 1; down-- {
			for y := k.Y << down; y < (k.Y+1)<<down; y++ {
				for x := k.X << down; x < (k.X+1)<<down; x++ {
					child := Key{k.Level - down, x, y}
					if has(child) != Missing {
						dst = append(dst, Layer{child, child.Window()})
					}
				}
			}
		}
	}
	if state != Missing {
		dst = append(dst, Layer{k, clip})
	}
	return dst
}
