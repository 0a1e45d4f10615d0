package look

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/sum"
	"github.com/palacegames/palace/game"
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

// Edges are what the page must not cover besides the spots: the rulers at the sides of the canvas,
// so many CSS pixels wide and high, and the squares where games end.
type Edges struct {
	Left    float64     `json:"left"`
	Top     float64     `json:"top"`
	Bottom  float64     `json:"bottom"`
	Corners []page.Spot `json:"corners"`
}

func (l *Look) edges() Edges {
	camera := l.host.Canvas()
	e := Edges{Corners: []page.Spot{}}
	e.Left, e.Top, e.Bottom = camera.Rulers()
	var corners []engine.Cell
	if g, ok := l.view.Game.(*sum.Game); ok {
		for _, b := range g.Boards() {
			corners = append(corners, b.Zero)
		}
	} else if plane := l.host.Plane(); l.view.Origin.Dim() == 0 && plane.X == 0 && plane.Y == 0 {
		corners = append(corners, engine.Cell{})
	}
	for _, c := range corners {
		x, y, edge := camera.Spot(c)
		e.Corners = append(e.Corners, page.Spot{X: x, Y: y, Edge: edge})
	}
	return e
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

// aroundPiece is how many squares on each side of the piece are shown to who looks for it.
const aroundPiece = 8

// find shows the piece and the squares about it, as large as is pleasant, and nothing beside the board.
func (l *Look) find() {
	c := l.view.Standing()
	about := engine.Window{X: c.X - aroundPiece, Y: c.Y - aroundPiece, W: 2*aroundPiece + 1, H: 2*aroundPiece + 1}
	l.host.Canvas().Bring(about.Intersect(l.host.Plane()))
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
			l.find()
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
	if err := game.CheckComponents(l.view.Game, engine.Position(at)); err != nil {
		return Place{}, err
	}
	c, err := l.view.Square(at)
	if err != nil {
		return Place{}, err
	}
	x, y := l.host.Canvas().Locate(c)
	return Place{x, y}, nil
}
