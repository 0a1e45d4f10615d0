// Package adapt shows games of package core as games of package engine, for those rooms
// of the house that do not know package core yet.
//
// For example, adapt.Family(rook.Family) is a line that the catalogue can hold: whoever
// parses "rook" there gets an engine.Game whose Rays(2,1) are those of core, seen from the
// piece.
package adapt
