package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Palaces tells which squares of a window of the board are palaces. It asks about positions and opens no map: that
// is what workers are for. It errs if a square is none of a game, where it is no sum, or more than its methods can tell.
func (v *View) Palaces(in engine.Window) (map[engine.Cell]bool, error) {
	is := map[engine.Cell]bool{}
	for y := in.Y; y < in.Y+in.H; y++ {
		if v.row(in, y, is) {
			continue
		}
		for x := in.X; x < in.X+in.W; x++ {
			c := engine.Cell{X: x, Y: y}
			p := v.Position(c)
			if err := v.Game.Check(p); err != nil && v.Summed() {
				continue // between two boards
			} else if err != nil {
				return nil, err
			}
			palaces, err := v.Methods.Palaces(p)
			if err != nil {
				return nil, err
			}
			is[c] = v.Game.Shape().Outcome(len(palaces), v.Game.Rays(p)) == engine.P
		}
	}
	return is, nil
}

// row tells of a whole row by its palaces among the options of the square behind it, if a move leads along all of it.
func (v *View) row(in engine.Window, y int, is map[engine.Cell]bool) bool {
	behind := v.Position(engine.Cell{X: in.X + in.W, Y: y})
	if in.W == 1 || v.Summed() || v.Game.Check(behind) != nil {
		return false
	}
	for _, r := range v.Game.Rays(behind) {
		if r.Count.Cmp(engine.Num(in.W)) < 0 || r.At(engine.Num(in.W-1)) != v.Position(engine.Cell{X: in.X, Y: y}) {
			continue
		}
		palaces, err := v.Methods.Palaces(behind)
		if err != nil {
			return false
		}
		for i := range in.W {
			is[engine.Cell{X: in.X + in.W - 1 - i, Y: y}] = slices.Contains(palaces, r.At(engine.Num(i)))
		}
		return true
	}
	return false
}
