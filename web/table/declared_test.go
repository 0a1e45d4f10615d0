package table

import (
	"reflect"
	"strings"
	"testing"
)

// TestDeclared: each call is declared once, and its arguments are among those that calls are
// read into, of the same types.
func TestDeclared(t *testing.T) {
	declared := map[string]bool{}
	for _, call := range Declared() {
		if declared[call.Name] || calls[call.Name] == nil {
			t.Errorf("%s is declared twice, or there is no such call", call.Name)
		}
		declared[call.Name] = true
		for _, argument := range reflect.VisibleFields(call.Args) {
			read, ok := reflect.TypeFor[arguments]().FieldByName(argument.Name)
			if !ok || read.Type != argument.Type {
				t.Errorf("%s: %s is declared as %v, but read as %v", call.Name, argument.Name, argument.Type, read.Type)
			}
			if name, _, _ := strings.Cut(argument.Tag.Get("json"), ","); !strings.EqualFold(name, argument.Name) {
				t.Errorf("%s: %s is declared under another name, %s", call.Name, argument.Name, name)
			}
		}
	}
	for name := range calls {
		if !declared[name] {
			t.Errorf("%s is not declared", name)
		}
	}
}
