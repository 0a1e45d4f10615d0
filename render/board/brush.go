package board

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/render/view"
)

// ink is a colour with premultiplied alpha.
type ink [4]float32

// tint returns colour c at strength alpha.
func tint(c color.RGBA, alpha float64) ink {
	a := float32(min(max(alpha, 0), 1)) / 255
	return ink{float32(c.R) * a, float32(c.G) * a, float32(c.B) * a, float32(c.A) * a}
}

// mesh collects quads for one draw call.
type mesh struct {
	vertices []ebiten.Vertex
	indices  []uint32
}

func (m *mesh) reset() { m.vertices, m.indices = m.vertices[:0], m.indices[:0] }

// quad adds the four corners, in the order upper left, upper right, lower left,
// lower right of whatever they show.
func (m *mesh) quad(a, b, c, d ebiten.Vertex) {
	n := uint32(len(m.vertices))
	m.vertices = append(m.vertices, a, b, c, d)
	m.indices = append(m.indices, n, n+1, n+2, n+2, n+1, n+3)
}

// brush collects simple shapes, all drawn at once in the order they came.
// Lengths are pixels of the screen.
type brush struct{ mesh }

// shape adds a rounded box about (x, y) of half the width a and half the height b,
// turned so that its width runs along (ux, uy).
func (s *brush) shape(x, y, a, b, radius, thickness, ux, uy float64, c ink) {
	if c[3] <= 0 || a < 0 || b < 0 {
		return
	}
	bleed := 1.0
	if thickness < 0 {
		bleed -= thickness
	}
	corner := func(i, j float64) ebiten.Vertex {
		u, v := i*(a+bleed), j*(b+bleed)
		return ebiten.Vertex{
			DstX: float32(x + u*ux - v*uy), DstY: float32(y + u*uy + v*ux),
			SrcX: float32(u), SrcY: float32(v),
			ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: c[3],
			Custom0: float32(a), Custom1: float32(b), Custom2: float32(radius), Custom3: float32(thickness),
		}
	}
	s.quad(corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1))
}

func (s *brush) disc(x, y, r float64, c ink)        { s.shape(x, y, r, r, r, 0, 1, 0, c) }
func (s *brush) ring(x, y, r, width float64, c ink) { s.shape(x, y, r, r, r, width, 1, 0, c) }
func (s *brush) glow(x, y, a, b, radius, blur float64, c ink) {
	s.shape(x, y, a, b, radius, -blur, 1, 0, c)
}

// box adds the rectangle from (x0, y0) to (x1, y1), filled if width is 0.
func (s *brush) box(x0, y0, x1, y1, radius, width float64, c ink) {
	s.shape((x0+x1)/2, (y0+y1)/2, (x1-x0)/2, (y1-y0)/2, radius, width, 1, 0, c)
}

// line adds a straight line with round ends.
func (s *brush) line(x0, y0, x1, y1, width float64, c ink) {
	dx, dy := x1-x0, y1-y0
	length := math.Hypot(dx, dy)
	if length == 0 {
		return
	}
	s.shape((x0+x1)/2, (y0+y1)/2, (length+width)/2, width/2, width/2, 0, dx/length, dy/length, c)
}

// polygon adds a convex polygon, whose edges are not smooth.
func (s *brush) polygon(corners []view.Spot, c ink) {
	if len(corners) < 3 || c[3] <= 0 {
		return
	}
	const deep = 1 << 10 // within: far from every edge that the shader knows
	n := uint32(len(s.vertices))
	for i, p := range corners {
		s.vertices = append(s.vertices, ebiten.Vertex{
			DstX: float32(p.X), DstY: float32(p.Y), ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: c[3], Custom0: deep, Custom1: deep,
		})
		if i >= 2 {
			s.indices = append(s.indices, n, n+uint32(i)-1, n+uint32(i))
		}
	}
}

// firstShapes is for how many shapes the first frame makes room on the graphics card.
const firstShapes = 1 << 12

// makeRoom draws shapes that cannot be seen. Otherwise there would be room for what the
// first frame shows only, and frames with more would make more, for which the page has to
// wait until the card has done everything before.
func (s *brush) makeRoom(dst *ebiten.Image, p *program) {
	for range firstShapes {
		s.quad(ebiten.Vertex{}, ebiten.Vertex{}, ebiten.Vertex{}, ebiten.Vertex{})
	}
	s.flush(dst, p)
}

// flush draws the shapes and forgets them.
func (s *brush) flush(dst *ebiten.Image, p *program) {
	if len(s.indices) > 0 {
		dst.DrawTrianglesShader32(s.vertices, s.indices, p.get(), nil)
	}
	s.reset()
}

// round returns the whole number next to f.
func round(f float64) int { return int(math.Round(f)) }
