package main

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/web/table/page"
)

// TestRecordedAsDeclared: in the recorded games there is null only where it is declared, and
// nothing that is not.
func TestRecordedAsDeclared(t *testing.T) {
	text, err := os.ReadFile("../test/fake/recorded.json")
	if err != nil {
		t.Fatal(err)
	}
	var games map[string]json.RawMessage
	if err := json.Unmarshal(text, &games); err != nil {
		t.Fatal(err)
	}
	pages := 0
	for name, game := range games {
		var steps []struct{ Page any }
		if json.Unmarshal(game, &steps) != nil {
			continue // the catalogue
		}
		for _, step := range steps {
			pages++
			checkDeclared(t, name, reflect.TypeFor[page.Page](), step.Page, false)
		}
	}
	if pages < 50 {
		t.Errorf("only %d pages were recorded", pages)
	}
}

// checkDeclared holds a value that was read from JSON against the type it was written from.
func checkDeclared(t *testing.T, place string, declared reflect.Type, value any, null bool) {
	t.Helper()
	switch {
	case value == nil:
		if declared.Kind() != reflect.Pointer && !null {
			t.Errorf("%s is null, which is not declared", place)
		}
	case asWritten[declared] != "":
	case declared.Kind() == reflect.Pointer:
		checkDeclared(t, place, declared.Elem(), value, null)
	case declared.Kind() == reflect.Slice:
		for _, one := range value.([]any) {
			checkDeclared(t, place, declared.Elem(), one, false)
		}
	case declared.Kind() == reflect.Struct:
		members := value.(map[string]any)
		for _, field := range reflect.VisibleFields(declared) {
			key, rest, _ := strings.Cut(field.Tag.Get("json"), ",")
			switch {
			case field.Type == reflect.TypeFor[page.State]():
				key = "state" // which is written apart
			case key == "":
				continue // a group, whose fields come as well
			}
			one, ok := members[key]
			if !ok && rest != "omitempty" {
				t.Errorf("%s has no %s", place, key)
			}
			if ok {
				checkDeclared(t, place+"."+key, field.Type, one, orNull[declared.Name()+"."+key])
			}
			delete(members, key)
		}
		for key := range members {
			t.Errorf("%s has %s, which is not declared", place, key)
		}
	}
}
