package board

import (
	_ "embed"
	"image/color"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

var (
	//go:embed kage/ground.kage
	groundSource string
	//go:embed kage/map.kage
	mapSource string
	//go:embed kage/tiles.kage
	tilesSource string
	//go:embed kage/shapes.kage
	shapesSource string
)

// program is a shader that is compiled when it is first needed.
type program struct {
	source string
	shader *ebiten.Shader
}

// programs are the screen's shaders.
type programs struct {
	ground, tiles, shapes program
	// maps average over 2, 3 or 5 pixels of a picture in each direction.
	maps [3]program
}

// mapTaps are the pixels across that each of the map shaders reads: enough for
// pictures of the right level, and of one and two levels finer.
var mapTaps = [3]string{"2", "3", "5"}

func newPrograms() *programs {
	p := &programs{ground: program{source: groundSource}, tiles: program{source: tilesSource}, shapes: program{source: shapesSource}}
	for i, taps := range mapTaps {
		p.maps[i].source = strings.Replace(mapSource, "TAPS", taps, 1)
	}
	return p
}

// next returns a program that is not compiled yet, those that are needed first in front,
// or nil.
func (p *programs) next() *program {
	for _, q := range p.all() {
		if q.shader == nil {
			return q
		}
	}
	return nil
}

// all lists the programs.
func (p *programs) all() []*program {
	return []*program{&p.ground, &p.shapes, &p.tiles, &p.maps[0], &p.maps[1], &p.maps[2]}
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

// pair makes a vec2 of two numbers.
func pair(x, y float64) []float32 { return []float32{float32(x), float32(y)} }

// floats makes a vec3.
func floats(v [3]float64) []float32 { return []float32{float32(v[0]), float32(v[1]), float32(v[2])} }

// triple makes a vec3 of an opaque colour.
func triple(c color.RGBA) []float32 {
	return floats([3]float64{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255})
}
