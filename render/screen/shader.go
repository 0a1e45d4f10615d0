package screen

import (
	_ "embed"
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

// all lists the programs, those that the first frame needs in front.
func (p *programs) all() []*program {
	return []*program{&p.ground, &p.shapes, &p.tiles, &p.maps[0], &p.maps[1], &p.maps[2]}
}

// warm compiles the next program that is not compiled yet, and reports whether
// there are more: all at once would hold up the page.
func (p *programs) warm() (more bool) {
	for _, q := range p.all() {
		if q.shader == nil {
			q.get()
			return true
		}
	}
	return false
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
