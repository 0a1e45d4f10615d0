//go:build !js

package engine_test

import (
	"bytes"
	"encoding/json"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const module = "github.com/palacegames/palace/"

// listed is what the go command says about a package.
type listed struct {
	ImportPath string
	Imports    []string
	Deps       []string
}

// packages lists the packages of this module as built for an operating system.
func packages(t *testing.T, system, architecture string) []listed {
	t.Helper()
	command := exec.Command("go", "list", "-json=ImportPath,Imports,Deps", module+"...")
	command.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+architecture)
	out, err := command.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var all []listed
	for decoder := json.NewDecoder(bytes.NewReader(out)); decoder.More(); {
		var p listed
		if err := decoder.Decode(&p); err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}

// laws say what the packages at or below a path, but for those at or below an
// exception, may depend on: which of the house's packages, and which packages from
// outside they must stay clear of.
var laws = []struct {
	path, except string
	may          []string
	mustNot      []string
}{
	{"engine", "", []string{"engine"}, []string{browser, "github.com/", "golang.org/"}},
	{"game", "", []string{"engine", "game"}, []string{browser, "github.com/", "golang.org/"}},
	{"render", "render/screen", []string{"engine", "game", "render"}, []string{browser, canvas}},
	{"render/screen", "", []string{"engine", "game", "render"}, nil},
	{"web", "", []string{"engine", "game", "render", "web"}, []string{browser, canvas}},
	{"web/table/page", "", []string{"engine", "game", "render", "web/qr", "web/table/page"}, nil},
	{"web/table/atlas", "", []string{"engine", "game", "render", "web/wire", "web/qr", "web/table/page", "web/table/atlas"}, nil},
	{"web/table/ask", "", []string{"engine", "game", "render", "web/wire", "web/table/ask"}, nil},
	{"web/table/lesson", "", []string{"engine", "game", "render", "web/qr", "web/table/page", "web/table/lesson"}, nil},
	{"web/table/save", "", []string{"engine", "game", "render", "web/wire", "web/qr", "web/table/page", "web/table/atlas", "web/table/save"}, nil},
	{"web/wire", "", []string{"engine", "game", "render", "web/wire"}, nil},
	{"web/worker/painter", "", []string{"engine", "game", "render", "web/wire", "web/worker/board", "web/worker/painter"}, nil},
	{"web/worker/analyst", "", []string{"engine", "game", "render", "web/wire", "web/worker/analyst"}, nil},
	{"web/worker/exporter", "", []string{"engine", "game", "render", "web/wire", "web/worker/board", "web/worker/exporter"}, nil},
	{"cmd/worker", "", []string{"engine", "game", "render", "web"}, []string{canvas}},
	{"cmd/palace", "", []string{"cmd/palace", "engine", "game", "render"}, []string{browser, canvas}},
}

// canvas is the library that only render/screen and the program around it know, and
// browser what they and the workers' program see of the page.
const (
	canvas  = "github.com/hajimehoshi"
	browser = "syscall/js"
)

// TestLaws checks that knowledge flows one way: engines know no session, the game
// knows no pixels, only the canvas and the programs know the browser, and the parts of
// the table do not know the table, nor the workers one another.
func TestLaws(t *testing.T) {
	for _, system := range [][2]string{{"linux", "amd64"}, {"js", "wasm"}} {
		for _, p := range packages(t, system[0], system[1]) {
			name := strings.TrimPrefix(p.ImportPath, module)
			for _, law := range laws {
				if below(name, law.path) && (law.except == "" || !below(name, law.except)) {
					checkLaw(t, name+" on "+system[0], p, law.may, law.mustNot)
				}
			}
		}
	}
}

// TestReadme checks that the drawing of the house in the README has every package.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, drawing, _ := strings.Cut(string(text), "## How the house is built")
	drawing, _, _ = strings.Cut(drawing, "\n## ")
	for _, p := range packages(t, "js", "wasm") {
		name := path.Base(p.ImportPath)
		if !strings.Contains(drawing, name+"/ ") && !strings.Contains(drawing, name+":") && !strings.Contains(drawing, "\ncmd/"+name+" ") {
			t.Errorf("the README's drawing has no %s", p.ImportPath)
		}
	}
}

// TestFilesInComments checks that the files which a package's comment names are there.
func TestFilesInComments(t *testing.T) {
	file := regexp.MustCompile(`[a-z_*]+\.go\b`)
	named := 0
	for _, p := range packages(t, "linux", "amd64") {
		folder := filepath.Join("..", filepath.FromSlash(strings.TrimPrefix(p.ImportPath, module)))
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			parsed, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.PackageClauseOnly|parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range file.FindAllString(parsed.Doc.Text(), -1) {
				named++
				if there, err := filepath.Glob(filepath.Join(folder, name)); err != nil || len(there) == 0 {
					t.Errorf("the comment of %s names %s, which is not there", p.ImportPath, name)
				}
			}
		}
	}
	if named == 0 {
		t.Error("no comment names a file")
	}
}

func checkLaw(t *testing.T, name string, p listed, may, mustNot []string) {
	t.Helper()
	for _, dependency := range p.Deps {
		if own, mine := strings.CutPrefix(dependency, module); mine && !anyBelow(own, may) {
			t.Errorf("%s depends on the house's %s", name, own)
		}
		if strings.HasPrefix(dependency, canvas) && anyPrefix(dependency, mustNot) {
			t.Errorf("%s depends on %s", name, dependency)
		}
	}
	// The standard library uses syscall/js by itself, so only direct imports count.
	for _, dependency := range p.Imports {
		if !strings.HasPrefix(dependency, module) && anyPrefix(dependency, mustNot) {
			t.Errorf("%s imports %s", name, dependency)
		}
	}
}

// below reports whether a package is at or below a path of the house.
func below(name, path string) bool {
	return name == path || strings.HasPrefix(name, path+"/")
}

func anyBelow(name string, paths []string) bool {
	for _, path := range paths {
		if below(name, path) {
			return true
		}
	}
	return false
}

func anyPrefix(name string, prefixes []string) bool {
	for _, prefix := range prefixes {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}
