package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
)

// Map returns what is on the map, also when it is off. The game must have a board. Far out
// it shows what is around the origin; with three piles or more, the slice in which the
// piece stands.
func (v *View) Map() engine.Map { return v.Settings.onMap(v) }

// MapBoard returns a new board of the map. It errs if the game has none.
func (v *View) MapBoard() (*engine.Board, error) { return v.Settings.board(v) }

func (s *Settings) board(v *View) (*engine.Board, error) {
	return engine.NewBoard(v.Game, v.Game.Solve(), s.onMap(v))
}

func (s *Settings) onMap(v *View) engine.Map {
	kind := s.kind(v)
	return engine.NewMap(v.Game, kind, v.mapOrigin(), s.over(v, kind))
}

// mapOrigin returns the position that square (0, 0) of the map stands for.
func (v *View) mapOrigin() engine.Position {
	if v.Origin != none || v.Here.Dim() < 3 {
		return v.Origin
	}
	return v.Here.With(0, engine.Num(0)).With(1, engine.Num(0))
}

// over returns the word for what the map shows in place of the game's own values: nothing
// far out, a pattern before a comparison.
func (s *Settings) over(v *View, kind engine.Kind) string {
	variants, ok := v.Game.(engine.Variants)
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

// mapNames lists what the map of a game can show.
func mapNames(g engine.Game) []string {
	names := []string{MapOff, MapPeek}
	for _, k := range g.Shape().Kinds {
		names = append(names, k.String())
	}
	return append(names, patterns(g)...)
}
