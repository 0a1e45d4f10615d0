package screen

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
)

// The sizes, in CSS pixels, below which a square has no room for a piece: then
// the main one stands on a pin and a pawn is a dot.
const (
	pinBelow = 17
	dotBelow = 11
)

// drawPawns draws the pawns, as dots where squares have no room for them. Dots that
// touch run into one line with an edge along it, for all edges are drawn before.
func (s *Screen) drawPawns(dst *ebiten.Image, now time.Time) {
	seen := s.camera.view.Visible()
	each := func(draw func(c engine.Cell, ghost bool)) {
		for _, p := range s.scene.Pawns {
			if seen.Contains(p.At) {
				draw(p.At, p.Ghost)
			}
		}
	}
	if s.camera.view.Scale >= dotBelow {
		s.brush.flush(dst, &s.programs.shapes)
		each(func(c engine.Cell, ghost bool) { s.drawPawn(dst, c, ghost, now) })
		return
	}
	type dot struct {
		x, y, alpha float64
		ghost       bool
	}
	var dots []dot
	taken := map[[2]int]bool{} // of the pawns on one pixel one is enough
	each(func(c engine.Cell, ghost bool) {
		x, y := s.camera.middle(c)
		if pixel := [2]int{int(math.Floor(x)), int(math.Floor(y))}; !taken[pixel] {
			taken[pixel] = true
			dots = append(dots, dot{x, y, s.motion.drop(c, now), ghost})
		}
	})
	radius, border := s.dot()
	for _, p := range dots {
		s.brush.disc(p.x, p.y, radius+border, tint(s.theme.Paper, p.alpha))
	}
	for _, p := range dots {
		fill := s.theme.Night
		if p.ghost {
			fill = s.theme.Gold
		}
		s.brush.disc(p.x, p.y, radius, tint(fill, p.alpha))
	}
}

// dot returns the radius of a pawn's dot and the width of the edge around it: from
// afar they draw back, for a map can hold a thousand of them.
func (s *Screen) dot() (radius, border float64) {
	near := render.Blend(0.3, 6, s.camera.view.Scale)
	r := s.camera.view.Ratio
	return max(0.36*s.camera.view.Scale, 0.9+1.3*near) * r, (0.5 + 0.5*near) * r
}

// drawStars draws the stars, in squares that have room for them.
func (s *Screen) drawStars(dst *ebiten.Image) {
	if s.camera.view.Scale < pinBelow {
		return
	}
	edge := s.camera.view.Scale * s.camera.view.Ratio
	for i := range s.scene.Shapes {
		shape := &s.scene.Shapes[i]
		if shape.Layer != scene.Top || shape.Mark != scene.Star {
			continue
		}
		for _, p := range shape.At {
			x, y := s.camera.middle(p.Cell())
			s.drawSprite(dst, costume{piece: sprite.Star, dark: s.scene.Look.Dark, size: round(edge * 0.42)}, x+edge*0.27, y-edge*0.27, 1)
		}
	}
}

// pieces are how the main pieces are drawn.
var pieces = map[scene.Piece]sprite.Piece{scene.Counter: sprite.Counter, scene.Queen: sprite.Queen}

// drawPiece draws the main piece.
func (s *Screen) drawPiece(dst *ebiten.Image, now time.Time) {
	kind, ok := pieces[s.scene.Piece]
	if !ok {
		return
	}
	piece := costume{piece: kind, dark: s.scene.Look.Dark, size: round(s.camera.view.Scale * s.camera.view.Ratio)}
	bx, by := s.motion.place(s.scene.At, now)
	x, y := s.camera.pixel(bx, by)
	if s.camera.view.Scale >= pinBelow {
		s.drawSprite(dst, piece, x, y, 1)
		return
	}
	s.drawPin(dst, piece, x, y)
}

// The radius of a pin's head and its distance from the square it points at, in CSS
// pixels.
const pinHead, pinLift = 17.0, 25.0

