package enginetest

import (
	"regexp"
	"testing"
	"unicode/utf8"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/idea"
)

// Ideas looks at every idea of a game from several places, and holds what every layer
// promises: links lead somewhere, figures have what they are made of, choices are listed,
// rows have as many cells as the head of their table, and the same look shows the same. That what is said is true each family
// tests by itself.
func Ideas(t *testing.T, g engine.Game, illustrate idea.Illustrate) {
	t.Helper()
	offers, ok := g.(idea.Illustrated)
	if !ok || len(offers.Ideas()) == 0 {
		t.Fatalf("%s has no ideas", g)
	}
	onMap := engine.NewMap(g, g.Shape().Kinds[0], engine.Position{}, "")
	for _, about := range offers.Ideas() {
		t.Run(g.String()+" "+about.Name, func(t *testing.T) {
			// On a phone the board is seen above them, and what there is to touch below.
			if about.Title == "" || about.Source == "" || !short(about.About) {
				t.Errorf("its words are %+v", about)
			}
			seen := illustrate(g, about.Name)
			for _, w := range []engine.Window{{W: 1, H: 1}, {W: 24, H: 16}, {X: 40, Y: 30, W: 12, H: 12}, {W: 900, H: 600}} {
				w = w.Intersect(g.Plane(onMap))
				if w.Empty() {
					continue
				}
				middle := engine.Cell{X: w.X + w.W/2, Y: w.Y + w.H/3}
				for _, at := range []engine.Position{{}, onMap.Position(middle, g.Shape().Dim)} {
					_, _ = look(t, seen, idea.Gaze{Window: w, At: at, Step: -1}) // or it says why nothing is seen
				}
			}
		})
	}
}

// short reports whether a text is one sentence or two, of no more than 200 characters.
func short(text string) bool {
	ends := regexp.MustCompile(`[.?!…]( +[A-Z]|$)`).FindAllString(text, -1)
	return len(ends) >= 1 && len(ends) <= 2 && utf8.RuneCountInString(text) <= 200
}

// look looks once. It fails if what is chosen is refused or what is seen is at fault, and returns
// why nothing is seen, if nothing is.
func look(t testing.TB, seen idea.Illustration, at idea.Gaze) (idea.Layer, error) {
	t.Helper()
	job, err := seen.Look(at)
	if err != nil {
		t.Fatalf("%+v: %v", at, err)
	}
	engine.Finish(job)
	l, err := seen.Layer()
	if err != nil {
		return l, err
	}
	if err := at.Chosen.Check(&l); err != nil {
		t.Errorf("%+v: %v", at, err)
	}
	for _, err := range Faults(&l) {
		t.Errorf("%+v: %v", at, err)
	}
	return l, nil
}

// Look looks at an idea, and fails if nothing is seen or what is seen is at fault.
func Look(t testing.TB, seen idea.Illustration, at idea.Gaze) idea.Layer {
	t.Helper()
	l, err := look(t, seen, at)
	if err != nil {
		t.Fatalf("%+v: %v", at, err)
	}
	return l
}

// Tiles are the squares of a layer's tiles, by what is written on them.
func Tiles(l idea.Layer) map[engine.Cell]string {
	all := map[engine.Cell]string{}
	for _, f := range l.Figures {
		if f.Kind == idea.Tiles {
			for _, c := range f.Squares {
				all[c] = f.Text
			}
		}
	}
	return all
}
