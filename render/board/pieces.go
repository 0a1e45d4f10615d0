package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/sprite"
	"github.com/palacegames/palace/render/view"
)

// dot is a pawn that its square has no room for, in pixels of the screen.
type dot struct {
	x, y, alpha float64
	pawn        scene.Pawn
}

// drawPawns draws the pawns, as dots where squares have no room for them. Dots that
// touch run into one line with an edge along it, for all edges are drawn before.
func (d *drawing) drawPawns(dst *ebiten.Image, now clock.Moment) {
	seen := d.camera.view.Visible()
	each := func(draw func(p scene.Pawn)) {
		for _, p := range d.scene.Pawns {
			if seen.Contains(p.At) {
				draw(p)
			}
		}
	}
	if d.camera.view.Scale >= dotBelow {
		d.pen.brush.flush(dst, &d.programs.shapes)
		each(func(p scene.Pawn) { d.drawPawn(dst, p, now) })
		return
	}
	d.dots = d.dots[:0]
	clear(d.dotted)
	each(func(p scene.Pawn) {
		x, y := d.camera.middle(p.At)
		if pixel := [2]int{int(math.Floor(x)), int(math.Floor(y))}; !d.dotted[pixel] {
			d.dotted[pixel] = true
			d.dots = append(d.dots, dot{x, y, d.motion.drop(p.At, now), p})
		}
	})
	radius, border := d.dot()
	for _, p := range d.dots {
		edge := d.pen.theme.Paper
		if !p.pawn.Black && !p.pawn.Ghost {
			edge = d.pen.theme.Night
		}
		d.pen.brush.disc(p.x, p.y, radius+border, tint(edge, p.alpha))
	}
	for _, p := range d.dots {
		fill := d.pen.theme.Paper
		switch {
		case p.pawn.Ghost:
			fill = d.pen.theme.Gold
		case p.pawn.Black:
			fill = d.pen.theme.Night
		}
		d.pen.brush.disc(p.x, p.y, radius, tint(fill, p.alpha))
	}
}

// dot returns the radius of a pawn's dot and the width of the edge around it: from
// afar they draw back, for a map can hold a thousand of them.
func (d *drawing) dot() (radius, border float64) {
	near := view.Smoothstep(0.3, 6, d.camera.view.Scale)
	r := d.camera.view.Ratio
	return max(0.36*d.camera.view.Scale, 0.9+1.3*near) * r, (0.5 + 0.5*near) * r
}

// drawStars draws the stars, in squares that have room for them.
func (d *drawing) drawStars(dst *ebiten.Image) {
	if d.camera.view.Scale < pinBelow {
		return
	}
	for i := range d.scene.Shapes {
		shape := &d.scene.Shapes[i]
		if shape.Layer != scene.Top || shape.Mark != scene.Star {
			continue
		}
		for _, p := range shape.At {
			x, y, size := d.pen.star(p.Cell())
			d.drawSprite(dst, spriteKey{piece: sprite.Star, dark: d.scene.Look.Dark, size: round(2 * size)}, x, y, 1)
		}
	}
}

// drawPiece draws the main piece.
func (d *drawing) drawPiece(dst *ebiten.Image, now clock.Moment) {
	main := d.hand.main(now)
	kind, ok := sprite.Of(main.piece)
	if !ok {
		return
	}
	piece := spriteKey{piece: kind, dark: d.scene.Look.Dark, size: round(d.camera.view.Scale * d.camera.view.Ratio)}
	for _, b := range d.scene.Boards {
		if other, ok := sprite.Of(b.Piece); ok && b.At != main.at {
			x, y := d.camera.middle(b.At)
			d.drawSprite(dst, spriteKey{piece: other, dark: piece.dark, size: piece.size}, x, y, 1)
		}
	}
	lift := (d.breath.size(now) - 1) * d.camera.view.Scale * d.camera.view.Ratio
	bx, by := d.place(now)
	x, y := d.camera.pixel(bx, by)
	if d.hand.carried.on {
		hx, hy := d.camera.middle(main.at)
		d.drawSprite(dst, piece, hx, hy, 0.3) // where it came from
		piece.size = round(max(1.15*d.camera.view.Scale, 30) * d.camera.view.Ratio)
		d.drawSprite(dst, piece, x, y, 1)
		return
	}
	if d.camera.view.Scale >= pinBelow {
		d.drawSprite(dst, piece, x, y-lift, 1)
		return
	}
	d.drawPin(dst, piece, x, y)
}

