package main

import (
	"encoding/binary"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestPrograms holds what the programs of the browser are made of, by the names of the
// functions in them. The workers know neither the canvas nor the page; the page's program
// may answer questions about positions itself, but what paints maps, explores and writes
// files is the workers'.
func TestPrograms(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles both programs")
	}
	record := openBudget(t)
	shared := []string{"testing.", own + "internal/testkit/oracle", own + "internal/testkit/enginetest", own + "cmd/palace/internal/figure",
		// What web/build/internal/ebitengine keeps away. Templates also make the linker keep every method there is.
		"text/template", "text/tabwriter", "encoding/gob", "archive/zip", "net.", "net/url", "os/exec", "regexp", "log/slog",
		"go/ast", "go/build.", "go/constant", "go/doc", "go/parser", "go/printer", "go/scanner", "go/token", "github.com/hajimehoshi/ebiten/v2/internal/shader."}
	// flagged are those of which the compiler is told how to copy them, so that no name is of a package of yesterday.
	flagged := func(program string) (names []string) {
		for _, flag := range copies[program] {
			if name, _, _ := strings.Cut(flag, "="); strings.Contains(name, ".com/") {
				names = append(names, strings.TrimSuffix(name, "/..."))
			}
		}
		return names
	}
	for program, must := range map[string]struct{ have, lack []string }{
		"worker": {
			append(flagged("worker"), own+"web/worker/painter.", own+"web/worker/analyst.", own+"web/worker/exporter.", own+"render/picture/paint.", own+"engine/internal/pairs.(*Golden)", own+"engine/subtraction/internal/ideas.(*segments)", own+"engine.(*Board).Source", own+"engine/internal/columnar.(*Board)", own+"engine/rook.Game.Open"),
			[]string{"github.com/hajimehoshi", "golang.org", "encoding/json", "encoding/gob", "go/parser", "text/", "regexp", "net/", "log/", own + "web/table", own + "web/internal/qr", own + "render/board", own + "render/scene",
				"time.Time.String"}, // render/clock
		},
		"playground": {
			append(flagged("playground"), own+"web/worker/deputy.", own+"web/table.", own+"render/board.", "github.com/hajimehoshi/ebiten/v2."),
			[]string{own + "web/worker/analyst", own + "web/worker/painter", own + "web/worker/exporter", own + "render/picture/paint", own + "render/picture/average", own + "engine/blocking/conjecture", own + "engine/internal/pairs.(*Golden)", own + "engine/exile/internal/ideas.(*twoLines)", own + "engine/subtraction/internal/ideas.(*segments)",
				own + "engine.(*Board).Source", own + "engine/internal/columnar.(*Board)", own + "engine/rook.Game.Open", // engine.Maps
				"time.Time.String", "time.Parse", "embed.", "github.com/hajimehoshi/ebiten/v2/internal/file", "golang.org/x/image/font", "golang.org/x/text"},
		},
	} {
		file := filepath.Join(t.TempDir(), program+".wasm")
		if err := compile(file, "-w", []string{"../../cmd/" + program}); err != nil {
			t.Fatal(err)
		}
		body, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		size := functions(body)
		names := slices.Sorted(maps.Keys(size))
		record.hold(t, program, size)
		with := func(prefix string) (found []string) {
			for _, name := range names {
				if strings.HasPrefix(name, inWasm(prefix)) {
					found = append(found, name)
				}
			}
			return found
		}
		for _, prefix := range must.have {
			if len(with(prefix)) == 0 {
				t.Errorf("%s: no function of %d begins with %s", program, len(names), prefix)
			}
		}
		for _, prefix := range append(must.lack, shared...) {
			// What is nowhere any more is in no program, whatever that has instead.
			if folder, _, _ := strings.Cut(strings.TrimPrefix(prefix, own), "."); strings.HasPrefix(prefix, own) {
				if _, err := os.Stat(filepath.Join("../..", folder)); err != nil {
					t.Error(err)
				}
			}
			if found := with(prefix); len(found) > 0 {
				t.Errorf("%s has %d functions of %s, such as %s", program, len(found), prefix, found[0])
			}
		}
		// The generic sort is compiled for every type again, 20 kB each: ours is sort.Slice, which
		// is there once. What others sort has their names in it, or is of pointers.
		for _, name := range append(with("slices.pdqsortCmpFunc"), with("slices.stableCmpFunc")...) {
			if !strings.Contains(name, "json") && !strings.Contains(name, "reflect") && !strings.Contains(name, "fs.") && !strings.Contains(name, "shape._uint8") {
				t.Errorf("%s sorts by a copy of its own: %s", program, name)
			}
		}
	}
}

// inWasm returns a symbol's name, or the beginning of one, as the linker writes it for WebAssembly.
func inWasm(name string) string {
	return strings.Map(func(r rune) rune {
		if r < 128 && strings.ContainsRune("/-*()[]{},; \"", r) {
			return '_'
		}
		return r
	}, name)
}

// functions returns the bytes of each function in a WebAssembly module, by name: its section 0
// that is called "name" holds lists, of which list 1 has a number and a name for each
// function, those first that are imported, all that section 2 has; section 10 has the bodies
// of the others.
func functions(module []byte) map[string]int {
	var bodies []int
	imported := 0
	names := map[int]string{}
	for all := (fields{module[8:]}); len(all.rest) > 0; {
		id, section := all.number(), fields{all.text()}
		if id == 2 {
			imported = section.number()
		}
		if id == 10 {
			for range section.number() {
				bodies = append(bodies, len(section.text()))
			}
		}
		if id != 0 || string(section.text()) != "name" {
			continue
		}
		for len(section.rest) > 0 {
			id, list := section.number(), fields{section.text()}
			if id != 1 {
				continue
			}
			for range list.number() {
				number := list.number()
				names[number] = string(list.text())
			}
		}
	}
	size := map[string]int{}
	for number, name := range names {
		if at := number - imported; at >= 0 {
			size[name] += bodies[at]
		}
	}
	return size
}

// fields reads what a module is written in: numbers, and texts with their lengths before them.
type fields struct{ rest []byte }

func (f *fields) number() int {
	n, size := binary.Uvarint(f.rest)
	f.rest = f.rest[size:]
	return int(n)
}

func (f *fields) text() []byte {
	n := f.number()
	text := f.rest[:n]
	f.rest = f.rest[n:]
	return text
}
