package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/clock"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// drawAll draws everything.
func (d *drawing) drawAll(dst *ebiten.Image, now clock.Moment) {
	d.tardy = false
	d.idea.begin(now)
	d.glyphs.begin(dst)
	d.sprites.begin()
	d.drawGround(dst)
	if !d.roomy {
		d.roomy = true
		d.pen.brush.makeRoom(dst, &d.programs.shapes)
	}
	if d.scene.Map.Shown {
		d.drawMap(dst, now)
	}
	d.drawBetween()
	above := d.pen.above()
	d.drawUnder(above)
	d.pen.brush.flush(dst, &d.programs.shapes)
	if d.scene.Map.Shown {
		d.writeNumbers(above)
	}
	d.writeLevels(above)
	d.idea.writeTiles()
	d.glyphs.flush()
	d.idea.drawAbove()
	d.drawTargets(now)
	d.pen.drawShapes(scene.Over)
	d.writeTexts()
	d.drawPawns(dst, now)
	d.idea.arrange(d.camera.clearOfRulers(), d.taken)
	if d.scene.Map.Shown {
		d.writeNames()
	}
	d.pen.brush.flush(dst, &d.programs.shapes)
	d.glyphs.flush()
	d.drawStars(dst)
	d.drawAim()
	d.pen.brush.flush(dst, &d.programs.shapes)
	d.drawPiece(dst, now)
	d.idea.writeCaptions()
	d.writeLabels()
	d.drawCursor()
	d.drawRulers()
	d.pen.brush.flush(dst, &d.programs.shapes)
	d.glyphs.flush()
}

// drawUnder draws what lies on the map and below the numbers.
func (d *drawing) drawUnder(above map[engine.Cell][]byte) {
	d.pen.coverAbove(above)
	d.pen.drawShapes(scene.Under)
	d.idea.drawBelow()
	d.drawPointer()
	d.drawWays()
	d.pen.clearAbove(above)
}

// drawGround draws the empty board. The shader works in single precision, so it
// is given coordinates relative to a square near the middle of the screen.
func (d *drawing) drawGround(dst *ebiten.Image) {
	base := engine.Cell{X: int(math.Floor(d.camera.view.X)) &^ 1, Y: int(math.Floor(d.camera.view.Y)) &^ 1}
	x, y := d.camera.pixel(float64(base.X), float64(base.Y))
	scale := d.camera.view.Scale * d.camera.view.Ratio
	rx, ry := d.camera.view.Orientation.Turn(1, 0)
	dx, dy := d.camera.view.Orientation.Turn(0, 1)
	const far = 1 << 20
	near := func(at, from int) float64 { return float64(min(max(at-from, -far), far)) }
	p := d.scene.Map.Plane
	w, h := float32(d.camera.view.Width*d.camera.view.Ratio+1), float32(d.camera.view.Height*d.camera.view.Ratio+1) // all, however that is rounded
	d.pen.brush.reset()
	d.pen.brush.quad(ebiten.Vertex{}, ebiten.Vertex{DstX: w}, ebiten.Vertex{DstY: h}, ebiten.Vertex{DstX: w, DstY: h})
	u, theme := d.programs.ground.begin(), d.pen.theme
	u.set("Corner", x, y)
	u.set("Right", rx/scale, ry/scale)
	u.set("Down", dx/scale, dy/scale)
	u.set("Low", near(p.X, base.X), near(p.Y, base.Y))
	u.set("High", near(p.X+p.W, base.X), near(p.Y+p.H, base.Y))
	u.ink("Light", tint(theme.Light, 1))
	u.ink("Dark", tint(theme.Dark, 1))
	u.ink("Ground", tint(theme.Ground, 1))
	u.ink("Line", tint(theme.Line, 1))
	u.set("Tint", view.Smoothstep(10, 24, d.camera.view.Scale))
	u.set("Edge", d.camera.view.Ratio/2)
	u.set("Scale", scale)
	d.programs.ground.draw(dst, &d.pen.brush.mesh, nil)
	d.pen.brush.reset()
}

// drawBetween covers what lies between boards and around them.
func (d *drawing) drawBetween() {
	cover := func(w engine.Window) {
		if w = w.Intersect(d.camera.view.Visible()); w.Empty() {
			return
		}
		x0, y0 := d.camera.pixel(float64(w.X), float64(w.Y))
		x1, y1 := d.camera.pixel(float64(w.X+w.W), float64(w.Y+w.H))
		r := d.camera.view.Ratio / 2 // half of the line around the board
		d.pen.brush.box(min(x0, x1)-r, min(y0, y1)-r, max(x0, x1)+r, max(y0, y1)+r, 0, 0, tint(d.pen.theme.Ground, 1))
	}
	p := d.scene.Map.Plane
	for i, b := range d.scene.Boards {
		s := b.Squares
		cover(engine.Window{X: s.X, Y: s.Y + s.H, W: s.W, H: p.Y + p.H - s.Y - s.H})
		if i > 0 {
			last := d.scene.Boards[i-1].Squares
			cover(engine.Window{X: last.X + last.W, Y: p.Y, W: s.X - last.X - last.W, H: p.H})
		}
	}
}

