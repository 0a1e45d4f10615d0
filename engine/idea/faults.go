package idea

import "fmt"

// Faults lists what contradicts itself in a layer, for tests.
func (l *Layer) Faults() (faults []error) {
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	for i, f := range l.Figures {
		onSquares := f.Kind == Tiles || f.Kind == Frames || f.Kind == Dots
		least := map[Kind]int{Line: 2, Arrow: 2, Area: 3, Label: 1}[f.Kind]
		switch {
		case int(f.Kind) >= len(kindNames):
			wrong("figure %d is of no kind", i)
		case onSquares && (len(f.Squares) == 0 || len(f.Points) > 0):
			wrong("figure %d, %s, is put on %d squares and runs through %d points", i, kindNames[f.Kind], len(f.Squares), len(f.Points))
		case !onSquares && (len(f.Points) < least || len(f.Squares) > 0):
			wrong("figure %d, %s, has %d points", i, kindNames[f.Kind], len(f.Points))
		case f.Kind == Label && f.Text == "":
			wrong("label %d says nothing", i)
		}
	}
	for _, s := range l.Strips {
		if s.Title == "" {
			wrong("a strip has no title")
		}
	}
	for _, t := range l.Tables {
		for i, r := range t.Rows {
			if len(r.Cells) != len(t.Head) || len(r.Hues) > len(r.Cells) {
				wrong("row %d of %q has %d cells and %d hues below %d heads", i, t.Title, len(r.Cells), len(r.Hues), len(t.Head))
			}
		}
	}
	for _, c := range l.Controls {
		known := len(c.Options) == 0
		for _, o := range c.Options {
			known = known || o.Value == c.Value
		}
		if !known || CheckValue(c.Value) != nil {
			wrong("%s cannot be %q", c.Name, c.Value)
		}
	}
	if s := l.Steps; s.Now < 0 || s.Now > s.Last {
		wrong("step %d of %d", s.Now, s.Last)
	}
	return faults
}
