package weave

import (
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking/region"
)

// Endless is what the automaton makes of a hood without end. Its squares carry
// palace numbers minus a k that is larger than any number, so a palace is a square
// with a negative value: engine.PalaceNumbers.Outcome with a blocking number of 0.
type Endless struct {
	name, title string
	// remainder is k modulo 3 for a fabric.
	remainder int
	arm       bool
}

// Fabric returns the infinite fabric of the games whose k leaves this remainder by
// 3. Its square (0, 0) is the square (⌊k/3⌋, ⌊k/3⌋) of such a game, next to the nose.
// To the left of column 0 and above row 0 lie the hood and the épaulettes.
func Fabric(remainder int) (*Endless, error) {
	if remainder < 0 || remainder > 2 {
		return nil, errNoFabric(remainder)
	}
	return &Endless{
		name:      fmt.Sprintf("%s:%d", ofFabric, remainder),
		title:     fabricTitle(remainder),
		remainder: remainder,
	}, nil
}

// Arm returns the infinite arm. Its square (0, 0) is the shoulder, the square (k, 0)
// of a game. To the left of column 0 lie the hood and the épaulette; the board
// begins with row 0.
func Arm() *Endless {
	return &Endless{name: ofArm, title: armTitle.String(), arm: true}
}

// String returns "fabric:0", "fabric:1", "fabric:2" or "arm".
func (e *Endless) String() string { return e.name }

// Title names the board for a reader.
func (e *Endless) Title() string { return e.title }

// Board returns a new board. It reaches as far to the left and, for a fabric, up as
// to the right and down.
func (e *Endless) Board() engine.Bounded {
	plane := engine.Window{X: -reach, Y: -reach, W: 2 * reach, H: 2 * reach}
	if e.arm {
		plane.Y, plane.H = 0, reach
	}
	return &board{Endless: e, plane: plane}
}

// In returns a new board of the squares that a game has, with palace numbers as in
// game k, whose remainder by 3 must be that of the fabric: so the board shows what
// game k would be if its hood had but one end, or no end at all.
func (e *Endless) In(k int) engine.Bounded {
	at := e.corner(k)
	return &board{Endless: e, at: at, k: k, plane: engine.Window{W: reach + at.X, H: reach + at.Y}}
}

// Survey prepares to find what has a name on the w×h squares at the corner of the board
// that In returns for game k.
func (e *Endless) Survey(k, w, h int) (*region.Survey, error) {
	if e.arm {
		return region.NewArm(k, e.In(k), w, h)
	}
	return region.NewFabric(k, e.In(k), w, h)
}

// Around extends the palace numbers of the board that In returns for game k to what
// Explain asks for: they are taken minus k, and outside the board the closed forms go
// on, of the hood for the most part.
func (e *Endless) Around(k int, values func(x, y int) int32) func(x, y int) int32 {
	at := e.corner(k)
	return func(x, y int) int32 {
		if x < 0 || y < 0 {
			return e.given(x-at.X, y-at.Y)
		}
		return values(x, y) - int32(k)
	}
}

// corner returns where the square (0, 0) lies on the board that In returns.
func (e *Endless) corner(k int) engine.Cell {
	if e.arm {
		return engine.Cell{X: k}
	}
	return engine.Cell{X: k / 3, Y: k / 3}
}

// given returns the value of a square before column 0 or row 0, where closed forms
// are known: the hood, where a queen sees all squares before her, and the épaulette.
func (e *Endless) given(x, y int) int32 {
	if e.arm {
		switch {
		case y < 0:
			return 0
		case x+2*y < 0:
			return int32(x + 2*y)
		}
		return region.UpperEpaulette(x, y)
	}
	if sees := x + y + min(x, y) - e.remainder; sees < 0 {
		return int32(sees)
	}
	if x < y {
		x, y = y, x
	}
	return region.UpperEpaulette(x-e.remainder, y)
}

// The names of what can be laid over a game.
const (
	ofFabric = "fabric"
	ofArm    = "arm"
)

// Named returns the one of the Patterns that belongs to game k, false for another name.
func Named(name string, k int) (*Endless, bool) {
	switch name {
	case ofFabric:
		f, err := Fabric(k % 3)
		return f, err == nil
	case ofArm:
		return Arm(), true
	}
	return nil, false
}
