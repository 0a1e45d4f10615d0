package figure

import (
	"image"
	"slices"

	"github.com/palacegames/palace/engine/notation"
)

// All lists the figures, paper by paper.
func All() []Figure {
	return slices.Concat(blockingFigures, maharajaFigures, subtractionFigures, exileFigures)
}

// Find returns the figure of that name. The error names figures that may be meant.
func Find(name string) (*Figure, error) {
	all := All()
	names := make([]string, len(all))
	for i := range all {
		if names[i] = all[i].Name; names[i] == name {
			return &all[i], nil
		}
	}
	return nil, noFigure(name, notation.Near(name, names))
}

// Draw draws the figure of that name.
func Draw(name string) (*image.RGBA, error) {
	f, err := Find(name)
	if err != nil {
		return nil, err
	}
	return f.Draw()
}

// Draw draws the figure. It takes seconds for the largest boards.
func (f *Figure) Draw() (*image.RGBA, error) {
	img, err := f.drawing.draw(Draw)
	if err != nil {
		return nil, undrawn(f, err)
	}
	return img, nil
}
