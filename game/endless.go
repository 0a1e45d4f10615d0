package game

import (
	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/engine/blocking"
	"github.com/palacegames/palace/engine/blocking/weave"
)

// Endless returns the name of the infinite pattern that the map shows in place of a
// blocking game's own palace numbers, "" for none: "fabric" or "arm".
func (v *View) Endless() string { return v.Settings.endless(v.Game) }

func (s *Settings) endless(g engine.Game) string {
	if _, ok := g.(*blocking.Game); ok {
		if _, ok := weave.Named(s.Map, g.K()); ok {
			return s.Map
		}
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
	if e, ok := weave.Named(s.endless(g), g.K()); ok {
		return e.In(g.K())
	}
	if queens, ok := g.(*blocking.Game); ok && s.compares(v) {
		return queens.Compared(s.Compare.with(g))
	}
	return g.Board(s.kind(v))
}

// mapNames lists what the map of a game can show.
func mapNames(g engine.Game) []string {
	names := []string{MapOff, MapPeek}
	for _, k := range g.Kinds() {
		names = append(names, k.String())
	}
	if _, ok := g.(*blocking.Game); ok {
		names = append(names, weave.Names()...)
	}
	return names
}
