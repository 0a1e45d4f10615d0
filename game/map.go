package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/atlas"
	"github.com/palacegames/palace/engine/sum"
)

// Map returns what is on the map, also when it is off. The game must have a board. Far out
// it shows what is around the origin; with three piles or more, the slice in which the
// piece stands.
func (v *View) Map() engine.Map { return v.Settings.onMap(v) }

// MapReach returns how far the map goes. It errs if the game has none.
func (v *View) MapReach() (*engine.Reach, error) { return v.Settings.reach(v) }

func (s *Settings) reach(v *View) (*engine.Reach, error) {
	return engine.NewReach(v.Game, v.Methods, s.onMap(v))
}

func (s *Settings) onMap(v *View) engine.Map {
	kind := s.kind(v)
	return engine.NewMap(v.Game, kind, v.mapOrigin(), s.over(v, kind))
}

// mapOrigin returns the position that square (0, 0) of the map stands for.
func (v *View) mapOrigin() engine.Position {
	if _, ok := v.Game.(*sum.Game); ok {
		return v.Here
	}
	if v.Origin != none || v.Here.Dim() < 3 {
		return v.Origin
	}
	return v.Here.With(0, engine.Num(0)).With(1, engine.Num(0))
}

// over returns the word for what the map shows instead of the game's own values: nothing
// far out, a pattern before a comparison.
func (s *Settings) over(v *View, kind engine.Kind) string {
	variants, ok := v.Game.(atlas.Variants)
	if !ok || v.Origin != none {
		return ""
	}
	if slices.Contains(patterns(v.Game), s.Map) {
		return s.Map
	}
	word := s.Compare.String()
	if variant, err := variants.Variant(word); s.Compare.Other == 0 || err != nil || variant.Kind != kind {
		return ""
	}
	return word
}

// MapKind returns the kind of values that the overlay shows, also when it is off.
// The game must have a board.
func (v *View) MapKind() engine.Kind { return v.Settings.kind(v) }

func (s *Settings) kind(v *View) engine.Kind {
	kinds := v.Kinds()
	for _, k := range kinds {
		if k.String() == s.Map {
			return k
		}
	}
	return kinds[0]
}

// patterns names what the map of a game can show instead of its own values and of a
// comparison.
func patterns(g engine.Game) (names []string) {
	if variants, ok := g.(atlas.Variants); ok {
		for _, p := range variants.Patterns() {
			names = append(names, p.Name)
		}
	}
	return names
}

// Pattern returns the name of the pattern that the map shows instead of the game's own
// values, "" for none.
func (v *View) Pattern() string {
	if over := v.Map().Over; slices.Contains(patterns(v.Game), over) {
		return over
	}
	return ""
}

// Compared reports whether the map compares two games, and names the comparison:
// "497 against 500, shifted by (1,1), plus 3".
func (v *View) Compared() (title string, ok bool) {
	over := v.Map().Over
	if over == "" || over != v.Settings.Compare.String() {
		return "", false
	}
	variant, err := v.Game.(atlas.Variants).Variant(over)
	return variant.Title, err == nil
}

// SizeWindow returns the window of w×h squares of the plane that a size asks for:
// from its smallest corner, around its centre where it has no corner, and around
// the piece far out.
func (v *View) SizeWindow(plane engine.Window, w, h int) engine.Window {
	switch {
	case v.Origin != none:
		at, _ := v.Cell(v.Here)
		around := engine.Window{X: at.X - w/2, W: w, H: h}
		if v.Here.Dim() > 1 {
			around.Y = at.Y - h/2
		}
		return within(around, plane)
	case plane.X < 0 || plane.Y < 0:
		return engine.Window{X: -(w / 2), Y: -(h / 2), W: w, H: h}
	}
	return engine.Window{X: plane.X, Y: plane.Y, W: w, H: h}
}

// within moves w away from the smallest corner of the plane if it lies beyond.
func within(w, plane engine.Window) engine.Window {
	w.X, w.Y = max(w.X, plane.X), max(w.Y, plane.Y)
	return w
}
