package guest_test

import (
	"os"
	"regexp"
	"testing"

	"github.com/palacegames/palace/web/table/internal/guest"
)

// members reads the members of window.palace that can be called, off the documentation.
func members(t *testing.T) (names []string) {
	t.Helper()
	text, err := os.ReadFile("../../../../docs/page.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range regexp.MustCompile("`palace\\.([a-z]+)\\(").FindAllSubmatch(text, -1) {
		names = append(names, string(found[1]))
	}
	if len(names) < 10 {
		t.Fatalf("only %v are documented", names)
	}
	return names
}

// The page around may call members of window.palace, and only with a list.
func TestHear(t *testing.T) {
	if err := guest.Hear("move", true); err != nil {
		t.Error(err)
	}
	for _, name := range members(t) {
		if err := guest.Hear(name, true); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"", "constructor", "onchange", "ready", "Move"} {
		if guest.Hear(name, true) == nil {
			t.Errorf("%q is called", name)
		}
	}
	if guest.Hear("move", false) == nil {
		t.Error("arguments are no list")
	}
}
