package page

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game/catalog"
)

// Picture shows how the piece of a game moves: a small board, the piece on it, and
// its rays.
type Picture struct {
	// X and Y are the smallest corner of the board, W and H its size.
	X    int             `json:"x"`
	Y    int             `json:"y"`
	W    int             `json:"w"`
	H    int             `json:"h"`
	At   engine.Position `json:"at"`
	Rays []PictureRay    `json:"rays"`
	// Orientation says where the axes point.
	Orientation string `json:"orientation"`
}

// PictureRay leads from the piece in Count steps.
type PictureRay struct {
	Step  engine.Position `json:"step"`
	Count int             `json:"count"`
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
	if at == nil || g.Check(at) != nil {
		return nil
	}
	p := &Picture{At: at, Orientation: string(lies), Rays: []PictureRay{}}
	here := at.Cell()
	window := engine.Window{X: here.X, Y: here.Y, W: 1, H: 1}
	for _, r := range g.Rays(at) {
		if r.Count == 0 {
			continue
		}
		p.Rays = append(p.Rays, PictureRay{r.Step, r.Count})
		end := r.At(at, r.Count).Cell()
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
	if g.Dim() != 2 {
		return nil
	}
	open := engine.Position{openReach, -openReach + 1}
	if g.Check(open) == nil {
		return open
	}
	listed, ok := g.(engine.Listed)
	if !ok {
		return engine.Position{someReach - 1, someReach - 1}
	}
	at := engine.Position{0, 0}
	if !ListedOnly(listed) {
		at = engine.Position{someReach - 1, someReach - 1}
	}
	for _, m := range listed.List() {
		at[0], at[1] = max(at[0], m[0]), max(at[1], m[1])
	}
	return at
}

// ListedOnly reports whether the piece has no moves but those listed, one jump each: then
// no moves make no game.
func ListedOnly(g engine.Listed) bool {
	_, err := g.WithList(nil)
	return err != nil
}
