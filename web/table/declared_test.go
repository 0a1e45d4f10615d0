package table

import (
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/web/internal/call"
)

// TestDeclared: each call is declared once, and what it takes has the names that scripts
// write.
func TestDeclared(t *testing.T) {
	table := New(nil)
	declared := map[string]bool{}
	check := func(list []call.Call) {
		for _, c := range list {
			if declared[c.Name] {
				t.Errorf("%s is declared twice", c.Name)
			}
			declared[c.Name] = true
			for _, argument := range reflect.VisibleFields(c.Args) {
				if argument.Anonymous {
					continue // its fields come as well
				}
				if name, _, _ := strings.Cut(argument.Tag.Get("json"), ","); name == "" || name != strings.ToLower(name) {
					t.Errorf("%s: %s is declared under the name %q", c.Name, argument.Name, name)
				}
			}
		}
	}
	check(table.own())
	for _, p := range table.parts {
		check(p.Calls())
	}
	if all := Declared(); len(all) != len(declared) || len(all) < 50 {
		t.Errorf("%d calls of %d are declared", len(all), len(declared))
	}
}
