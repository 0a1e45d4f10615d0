// Package kage holds the canvas's shaders, in Ebitengine's language Kage. The build compiles
// them; a program that it did not patch does so when it starts.
package kage

import (
	"embed"
	"io/fs"
	"strings"
)

//go:embed *.kage
var here embed.FS

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
	s, err := Read(here)
	if err != nil {
		panic(err) // the files are constants
	}
	return s
}

// Read returns the shaders of a folder: this one, as it is now.
func Read(folder fs.FS) (s Shaders, err error) {
	var average string
	for name, text := range map[string]*string{"ground": &s.Ground, "tiles": &s.Tiles, "shapes": &s.Shapes, "map": &average} {
		body, err := fs.ReadFile(folder, name+".kage")
		if err != nil {
			return s, err
		}
		*text = string(body)
	}
	for i, count := range taps {
		s.Maps[i] = strings.Replace(average, "TAPS", count, 1)
	}
	return s, nil
}

// Opening is how many of a List's shaders draw a board without a map, which is seen first.
const Opening = 2

// List returns them all, those in front that are needed first.
func (s Shaders) List() []string {
	return append([]string{s.Ground, s.Shapes, s.Tiles}, s.Maps[:]...)
}
