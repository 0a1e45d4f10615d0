package main

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/web/internal/page"
)

// TestRecordedAsDeclared: in the recorded games there is null only where it is declared, and
// nothing that is not.
func TestRecordedAsDeclared(t *testing.T) {
	games, err := filepath.Glob("../table/testdata/transcripts/*.json")
	if err != nil {
		t.Fatal(err)
	}
	pages := 0
	for _, game := range games {
		text, err := os.ReadFile(game)
		if err != nil {
			t.Fatal(err)
		}
		var steps []struct{ Page map[string]any }
		if err := json.Unmarshal(text, &steps); err != nil {
			t.Fatal(err)
		}
		whole := map[string]any{} // a step has what has changed by it
		for _, step := range steps {
			pages++
			maps.Copy(whole, step.Page)
			checkDeclared(t, filepath.Base(game), reflect.TypeFor[page.Page](), whole, false)
		}
	}
	if pages < 100 {
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
		members := maps.Clone(value.(map[string]any))
		for _, field := range reflect.VisibleFields(declared) {
			key, rest, _ := strings.Cut(field.Tag.Get("json"), ",")
			switch {
			case field.Type == reflect.TypeFor[page.State]():
				key = "state" // which is written apart
			case key == "" || key == "-":
				continue // a group, whose fields come as well, or what Go keeps
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
