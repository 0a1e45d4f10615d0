package main

import (
	"fmt"
	"slices"
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

// TestDoorTables: on every square of the door's boards, and against every kind of opponent, the table
// has the engine's options, and an answer among them: that of the perfect one goes to a palace where
// there is one. Each game is larger than the one before or another one, and whoever begins can win it.
func TestDoorTables(t *testing.T) {
	tables, err := doorTables()
	if err != nil || len(tables) != len(catalog.Doors) {
		t.Fatal(len(tables), err)
	}
	before, size := "", 0
	for i, text := range catalog.Doors {
		session, err := link.Open(text)
		if err != nil {
			t.Fatal(err)
		}
		v := session.View()
		x, y, _ := v.Here.Pair()
		rules := v.Game.String()
		if palaces, err := v.Methods.Palaces(v.Here); err != nil || len(palaces) == 0 || max(x, y) > 7 {
			t.Errorf("%s: it is won by going to %v, %v", text, palaces, err)
		}
		if rules == before && (x+1)*(y+1) <= size {
			t.Errorf("%s is no larger than the game before", text)
		}
		before, size = rules, (x+1)*(y+1)
		for _, each := range game.Kinds() {
			if each.Name == game.Human {
				continue
			}
			table, err := doorTable(rules, engine.Cell{X: x, Y: y}, each.Name)
			if err != nil {
				t.Fatal(text, each.Name, err)
			}
			if each.Name == game.Perfect && table != tables[i] {
				t.Errorf("%s: the table is %q, want %q", text, tables[i], table)
			}
			checkTable(t, rules, table, x+1, y+1, each.Name)
		}
	}
	for _, c := range []struct {
		rules string
		start engine.Cell
		kind  string
	}{{"rook", engine.Cell{X: 7, Y: 7}, game.Perfect}, {"wythoff", engine.Cell{X: 2, Y: 2}, "nobody"}, {"blocking:2", engine.Cell{X: 2, Y: 2}, game.Perfect}} {
		if table, err := doorTable(c.rules, c.start, c.kind); err == nil {
			t.Errorf("%+v: the table is %q", c, table)
		}
	}
}

// checkTable checks the table of a game on a board, against a kind of opponent.
func checkTable(t *testing.T, rules, table string, columns, rows int, kind string) {
	words := strings.Split(table, " ")
	if len(words) != columns*rows || strings.ContainsAny(table, "<>&\"'{},") {
		t.Fatalf("%s, %s: the table is %q", rules, kind, table)
	}
	place := func(letter string) engine.Position {
		n := int(letter[0] - '?')
		return engine.At(n%columns, n/columns)
	}
	for i, word := range words {
		at := engine.At(i%columns, i/columns)
		session, err := link.Open(fmt.Sprintf("%s@%d,%d", rules, i%columns, i/columns))
		if err != nil {
			t.Fatal(err)
		}
		v := session.View()
		options := engine.Options(v.Rays)
		if (word == "-") != (len(options) == 0) {
			t.Errorf("%s, %s at %v: %q, and there are the options %v", rules, kind, at, word, options)
		}
		if word == "-" {
			continue
		}
		letters := strings.Split(word, "")
		answer := place(letters[0])
		var found []engine.Position
		for _, letter := range letters[1:] {
			found = append(found, place(letter))
		}
		if !same(found, options) || !slices.Contains(options, answer) {
			t.Errorf("%s, %s at %v: %v and then %v, want %v", rules, kind, at, answer, found, options)
		}
		palaces, err := v.Methods.Palaces(at)
		if err != nil {
			t.Fatal(err)
		}
		if kind == game.Perfect && len(palaces) > 0 && !slices.Contains(palaces, answer) {
			t.Errorf("%s at %v: the perfect computer answers %v, no palace", rules, at, answer)
		}
	}
}
