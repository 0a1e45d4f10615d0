package look

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/web/internal/page"
)

func (l *Look) spots() []page.Spot {
	list := []page.Spot{}
	camera := l.host.Canvas()
	here, _ := l.view.Seen(l.view.Here)
	for _, p := range []engine.Position{here, l.view.Pointer} {
		if p.Dim() > 0 && camera != nil {
			x, y, edge := camera.Spot(page.SquareOf(p))
			list = append(list, page.Spot{X: x, Y: y, Edge: edge})
		}
	}
	return list
}

// cover tells the canvas which of its corners the page covers.
func (l *Look) cover(width, height float64) error {
	if !(width >= 0 && height >= 0) {
		return errCover
	}
	l.host.Canvas().Cover(width, height)
	return nil
}

// overview brings the whole map into view or, where it is too large for that, the
// part of it about the origin.
func (l *Look) overview() {
	camera := l.host.Canvas()
	camera.Overview()
	switch {
	case l.view.Origin.Dim() > 0:
		camera.CenterOn(l.view.Standing())
	case l.host.Plane().X < 0:
		camera.CenterOn(engine.Cell{})
	}
}

// zoom zooms by a factor, or to "fit" the squares in play, the "map" or the "piece".
func (l *Look) zoom(by any) error {
	camera := l.host.Canvas()
	switch by := by.(type) {
	case float64:
		camera.ZoomBy(by)
	case string:
		switch by {
		case "fit":
			camera.Fit()
		case "map":
			l.overview()
		case "piece":
			camera.CenterOn(l.view.Standing())
		default:
			return errNoZoom(by)
		}
	default:
		return errZoom
	}
	return nil
}

// Place is the middle of a square in CSS pixels of the canvas.
type Place struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

func (l *Look) locate(at page.Numbers) (Place, error) {
	if engine.Position(at).Dim() == 0 {
		return Place{}, errLocate
	}
	c, err := l.view.Square(at)
	if err != nil {
		return Place{}, err
	}
	x, y := l.host.Canvas().Locate(c)
	return Place{x, y}, nil
}
