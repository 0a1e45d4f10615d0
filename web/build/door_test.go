package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/palacegames/palace/engine"
	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
)

// same reports whether two lists have the same positions, in any order.
func same(a, b []engine.Position) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.SortFunc(a, engine.Position.Compare)
	slices.SortFunc(b, engine.Position.Compare)
	return slices.Equal(a, b)
}

// TestDoorTable: on every square of the door's board, and against every kind of opponent, the table
// has the engine's options, and an answer among them: that of the perfect one goes to a palace where
// there is one.
func TestDoorTable(t *testing.T) {
	rules, _, _ := strings.Cut(catalog.Door, "@")
	for _, each := range game.Kinds() {
		kind := each.Name
		if kind == game.Human {
			continue
		}
		table, err := doorTable(rules, engine.Cell{X: 6, Y: 4}, kind)
		if err != nil {
			t.Fatal(kind, err)
		}
		words := strings.Split(table, " ")
		if len(words) != 35 {
			t.Fatalf("%s: the table has %d squares", kind, len(words))
		}
		place := func(digit string) engine.Position {
			n, err := strconv.ParseInt(digit, doorBase, 0)
			if err != nil {
				t.Fatal(kind, err)
			}
			return engine.At(int(n)%7, int(n)/7)
		}
		for i, word := range words {
			at := engine.At(i%7, i/7)
			session, err := link.Open(fmt.Sprintf("%s@%d,%d", rules, i%7, i/7))
			if err != nil {
				t.Fatal(err)
			}
			v := session.View()
			options := engine.Options(v.Rays)
			if (word == "-") != (len(options) == 0) {
				t.Errorf("%s at %v: %q, and there are the options %v", kind, at, word, options)
			}
			if word == "-" {
				continue
			}
			digits := strings.Split(word, "")
			answer := place(digits[0])
			var found []engine.Position
			for _, digit := range digits[1:] {
				found = append(found, place(digit))
			}
			if !same(found, options) || !slices.Contains(options, answer) {
				t.Errorf("%s at %v: %v and then %v, want %v", kind, at, answer, found, options)
			}
			palaces, err := v.Methods.Palaces(at)
			if err != nil {
				t.Fatal(err)
			}
			if kind == game.Perfect && len(palaces) > 0 && !slices.Contains(palaces, answer) {
				t.Errorf("at %v the perfect computer answers %v, no palace", at, answer)
			}
		}
	}
	for _, c := range []struct {
		rules string
		start engine.Cell
		kind  string
	}{{"rook", engine.Cell{X: 6, Y: 6}, game.Perfect}, {"wythoff", engine.Cell{X: 2, Y: 2}, "nobody"}, {"blocking:2", engine.Cell{X: 2, Y: 2}, game.Perfect}} {
		if table, err := doorTable(c.rules, c.start, c.kind); err == nil {
			t.Errorf("%+v: the table is %q", c, table)
		}
	}
}