// place returns where the main piece is seen: in a hand, on its way, or on its square.
func (d *drawing) place(now clock.Moment) (x, y float64) {
	p, left := d.hand.left(now)
	switch {
	case d.hand.carried.on:
		p = d.hand.carriedTo()
		return p.X, p.Y
	case left && len(d.motion.path) == 0:
		return slid(p, scene.Middle(d.hand.carried.at), now.Sub(d.hand.carried.since))
	}
	return d.motion.place(d.scene.At, now)
}

// pinSides are the directions in which a pin may stand, the best first.
var pinSides = [...][2]float64{{0, -1}, {0.75, -0.75}, {-0.75, -0.75}, {1, 0}, {-1, 0}, {0.75, 0.75}, {-0.75, 0.75}, {0, 1}}

// pin returns the middle of the head of a pin that points at (x, y): above it or, where
// a ruler or the end of the canvas would cut it off, at another side. There are r of what it
// counts in a CSS pixel.
func pin(cam *camera, x, y, r float64) (hx, hy float64) {
	in := cam.insets()
	room := (pinHead + 1.5) * r
	for _, side := range pinSides {
		hx, hy = x+side[0]*pinLift*r, y+side[1]*pinLift*r
		if hx-room >= in.Left*r && hx+room <= cam.view.Width*r && hy-room >= in.Top*r && hy+room <= (cam.view.Height-in.Bottom)*r {
			return hx, hy
		}
	}
	return x, y - pinLift*r
}

// drawPin shows a piece that its square has no room for on a pin that points at
// the square.
func (d *drawing) drawPin(dst *ebiten.Image, piece spriteKey, x, y float64) {
	r := d.camera.view.Ratio
	radius := pinHead * r
	paper, night, gold := tint(d.pen.theme.Paper, 1), tint(d.pen.theme.Night, 1), tint(d.pen.theme.Gold, 1)
	hx, hy := pin(d.camera, x, y, r)
	length := math.Hypot(hx-x, hy-y)
	ux, uy := (hx-x)/length, (hy-y)/length
	d.pen.brush.glow(hx, hy+2*r, radius, radius, radius, 5*r, ink{0, 0, 0, float32(d.pen.theme.Shade) / 255})
	tip := func(half float64, c ink) { // a square that stands on its corner
		turn := math.Sqrt2 / 2
		d.pen.brush.shape(x+0.52*(hx-x), y+0.52*(hy-y), half, half, 1.5*r, 0, turn*(ux-uy), turn*(ux+uy), c)
	}
	tip(9.4*r, night)
	d.pen.brush.disc(hx, hy, radius+1.2*r, night)
	tip(7.6*r, gold)
	d.pen.brush.disc(hx, hy, radius-0.3*r, gold)
	d.pen.brush.disc(hx, hy, radius-2.6*r, paper)
	d.pen.brush.disc(x, y, 2.6*r, night)
	d.pen.brush.disc(x, y, 1.5*r, gold)
	d.pen.brush.flush(dst, &d.programs.shapes)
	piece.size = round(24 * r)
	d.drawSprite(dst, piece, hx, hy, 1)
}

// drawPawn draws a pawn, pale if it is only chosen.
func (d *drawing) drawPawn(dst *ebiten.Image, p scene.Pawn, now clock.Moment) {
	t := d.motion.drop(p.At, now)
	if t == 0 {
		return
	}
	x, y := d.camera.middle(p.At)
	edge := d.camera.view.Scale * d.camera.view.Ratio
	piece := sprite.Pawn
	if p.Black {
		piece = sprite.BlackPawn
	}
	away := (1 - eased(t)) * 0.45 * edge
	d.drawSprite(dst, spriteKey{piece: piece, ghost: p.Ghost, dark: d.scene.Look.Dark, size: round(edge)}, x, y-away, min(3*t, 1))
}

// drawSprite draws a piece with its middle at (x, y), on whole pixels while the
// board is at rest.
func (d *drawing) drawSprite(dst *ebiten.Image, c spriteKey, x, y, alpha float64) {
	rough := d.camera.gliding || d.camera.zooming || d.hand.touches.Busy()
	img, waiting := d.sprites.get(c, rough)
	d.tardy = d.tardy || waiting
	size := float64(img.Bounds().Dx())
	d.stamp = ebiten.DrawImageOptions{}
	op := &d.stamp
	op.ColorScale.ScaleAlpha(float32(alpha))
	if want := float64(c.size); want != size {
		op.GeoM.Scale(want/size, want/size)
		op.Filter = ebiten.FilterLinear
		size = want
	}
	op.GeoM.Translate(math.Round(x-size/2), math.Round(y-size/2))
	dst.DrawImage(img, op)
}
