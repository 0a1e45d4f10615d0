package link_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/game"
	"github.com/palacegames/palace/game/catalog"
	"github.com/palacegames/palace/game/link"
)

// TestLinkIsDocumented: docs/page.md has a row for every name of a link and for no other,
// and every link that it shows can be opened.
func TestLinkIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/page.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "\n## Links\n")
	section, _, _ = strings.Cut(section, "\n## ")
	documented := map[string]bool{}
	for _, row := range regexp.MustCompile("(?m)^\\| (`[a-z]+=`[^|]*)\\|").FindAllStringSubmatch(section, -1) {
		for _, name := range regexp.MustCompile("`([a-z]+)=`").FindAllStringSubmatch(row[1], -1) {
			documented[name[1]] = true
		}
	}
	for _, name := range link.Names() {
		if !documented[name] {
			t.Errorf("docs/page.md has no row for %s=", name)
		}
		delete(documented, name)
	}
	for name := range documented {
		t.Errorf("docs/page.md has a row for %s=, which no link knows", name)
	}
	links := 0
	for _, block := range regexp.MustCompile("(?s)```link\n(.*?)```").FindAllStringSubmatch(section, -1) {
		for _, opens := range strings.Fields(block[1]) {
			links++
			if _, err := link.Open(opens); err != nil {
				t.Errorf("%s: %v", opens, err)
			}
		}
	}
	if links == 0 {
		t.Error("docs/page.md shows no link")
	}
	for _, k := range game.Kinds() {
		if !strings.Contains(section, "`"+k.Name+"`") {
			t.Errorf("docs/page.md does not name the player %s", k.Name)
		}
	}
	for _, notation := range []string{"blocking:5", "wythoff"} {
		g, err := catalog.Parse(notation)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range game.MapNames(g) {
			if !strings.Contains(section, "`"+name+"`") {
				t.Errorf("docs/page.md does not name the map %s", name)
			}
		}
	}
	for _, name := range catalog.Orients() {
		if !strings.Contains(section, "`"+string(name)+"`") {
			t.Errorf("docs/page.md does not name the orientation %s", name)
		}
	}
}
