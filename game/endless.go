package game

import (
	"slices"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/core"
	"github.com/palacegames/palace/engine/core/adapt"
)

// Endless returns the name of the infinite pattern that the map shows in place of a
// blocking game's own palace numbers, "" for none: "fabric" or "arm".
func (v *View) Endless() string { return v.Settings.endless(v.Game) }

func (s *Settings) endless(g engine.Game) string {
	if v, ok := Offer[core.Variants](g); ok && slices.Contains(v.Patterns(), s.Map) {
		return s.Map
	}
	return ""
}

// MapBoard returns a new board of the map. The game must have one.
func (v *View) MapBoard() engine.Board { return v.Settings.board(v) }

// board returns the board of the map.
func (s *Settings) board(v *View) engine.Board {
	g := v.Game
	if f, ok := g.(engine.Farther); ok && v.Origin != nil {
		return f.FarBoard(v.Origin)
	}
	over := s.endless(g)
	if s.compares(v) {
		over = s.Compare.String()
	}
	if over != "" {
		if b, err := adapt.Over(g, engine.PalaceNumbers, over); err == nil {
			return b
		}
	}
	return g.Board(s.kind(v))
}

// mapNames lists what the map of a game can show.
func mapNames(g engine.Game) []string {
	names := []string{MapOff, MapPeek}
	for _, k := range g.Kinds() {
		names = append(names, k.String())
	}
	if v, ok := Offer[core.Variants](g); ok {
		names = append(names, v.Patterns()...)
	}
	return names
}
