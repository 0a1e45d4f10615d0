package figure

import (
	"image"
	"slices"
	"strings"
)

// All lists the figures, paper by paper.
func All() []Figure {
	return slices.Concat(blockingFigures, maharajaFigures, subtractionFigures, exileFigures)
}

// Find returns the figure of that name. The error names figures that may be meant.
func Find(name string) (*Figure, error) {
	all := All()
	for i := range all {
		if all[i].Name == name {
			return &all[i], nil
		}
	}
	return nil, noFigure(name, near(name, all))
}

// near lists the few figures whose names are nearest to a name.
func near(name string, all []Figure) []string {
	const few = 3
	name = strings.ToLower(name[:min(len(name), 60)])
	slices.SortStableFunc(all, func(a, b Figure) int { return distance(name, a.Name) - distance(name, b.Name) })
	names := make([]string, few)
	for i := range names {
		names[i] = all[i].Name
	}
	return names
}

// distance is the number of letters to insert, delete or replace to get from a to b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		corner := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := corner
			if a[i] != b[j] {
				change++
			}
			corner = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
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
