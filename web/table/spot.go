package table

import "errors"

// Spot is a square that has to be seen, in CSS pixels of the canvas: its middle and its
// edge. What the page lays over the canvas keeps clear of it.
type Spot struct {
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	Edge float64 `json:"edge"`
}

// spots returns where the piece and the pointer or the keyboard's cursor are.
func (t *Table) spots() []Spot {
	list := []Spot{}
	for _, p := range [][]int{t.view.Position, t.chart.Pointed()} {
		if len(p) > 0 && t.canvas != nil {
			x, y, edge := t.canvas.Spot(p)
			list = append(list, Spot{x, y, edge})
		}
	}
	return list
}

// cover tells the canvas which of its corners the page covers.
func (t *Table) cover(width, height float64) error {
	if !(width >= 0 && height >= 0) {
		return errors.New("what covers the board has a width and a height of 0 or more")
	}
	t.canvas.Cover(width, height)
	return nil
}
