package enginetest

import (
	"fmt"
	"regexp"

	"github.com/palacegames/palace/engine/idea"
)

// oneMany finds a number that does not fit its noun: "every 1 squares".
var oneMany = regexp.MustCompile(`(^|[^0-9.,…−-])1 (squares|rows|columns|numbers|steps|palaces|colours|segments|levels|letters|words)\b`)

// Faults lists what contradicts itself in a layer.
func Faults(l *idea.Layer) (faults []error) {
	wrong := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	for _, text := range l.Words {
		if many := oneMany.FindString(text); many != "" {
			wrong("%q has one of %q", text, many)
		}
	}
	for i, f := range l.Figures {
		onSquares := f.Kind == idea.Tiles || f.Kind == idea.Frames || f.Kind == idea.Dots
		least := map[idea.Kind]int{idea.Line: 2, idea.Arrow: 2, idea.Area: 3, idea.Label: 1}[f.Kind]
		switch {
		case f.Kind > idea.Label:
			wrong("figure %d is of no kind", i)
		case onSquares && (len(f.Squares) == 0 || len(f.Points) > 0):
			wrong("figure %d, %s, is put on %d squares and runs through %d points", i, f.Kind, len(f.Squares), len(f.Points))
		case !onSquares && (len(f.Points) < least || len(f.Squares) > 0):
			wrong("figure %d, %s, has %d points", i, f.Kind, len(f.Points))
		case f.Kind == idea.Label && f.Text == "":
			wrong("label %d says nothing", i)
		}
	}
	for _, s := range l.Strips {
		if s.Title == "" {
			wrong("a strip has no title")
		}
		if s.From == "" {
			wrong("the strip %q does not say from where on", s.Title)
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
		if !known || idea.CheckValue(c.Value) != nil {
			wrong("%s cannot be %q", c.Name, c.Value)
		}
	}
	if s := l.Steps; s.Now < 0 || s.Now > s.Last {
		wrong("step %d of %d", s.Now, s.Last)
	}
	return faults
}
