package table

import (
	"slices"
	"strings"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/english"
)

// This file says what is known of the square under the pointer or the keyboard cursor.

// chip returns what to say about the square for somebody who sees it.
func (t *Table) chip() string {
	at := t.chart.Pointed()
	if at == nil {
		return ""
	}
	if value := t.judge.Said(at); value != "" {
		return t.chart.Words() + " · " + value
	}
	return t.chart.Words()
}

// pointed is chip for a listener, who does not see the rings and the pawns: what the
// square is on the map, and what it is to the piece.
func (t *Table) pointed() string {
	at := t.chart.Pointed()
	if at == nil {
		return ""
	}
	v := &t.view
	words, plain := t.chart.Words(), game.DescribeSquare(v, at)
	role := strings.TrimPrefix(plain, english.Spot(v.Far(at)))
	its, plainly := strings.CutPrefix(role, ": ")
	switch {
	case slices.ContainsFunc(t.chosen, at.Equal):
		words = strings.TrimSuffix(words, role) + "; picked for blocking"
	case words == plain || role == "":
	case plainly:
		words += "; " + its
	default:
		words += "; it" + role
	}
	if value := t.judge.Said(at); value != "" {
		words += ": " + value
	}
	return words
}
