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
	"slices"
	"strings"
	"testing"
)

const module = "github.com/palacegames/palace/"

// top is the package above all others: files with words, and nothing else.
const top = "github.com/palacegames/palace"

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
	{"=" + top, "", nil, []string{"github.com/", "golang.org/", browser}},
	{"engine", "engine/words", []string{"engine"}, []string{browser, "github.com/", "golang.org/"}},
	{"engine/words", "", []string{"engine/words"}, []string{"github.com/", "golang.org/"}}, // the page tells its twin which language is spoken
	{"engine/wythoff/moves", "", []string{"engine/notation", "engine/words", "engine/wythoff/moves"}, nil},
	{"game", "game/claims", []string{"engine", "game"}, []string{browser, "github.com/", "golang.org/"}},
	{"=game", "", append(spoken, "=game"), nil},
	{"game/ways", "", append(spoken, "game/ways"), nil},
	{"game/player", "", append(session, "game/player"), nil},
	{"game/puzzle", "", append(session, "game/player", "game/puzzle"), nil},
	{"game/pause", "", []string{"game/pause"}, nil},
	{"game/claims", "", []string{"engine", "game/catalog", "game/claims", "internal/testkit/oracle"}, nil}, // which counts again what the papers claim
	{"game/link", "", append(session, "game/player", "game/pause", "game/puzzle", "game/link"), nil},
	{"game/explain", "", append(session, "game/player", "game/explain"), nil},
	{"render", "render/board", []string{"engine", "game", "render"}, []string{browser, canvas}},
	{"render/view", "", []string{"engine", "render/view"}, []string{browser, canvas}},
	{"render/colour", "", []string{"engine", "render/view", "render/colour"}, []string{browser, canvas}},
	{"render/picture", "", []string{"engine", "render/view", "render/colour", "render/picture"}, []string{browser, canvas}},
	{"render/scene", "", []string{"engine", "render/view", "render/colour", "render/scene"}, []string{browser, canvas}},
	{"render/board", "", []string{"engine", "render"}, nil},
	{"web", "web/test/bare", []string{"engine", "game", "internal/testkit/oracle", "render", "web"}, []string{browser, canvas}}, // the page of claims counts them again
	{"web/internal/page", "", []string{"engine", "game", "render", "web/internal/qr", "web/internal/page"}, nil},
	{"web/internal/call", "", []string{"engine", "web/internal/call"}, nil},
	{"web/table/internal/ask", "", []string{"engine", "game", "render", "web/wire", "web/internal/qr", "web/internal/page", "web/table/host", "web/table/internal/ask"}, nil},
	{"web/table/host", "", []string{"engine", "game", "render", "web/wire", "web/table/host"}, nil},
	{"web/table/internal/voice", "", []string{"engine", "game", "render", "web/internal/qr", "web/internal/page", "web/internal/call", "web/table/internal/voice"}, nil},
	{"web/table/internal/play", "", append(shared, "web/table/internal/ask", "web/table/internal/voice", "web/table/internal/play"), nil},
	{"web/table/internal/chart", "", append(shared, "web/table/internal/chart"), nil},
	{"web/table/internal/learn", "", append(shared, "web/table/internal/ask", "web/table/internal/voice", "web/table/internal/learn"), nil},
	{"web/table/internal/quiz", "", append(shared, "web/table/internal/ask", "web/table/internal/voice", "web/table/internal/quiz"), nil},
	{"web/table/internal/class", "", append(shared, "web/table/internal/ask", "web/table/internal/voice", "web/table/internal/class"), nil},
	{"web/table/internal/look", "", append(shared, "web/table/internal/look"), nil},
	{"web/table/internal/save", "", append(shared, "web/table/internal/save"), nil},
	{"web/table/internal/room", "", append(shared, "web/lessons", "web/scorm", "web/table/internal/ask", "web/table/internal/voice", "web/table/internal/worksheet", "web/table/internal/room"), nil},
	{"web/table/internal/maker", "", append(shared, "web/lessons", "web/table/internal/ask", "web/table/internal/maker"), nil},
	{"web/table/internal/ideas", "", append(shared, "web/table/internal/voice", "web/table/internal/ideas"), nil},
	{"web/table/internal/worksheet", "", []string{"engine", "game", "render", "web/internal/qr", "web/internal/page", "web/table/internal/worksheet"}, nil},
	{"web/scorm", "", []string{"engine", "game", "web/scorm"}, nil},
	{"web/wire", "", []string{"engine", "game", "render", "web/wire"}, nil},
	{"web/worker/painter", "", []string{"engine", "game", "render", "web/wire", "web/worker/internal/board", "web/worker/painter"}, nil},
	{"web/worker/analyst", "", []string{"engine", "game", "render", "web/wire", "web/worker/internal/thinker", "web/worker/analyst"}, nil},
	{"web/worker/deputy", "", []string{"engine", "game", "render", "web/wire", "web/worker/internal/thinker", "web/worker/deputy"}, nil},
	{"web/worker/exporter", "", []string{"engine", "game", "render", "web/wire", "web/worker/internal/board", "web/worker/exporter"}, nil},
	{"cmd/worker", "", []string{"cmd/worker", "engine", "game", "render", "web"}, []string{canvas}},
	{"internal/testkit", "", []string{"engine", "game", "render", "web/wire", "internal/testkit"}, []string{browser, canvas}},
	{"cmd/palace", "", []string{"cmd/palace", "engine", "game", "internal/testkit/oracle", "render", "web/archive", "web/lessons", "web/scorm"}, []string{browser, canvas}},
}

