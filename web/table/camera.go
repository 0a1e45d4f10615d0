package table

import (
	"errors"
	"fmt"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/render/view"
	"github.com/palacegames/palace/web/table/page"
)

// This file is about what of the board is in view.

// spots returns where the piece and the pointer or the keyboard's cursor are.
func (t *Table) spots() []page.Spot {
	list := []page.Spot{}
	for _, p := range [][]int{t.view.Position, t.chart.Pointed()} {
		if len(p) > 0 && t.canvas != nil {
			x, y, edge := t.canvas.Spot(page.SquareOf(p))
			list = append(list, page.Spot{X: x, Y: y, Edge: edge})
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

// overview brings the whole map into view or, where it is too large for that, the
// part of it about the origin.
func (t *Table) overview() {
	t.canvas.Overview()
	switch {
	case t.view.Origin != nil:
		t.canvas.CenterOn(page.SquareOf(t.view.Position))
	case t.chart.Plane().X < 0:
		t.canvas.CenterOn(engine.Cell{})
	}
}

// checkCamera drops the view that a link asks for if it is none, and says so.
func (t *Table) checkCamera() []game.Left {
	settings := t.session.View().Settings
	words := settings.View
	_, framed := view.ParseFrame(words)
	if _, ok := (view.Viewport{}).Parsed(words); words == "" || ok || framed {
		return nil
	}
	settings.View = ""
	why := errors.New("the view is given as three numbers, x,y and the size of a square, such as view=7.5,7.5,68, or as a window to show, x,y and its size, such as view=0,0,40x30")
	if err := t.session.Do(game.Show{Settings: settings}); err != nil {
		why = err
	}
	return []game.Left{{Part: "view=" + words, Why: why}}
}

// visit brings something that has a name on the map into view and says what it is.
func (t *Table) visit(name string) error {
	at, words, err := t.chart.Visit(name)
	if err != nil {
		return err
	}
	t.canvas.CenterOn(at)
	t.say(words)
	t.out.Changed()
	return nil
}

// zoom zooms by a factor, or to "fit" the squares in play, the "map" or the "piece".
func (t *Table) zoom(by any) error {
	switch by := by.(type) {
	case float64:
		t.canvas.ZoomBy(by)
	case string:
		switch by {
		case "fit":
			t.canvas.Fit()
		case "map":
			t.overview()
		case "piece":
			t.canvas.CenterOn(page.SquareOf(t.view.Position))
		default:
			return fmt.Errorf("zoom to fit, map or piece, not %q", by)
		}
	default:
		return errors.New("zoom needs a number, or fit, map or piece")
	}
	return nil
}

func (t *Table) locate(at page.Numbers) (any, error) {
	if len(at) == 0 {
		return nil, errors.New("locate needs a square such as [3,3]")
	}
	p, err := t.seen(at)
	if err != nil {
		return nil, err
	}
	x, y := t.canvas.Locate(page.SquareOf(p))
	return map[string]float64{"x": x, "y": y}, nil
}
