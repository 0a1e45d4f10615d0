// Package kage holds the canvas's shaders, in Ebitengine's language Kage. The build compiles
// them; a program that it did not patch does so when it starts.
package kage

import (
	_ "embed"
	"os"
	"path/filepath"
	"strings"
)

// Each is a text of its own, for an embed.FS brings along all that a system of files has, down to the writing of dates.
var (
	//go:embed ground.kage
	ground string
	//go:embed tiles.kage
	tiles string
	//go:embed shapes.kage
	shapes string
	//go:embed map.kage
	average string
)

// Shaders are all texts that there are.
type Shaders struct {
	Ground, Tiles, Shapes string
	// Maps average over 2, 3 or 5 pixels of a picture in each direction: enough for
	// pictures of the right level, and of one and two levels finer.
	Maps [3]string
}

// taps are the pixels across that each of the maps' shaders reads.
var taps = [3]string{"2", "3", "5"}

// All returns the shaders of this program.
func All() Shaders {
	return shaders(map[string]string{"ground": ground, "tiles": tiles, "shapes": shapes, "map": average})
}

// Read returns the shaders of a folder: this one, as it is now.
func Read(folder string) (Shaders, error) {
	texts := map[string]string{}
	for _, name := range []string{"ground", "tiles", "shapes", "map"} {
		body, err := os.ReadFile(filepath.Join(folder, name+".kage"))
		if err != nil {
			return Shaders{}, err
		}
		texts[name] = string(body)
	}
	return shaders(texts), nil
}

func shaders(texts map[string]string) Shaders {
	s := Shaders{Ground: texts["ground"], Tiles: texts["tiles"], Shapes: texts["shapes"]}
	for i, count := range taps {
		s.Maps[i] = strings.Replace(texts["map"], "TAPS", count, 1)
	}
	return s
}

// Opening is how many of a List's shaders draw a board without a map, which is seen first.
const Opening = 2

// List returns them all, those in front that are needed first.
func (s Shaders) List() []string {
	return append([]string{s.Ground, s.Shapes, s.Tiles}, s.Maps[:]...)
}
