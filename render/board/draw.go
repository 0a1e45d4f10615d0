package board

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render/colour"
	"github.com/palacegames/palace/render/picture"
	"github.com/palacegames/palace/render/scene"
	"github.com/palacegames/palace/render/view"
)

// drawAll draws everything.
func (d *drawing) drawAll(dst *ebiten.Image, now time.Time) {
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
	w, h := float32(dst.Bounds().Dx()), float32(dst.Bounds().Dy())
	d.pen.brush.reset()
	d.pen.brush.quad(ebiten.Vertex{}, ebiten.Vertex{DstX: w}, ebiten.Vertex{DstY: h}, ebiten.Vertex{DstX: w, DstY: h})
	dst.DrawTrianglesShader32(d.pen.brush.vertices, d.pen.brush.indices, d.programs.ground.get(), &ebiten.DrawTrianglesShaderOptions{
		Blend: ebiten.BlendCopy,
		Uniforms: map[string]any{
			"Corner": pair(x, y),
			"Right":  pair(rx/scale, ry/scale),
			"Down":   pair(dx/scale, dy/scale),
			"Low":    pair(near(p.X, base.X), near(p.Y, base.Y)),
			"High":   pair(near(p.X+p.W, base.X), near(p.Y+p.H, base.Y)),
			"Light":  tint(d.pen.theme.Light, 1), "Dark": tint(d.pen.theme.Dark, 1),
			"Ground": tint(d.pen.theme.Ground, 1), "Line": tint(d.pen.theme.Line, 1),
			"Tint": float32(view.Smoothstep(10, 24, d.camera.view.Scale)),
			"Edge": float32(d.camera.view.Ratio / 2), "Scale": float32(scale),
		},
	})
	d.pen.brush.reset()
}

// drawMap draws the pictures in view, or what stands in for them.
func (d *drawing) drawMap(dst *ebiten.Image, now time.Time) {
	seen := d.camera.view.Visible().Intersect(d.camera.board())
	for _, k := range picture.Keys(seen, d.camera.level()) {
		d.maps.textures.scratch = picture.Layers(d.maps.textures.scratch[:0], k, d.maps.textures.has)
		for _, l := range d.maps.textures.scratch {
			d.drawPicture(dst, l, l.Clip.Intersect(seen), now)
		}
	}
}

// drawPicture draws the part of a picture that shows the squares of clip.
func (d *drawing) drawPicture(dst *ebiten.Image, l picture.Layer, clip engine.Window, now time.Time) {
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
	uniforms := map[string]any{
		"Front": float32(min(max(front-nearest, -1<<24), 1<<24)),
		"Soft":  float32(soft),
		"Away":  pair(ax, ay),
	}
	options := &ebiten.DrawTrianglesShaderOptions{Uniforms: uniforms}
	options.Images[0] = p.image
	covering := colour.Covering(d.camera.view.Scale)
	if l.Level == 0 && covering < 1 {
		uniforms["Alpha"] = float32(alpha)
		d.tileUniforms(uniforms, scale)
		dst.DrawTrianglesShader32(d.pen.brush.vertices, d.pen.brush.indices, d.programs.tiles.get(), options)
	}
	if covering > 0 {
		cover := 1 / (scale * squares)
		uniforms["Cover"] = float32(cover)
		uniforms["Alpha"] = float32(alpha * covering)
		d.maps.contrast.uniforms(uniforms)
		d.maps.contrast.onPaper(uniforms, d.pen.theme, d.scene.Map.Palette)
		program := 0
		if cover > 1 {
			program = 1
		}
		if cover > 2 {
			program = 2
		}
		dst.DrawTrianglesShader32(d.pen.brush.vertices, d.pen.brush.indices, d.programs.maps[program].get(), options)
	}
	d.pen.brush.reset()
}

// tileUniforms tells the shader how palaces are tiles where a square has scale
// pixels of the screen. Tiles that touch overlap by a pixel, so that no seam shows.
func (d *drawing) tileUniforms(u map[string]any, scale float64) {
	room := colour.Roominess(d.camera.view.Scale)
	u["Scale"] = float32(scale)
	u["Inset"] = float32(0.135*room - 0.5*(1-room)/scale)
	u["Radius"] = float32(0.13 * room)
	u["Rim"] = float32(colour.Rim(d.scene.Look.Dark, d.camera.view.Scale))
	u["Wash"] = float32(colour.Wash(d.scene.Map.Kind, d.camera.view.Scale))
	u["Shade"] = float32(d.pen.theme.Dusk(d.scene.Map.Palette, d.camera.view.Scale))
	u["Lift"] = float32(colour.Lift(d.scene.Map.Kind))
	u["Ground"] = []float32{0, 0, 0}
	if d.scene.Map.Palette != nil {
		u["Ground"] = triple(d.scene.Map.Palette.Ground())
	}
}