// pinSides are the directions in which a pin may stand, the best first.
var pinSides = [...][2]float64{{0, -1}, {0.75, -0.75}, {-0.75, -0.75}, {1, 0}, {-1, 0}, {0.75, 0.75}, {-0.75, 0.75}, {0, 1}}

// pin returns the middle of the head of a pin that points at (x, y): above it or, where
// a ruler or the end of the canvas would cut it off, at another side.
func (s *Screen) pin(x, y float64) (hx, hy float64) {
	r, in := s.camera.view.Ratio, s.camera.insets()
	room := (pinHead + 1.5) * r
	for _, side := range pinSides {
		hx, hy = x+side[0]*pinLift*r, y+side[1]*pinLift*r
		if hx-room >= in.Left*r && hx+room <= s.camera.view.Width*r && hy-room >= in.Top*r && hy+room <= (s.camera.view.Height-in.Bottom)*r {
			return hx, hy
		}
	}
	return x, y - pinLift*r
}

// drawPin shows a piece that its square has no room for on a pin that points at
// the square.
func (s *Screen) drawPin(dst *ebiten.Image, piece costume, x, y float64) {
	r := s.camera.view.Ratio
	radius := pinHead * r
	paper, night, gold := tint(s.theme.Paper, 1), tint(s.theme.Night, 1), tint(s.theme.Gold, 1)
	hx, hy := s.pin(x, y)
	length := math.Hypot(hx-x, hy-y)
	ux, uy := (hx-x)/length, (hy-y)/length
	s.brush.glow(hx, hy+2*r, radius, radius, radius, 5*r, ink{0, 0, 0, float32(s.theme.Shade) / 255})
	tip := func(half float64, c ink) { // a square that stands on its corner
		turn := math.Sqrt2 / 2
		s.brush.shape(x+0.52*(hx-x), y+0.52*(hy-y), half, half, 1.5*r, 0, turn*(ux-uy), turn*(ux+uy), c)
	}
	tip(9.4*r, night)
	s.brush.disc(hx, hy, radius+1.2*r, night)
	tip(7.6*r, gold)
	s.brush.disc(hx, hy, radius-0.3*r, gold)
	s.brush.disc(hx, hy, radius-2.6*r, paper)
	s.brush.disc(x, y, 2.6*r, night)
	s.brush.disc(x, y, 1.5*r, gold)
	s.brush.flush(dst, &s.programs.shapes)
	piece.size = round(24 * r)
	s.drawSprite(dst, piece, hx, hy, 1)
}

// drawPawn draws a pawn on c, pale if it is only chosen.
func (s *Screen) drawPawn(dst *ebiten.Image, c engine.Cell, ghost bool, now time.Time) {
	t := s.motion.drop(c, now)
	if t == 0 {
		return
	}
	x, y := s.camera.middle(c)
	edge := s.camera.view.Scale * s.camera.view.Ratio
	away := (1 - eased(t)) * 0.45 * edge
	s.drawSprite(dst, costume{piece: sprite.Pawn, ghost: ghost, dark: s.scene.Look.Dark, size: round(edge)}, x, y-away, min(3*t, 1))
}

// drawSprite draws a piece with its middle at (x, y), on whole pixels while the
// board is at rest.
func (s *Screen) drawSprite(dst *ebiten.Image, c costume, x, y, alpha float64) {
	rough := s.camera.gliding || s.camera.zooming || s.hand.touches.Busy()
	img, waiting := s.wardrobe.dress(c, rough)
	s.tardy = s.tardy || waiting
	size := float64(img.Bounds().Dx())
	op := &ebiten.DrawImageOptions{DisableMipmaps: false}
	op.ColorScale.ScaleAlpha(float32(alpha))
	if want := float64(c.size); want != size {
		op.GeoM.Scale(want/size, want/size)
		op.Filter = ebiten.FilterLinear
		size = want
	}
	op.GeoM.Translate(math.Round(x-size/2), math.Round(y-size/2))
	dst.DrawImage(img, op)
}

func round(f float64) int { return int(math.Round(f)) }
