package page

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// Picture shows how the piece of a game moves: a small board, the piece on it, and
// its rays.
type Picture struct {
	// X and Y are the smallest corner of the board, W and H its size.
	X    int          `json:"x"`
	Y    int          `json:"y"`
	W    int          `json:"w"`
	H    int          `json:"h"`
	At   Numbers      `json:"at"`
	Rays []PictureRay `json:"rays"`
	// Orientation says where the axes point.
	Orientation string `json:"orientation"`
}

// PictureRay is Count squares, the first of which lies by First beside the piece.
type PictureRay struct {
	First Numbers `json:"first"`
	Step  Numbers `json:"step"`
	Count int     `json:"count"`
}

// The reach of a piece in its picture: on an open board, where a list of moves
// does not say how far it needs to be, and at most.
const (
	openReach = 3
	someReach = 5
	mostReach = 64
)

// PictureOf draws the moves of a game of two dimensions, nil if they do not fit.
func PictureOf(g engine.Game, lies catalog.Orient) *Picture {
	at := samplePosition(g)
	if g.Check(at) != nil {
		return nil
	}
	p := &Picture{At: Numbers(at), Orientation: string(lies), Rays: []PictureRay{}}
	here := at.Cell()
	window := engine.Window{X: here.X, Y: here.Y, W: 1, H: 1}
	for _, r := range g.Rays(at) {
		if r.Count.Sign() == 0 {
			continue
		}
		p.Rays = append(p.Rays, PictureRay{Numbers(r.From.Minus(at)), Numbers(r.Step), r.Count.Clamp()})
		end := r.At(r.Count.Minus(engine.Num(1))).Cell()
		window = window.Union(engine.Window{X: end.X, Y: end.Y, W: 1, H: 1})
	}
	p.X, p.Y, p.W, p.H = window.X, window.Y, window.W, window.H
	if max(p.W, p.H) > mostReach {
		return nil
	}
	return p
}

// samplePosition returns a position from which each kind of move can be seen.
func samplePosition(g engine.Game) engine.Position {
	if g.Shape().Dim != 2 {
		return engine.Position{}
	}
	open := engine.At(openReach, -openReach+1)
	if g.Check(open) == nil {
		return open
	}
	listed, ok := g.(engine.Editor)
	if !ok {
		return engine.At(someReach-1, someReach-1)
	}
	x, y := 0, 0
	if !ListedOnly(listed) {
		x, y = someReach-1, someReach-1
	}
	for _, m := range listed.List() {
		c := m.Cell()
		x, y = max(x, c.X), max(y, c.Y)
	}
	return engine.At(x, y)
}

// ListedOnly reports whether the piece has no moves but those listed, one jump each: then
// no moves make no game.
func ListedOnly(g engine.Editor) bool {
	_, err := g.WithList(nil)
	return err != nil
}
