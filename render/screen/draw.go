package screen

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/render"
	"github.com/palacegames/palace/render/scene"
)

// drawAll draws everything.
func (s *Screen) drawAll(dst *ebiten.Image, now time.Time) {
	s.tardy = false
	s.lettering.begin(dst)
	s.wardrobe.begin()
	s.drawGround(dst)
	if !s.roomy {
		s.roomy = true
		s.brush.makeRoom(dst, &s.programs.shapes)
	}
	if s.scene.Map.Shown {
		s.drawMap(dst, now)
	}
	s.drawShapes(scene.Under)
	s.drawPointer()
	s.drawWays()
	s.brush.flush(dst, &s.programs.shapes)
	if s.scene.Map.Shown {
		s.writeNumbers()
		s.lettering.flush()
	}
	s.drawTargets()
	s.drawShapes(scene.Over)
	s.drawPawns(dst, now)
	if s.scene.Map.Shown {
		s.writeNames()
	}
	s.brush.flush(dst, &s.programs.shapes)
	s.lettering.flush()
	s.drawStars(dst)
	s.drawPiece(dst, now)
	s.drawCursor()
	s.drawRulers()
	s.brush.flush(dst, &s.programs.shapes)
	s.lettering.flush()
}

// drawGround draws the empty board. The shader works in single precision, so it
// is given coordinates relative to a square near the middle of the screen.
func (s *Screen) drawGround(dst *ebiten.Image) {
	base := engine.Cell{X: int(math.Floor(s.camera.view.X)) &^ 1, Y: int(math.Floor(s.camera.view.Y)) &^ 1}
	x, y := s.camera.pixel(float64(base.X), float64(base.Y))
	scale := s.camera.view.Scale * s.camera.view.Ratio
	rx, ry := s.camera.view.Orientation.Turn(1, 0)
	dx, dy := s.camera.view.Orientation.Turn(0, 1)
	const far = 1 << 20
	near := func(at, from int) float64 { return float64(min(max(at-from, -far), far)) }
	p := s.scene.Map.Plane
	w, h := float32(dst.Bounds().Dx()), float32(dst.Bounds().Dy())
	s.brush.reset()
	s.brush.quad(ebiten.Vertex{}, ebiten.Vertex{DstX: w}, ebiten.Vertex{DstY: h}, ebiten.Vertex{DstX: w, DstY: h})
	dst.DrawTrianglesShader32(s.brush.vertices, s.brush.indices, s.programs.ground.get(), &ebiten.DrawTrianglesShaderOptions{
		Blend: ebiten.BlendCopy,
		Uniforms: map[string]any{
			"Corner": pair(x, y),
			"Right":  pair(rx/scale, ry/scale),
			"Down":   pair(dx/scale, dy/scale),
			"Low":    pair(near(p.X, base.X), near(p.Y, base.Y)),
			"High":   pair(near(p.X+p.W, base.X), near(p.Y+p.H, base.Y)),
			"Light":  tint(s.theme.Light, 1), "Dark": tint(s.theme.Dark, 1),
			"Ground": tint(s.theme.Ground, 1), "Line": tint(s.theme.Line, 1),
			"Tint": float32(render.Blend(10, 24, s.camera.view.Scale)),
			"Edge": float32(s.camera.view.Ratio / 2), "Scale": float32(scale),
		},
	})
	s.brush.reset()
}

// pair makes a vec2 of two numbers.
func pair(x, y float64) []float32 { return []float32{float32(x), float32(y)} }

// drawMap draws the pictures in view, or what stands in for them.
func (s *Screen) drawMap(dst *ebiten.Image, now time.Time) {
	seen := s.camera.view.Visible().Intersect(s.camera.board())
	for _, k := range render.Keys(seen, s.camera.level()) {
		s.maps.album.scratch = render.Layers(s.maps.album.scratch[:0], k, s.maps.album.has)
		for _, l := range s.maps.album.scratch {
			s.drawPicture(dst, l, l.Clip.Intersect(seen), now)
		}
	}
}

// drawPicture draws the part of a picture that shows the squares of clip.
func (s *Screen) drawPicture(dst *ebiten.Image, l render.Layer, clip engine.Window, now time.Time) {
	p, ok := s.maps.album.pages.Get(l.Key)
	if !ok || clip.Empty() {
		return
	}
	of := l.Window()
	squares := float64(int(1) << l.Level)
	scale := s.camera.view.Scale * s.camera.view.Ratio
	corner := func(x, y int) ebiten.Vertex {
		px, py := s.camera.pixel(float64(x), float64(y))
		return ebiten.Vertex{
			DstX: float32(px), DstY: float32(py),
			SrcX: float32(float64(x-of.X) / squares), SrcY: float32(float64(y-of.Y) / squares),
		}
	}
	s.brush.reset()
	s.brush.quad(corner(clip.X, clip.Y), corner(clip.X+clip.W, clip.Y),
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
	if !s.scene.Look.Still {
		alpha = eased(now.Sub(p.born).Seconds() / fadeTime.Seconds())
	}
	front, soft := s.maps.front()
	uniforms := map[string]any{
		"Front": float32(min(max(front-nearest, -1<<24), 1<<24)),
		"Soft":  float32(soft),
		"Away":  pair(ax, ay),
	}
	options := &ebiten.DrawTrianglesShaderOptions{Uniforms: uniforms}
	options.Images[0] = p.image
	covering := render.Covering(s.camera.view.Scale)
	if l.Level == 0 && covering < 1 {
		uniforms["Alpha"] = float32(alpha)
		s.tileUniforms(uniforms, scale)
		dst.DrawTrianglesShader32(s.brush.vertices, s.brush.indices, s.programs.tiles.get(), options)
	}
	if covering > 0 {
		cover := 1 / (scale * squares)
		uniforms["Cover"] = float32(cover)
		uniforms["Alpha"] = float32(alpha * covering)
		s.maps.contrast.uniforms(uniforms)
		program := 0
		if cover > 1 {
			program = 1
		}
		if cover > 2 {
			program = 2
		}
		dst.DrawTrianglesShader32(s.brush.vertices, s.brush.indices, s.programs.maps[program].get(), options)
	}
	s.brush.reset()
}

// tileUniforms tells the shader how palaces are tiles where a square has scale
// pixels of the screen. Tiles that touch overlap by a pixel, so that no seam shows.
func (s *Screen) tileUniforms(u map[string]any, scale float64) {
	room := render.Roominess(s.camera.view.Scale)
	u["Scale"] = float32(scale)
	u["Inset"] = float32(0.135*room - 0.5*(1-room)/scale)
	u["Radius"] = float32(0.13 * room)
	u["Rim"] = float32(render.Rim(s.scene.Look.Dark, s.camera.view.Scale))
	u["Wash"] = float32(render.Wash(s.scene.Map.Kind, s.camera.view.Scale))
	u["Lift"] = float32(render.Lift(s.scene.Map.Kind))
	u["Ground"] = []float32{0, 0, 0}
	if s.scene.Map.Palette != nil {
		u["Ground"] = triple(s.scene.Map.Palette.Ground())
	}
}
