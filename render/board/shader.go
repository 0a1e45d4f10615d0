package board

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/palacegames/palace/render/board/kage"
)

// program is a shader that is compiled when it is first needed, and what it was last told:
// both are kept, so that no frame makes them again.
type program struct {
	source  string
	shader  *ebiten.Shader
	options ebiten.DrawTrianglesShaderOptions
}

// uniforms are the numbers that a shader is told, slices of them by name.
type uniforms map[string]any

// set tells a shader one number, or several of one name.
func (u uniforms) set(name string, values ...float64) {
	kept, ok := u[name].([]float32)
	if !ok {
		kept = make([]float32, len(values))
		u[name] = kept
	}
	for i, v := range values {
		kept[i] = float32(v)
	}
}

// colour tells a shader an opaque colour.
func (u uniforms) colour(name string, c color.RGBA) {
	u.set(name, float64(c.R)/255, float64(c.G)/255, float64(c.B)/255)
}

// ink tells a shader a colour with its strength.
func (u uniforms) ink(name string, c ink) {
	u.set(name, float64(c[0]), float64(c[1]), float64(c[2]), float64(c[3]))
}

// begin returns the uniforms, which are 0 until they are set.
func (p *program) begin() uniforms {
	if p.options.Uniforms == nil {
		p.options.Uniforms = map[string]any{}
	}
	for _, values := range p.options.Uniforms {
		clear(values.([]float32))
	}
	return p.options.Uniforms
}

// draw draws what a mesh holds, with a picture or without.
func (p *program) draw(dst *ebiten.Image, m *mesh, image *ebiten.Image) {
	p.options.Images[0] = image
	dst.DrawTrianglesShader32(m.vertices, m.indices, p.get(), &p.options)
}

// programs are the screen's shaders.
type programs struct {
	ground, tiles, shapes program
	maps                  [3]program
}

func newPrograms() *programs {
	source := kage.All()
	p := &programs{
		ground: program{source: source.Ground, options: ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendCopy}},
		tiles:  program{source: source.Tiles},
		shapes: program{source: source.Shapes},
	}
	for i := range p.maps {
		p.maps[i].source = source.Maps[i]
	}
	return p
}

// get returns the compiled shader. The sources are constants, which a test
// compiles: an error here is a mistake in the program.
func (p *program) get() *ebiten.Shader {
	if p.shader == nil {
		s, err := ebiten.NewShader([]byte(p.source))
		if err != nil {
			panic(err)
		}
		p.shader = s
	}
	return p.shader
}
