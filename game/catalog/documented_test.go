//go:build !js

package catalog

import (
	"encoding/json"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/palacegames/palace/internal/testkit"
)

// TestGuideNamesFields: what docs/games.md says of a line of the catalogue is what an Entry has, all of it.
func TestGuideNamesFields(t *testing.T) {
	guide, err := os.ReadFile("../../docs/games.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(guide), "\n## 5. ")
	section, _, _ = strings.Cut(section, "\n## 6. ")
	entry := reflect.TypeFor[Entry]()
	for _, named := range regexp.MustCompile("`([A-Z]\\w*)`").FindAllStringSubmatch(section, -1) {
		if _, ok := entry.FieldByName(named[1]); !ok && named[1] != "Counter" {
			t.Errorf("the guide names %s, which an Entry does not have", named[1])
		}
	}
	for i := range entry.NumField() {
		if name := entry.Field(i).Name; !regexp.MustCompile(`\b` + name + `\b`).MatchString(section) {
			t.Errorf("the guide says nothing of %s", name)
		}
	}
}

// TestGuide takes the game of docs/games.md, its files and its line in the catalogue,
// builds it into the tree and runs its own test, that of the catalogue, and a query.
func TestGuide(t *testing.T) {
	if !testkit.More() || testing.Short() {
		t.Skip("it builds a tree of its own, in make test-more")
	}
	guide, err := os.ReadFile("../../docs/games.md")
	if err != nil {
		t.Fatal(err)
	}
	top, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	replaced, folder := map[string]string{}, t.TempDir()
	put := func(name, text string) {
		file := filepath.Join(folder, strings.ReplaceAll(name, "/", "_"))
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		replaced[filepath.Join(top, filepath.FromSlash(name))] = file
	}
	for _, file := range regexp.MustCompile("(?s)\n`([a-z/_]+\\.go)`\n\n```go\n(.*?)```").FindAllStringSubmatch(string(guide), -1) {
		if formatted, err := format.Source([]byte(file[2])); err != nil || string(formatted) != file[2] {
			t.Errorf("gofmt would change %s in the guide (%v)", file[1], err)
		}
		put(file[1], file[2])
	}
	if len(replaced) != 5 {
		t.Fatalf("the guide has %d files", len(replaced))
	}
	line := regexp.MustCompile("\n\t\\{Family: \\w+\\.Family, .*\\},\n").FindString(string(guide))
	families, err := os.ReadFile("families.go")
	if err != nil {
		t.Fatal(err)
	}
	const imports, opening = "import (\n", "var Families = []Entry{"
	if line == "" || !strings.Contains(string(families), imports) || !strings.Contains(string(families), opening) {
		t.Fatal("the guide's line does not fit into the catalogue")
	}
	put("game/catalog/families.go", strings.NewReplacer(
		imports, imports+"\t\"github.com/palacegames/palace/engine/bishop\"\n",
		opening, opening+strings.TrimSuffix(line, "\n"),
	).Replace(string(families)))

	overlay, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(folder, "overlay.json")
	if err := os.WriteFile(list, overlay, 0o666); err != nil {
		t.Fatal(err)
	}
	run := func(directory, program string, args ...string) string {
		command := exec.Command(program, args...)
		command.Dir = directory
		out, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", program, strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	// The package has no directory in which go test could run it.
	test := filepath.Join(folder, "bishop.test")
	run(top, "go", "test", "-c", "-vet=off", "-overlay", list, "-o", test, "./engine/bishop")
	if said := run(folder, test, "-test.v"); strings.Count(said, "--- PASS") != 2 {
		t.Errorf("the game's own test says\n%s", said)
	}
	run(top, "go", "test", "-short", "-vet=off", "-count=1", "-skip", "TestMethodsAreDocumented", "-overlay", list, "./game/catalog")
	const want = `{"game":"bishop","position":[4,7],"outcome":"N","winning":[[0,3]],"k":1,"palaces":1,"nim":4,"remoteness":1}`
	if got := run(top, "go", "run", "-overlay", list, "./cmd/palace", "query", "bishop", "4,7"); strings.TrimSpace(got) != want {
		t.Errorf("the command line says %s", got)
	}
}