// canvas is the library that only render/board and the program around it know, and
// browser what they and the workers' program see of the page.
const (
	canvas  = "github.com/hajimehoshi"
	browser = "syscall/js"
)

// shared is what the parts of the table have in common. Of each other they know nothing.
var shared = slices.Clip([]string{"engine", "game", "render", "web/wire", "web/internal/qr", "web/internal/page", "web/table/host", "web/internal/call"})

// spoken is what says where a piece may go, and session what a game that is played needs.
var (
	spoken  = slices.Clip([]string{"engine", "game/catalog", "game/ways"})
	session = slices.Clip(append(spoken, "=game"))
)

// TestLaws checks that knowledge flows one way: engines know no session, the game
// knows no pixels, the canvas knows no game, only it and the programs know the browser,
// and the parts of the table do not know the table, nor the workers one another.
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

// TestDrawing checks that the drawing of the house in docs/architecture.md has every
// package.
func TestDrawing(t *testing.T) {
	text, err := os.ReadFile("../docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	_, drawing, _ := strings.Cut(string(text), "\n## The drawing\n")
	_, drawing, _ = strings.Cut(drawing, "\n```\n")
	drawing, _, _ = strings.Cut(drawing, "```")
	drawing = "\n" + drawing
	for _, p := range packages(t, "js", "wasm") {
		name := path.Base(p.ImportPath)
		if !strings.Contains(drawing, name+"/ ") && !strings.Contains(drawing, name+":") && !strings.Contains(drawing, "\ncmd/"+name+" ") {
			t.Errorf("the drawing in docs/architecture.md has no %s", p.ImportPath)
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

// TestLargeFiles: what is kept is written by somebody, not built: a program that go build left at the root has
// 18 MB, which every clone would fetch forever.
func TestLargeFiles(t *testing.T) {
	const most = 1 << 20
	list := exec.Command("git", "ls-files", "-z")
	list.Dir = ".."
	names, err := list.Output()
	if err != nil {
		t.Skipf("this is no checkout of git: %v", err)
	}
	all := strings.Split(strings.Trim(string(names), "\x00"), "\x00")
	for _, name := range all {
		if file, err := os.Stat(filepath.Join("..", name)); err == nil && file.Size() > most {
			t.Errorf("%s has %d bytes: a file that is kept has at most %d", name, file.Size(), most)
		}
	}
	if len(all) < 100 {
		t.Errorf("only %d files are kept", len(all))
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
		if !strings.HasPrefix(dependency, module) && dependency != top && anyPrefix(dependency, mustNot) {
			t.Errorf("%s imports %s", name, dependency)
		}
	}
}

// below reports whether a package is at or below a path of the house. A path after "=" is
// one package alone.
func below(name, path string) bool {
	if alone, ok := strings.CutPrefix(path, "="); ok {
		return name == alone
	}
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