// drawMap draws the pictures in view, or what stands in for them.
func (d *drawing) drawMap(dst *ebiten.Image, now clock.Moment) {
	seen := d.camera.view.Visible().Intersect(d.camera.board())
	for _, k := range d.maps.keys(seen) {
		d.maps.textures.scratch = picture.Layers(d.maps.textures.scratch[:0], k, d.maps.textures.held)
		for _, l := range d.maps.textures.scratch {
			d.drawPicture(dst, l, l.Clip.Intersect(seen), now)
		}
	}
}

// drawPicture draws the part of a picture that shows the squares of clip.
func (d *drawing) drawPicture(dst *ebiten.Image, l picture.Layer, clip engine.Window, now clock.Moment) {
	p, ok := d.maps.textures.all.Get(l.Key)
	if !ok || clip.Empty() {
		return
	}
	of := l.Window()
	squares := float64(int(1) << l.Level)
	scale := d.camera.view.Scale * d.camera.view.Ratio
	corner := func(x, y int) ebiten.Vertex {
		px, py := d.camera.pixel(float64(x), float64(y))
		return ebiten.Vertex{
			DstX: float32(px), DstY: float32(py),
			SrcX: float32(float64(x-of.X) / squares), SrcY: float32(float64(y-of.Y) / squares),
		}
	}
	d.pen.brush.reset()
	d.pen.brush.quad(corner(clip.X, clip.Y), corner(clip.X+clip.W, clip.Y),
		corner(clip.X, clip.Y+clip.H), corner(clip.X+clip.W, clip.Y+clip.H))

	// A picture lies on one side of each axis, so the distance from the origin
	// changes evenly across it.
	ax, ay := squares, squares
	nearest := math.Abs(float64(of.X)) + math.Abs(float64(of.Y))
	if of.X < 0 {
		ax = -ax
	}
	if of.Y < 0 {
		ay = -ay
	}
	alpha := 1.0
	if !d.scene.Look.Still {
		alpha = eased(now.Sub(p.born).Seconds() / fadeTime.Seconds())
	}
	front, soft := d.maps.front()
	begin := func(p *program, alpha float64) uniforms {
		u := p.begin()
		u.set("Front", min(max(front-nearest, -1<<24), 1<<24))
		u.set("Soft", soft)
		u.set("Away", ax, ay)
		u.set("Alpha", alpha)
		return u
	}
	covering := colour.Covering(d.camera.view.Scale)
	if l.Level == 0 && covering < 1 {
		d.tileUniforms(begin(&d.programs.tiles, alpha), scale)
		d.programs.tiles.draw(dst, &d.pen.brush.mesh, p.image)
	}
	if covering > 0 {
		cover := 1 / (scale * squares)
		program := &d.programs.maps[0]
		if cover > 1 {
			program = &d.programs.maps[1]
		}
		if cover > 2 {
			program = &d.programs.maps[2]
		}
		u := begin(program, alpha*covering)
		u.set("Cover", cover)
		d.maps.contrast.uniforms(u)
		d.maps.contrast.onPaper(u, d.pen.theme, d.scene.Map.Palette)
		program.draw(dst, &d.pen.brush.mesh, p.image)
	}
	d.pen.brush.reset()
}

// tileUniforms tells the shader how palaces are tiles where a square has scale
// pixels of the screen. Tiles that touch overlap by a pixel, so that no seam shows.
func (d *drawing) tileUniforms(u uniforms, scale float64) {
	room := colour.Roominess(d.camera.view.Scale)
	u.set("Scale", scale)
	u.set("Inset", 0.135*room-0.5*(1-room)/scale)
	u.set("Radius", 0.13*room)
	u.set("Rim", colour.Rim(d.scene.Look.Dark, d.camera.view.Scale))
	u.set("Wash", colour.Wash(d.scene.Map.Kind, d.camera.view.Scale))
	u.set("Shade", d.pen.theme.Dusk(d.scene.Map.Palette, d.camera.view.Scale))
	u.set("Lift", colour.Lift(d.scene.Map.Kind))
	if d.scene.Map.Palette != nil {
		u.colour("Ground", d.scene.Map.Palette.Ground())
	}
}
