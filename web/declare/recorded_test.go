package main

import (
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/web/internal/page"
)

// TestRecordedAsDeclared: in the pages of the recorded games, as they are now, there is null only where it is declared, and
// nothing that is not. The table's tests play the games: see TestPages there.
func TestRecordedAsDeclared(t *testing.T) {
	file := filepath.Join(t.TempDir(), "pages.json")
	played := exec.Command("go", "test", "-count=1", "-run", "^TestPages$", "github.com/palacegames/palace/web/table", "-pages", file)
	if out, err := played.CombinedOutput(); err != nil {
		t.Fatalf("the games cannot be played: %v\n%s", err, out)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var all struct {
		Games map[string][]struct{ Page map[string]any }
	}
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	pages := 0
	for game, steps := range all.Games {
		for _, step := range steps {
			pages++
			checkDeclared(t, game, reflect.TypeFor[page.Page](), step.Page, false)
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
