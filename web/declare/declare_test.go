package main

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/palacegames/palace/web/internal/call"
)

// TestDeclared: the declarations that the scripts are checked by are those of the code as it is.
func TestDeclared(t *testing.T) {
	texts, err := files("../site")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range texts {
		if got, err := os.ReadFile(filepath.Join("../types", name)); err != nil || string(got) != want {
			t.Errorf("web/types/%s is not what go run ./web/declare writes (%v)", name, err)
		}
	}
}

type inner struct {
	Some []int `json:"some"`
}

type outer struct {
	Text   string   `json:"text"`
	Number *float64 `json:"number"`
	Rare   []inner  `json:"rare,omitempty"`
	Secret int      `json:"-"`
}

func TestDeclarations(t *testing.T) {
	args := reflect.TypeFor[struct {
		On *bool `json:"on"`
	}]()
	got, err := declarations([]call.Call{{Name: "ask", Args: args, Answer: reflect.TypeFor[outer]()}})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"    ask: { args: { on?: boolean | null; }; value: outer };\n",
		"  interface inner {\n    some: number[];\n  }\n",
		"  interface outer {\n    text: string;\n    number: number | null;\n    rare?: inner[];\n  }\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in\n%s", want, got)
		}
	}
}

func TestTwins(t *testing.T) {
	type inner struct{}
	answer := reflect.TypeFor[struct {
		A inner `json:"a"`
		B outer `json:"b"`
	}]()
	if text, err := declarations([]call.Call{{Name: "ask", Args: answer, Answer: answer}}); err == nil {
		t.Errorf("two types of a name are declared as\n%s", text)
	}
	if text, err := ids(`<p id="a"><p class="b" id="a">`); err == nil {
		t.Errorf("two elements of an id are declared as\n%s", text)
	}
}
